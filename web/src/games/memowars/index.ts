import type { Cards, Event, Move, View } from "../../protocol/memowars";
import type { WebGame } from "../board";
import Board from "./Board.svelte";
import CardTable from "./CardTable.svelte";
import Cover from "./Cover.svelte";
import { recall } from "./recall";
import { sounds } from "./sounds";
import { pace } from "./stage.svelte";
import { describe, nameMove, result, standing, tell } from "./words";

export const game: WebGame<View, Event, Move, Cards> = {
  name: "memowars",
  Board,
  Cover,
  CardTable,
  tell,
  describe,
  standing,
  nameMove,
  sounds,
  result,
  recall,
  pace,
};
