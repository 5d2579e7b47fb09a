// Direction and distance, as a player would say it: 0 degrees is east, 90 is north.
import { ARROWS } from "../../lib/arrows";
import type { Card } from "../../protocol/memowars";

export const WINDS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"] as const;
const WIND = 45;
export const CENTIMETRE = 100; // tenths of a millimetre

/** The direction of an arrow key on the table, where up is north. */
export function arrow(key: string): [dx: number, dy: number] | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  return right || down ? [right, -down] : undefined;
}

export function degrees(dx: number, dy: number): number {
  return ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
}

/** The wind nearest to a direction. */
export function windOf(direction: number): (typeof WINDS)[number] {
  return WINDS[Math.round(direction / WIND) % WINDS.length] ?? "e";
}

/** The card whose middle is nearest to a point. */
export function nearestMiddle(cards: readonly Card[], x: number, y: number): Card | undefined {
  return cards.toSorted(
    (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
  )[0];
}

/** The nearest card in the direction of an arrow key, sideways distance counting double. */
export function cardTowards(cards: readonly Card[], from: Card, dx: number, dy: number): Card | undefined {
  const costs = cards.flatMap((card) => {
    const [x, y] = [card.x - from.x, card.y - from.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
    return ahead > 0 && aside <= 2 * ahead ? [{ card, cost: ahead + 2 * aside }] : [];
  });
  return costs.toSorted((one, other) => one.cost - other.cost)[0]?.card;
}
