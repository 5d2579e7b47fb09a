// What a step sounds like.
import type { Sound } from "../../lib/sound";
import type { Event, View } from "../../protocol/mow";

const DEEDS: Record<string, Sound> = {
  dealt: "shuffle",
  added: "card",
  turned: "tick",
  took: "whoosh",
  passed: "duck",
  "round-over": "bell",
  "game-over": "moo", // as the loser has to
};

export function sounds(events: Event[], view: View): Sound[] {
  const heard = [...new Set(events.flatMap(({ what }) => DEEDS[what] ?? []))];
  return !view.asked.length && view.shares[view.seat] ? [...heard, "win"] : heard;
}
