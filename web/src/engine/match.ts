// A game being played: a log of moves, and the table it leads to. Twin: smallbox/match.py.
import { chanceBefore } from "../lib/fair";
import type { Engine, Move, Refusal, Table } from "./engine";

/** A move of the log. */
export interface Played {
  seat: number;
  move: Move;
}

/** The move breaks a rule; nothing has changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.clause);
  }
}

export class Match {
  readonly moves: Played[] = [];
  table: Table;

  /** Deal a table on which options and cards lie. */
  constructor(
    readonly engine: Engine,
    readonly blank: Table,
    readonly key: Uint8Array,
  ) {
    this.table = engine.deal(blank, chanceBefore(key, 0));
  }

  /** The seats that may move now; none when the game is over. */
  get asked(): number[] {
    return this.engine.asked(this.table);
  }

  /** The table that this move leads to; or Refused. The match itself does not change. */
  judge(seat: number, move: Move): Table {
    const refusal = this.engine.check(this.table, seat, move);
    if (refusal) throw new Refused(refusal);
    return this.engine.advance(this.table, seat, move, chanceBefore(this.key, this.moves.length + 1));
  }

  /** Continue with the table that `judge` returned for this move. */
  adopt(seat: number, move: Move, table: Table): void {
    this.table = table;
    this.moves.push({ seat, move });
  }

  append(seat: number, move: Move): void {
    this.adopt(seat, move, this.judge(seat, move));
  }

  /** Replay the game from the deal to now; yields the same match each time, one move further. */
  *steps(): Generator<Match> {
    const again = new Match(this.engine, this.blank, this.key);
    yield again;
    for (const { seat, move } of this.moves) {
      again.append(seat, move);
      yield again;
    }
  }
}
