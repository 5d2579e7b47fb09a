// The flies of each round, as far as the log goes back.
import type { Event, View } from "../../protocol/mow";

/** For each seat its flies by round, oldest first; rounds before the log are one entry together. */
export function rounds(view: View, log: { events: Event[] }[]): number[][] {
  const told = view.farmers.map((_, seat) =>
    log
      .flatMap(({ events }) => events)
      .filter((event) => event.what === "counted" && event.seat === seat)
      .map((event) => event.number ?? 0),
  );
  return view.farmers.map((farmer, seat) => {
    const known = told[seat] ?? [];
    const before = farmer.score - known.reduce((sum, flies) => sum + flies, 0);
    return before > 0 ? [before, ...known] : known;
  });
}

/** All flies of these cows. */
export const flies = (cows: { flies: number }[]): number => cows.reduce((sum, cow) => sum + cow.flies, 0);
