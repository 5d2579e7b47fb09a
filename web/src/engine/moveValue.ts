// What a move is worth, by the bots' own search without their blunders: for hints. Twin of smallbox/bots/move_value.py.
import type { Engine, Move, Table } from "./engine";
import { Searcher, type Choice, type Limits } from "./thinking";

/** What everybody can expect from a move. */
export interface MoveValue {
  /** Of the win, one for each seat. */
  shares: number[];
  /** The standard error of the share of the seat that moves. */
  error: number;
}

/** What everybody can expect if this seat plays this move. */
export async function moveValue(
  engine: Engine,
  known: Table,
  seat: number,
  move: Move,
  seed: number,
  iterations: number,
  limits: Limits = {},
): Promise<MoveValue> {
  const searcher = new Searcher(engine, known, seat, iterations, move);
  try {
    const done = await searcher.run(seed, Infinity, limits);
    const { shares, squares } = searcher.sums;
    const expected = engine.seats(known).map((other) => shares[other]! / done);
    const mean = expected[seat]!;
    const variance = Math.max(0, squares / done - mean * mean);
    return { shares: expected, error: Math.sqrt(variance / done) };
  } finally {
    searcher.close();
  }
}

/** The moves this seat may consider, best first; only one where no search is needed. */
export async function choices(
  engine: Engine,
  known: Table,
  seat: number,
  seed: number,
  iterations: number,
  limits: Limits = {},
): Promise<Choice[]> {
  if (engine.isRoutine(known)) {
    const move = engine.careful(known, seat);
    const { shares } = await moveValue(engine, known, seat, move, seed, iterations, limits);
    return [{ move, value: shares[seat]!, visits: 1 }];
  }
  const searcher = new Searcher(engine, known, seat, iterations);
  try {
    await searcher.run(seed, Infinity, limits);
    return searcher.weigh(engine.legal(known, seat));
  } finally {
    searcher.close();
  }
}
