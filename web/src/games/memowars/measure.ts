// How far cards are from each other, for the eye while a card is placed. This is not a second rule: nothing here
// decides what may be played. It calculates in floating point with what everybody sees, so that a card can be shown
// as "too near" or "too far" sixty times a second; only the server judges the move. spots.json pins both together.
import type { Card, Measures, Place } from "../../protocol/memowars";

export interface Lying {
  x: number;
  y: number;
  angle: number;
}
/** A card of one's own that is being placed. */
export interface Laying extends Lying {
  kind: Place["kind"];
}
export type Point = [x: number, y: number];
export type Sizes = Pick<Measures, "card_width" | "card_height" | "table_width" | "table_height" | "near">;

/** What is wrong with a spot, by the clause that the server would name; or that it fits. */
export type Fit = "fits" | "table" | "no-touch" | "near";

const TURN = Math.PI / 180;
const ROUNDING = 0.75; // corners are rounded to tenths: two cards this near may touch

/** The corners of a card, counter-clockwise. */
export function corners({ x, y, angle }: Lying, sizes: Pick<Sizes, "card_width" | "card_height">): Point[] {
  const [cosine, sine] = [Math.cos(angle * TURN), Math.sin(angle * TURN)];
  const [wide, high] = [sizes.card_width / 2, sizes.card_height / 2];
  const flat: Point[] = [
    [wide, high],
    [-wide, high],
    [-wide, -high],
    [wide, -high],
  ];
  return flat.map(([dx, dy]) => [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]);
}

/** The shortest way from a card's outline to a point: none if the point lies on the card. */
export function awayFrom(
  card: Lying,
  [x, y]: Point,
  sizes: Pick<Sizes, "card_width" | "card_height">,
): Point {
  const [cosine, sine] = [Math.cos(card.angle * TURN), Math.sin(card.angle * TURN)];
  const [dx, dy] = [x - card.x, y - card.y];
  const [across, along] = [dx * cosine + dy * sine, dy * cosine - dx * sine];
  const beyond = (part: number, half: number) => Math.sign(part) * Math.max(0, Math.abs(part) - half);
  const [u, v] = [beyond(across, sizes.card_width / 2), beyond(along, sizes.card_height / 2)];
  return [u * cosine - v * sine, u * sine + v * cosine];
}

/** The shortest way from one card's outline to another's: none if they meet. */
export function between(one: Lying, other: Lying, sizes: Pick<Sizes, "card_width" | "card_height">): Point {
  if (meet(one, other, sizes)) return [0, 0];
  const ways = [
    ...corners(other, sizes).map((corner) => awayFrom(one, corner, sizes)),
    ...corners(one, sizes).map((corner): Point => {
      const [x, y] = awayFrom(other, corner, sizes);
      return [-x, -y];
    }),
  ];
  return ways.reduce((best, way) => (Math.hypot(...way) < Math.hypot(...best) ? way : best));
}

export function gap(one: Lying, other: Lying, sizes: Pick<Sizes, "card_width" | "card_height">): number {
  return Math.hypot(...between(one, other, sizes));
}

/** Do they overlap? Not if the whole of one card lies beyond a side of the other. */
function meet(one: Lying, other: Lying, sizes: Pick<Sizes, "card_width" | "card_height">): boolean {
  return !apart(one, other, sizes) && !apart(other, one, sizes);
}

function apart(one: Lying, other: Lying, sizes: Pick<Sizes, "card_width" | "card_height">): boolean {
  const [cosine, sine] = [Math.cos(one.angle * TURN), Math.sin(one.angle * TURN)];
  const there = corners(other, sizes).map(([x, y]): Point => [x - one.x, y - one.y]);
  const across = there.map(([x, y]) => x * cosine + y * sine);
  const along = there.map(([x, y]) => y * cosine - x * sine);
  return [[across, sizes.card_width / 2] as const, [along, sizes.card_height / 2] as const].some(
    ([parts, half]) => parts.every((part) => part > half) || parts.every((part) => part < -half),
  );
}

/** The nearest card and how far it is. */
export function nearest(
  spot: Lying,
  cards: readonly Card[],
  sizes: Sizes,
): { card: Card; gap: number } | null {
  let best: { card: Card; gap: number } | null = null;
  for (const card of cards) {
    const far = gap(spot, card, sizes);
    if (!best || far < best.gap) best = { card, gap: far };
  }
  return best;
}

/** How a spot looks: within the table, touching none, near at least one. */
export function fit(spot: Lying, cards: readonly Card[], sizes: Sizes): Fit {
  if (
    !corners(spot, sizes).every(
      ([x, y]) => 0 <= x && x <= sizes.table_width && 0 <= y && y <= sizes.table_height,
    )
  )
    return "table";
  const next = nearest(spot, cards, sizes);
  if (!next) return "near";
  return next.gap < ROUNDING ? "no-touch" : next.gap > sizes.near ? "near" : "fits";
}

const STEPS = 24;
const PUSH = 450; // tenths of a millimetre: a card does not slip farther than this by itself

/** A spot that fits, close to the one pointed at, if a few small pushes find one; otherwise that spot itself. */
export function settle(spot: Lying, cards: readonly Card[], sizes: Sizes): Lying {
  let { x, y } = spot;
  const wished = sizes.near / 2;
  for (let step = 0; step < STEPS; step++) {
    const here = { x: Math.round(x), y: Math.round(y), angle: spot.angle };
    if (Math.hypot(here.x - spot.x, here.y - spot.y) > PUSH) break;
    if (fit(here, cards, sizes) === "fits") return here;
    const touching = cards.filter((card) => gap(here, card, sizes) < ROUNDING);
    if (touching.length) {
      for (const card of touching) {
        const [dx, dy] = [x - card.x, y - card.y];
        const far = Math.hypot(dx, dy) || 1;
        x += (wished * (dx || 1)) / far;
        y += (wished * dy) / far;
      }
    } else {
      const next = nearest(here, cards, sizes);
      if (!next || next.gap <= sizes.near) break;
      const [dx, dy] = between(here, next.card, sizes);
      x += (dx * (next.gap - wished)) / next.gap;
      y += (dy * (next.gap - wished)) / next.gap;
    }
  }
  return { ...spot, x: Math.round(spot.x), y: Math.round(spot.y) };
}
