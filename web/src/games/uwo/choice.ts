// What is chosen on the board, and what a click would do with it. What may be done is what the server says.
import type { Move, Ride, View } from "../../protocol/uwo";
import { areBeside, uwoOn } from "./field";
import type { Kind } from "./kinds";

/** An UWO, with the path of a Rider so far, or a card of the hand. */
export type Choice =
  { what: "uwo"; square: number; path: number[] } | { what: "card"; kind: Kind; place: number } | null;

/** What a click on a square would do. */
export type Mark = "walk" | "ride" | "attack" | "morf";

export const choose = (square: number): Choice => ({ what: "uwo", square, path: [] });

const begins = (path: number[], start: number[]) => start.every((square, i) => path[i] === square);
const rides = (legal: Move[], square: number, start: number[]) =>
  legal.filter(
    (move): move is Ride => move.type === "ride" && move.square === square && begins(move.path, start),
  );

/** The ride that stops at the end of the chosen path, if it may. */
export function rideSoFar(choice: Choice, legal: Move[]): Ride | undefined {
  if (choice?.what !== "uwo" || choice.path.length === 0) return undefined;
  const { square, path } = choice;
  return rides(legal, square, path).find((ride) => ride.path.length === path.length);
}

/** The squares where a click plays what was chosen, or adds a step to the path. */
export function marks(choice: Choice, legal: Move[]): Map<number, Mark> {
  const found = new Map<number, Mark>();
  if (choice?.what === "card") {
    for (const move of legal) {
      if (move.type === "morf" && move.kind === choice.kind) found.set(move.square, "morf");
    }
  }
  if (choice?.what !== "uwo") return found;
  for (const move of legal) {
    if (move.type === "walk" && move.square === choice.square) found.set(move.to, "walk");
    if (move.type === "attack" && move.square === choice.square) found.set(move.target, "attack");
  }
  for (const ride of rides(legal, choice.square, choice.path)) {
    const next = ride.path[choice.path.length] ?? ride.path.at(-1);
    if (next !== undefined) found.set(next, "ride");
  }
  return found;
}

/** What comes of a click on a square: a move to play (or to try), and what is chosen afterwards. */
export function click(
  square: number,
  choice: Choice,
  view: View,
  legal: Move[],
): { choice: Choice; move?: Move } {
  const there = uwoOn(view, square);
  const fresh = there ? choose(square) : null;
  if (choice?.what === "card") {
    return there ? { choice: null, move: { type: "morf", square, kind: choice.kind } } : { choice: null };
  }
  const actor = choice && uwoOn(view, choice.square);
  const mine = legal.length > 0 && view.phase === "turn" && actor?.seat === view.seat;
  if (!choice || !actor || !mine) return { choice: choice?.square === square ? null : fresh };

  const from = choice.square;
  if (actor.kind === "rider") return clickRider(square, choice, view, legal);
  if (square === from) return { choice: null };
  if (there?.seat === view.seat) return { choice: fresh };
  const move: Move = there
    ? { type: "attack", square: from, target: square }
    : { type: "walk", square: from, to: square };
  return { choice: marks(choice, legal).has(square) ? null : choice, move };
}

/** A Rider's path grows square by square; on its last square, or where it cannot go on, the Rider rides. */
function clickRider(
  square: number,
  choice: { what: "uwo"; square: number; path: number[] },
  view: View,
  legal: Move[],
): { choice: Choice; move?: Move } {
  const { square: from, path } = choice;
  if (square === from) return { choice: path.length ? choose(from) : null };
  if (square === path.at(-1)) {
    return { choice: null, move: rideSoFar(choice, legal) ?? { type: "ride", square: from, path } };
  }
  const before = path.indexOf(square);
  if (before >= 0) return { choice: { ...choice, path: path.slice(0, before + 1) } };
  const longer = [...path, square];
  const on = rides(legal, from, longer);
  const ride: Ride = { type: "ride", square: from, path: longer };
  if (on.some((ride) => ride.path.length > longer.length)) return { choice: { ...choice, path: longer } };
  if (on.length) return { choice: null, move: ride };
  const there = uwoOn(view, square);
  if (there?.seat === view.seat) return { choice: choose(square) };
  const attack = there && !path.length && !areBeside(from, square);
  return { choice, move: attack ? { type: "attack", square: from, target: square } : ride };
}

/** One step back: the path's last square, then the choice. */
export function takeBack(choice: Choice): Choice {
  if (choice?.what !== "uwo" || choice.path.length === 0) return null;
  return { ...choice, path: choice.path.slice(0, -1) };
}

/** What the UWOs on these squares can do now: go somewhere, or strike as well. */
export function able(legal: Move[]): Map<number, "go" | "strike"> {
  const found = new Map<number, "go" | "strike">();
  for (const move of legal) {
    if (move.type === "attack" || move.type === "blast") found.set(move.square, "strike");
    else if ("square" in move && move.type !== "morf" && !found.has(move.square))
      found.set(move.square, "go");
  }
  return found;
}

/** What the UWO on this square can do now. */
export const movesOf = (square: number, legal: Move[]): Set<Move["type"]> =>
  new Set(legal.filter((move) => "square" in move && move.square === square).map(({ type }) => type));

/** The kinds of the cards that can be played or swapped now. */
export function playable(legal: Move[]): Set<Kind> {
  return new Set(
    legal.flatMap((move) => (move.type === "miss" ? ["miss" as Kind] : "kind" in move ? [move.kind] : [])),
  );
}
