// How large the cows of the herds are drawn, so that herds and hand are visible at the same time.
import type { Room } from "./line";

/** What is known of the board, in pixels. */
export interface Measured {
  /** Of the board. */
  width: number;
  /** Of the window. */
  height: number;
  herds: number;
  /** How high the farmers, the pile and arrow, and the foot with the hand are. */
  seats: number;
  middle: number;
  foot: number;
}

export const NARROW = 640; // must agree with the container queries of the components
const AROUND = 138; // the page's own bars on a phone
const GAPS = 60; // between all parts of the board
const FRAME = 28; // around each herd

const between = (least: number, size: number, most: number): number => Math.max(least, Math.min(most, size));

/** What each herd may take; its width is its own. */
export function roomForHerds({ width, height, herds, seats, middle, foot }: Measured): Omit<Room, "width"> {
  const star = herds > 1;
  const largest = star
    ? between(46, Math.min(width * 0.08 + 24, height * 0.11 - 30), 70)
    : between(54, width * 0.15 + 24, 116);
  if (width >= NARROW) return { largest, smallest: 60, rows: 1, height: Infinity };
  // On a phone the herds get the height that the others, the pile and the hand leave; a star has the pile beside it.
  const left = height - AROUND - GAPS - seats - foot - (star ? 0 : middle);
  return { largest, smallest: star ? 46 : 54, rows: star ? 2 : 3, height: left / herds - FRAME };
}

/** How far a farmer sits from the middle of the far side of the table, from 0 to 1: they sit in a curve. */
export function aside(place: number, farmers: number): number {
  return farmers > 2 ? ((2 * place) / (farmers - 1) - 1) ** 2 : 0;
}
