// The field from one's own side. A square is 5 * row + column; row 0 is the Gnorfs' back row.
import type { Uwo, View } from "../../protocol/uwo";
import { cardOf } from "./kinds";

export const COLUMNS = 5;
export const ROWS = 6;
export const SQUARES = Array.from({ length: COLUMNS * ROWS }, (_, square) => square);

/** b3 is the second column, third row from the Gnorfs' side. */
export function squareName(square: number): string {
  return `${"abcde"[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`;
}

/** Whose side is at the bottom: one's own; spectators sit with the Gnorfs. */
export const nearSide = (view: View): number => (view.seat === 1 ? 1 : 0);

/** Where a square is drawn: the viewer's own side is below. Its own inverse. */
export function turned(square: number, seat: number): number {
  const [row, column] = [Math.floor(square / COLUMNS), square % COLUMNS];
  return seat === 1 ? row * COLUMNS + COLUMNS - 1 - column : (ROWS - 1 - row) * COLUMNS + column;
}

/** Column and row on the screen, from the top left. */
export function place(square: number, seat: number): { column: number; row: number } {
  const shown = turned(square, seat);
  return { column: shown % COLUMNS, row: Math.floor(shown / COLUMNS) };
}

/** The transform that moves an element of a square's size onto this square. */
export function shift(square: number, seat: number): string {
  const { column, row } = place(square, seat);
  return `translate(${column * 100}%, ${row * 100}%)`;
}

/** The middle of a square on the screen, a square being 100 wide. */
export function centre(square: number, seat: number): { x: number; y: number } {
  const { column, row } = place(square, seat);
  return { x: column * 100 + 50, y: row * 100 + 50 };
}

/** The next square in this direction on the screen; the same one at the edge. */
export function beside(square: number, seat: number, right: number, down: number): number {
  const { column, row } = place(square, seat);
  const [toColumn, toRow] = [column + right, row + down];
  if (toColumn < 0 || toColumn >= COLUMNS || toRow < 0 || toRow >= ROWS) return square;
  return turned(toRow * COLUMNS + toColumn, seat);
}

/** Are these squares neighbours in a row or a column? */
export const areBeside = (one: number, other: number): boolean =>
  LINES.some(([right, down]) => one !== other && beside(one, 0, right, down) === other);

export function uwoOn(view: View, square: number): Uwo | undefined {
  return view.field.find((uwo) => uwo.square === square);
}

const LINES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const AROUND = [...LINES, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

// Reach and shields are shown, not judged: what may be done is in the legal moves. reach.json pins both to the rules.

/** What this UWO's card reaches, for display: along its lines up to the first UWO, or its blast. */
export function reach(view: View, uwo: Uwo): Set<number> {
  const found = new Set<number>();
  for (const [right, down] of uwo.kind === "dynamite" ? AROUND : LINES) {
    let square = uwo.square;
    for (let far = 0; far < cardOf(view.cards, uwo.kind).attack; far++) {
      const next = beside(square, 0, right, down);
      if (next === square) break;
      const there = uwoOn(view, next);
      if (there?.seat !== uwo.seat || uwo.kind === "dynamite") found.add(next);
      if (there) break;
      square = next;
    }
  }
  return found;
}

/** The squares of the enemies whose shield saves them from this UWO. */
export function shielded(view: View, uwo: Uwo): Set<number> {
  const saved = view.field.filter(
    ({ seat, kind, knocked_out }) =>
      seat !== uwo.seat && !knocked_out && cardOf(view.cards, kind).shields.includes(uwo.kind),
  );
  return new Set(saved.map(({ square }) => square));
}

/** An UWO with a key that stays the same while it moves. */
export interface Figure extends Uwo {
  key: number;
}

/** Match the UWOs of two tables: those that stay keep their keys, and the missing ones have moved. */
export function follow(before: Figure[], field: Uwo[]): Figure[] {
  const left = new Set(before);
  const found = new Map<Uwo, number>();
  const match = (uwo: Uwo, same: (other: Figure) => boolean) => {
    const other = found.has(uwo)
      ? undefined
      : [...left].find((other) => other.seat === uwo.seat && same(other));
    if (!other) return;
    left.delete(other);
    found.set(uwo, other.key);
  };
  for (const uwo of field) match(uwo, (other) => other.square === uwo.square);
  for (const uwo of field) match(uwo, () => true);
  let next = Math.max(-1, ...before.map(({ key }) => key));
  const figures = field.map((uwo) => ({ ...uwo, key: found.get(uwo) ?? ++next }));
  return figures.sort((a, b) => a.key - b.key); // an element that stays in place in the page keeps its animation
}
