// How a herd is laid out: in one line as large as there is room for, then in as many lines as are allowed and fit
// into the window, then closer together, then in lines that go beyond the window, and finally wider than the window.

export interface Line {
  /** The width of a card. */
  card: number;
  /** Where each cow and each open place stands: its left edge and its row. */
  at: Map<number, { x: number; row: number }>;
  rows: number;
  width: number;
  /** Where the cards of each row begin. */
  tops: number[];
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** The width of a card, at most and at least. */
  largest: number;
  smallest: number;
  /** How many lines there may be. */
  rows: number;
}

/** The numbers of the cows, those among them that carry an acrobat, and the open places. */
export interface Standing {
  cows: number[];
  acrobats: number[];
  spots: number[];
}

export const END = 40; // room for the sign at either end
export const SPOT = 46; // a place that can be chosen
export const SHAPE = 1.4; // of a card: its height, if its width is 1
const CARRIED = 0.6; // what an acrobat needs above the card that carries it
const SPACE = 4;
const BELOW = 8; // between two rows
const GAP = 12; // where numbers are missing
const LEAST_SEEN = 0.52; // of a card behind another: as much as its number needs

export function line(room: Room, herd: Standing): Line {
  const tall: Line[] = [];
  for (let rows = 1; rows <= room.rows; rows++) {
    for (let card = room.largest; card >= room.smallest; card -= 2) {
      const laid = lay(room.width, herd, card, 0);
      if (laid.rows > rows) continue;
      if (laid.height <= room.height) return laid;
      tall.push(laid);
    }
  }
  const whole = lay(Infinity, herd, room.smallest, 0);
  const overlaps = Math.max(1, herd.cows.length - 1);
  const hidden = Math.min((whole.width - room.width) / overlaps, room.smallest * (1 - LEAST_SEEN));
  const close = lay(Infinity, herd, room.smallest, Math.max(0, hidden));
  return close.width <= room.width + 0.5 ? close : (lowest(tall) ?? close);
}

function lowest(lines: Line[]): Line | undefined {
  return lines.sort((a, b) => a.height - b.height)[0];
}

/** Fill one row after the other, with the signs before the first and behind the last; `hidden` is how much
 * of each cow the next one covers. */
function lay(width: number, { cows, acrobats, spots }: Standing, card: number, hidden: number): Line {
  const at: Line["at"] = new Map();
  let [x, row, widest] = [END, 0, 0];
  let before: number | undefined;
  const all = [...cows, ...spots].sort((a, b) => a - b);
  for (const number of all) {
    const long = spots.includes(number) ? SPOT : card;
    if (before !== undefined) {
      const open = spots.includes(number) || spots.includes(before);
      x += number > before + 1 && !open ? GAP : SPACE;
      x -= open ? 0 : hidden;
    }
    const sign = number === all.at(-1) ? END : 0;
    if (before !== undefined && x + long + sign > width) [x, row] = [SPACE, row + 1];
    at.set(number, { x, row });
    x += long;
    widest = Math.max(widest, x + sign);
    before = number;
  }
  const tops: number[] = [];
  let height = -BELOW;
  for (let each = 0; each <= row; each++) {
    const carries = acrobats.some((number) => at.get(number)?.row === each);
    tops.push(height + BELOW + (carries ? card * CARRIED : 0));
    height = tops[each]! + card * SHAPE;
  }
  const rows = widest > width ? Infinity : row + 1;
  return { card, at, rows, width: widest || 2 * END, tops, height };
}
