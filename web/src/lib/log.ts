// Steps of a game as sentences.
import type { AnyGame } from "../games";
import type { Told } from "./live.svelte";
import type { Say } from "./words";

/** What happened in a step, as far as it is worth telling. */
export function sentences(game: AnyGame, step: Told, names: string[], say: Say): string[] {
  return step.events.flatMap((event) => game.tell(event, names, say) ?? []);
}
