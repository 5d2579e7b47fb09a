// A table in play: its log, its audience and its driver, and what a page can do there. Twin:
// smallbox/server/live_table.py, with the write queue and what a socket does on a server.
import type { Engine } from "../engine/engine";
import { choices } from "../engine/moveValue";
import type { FromClient, FromTable, Hints, PublicTable } from "../protocol/messages";
import { Audience, type Listener } from "./audience";
import { Driver, type Bots } from "./driver";
import { Declined } from "./problems";
import { commit, reveal } from "./seating";
import { Elsewhere, type Store } from "./store";
import { Step, TableLog } from "./tableLog";
import { people, type TableState, type WholeTable } from "./tableState";

const HINTS = 3;
const HINT_LEVEL = 4;

export class LiveTable {
  readonly log: TableLog;
  readonly #audience: Audience;
  readonly #driver: Driver;
  readonly #closing = new AbortController();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    engine: Engine,
    whole: WholeTable,
    private readonly store: Store,
    bots: Bots,
    /** Another page has gone on with this table. */
    private readonly lost: () => void,
  ) {
    this.log = new TableLog(engine, whole);
    this.#audience = new Audience(this.log);
    this.#driver = new Driver(this.log, (propose) => this.settle(propose), bots, this.#closing.signal);
    this.#driver.goOn();
  }

  get public(): PublicTable {
    return this.#audience.table;
  }

  /** Change the state with `edit`, which may throw Declined. */
  async change(edit: (state: TableState) => TableState): Promise<void> {
    await this.settle(() => this.log.edit(edit));
  }

  /** Another page has this table now: nothing happens here any more. */
  close(problem: Declined): void {
    this.#closing.abort(problem);
    this.#audience.send(failed(problem, null, true));
  }

  // ------------------------------------------------------------------------------ what a listener can do

  welcome(listener: Listener, seen: number): void {
    this.#audience.join(listener, seen);
  }

  goodbye(listener: Listener): void {
    this.#audience.leave(listener);
  }

  /** Answer a message; if something is wrong with it, say so. */
  async hear(listener: Listener, message: FromClient): Promise<void> {
    try {
      await this.#answer(listener, message);
    } catch (error) {
      if (this.#closing.signal.aborted) return; // that was said already
      const id = "id" in message ? message.id : null;
      listener.push(failed(error instanceof Declined ? error : unexpected(error), id));
    }
  }

  async #answer(listener: Listener, message: FromClient): Promise<void> {
    const { seat } = listener;
    if (message.type === "ping") return listener.push({ type: "pong" });
    if (message.type === "hello") throw new Declined("server-hello-twice");
    if (seat < 0) throw new Declined("server-spectator");
    switch (message.type) {
      case "move": {
        const outcome = await this.settle(() => this.log.judge(seat, message), listener);
        if (!(outcome instanceof Step)) listener.push(outcome);
        return;
      }
      case "say": {
        const { nickname } = this.log.state.chairs[seat]!;
        await this.settle(() => this.log.line(seat, nickname ?? "", message));
        return;
      }
      case "commit":
        return this.change((state) => commit(state, seat, message.digest));
      case "reveal":
        return this.change((state) => reveal(state, seat, message.share));
      case "ask-hint":
        listener.push(await this.#hints(seat));
    }
  }

  /** The best moves by what this seat knows; only for people who play alone against bots. */
  async #hints(seat: number): Promise<Hints> {
    const { engine, match, seq, asked, state } = this.log;
    if (people(state).length !== 1) throw new Declined("server-no-hints");
    if (!match || !asked.includes(seat)) throw new Declined("server-not-now");
    const { iterations } = engine.about.levels[HINT_LEVEL - 1]!;
    const best = await choices(engine, engine.known(match.table, seat), seat, 0, iterations, {
      signal: this.#closing.signal,
    });
    const hints = best
      .slice(0, HINTS)
      .map(({ move, value }) => ({ move: engine.coding.decode(move), value }));
    return { type: "hints", seq, hints };
  }

  // ------------------------------------------------------------------------------------- what is written

  /** Propose, keep, add, tell, one proposal at a time: nothing is added or told before it is on disk. */
  settle<Outcome>(propose: () => Step | Outcome, mover?: Listener): Promise<Step | Outcome> {
    const settled = this.#turn.then(async () => {
      this.#closing.signal.throwIfAborted();
      const outcome = propose();
      if (outcome instanceof Step) {
        await this.#keep(outcome);
        this.#add(outcome, mover);
      }
      return outcome;
    });
    this.#turn = settled.catch(() => {}); // whoever proposed it hears of it
    return settled;
  }

  async #keep(step: Step): Promise<void> {
    try {
      await this.store.add(this.log.id, step);
    } catch (error) {
      if (error instanceof Elsewhere) this.lost();
      throw error;
    }
  }

  /** Add what is on disk, and tell: a game's beginning before its cards, its end after the last move. */
  #add({ entry, state, line, messageId, table }: Step, mover?: Listener): void {
    this.log.state = state ?? this.log.state; // first, because the deal needs everything that was revealed
    if (entry) this.log.add(entry, table);
    if (state && (!entry || entry.seq === 0)) this.#audience.sendTable();
    if (entry) this.#audience.sendUpdate(mover);
    if (state && entry && entry.seq > 0) this.#audience.sendTable();
    if (line) {
      this.log.addLine(line, messageId);
      this.#audience.send(line);
    }
    this.#driver.goOn();
  }
}

function failed({ problem }: Declined, id: string | null, fatal = false): FromTable {
  return { type: "failed", ...problem, id, fatal };
}

function unexpected(error: unknown): Declined {
  console.error(error);
  return new Declined("device-failed");
}
