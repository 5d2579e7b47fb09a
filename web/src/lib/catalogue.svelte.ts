// The games: as the server lists them, or, without one, those that came with the client.
import { OWN_GAMES } from "../games";
import type { GameInfo } from "../protocol/messages";
import { FOLDER, HAS_SERVER } from "./place";
import { isSettled } from "./readiness";
import { server } from "./server";
import { settings } from "./settings.svelte";
import { Trouble, UNREACHABLE } from "./trouble";

const AGAIN = 1000; // milliseconds until we ask again whether a game is ready
const PATIENCE = 10_000; // milliseconds until we go on without a server's list

let known = $state.raw<GameInfo[] | null>(null);
let listed = !HAS_SERVER; // there will be no other list than ours
let asking: Promise<GameInfo[]> | undefined;

export const catalogue = {
  /** As they were listed last; null if they have not been yet. */
  get games(): GameInfo[] | null {
    return known;
  },
  find: (name: string): GameInfo | undefined => known?.find((game) => game.name === name),
};

/** All games; those that came with the client if the server does not answer. */
export async function games(): Promise<GameInfo[]> {
  if (listed) return known ?? enclosed();
  return Promise.race([askServer(), new Promise((done) => setTimeout(done, PATIENCE)).then(enclosed)]).catch(
    enclosed,
  );
}

/** All games as the server lists them, requested once. */
export async function listedGames(): Promise<GameInfo[]> {
  if (listed) return games();
  try {
    return await askServer();
  } catch (reason) {
    await enclosed().catch(() => {}); // better than nothing, if there are any
    throw reason;
  }
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** While somebody looks, ask again until every game can be played; returns how to stop. */
export function followGames(): () => void {
  const timer = setInterval(() => {
    if (known && !known.every(isSettled) && !document.hidden) void askServer().catch(() => {}); // next time, then
  }, AGAIN);
  return () => clearInterval(timer);
}

/** The server's list, together with the words of games from elsewhere; one request at a time. */
function askServer(): Promise<GameInfo[]> {
  asking ??= (async () => {
    const all = await server.games();
    await settings.learn(all.map(({ name }) => name).filter((name) => !OWN_GAMES.includes(name)));
    listed = true;
    return (known = all);
  })().finally(() => (asking = undefined));
  return asking;
}

/** Our own games, as the client itself knows them. */
async function enclosed(): Promise<GameInfo[]> {
  if (known) return known;
  const answer = await fetch(`${FOLDER}games.json`).catch(() => null);
  if (!answer?.ok) throw new Trouble(UNREACHABLE);
  const own = (await answer.json()) as GameInfo[];
  return (known ??= own);
}
