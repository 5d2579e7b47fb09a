// What a board of MemoWars is given; its parts pass it on unchanged, and ask it for the view whenever they need it:
// part of a view, kept in a $derived that nobody reads any more, would keep faces that people have to remember.
import type { Cards, Event, Move, View } from "../../protocol/memowars";
import type { BoardProps } from "../board";

export type Table = BoardProps<View, Event, Move, Cards>;
