import type { Event } from "../../protocol/memowars";

/**
 * What may be kept of an event: who did what. Which card it was, where and with what face, people have to remember.
 * Twin: `recall` in src/smallbox/games/memowars/view.py.
 */
export function recall({ what, seat, x }: Event): Event {
  if (what === "pushed") return x === undefined ? { what } : { what, x };
  return what === "placed" || seat === undefined ? { what } : { what, seat };
}
