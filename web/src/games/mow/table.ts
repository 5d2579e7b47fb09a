// What a board of Mow is given; its parts pass it on unchanged.
import type { Cards, Event, Move, View } from "../../protocol/mow";
import type { BoardProps } from "../board";

export type Table = BoardProps<View, Event, Move, Cards>;
