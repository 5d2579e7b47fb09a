// What a step sounds like.
import type { Sound } from "../../lib/sound";
import type { Event, View } from "../../protocol/memowars";

export function sounds(events: readonly Event[], view: View): Sound[] {
  const heard = events.flatMap(({ what, seat, face }): Sound[] => {
    switch (what) {
      case "placed":
      case "returned":
      case "revealed":
        return ["card"];
      case "looked":
        return ["tick"];
      case "tossed":
        return ["whoosh"];
      case "hit":
        return [face?.kind === "mine" ? "boom" : "zap"];
      case "revenge":
        return ["morf"];
      case "missed":
        return ["thud"];
      case "battle":
        return ["bell"];
      case "won":
        return [view.seat < 0 || seat === view.seat ? "win" : "lose"];
      case "drawn":
        return ["bell"];
      default:
        return [];
    }
  });
  return [...new Set(heard)];
}
