import type { WebGame } from "../board";
import type { Cards, Event, Move, View } from "../../protocol/uwo";
import Board from "./Board.svelte";
import CardTable from "./CardTable.svelte";
import Cover from "./Cover.svelte";
import Editions from "./Editions.svelte";
import { sounds } from "./sounds";
import { describe, nameMove, result, standing, tell } from "./words";

export const game: WebGame<View, Event, Move, Cards> = {
  name: "uwo",
  Board,
  Cover,
  CardTable,
  Options: Editions,
  tell,
  describe,
  standing,
  nameMove,
  sounds,
  result,
};
