// What a seat may know of a game, in the form of messages; made from the match and nothing else. Twin:
// smallbox/server/seat_view.py.
import type { Match } from "../engine/match";
import { recallOf } from "../games/recall";
import type { Frame, Step } from "../protocol/messages";

/** What this seat may see; seat -1 is a spectator. */
export const viewOf = ({ engine, table }: Match, seat: number): unknown =>
  JSON.parse(engine.view(table, seat));

/** What this seat may know of the last step. */
export const eventsOf = ({ engine, table }: Match, seat: number): unknown[] =>
  JSON.parse(engine.events(table, seat)) as unknown[];

/** The seats that may move now, as far as this seat may know. */
export const toldAsked = (match: Match | null, seat: number): number[] =>
  match ? match.engine.toldAsked(match.table, seat) : [];

/** What this seat may choose from, if it is asked. */
export function legalMoves(match: Match | null, asked: readonly number[], seat: number): unknown[] {
  if (!match || !asked.includes(seat)) return [];
  return match.engine.legal(match.table, seat).map((move) => match.engine.coding.decode(move));
}

/**
 * What happened after `seen`, found by replaying the game. Where the game is about remembering, only the last step,
 * which can still be seen, is given in full.
 */
export function missedSteps(match: Match | null, seat: number, seen: number): Step[] {
  if (!match || seen < 0 || seen >= match.moves.length) return [];
  const recall = recallOf(match.engine.about.game);
  const steps: Step[] = [];
  for (const again of match.steps()) {
    const seq = again.moves.length;
    if (seq <= seen) continue;
    const events = eventsOf(again, seat);
    steps.push({ seq, events: seq < match.moves.length ? events.map(recall) : events });
  }
  return steps;
}

/** The whole game as this seat saw it, step by step. */
export function frames(match: Match, seat: number): Frame[] {
  return Array.from(match.steps(), (again) => ({
    seq: again.moves.length,
    events: eventsOf(again, seat),
    view: viewOf(again, seat),
    asked: toldAsked(again, seat),
  }));
}
