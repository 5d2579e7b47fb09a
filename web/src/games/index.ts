// The games that this client has drawings of, each loaded when it is needed; any other is played on a plain board.
import type { Component } from "svelte";
import type { Say } from "../lib/words";
import type { WebGame } from "./board";

/** In the order of the front page. */
export const OWN_GAMES: readonly string[] = ["mow", "uwo", "memowars"];

// The pages do not know a game's types: they only pass on what the server sent.
export type AnyGame = WebGame<any, any, any, any>;

const whole = import.meta.glob<{ game: AnyGame }>(["./*/index.ts", "!./plain/index.ts"]);
const covers = import.meta.glob<{ default: Component<{ say: Say }> }>(["./*/Cover.svelte", "!./plain/*"]);

export async function loadGame(name: string): Promise<AnyGame> {
  const own = await whole[`./${name}/index.ts`]?.();
  return own?.game ?? (await import("./plain")).plainGame(name);
}

export async function loadCover(name: string): Promise<Component<{ say: Say }> | null> {
  return (await covers[`./${name}/Cover.svelte`]?.())?.default ?? null;
}
