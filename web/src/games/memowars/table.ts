// What a board of MemoWars is given; its parts hand it on as it is, and ask it for the view whenever they need it:
// what is kept of a view, in a $derived that nobody reads any more, would keep faces that are to be remembered.
import type { Cards, Event, Move, View } from "../../protocol/memowars";
import type { BoardProps } from "../board";

export type Table = BoardProps<View, Event, Move, Cards>;
