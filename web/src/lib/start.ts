// Ways to a table.
import { api } from "./api";
import { go } from "./router.svelte";
import { keepSeat } from "./seats";
import type { OpenTable, QuickPlay, Seated } from "../protocol/messages";

function enter(seated: Seated): void {
  keepSeat(seated);
  go(`/t/${seated.table.id}`);
}

/** A table against bots that begins at once. */
export async function playNow(wish: QuickPlay): Promise<void> {
  enter(await api.quick(wish));
}

/** A table of one's own, to wait for friends or to begin with bots. */
export async function openTable(wish: OpenTable): Promise<void> {
  enter(await api.open(wish));
}

export async function playAgain(table: string): Promise<void> {
  enter(await api.rematch(table));
}
