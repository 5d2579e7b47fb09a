// The games, and what the server says about them.
import { OWN_GAMES } from "../games";
import type { GameInfo } from "../protocol/messages";
import { api } from "./api";
import { settings } from "./settings.svelte";

let asked: Promise<GameInfo[]> | undefined;

/** What the server says about all games; requested once, together with the words of games from elsewhere. */
export function games(): Promise<GameInfo[]> {
  asked ??= ask().catch((reason: unknown) => {
    asked = undefined;
    throw reason;
  });
  return asked;
}

async function ask(): Promise<GameInfo[]> {
  const all = await api.games();
  await settings.learn(all.map(({ name }) => name).filter((name) => !OWN_GAMES.includes(name)));
  return all;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}
