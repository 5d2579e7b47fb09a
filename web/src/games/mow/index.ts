import type { Cards, Event, Move, View } from "../../protocol/mow";
import type { WebGame } from "../board";
import Board from "./Board.svelte";
import CardTable from "./CardTable.svelte";
import Cover from "./Cover.svelte";
import { describe, name_move, result, sounds, standing, tell } from "./speak";

export const game: WebGame<View, Event, Move, Cards> = {
  name: "mow",
  Board,
  Cover,
  CardTable,
  tell,
  describe,
  standing,
  name_move,
  sounds,
  result,
};
