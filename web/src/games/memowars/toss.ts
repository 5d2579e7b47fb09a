// Turns a gesture, two meters or two numbers into the toss that is sent to the server.
import type { Measures, Toss } from "../../protocol/memowars";
import type { Lying } from "./measure";

type Reach = Pick<Measures, "card_width" | "card_height" | "span" | "flight">;

/** How far from the card's middle a hand may be in any direction, with a little to spare. */
function handReach(sizes: Reach): number {
  return Math.floor(Math.min(sizes.card_width, sizes.card_height) / 2) + sizes.span - 2;
}

/** How far from the card's middle a disc can be aimed. */
export function longest(sizes: Reach): number {
  return handReach(sizes) + sizes.flight;
}

/** A toss in this direction (degrees), aimed this far from the card's middle (in tenths of a millimetre). */
export function tossBy(card: Lying, direction: number, far: number, sizes: Reach): Toss {
  const whole = Math.min(Math.max(0, far), longest(sizes));
  const hand = Math.min(whole, handReach(sizes)); // as far forward as it may be: a shorter flight scatters less
  const angle = (direction * Math.PI) / 180;
  return {
    type: "toss",
    x: card.x + Math.round(hand * Math.cos(angle)),
    y: card.y + Math.round(hand * Math.sin(angle)),
    direction: ((Math.round(10 * direction) % 3600) + 3600) % 3600,
    strength: Math.min(Math.round(whole - hand), sizes.flight),
  };
}

export const SLING = 3; // the disc is aimed three times as far as it is pulled

/** A toss that is being aimed: with the sling, or with a meter that still swings. */
export interface Aiming {
  way: "pull" | "direction" | "strength";
  /** In degrees: 0 is east, 90 is north. */
  direction: number;
  /** From 0 to 1. */
  strength: number;
}

const ROUND = 6000; // milliseconds that the arrow takes to go round
const SWING = 2400; // and the strength to rise and to fall

/** Where the meters stand this many milliseconds after this one began to swing. */
export function swing(aim: Aiming, time: number): Aiming {
  if (aim.way === "direction") return { ...aim, direction: (90 + (360 * time) / ROUND) % 360 };
  const phase = (time % SWING) / SWING;
  return { ...aim, strength: phase < 0.5 ? 2 * phase : 2 - 2 * phase };
}
