import type { Cards, Event, Move, View } from "../../protocol/memowars";
import type { WebGame } from "../board";
import Board from "./Board.svelte";
import CardTable from "./CardTable.svelte";
import Cover from "./Cover.svelte";
import { pace } from "./stage.svelte";
import { describe, forget, nameMove, result, sounds, standing, tell } from "./telling";

export const game: WebGame<View, Event, Move, Cards> = {
  name: "memowars",
  Board,
  Cover,
  CardTable,
  tell,
  describe,
  standing,
  name_move: nameMove,
  sounds,
  result,
  forget,
  pace,
};
