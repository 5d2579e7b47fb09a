import type { Cards, Event, Move, View } from "../../protocol/mow";
import type { WebGame } from "../board";
import Board from "./Board.svelte";
import CardTable from "./CardTable.svelte";
import Cover from "./Cover.svelte";
import { sounds } from "./sounds";
import { describe, nameMove, result, standing, tell } from "./words";

export const game: WebGame<View, Event, Move, Cards> = {
  name: "mow",
  Board,
  Cover,
  CardTable,
  tell,
  describe,
  standing,
  nameMove,
  sounds,
  result,
};
