// What happens at a table without anybody doing it: the deal, the moves of bots, a clock that runs out. Twin:
// smallbox/server/driver.py.
import { Refused } from "../engine/match";
import type { think } from "../engine/thinking";
import { Pace } from "./pace";
import type { Pledge } from "./pledge";
import { askToReveal } from "./seating";
import type { Step, TableLog } from "./tableLog";
import { botMovesFor, now, people, STAND_IN } from "./tableState";

const DEAL_SECONDS = 4; // for each of the two steps of the fair deal
const OPENING_SECONDS = 1.2; // that bots may pause in total before a person's first move
const CLOCK_MARGIN = 0.01; // a timer may fire a little early

/** The only way to change a table: what is proposed is kept, added and told. */
export type Settle = <Outcome>(propose: () => Step | Outcome) => Promise<Step | Outcome>;

/** How bots are brought along. */
export interface Bots {
  think: typeof think;
  /** Seconds before a bot moves, so that people can follow. */
  pause: number;
}

export class Driver {
  #isDriving = false;
  #changed = (): void => {};

  constructor(
    private readonly log: TableLog,
    private readonly settle: Settle,
    private readonly bots: Bots,
    private readonly signal: AbortSignal,
  ) {}

  /** Something has changed: see if there is anything to do or to wait for. */
  goOn(): void {
    this.#changed();
    if (!this.#isDriving) void this.#drive();
  }

  async #drive(): Promise<void> {
    this.#isDriving = true;
    try {
      for (let work = this.#next(); work && !this.signal.aborted; work = this.#next()) await work();
    } catch (error) {
      if (!this.signal.aborted) throw error;
    } finally {
      this.#isDriving = false;
    }
  }

  #next(): (() => Promise<void>) | null {
    const { status } = this.log.state;
    if (status === "dealing") return () => this.#deal();
    if (status !== "playing") return null;
    const seats = this.#botSeats();
    if (seats.length) return () => this.#moveBot(this.#pace()?.nextSeat(seats) ?? seats[0]!);
    return this.log.deadline === null ? null : () => this.#waitForTheClock();
  }

  /** Wait for `settled`, but no longer than this; did it come true? */
  async #until(settled: () => boolean, seconds: number): Promise<boolean> {
    const end = now() + seconds;
    while (!settled() && now() < end) {
      await Promise.race([new Promise<void>((done) => (this.#changed = done)), this.#sleep(end - now())]);
    }
    return settled();
  }

  async #sleep(seconds: number): Promise<void> {
    await new Promise((done) => setTimeout(done, 1000 * Math.max(0, seconds)));
    this.signal.throwIfAborted();
  }

  // ------------------------------------------------------------------------------------------- the deal

  /** The two steps of the fair deal; each waits for everybody who is expected, but not forever. */
  async #deal(): Promise<void> {
    if (!this.log.state.revealing) {
      await this.#allHave(({ digests }) => this.#awaited().every((seat) => seat in digests));
      await this.settle(() => this.log.edit(askToReveal));
    }
    await this.#allHave(({ digests, shares }) => Object.keys(digests).every((seat) => seat in shares));
    await this.settle(() => this.log.deal());
  }

  async #allHave(told: (deal: Pledge) => boolean): Promise<void> {
    const settled = (): boolean => this.log.state.status !== "dealing" || told(this.log.state.deal);
    await this.#until(settled, DEAL_SECONDS);
  }

  #awaited(): number[] {
    return people(this.log.state).filter((seat) => !this.log.state.chairs[seat]!.away);
  }

  // -------------------------------------------------------------------------------- bots and the clock

  /**
   * The seats a bot has to move for: its own, or those of people who are away or out of time. While all move at once,
   * bots keep pace with the people: they move only while a move of theirs is due.
   */
  #botSeats(): number[] {
    const { state, asked, deadline } = this.log;
    const bots = asked.filter((seat) => botMovesFor(state, seat));
    if (deadline !== null && now() >= deadline) {
      const late = asked.filter((seat) => !bots.includes(seat));
      return late.length ? late : bots;
    }
    return this.#pace()?.due === 0 ? [] : bots;
  }

  /** How far bots and people are, if all move at once now. */
  #pace(): Pace | null {
    const { engine, match, state } = this.log;
    const together = match && engine.together(match.table);
    if (!together) return null;
    const bots = [...state.chairs.keys()].filter((seat) => botMovesFor(state, seat));
    return new Pace(together, bots, match.key);
  }

  async #moveBot(seat: number): Promise<void> {
    const { engine, match, seq, state } = this.log;
    if (!match) return;
    // Where all move at once, others may move meanwhile: then start over.
    if (await this.#until(() => this.log.seq !== seq, this.#pause())) return;
    const level = state.chairs[seat]!.level ?? STAND_IN;
    const known = engine.known(match.table, seat);
    const { move } = await this.bots.think(engine, known, seat, level, anySeed(), { signal: this.signal });
    try {
      await this.settle(() => {
        const isStillWanted = this.#botSeats().includes(seat) && this.log.isCurrent(seat, seq);
        return isStillWanted ? this.log.stepOf(seat, move) : null;
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // others have moved in the meantime: think again
    }
  }

  /** Before a bot moves; shorter before anybody's first move. */
  #pause(): number {
    const { last, dealtAt, isUnderWay } = this.log;
    const pace = this.#pace();
    if (pace && last) return pace.pause(this.bots.pause, last.time - dealtAt);
    if (isUnderWay) return this.bots.pause;
    const left = dealtAt + OPENING_SECONDS - now();
    return Math.min(this.bots.pause, Math.max(0, left / 3));
  }

  /** Wait until somebody's time is up, unless something else happens first. */
  async #waitForTheClock(): Promise<void> {
    const { state, last, deadline } = this.log;
    const seconds = (deadline ?? 0) - now() + CLOCK_MARGIN;
    await this.#until(() => this.log.state !== state || this.log.last !== last, seconds);
  }
}

/** What a bot thinks with; nobody can guess it. */
function anySeed(): number {
  const [low, high] = crypto.getRandomValues(new Uint32Array(2));
  return low! + (high! >>> 11) * 2 ** 32;
}
