// The games that this client can show; each is loaded when it is needed.
import type { Component } from "svelte";
import type { Say } from "../lib/words";
import type { WebGame } from "./board";

// The pages do not know a game's types: they only hand over what the server sent.
export type AnyGame = WebGame<any, any, any, any>;

const whole = import.meta.glob<{ game: AnyGame }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component<{ say: Say }> }>("./*/Cover.svelte");

export async function loadGame(name: string): Promise<AnyGame | null> {
  return (await whole[`./${name}/index.ts`]?.())?.game ?? null;
}

export async function loadCover(name: string): Promise<Component<{ say: Say }> | null> {
  return (await covers[`./${name}/Cover.svelte`]?.())?.default ?? null;
}
