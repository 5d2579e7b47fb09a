// An account of a finished game: what was luck, and what was skill. Twin: smallbox/bots/analysis.py, which explains it.
import type { Engine, Move, Table } from "./engine";
import type { Match } from "./match";
import { choices, moveValue, type MoveValue } from "./moveValue";
import type { Limits } from "./thinking";

const TELLING = 2; // standard errors by which the best move must be better before another counts as a loss

/** A move by a player who had a choice. */
export interface Decision {
  number: number;
  seat: number;
  move: Move;
  /** What the search would have played; the move itself if nothing is clearly better. */
  best: Move;
  /** The seat's expected share of the win after the best move. */
  bestValue: number;
  /** What the move played gave away. */
  loss: number;
}

/** Where a seat's result comes from: fair share + deal + draws + own + others. */
export interface Account {
  /** Luck until its first decision. */
  deal: number;
  /** Luck since then. */
  draws: number;
  /** What its own decisions lost: never above zero. */
  own: number;
  /** What the others' decisions gave it, or took from it. */
  others: number;
}

export interface Analysed {
  decisions: Decision[];
  accounts: Account[];
}

/** A move, and what everybody can expect from it. */
interface Weighed {
  move: Move;
  value: MoveValue;
}

/** Judge every decision of a finished game; `progress` is called with the number of moves done. */
export async function analyse(
  match: Match,
  level: number,
  progress: (done: number, total: number) => void = () => {},
  limits: Limits = {},
): Promise<Analysed> {
  const { engine, moves } = match;
  const iterations = limits.iterations ?? engine.about.levels[level - 1]!.iterations;
  const ledger = new Ledger(engine.seats(match.table).length);
  const steps = match.steps();
  for (const [index, { seat, move }] of moves.entries()) {
    const before = steps.next().value as Match;
    const seen = engine.known(before.table, seat);
    if (engine.legal(seen, seat).length > 1 && !engine.isRoutine(seen)) {
      const [played, best] = await compare(engine, seen, seat, move, iterations, limits);
      ledger.enter(index + 1, seat, played, best);
    }
    progress(index + 1, moves.length);
  }
  return { decisions: ledger.decisions, accounts: ledger.close(engine.outcome(match.table)) };
}

/** This move and the best one; the same move twice if no other is clearly better. */
async function compare(
  engine: Engine,
  seen: Table,
  seat: number,
  move: Move,
  iterations: number,
  limits: Limits,
): Promise<[Weighed, Weighed]> {
  // All moves are tried on the same imagined tables.
  const weigh = async (one: Move): Promise<Weighed> => ({
    move: one,
    value: await moveValue(engine, seen, seat, one, 0, iterations, limits),
  });
  const played = await weigh(move);
  const [best] = await choices(engine, seen, seat, 0, iterations, limits);
  if (best && best.move !== move) {
    const other = await weigh(best.move);
    const doubt = Math.sqrt(played.value.error ** 2 + other.value.error ** 2);
    if (other.value.shares[seat]! - played.value.shares[seat]! > TELLING * doubt) return [played, other];
  }
  return [played, played];
}

/** Keeps the account of every seat as we go through the game. */
class Ledger {
  readonly decisions: Decision[] = [];
  readonly #accounts: Account[];
  /** Of each seat, after its last decision. */
  readonly #value: number[];
  /** By the others since then. */
  readonly #given: number[];
  readonly #hasDecided: boolean[];

  constructor(players: number) {
    const each = <Value>(make: () => Value): Value[] => Array.from({ length: players }, make);
    this.#accounts = each(() => ({ deal: 0, draws: 0, own: 0, others: 0 }));
    this.#value = each(() => 1 / players);
    this.#given = each(() => 0);
    this.#hasDecided = each(() => false);
  }

  /** Write down a decision. */
  enter(number: number, seat: number, played: Weighed, best: Weighed): void {
    const [value, bestValue] = [played.value.shares[seat]!, best.value.shares[seat]!];
    const account = this.#accounts[seat]!;
    account[this.#hasDecided[seat] ? "draws" : "deal"] += this.#luck(seat, bestValue);
    account.own -= bestValue - value;
    this.#hasDecided[seat] = true;
    this.decisions.push({
      number,
      seat,
      move: played.move,
      best: best.move,
      bestValue,
      loss: bestValue - value,
    });
    this.#value[seat] = value;
    this.#given[seat] = 0;
    for (const other of this.#accounts.keys()) {
      if (other === seat) continue;
      const gift = played.value.shares[other]! - best.value.shares[other]!;
      this.#given[other]! += gift;
      this.#accounts[other]!.others += gift;
    }
  }

  /** How the seat's chances changed since its last decision, except for what the others did. */
  #luck(seat: number, now: number): number {
    return now - this.#value[seat]! - this.#given[seat]!;
  }

  /** The accounts of all seats, once it is known who won. */
  close(shares: number[]): Account[] {
    shares.forEach((result, seat) => (this.#accounts[seat]!.draws += this.#luck(seat, result)));
    return this.#accounts;
  }
}
