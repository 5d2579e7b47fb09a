// The kinds of UWO, in the order of the card table.
import type { Card, Uwo, View } from "../../protocol/uwo";

export type Kind = Uwo["kind"];

/** Kinds with rules of their own; their cards carry an exclamation mark. */
export const SPECIAL: ReadonlySet<string> = new Set<Kind>(["bazooka", "rider", "dynamite"]);

/** What is printed on the cards of this kind. */
export function cardOf(cards: View["cards"], kind: Kind): Card {
  const card = cards.find((card) => card.kind === kind);
  if (!card) throw new Error(`there is no card for ${kind}`);
  return card;
}
