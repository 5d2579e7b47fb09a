// Ways to a table.
import * as lobby from "./lobby";
import { go } from "./router.svelte";
import { keepSeat } from "./seats";
import type { OpenTable, QuickPlay, Seated } from "../protocol/messages";

/** Sit down at the table that comes; whoever has gone elsewhere meanwhile finds it among their tables. */
async function enter(coming: Promise<Seated>): Promise<void> {
  const from = location.href;
  const seated = await coming;
  keepSeat(seated);
  if (location.href === from) go(`/t/${seated.table.id}`);
}

/** A table against bots that begins at once. */
export async function playNow(wish: QuickPlay): Promise<void> {
  await enter(lobby.quickTable(wish));
}

/** A table of one's own, to wait for friends or to begin with bots. */
export async function openTable(wish: OpenTable): Promise<void> {
  await enter(lobby.openTable(wish));
}

export async function playAgain(table: string): Promise<void> {
  await enter(lobby.lobbyOf(table).rematch(table));
}
