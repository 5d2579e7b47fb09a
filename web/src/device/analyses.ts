// Analyses of finished games, each made once. Twin: smallbox/server/analysis_jobs.py.
import { analyse } from "../engine/analysis";
import type { Match } from "../engine/match";
import type { Analysis } from "../protocol/messages";

const LEVEL = 3;

export class Analyses {
  readonly #found = new Map<string, Analysis>();

  /** The analysis of this finished game; the first request starts it. */
  of(table: string, match: Match): Analysis {
    const found = this.#found.get(table);
    if (found) return found;
    const begun = underWay(0);
    this.#found.set(table, begun);
    this.#make(table, match).catch((error: unknown) => {
      this.#found.delete(table);
      console.error(error);
    });
    return begun;
  }

  async #make(table: string, match: Match): Promise<void> {
    const { decisions, accounts } = await analyse(match, LEVEL, (done, total) =>
      this.#found.set(table, underWay(done / total)),
    );
    const { coding } = match.engine;
    this.#found.set(table, {
      done: true,
      progress: 1,
      judgements: decisions.map(({ number, seat, move, best, bestValue, loss }) => ({
        seq: number,
        seat,
        move: coding.decode(move),
        best: coding.decode(best),
        value: bestValue,
        loss,
      })),
      luck: accounts.map(({ deal, draws }) => deal + draws),
      skill: accounts.map(({ own }) => own),
      others: accounts.map(({ others }) => others),
    });
  }
}

const underWay = (progress: number): Analysis => ({
  done: false,
  progress,
  judgements: [],
  luck: [],
  skill: [],
  others: [],
});
