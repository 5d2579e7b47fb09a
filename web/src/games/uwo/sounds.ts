// What a step sounds like.
import type { Sound } from "../../lib/sound";
import type { Event, View } from "../../protocol/uwo";
import type { Kind } from "./kinds";

const WEAPONS: Partial<Record<Kind, Sound>> = {
  fist: "punch",
  ball: "thud",
  tank: "thud",
  bazooka: "whoosh",
};
const DEEDS: Record<string, Sound> = {
  morfed: "morf",
  defended: "morf",
  dodged: "duck",
  swapped: "shuffle",
  walked: "tick",
  rode: "whoosh",
  trampled: "thud",
  blasted: "boom",
  refilled: "card",
  "energy-back": "bell",
};

export function sounds(events: Event[], view: View): Sound[] {
  const heard = events.flatMap((event): Sound[] | Sound => {
    if (event.what === "attacked" || event.what === "countered") {
      return [(event.kind && WEAPONS[event.kind]) ?? "zap"];
    }
    if (event.what === "removed") return events.some(({ what }) => what === "blasted") ? [] : ["punch"];
    if (event.what === "game-over" && view.seat >= 0) return [event.seat === view.seat ? "win" : "lose"];
    return DEEDS[event.what] ?? [];
  });
  return [...new Set(heard)];
}
