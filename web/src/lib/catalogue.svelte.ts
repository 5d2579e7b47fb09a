// The games, and what the server says about them.
import { OWN_GAMES } from "../games";
import type { GameInfo } from "../protocol/messages";
import { api } from "./api";
import { isSettled } from "./readiness";
import { settings } from "./settings.svelte";

const AGAIN = 1000; // milliseconds until we ask again whether a game is ready

let known = $state.raw<GameInfo[] | null>(null);
let asking: Promise<GameInfo[]> | undefined;

export const catalogue = {
  /** As the server listed them last; null if it has not yet. */
  get games(): GameInfo[] | null {
    return known;
  },
  find: (name: string): GameInfo | undefined => known?.find((game) => game.name === name),
};

/** What the server says about all games; requested once. */
export async function games(): Promise<GameInfo[]> {
  return known ?? ask();
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** While somebody looks, ask again until every game can be played; returns how to stop. */
export function followGames(): () => void {
  const timer = setInterval(() => {
    if (known && !known.every(isSettled) && !document.hidden) void ask().catch(() => {}); // next time, then
  }, AGAIN);
  return () => clearInterval(timer);
}

/** The list, together with the words of games from elsewhere; one request at a time. */
function ask(): Promise<GameInfo[]> {
  asking ??= (async () => {
    const all = await api.games();
    await settings.learn(all.map(({ name }) => name).filter((name) => !OWN_GAMES.includes(name)));
    return (known = all);
  })().finally(() => (asking = undefined));
  return asking;
}
