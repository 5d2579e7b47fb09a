// How a herd stands: as large as there is room in one line, then in several lines if they are allowed,
// then closer together, and at last wider than the window.

export interface Line {
  /** The width of a card. */
  card: number;
  /** Where each cow and each open place stands: its left edge and its row. */
  at: Map<number, { x: number; row: number }>;
  rows: number;
  width: number;
}

export interface Room {
  width: number;
  /** The width of a card, at most and at least. */
  largest: number;
  smallest: number;
  /** How many lines there may be. */
  rows: number;
}

export const END = 40; // room for the sign at either end
export const SPOT = 46; // a place that can be chosen
const SPACE = 4;
const GAP = 12; // where numbers are missing
const LEAST_SEEN = 0.52; // of a card behind another: as much as its number needs

/** Lay out cows and open places, both given by their numbers. */
export function line(room: Room, cows: number[], spots: number[]): Line {
  for (let rows = 1; rows <= room.rows; rows++) {
    for (let card = room.largest; card >= room.smallest; card -= 2) {
      const laid = lay(room.width, cows, spots, card, 0);
      if (laid.rows <= rows) return laid;
    }
  }
  const whole = lay(Infinity, cows, spots, room.smallest, 0);
  const overlaps = Math.max(1, cows.length - 1);
  const hidden = Math.min((whole.width - room.width) / overlaps, room.smallest * (1 - LEAST_SEEN));
  return lay(Infinity, cows, spots, room.smallest, hidden);
}

/** Fill one row after the other; each cow hides so much of the one before it. */
function lay(width: number, cows: number[], spots: number[], card: number, hidden: number): Line {
  const at: Line["at"] = new Map();
  let [x, row, widest] = [END, 0, 0];
  let before: number | undefined;
  for (const number of [...cows, ...spots].sort((a, b) => a - b)) {
    const long = spots.includes(number) ? SPOT : card;
    if (before !== undefined) {
      const open = spots.includes(number) || spots.includes(before);
      x += number > before + 1 && !open ? GAP : SPACE;
      x -= open ? 0 : hidden;
    }
    if (before !== undefined && x + long + END > width) [x, row] = [END, row + 1];
    at.set(number, { x, row });
    x += long;
    widest = Math.max(widest, x + END);
    before = number;
  }
  return { card, at, rows: widest > width ? Infinity : row + 1, width: widest || 2 * END };
}
