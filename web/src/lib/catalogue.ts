// The games in the order of the front page, and what the server tells about them.
import type { GameInfo } from "../protocol/messages";
import { api } from "./api";

export const GAMES = ["mow", "uwo", "memowars"];

let asked: Promise<GameInfo[]> | undefined;

/** What the server tells about all games; asked for once. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((reason: unknown) => {
    asked = undefined;
    throw reason;
  });
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}
