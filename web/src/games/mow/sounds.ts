// What a step sounds like.
import type { Event, View } from "../../protocol/mow";

const DEEDS: Record<string, string> = {
  dealt: "shuffle",
  added: "card",
  turned: "tick",
  took: "whoosh",
  passed: "duck",
  "round-over": "bell",
  "game-over": "moo", // as the loser has to
};

export function sounds(events: Event[], view: View): string[] {
  const heard = [...new Set(events.flatMap(({ what }) => DEEDS[what] ?? []))];
  return view.turn === null && view.shares[view.seat] ? [...heard, "win"] : heard;
}
