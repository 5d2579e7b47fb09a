// The log of a table and where it leads: who plays, what was played, what is on the table now. It neither writes to the
// store nor tells anybody: it proposes a Step. Twin: smallbox/server/table_log.py.
import type { Engine, Table } from "../engine/engine";
import { Match, Refused } from "../engine/match";
import type { AnyMove } from "../engine/moves";
import type { Accepted, Move, Refused as RefusedMove, Said, Say, Stale } from "../protocol/messages";
import { keyOf, type Pledge } from "./pledge";
import { Declined } from "./problems";
import { printable } from "./seating";
import { legalMoves, missedSteps, toldAsked, viewOf } from "./seatView";
import { CHAT_LINES, deadlineOf, now, type LogEntry, type TableState, type WholeTable } from "./tableState";

const SAID_IDS = 64; // chat lines that may be sent twice without harm

export type Answer = Accepted | RefusedMove | Stale;

/** What is added to a table in one go. */
export class Step {
  constructor(
    readonly entry: LogEntry | null,
    readonly state: TableState | null,
    readonly line: Said | null = null,
    /** Of the message with the chat line. */
    readonly messageId: string = "",
    /** After the entry, if known already. */
    readonly table: Table | null = null,
  ) {}
}

export class TableLog {
  state: TableState;
  /** Holds the moves; null before the deal. */
  match: Match | null = null;
  last: LogEntry | null = null;
  dealtAt = 0;
  chat: Said[];
  /** For each entry the seats that were asked after it. */
  readonly #askedAfter: number[][] = [];
  /** The entry that a message of a seat became. */
  readonly #answers = new Map<string, number>();
  #said: string[] = [];

  constructor(
    readonly engine: Engine,
    whole: WholeTable,
  ) {
    this.state = whole.state;
    this.chat = whole.chat;
    for (const entry of whole.entries) this.add(entry);
  }

  get id(): string {
    return this.state.id;
  }

  get seq(): number {
    return this.#askedAfter.length - 1;
  }

  /** The seats that may move now. */
  get asked(): number[] {
    return this.last?.asked ?? [];
  }

  get deadline(): number | null {
    return deadlineOf(this.state, this.last);
  }

  /** Has a person moved? */
  get isUnderWay(): boolean {
    return this.#answers.size > 0;
  }

  // ---------------------------------------------------------------------------------- what may be added

  /** The step a move leads to, or the answer if it leads to none. */
  judge(seat: number, message: Move): Step | Answer {
    const known = this.#answers.get(`${seat} ${message.id}`);
    if (known !== undefined) return { type: "accepted", id: message.id, seq: known };
    if (!this.match || this.state.status !== "playing") throw new Declined("server-not-playing");
    const move = this.#read(message.move);
    if (!this.isCurrent(seat, message.seq)) return this.#stale(this.match, seat, message);
    try {
      return this.stepOf(seat, move, message.id);
    } catch (error) {
      if (error instanceof Refused) return { type: "refused", id: message.id, ...error.refusal };
      throw error;
    }
  }

  #read(move: unknown): bigint {
    try {
      return this.engine.coding.encode(move as AnyMove);
    } catch (error) {
      throw new Declined("server-move-wrong", { problem: (error as Error).message });
    }
  }

  /** The step of a move, played on a copy of the table; or Refused. A bot's move has no message id. */
  stepOf(seat: number, move: bigint, messageId = ""): Step {
    if (!this.match) throw new Declined("server-not-playing");
    const table = this.match.judge(seat, move);
    const asked = this.engine.asked(table);
    const entry = { seq: this.seq + 1, seat, move, client: messageId, asked, time: now() };
    return new Step(entry, asked.length ? null : this.#over(table), null, "", table);
  }

  /** Has this seat been asked ever since it saw entry `seen`, so that it still means the same move? */
  isCurrent(seat: number, seen: number): boolean {
    if (seen === this.seq) return true;
    if (!this.match || seen < 0 || seen > this.seq) return false;
    return (
      this.#askedAfter.slice(seen).every((asked) => asked.includes(seat)) &&
      this.match.moves.slice(seen).every((played) => played.seat !== seat)
    );
  }

  #stale(match: Match, seat: number, { id, seq }: Move): Stale {
    return {
      type: "stale",
      id,
      seq: this.seq,
      missed: missedSteps(match, seat, Math.max(0, seq)),
      view: viewOf(match, seat),
      asked: toldAsked(match, seat),
      legal: legalMoves(match, this.asked, seat),
    };
  }

  /** The state of the table when the game is over. */
  #over(table: Table): TableState {
    const shares = this.engine.outcome(table);
    const winners = [...shares.keys()].filter((seat) => shares[seat]! > 0);
    return revised({ ...this.state, status: "over", winners });
  }

  /** Deal the cards, unless that has happened. */
  deal(): Step | null {
    if (this.state.status !== "dealing") return null;
    const { asked } = this.#dealt();
    const entry = { seq: 0, seat: -1, move: 0n, client: "", asked, time: now() };
    return new Step(entry, revised({ ...this.state, status: "playing" }));
  }

  /** The state as changed by `edit`, if it is; `edit` may throw Declined. */
  edit(edit: (state: TableState) => TableState): Step | null {
    const state = edit(this.state);
    return state === this.state ? null : new Step(null, revised(state));
  }

  /** A new chat line, unless it was sent before. */
  line(seat: number, nickname: string, { id, text }: Say): Step | null {
    if (!this.state.chat) throw new Declined("server-chat-off");
    if (this.#said.includes(`${seat} ${id}`)) return null;
    const number = (this.chat.at(-1)?.number ?? -1) + 1;
    const line: Said = { type: "said", number, seat, nickname, text: printable(text), time: now() };
    return new Step(null, null, line, id);
  }

  // -------------------------------------------------------------------------------------- what is added

  /** Add a stored entry; `table` is what it leads to, if known. */
  add(entry: LogEntry, table: Table | null = null): void {
    if (entry.seq === 0) {
      this.match = this.#dealt();
      this.dealtAt = entry.time;
    } else if (!this.match) {
      throw new Error(`table ${this.id} has moves without a deal`);
    } else if (table) {
      this.match.adopt(entry.seat, entry.move, table);
    } else {
      this.match.append(entry.seat, entry.move);
    }
    this.last = entry;
    this.#askedAfter.push(entry.asked);
    if (entry.client) this.#answers.set(`${entry.seat} ${entry.client}`, entry.seq);
  }

  addLine(line: Said, messageId: string): void {
    this.chat = [...this.chat, line].slice(-CHAT_LINES);
    this.#said = [...this.#said, `${line.seat} ${messageId}`].slice(-SAID_IDS);
  }

  /** The game as dealt from the promises. */
  #dealt(): Match {
    const { chairs, options } = this.state;
    const blank = this.engine.blank(chairs.length, options);
    return new Match(this.engine, blank, keyOf(this.state.deal));
  }

  /** The game and the promises behind it; only when it is over, because they reveal everything. */
  get finished(): { match: Match; deal: Pledge } {
    if (!this.match || this.state.status !== "over") throw new Declined("server-export-later");
    return { match: this.match, deal: this.state.deal };
  }
}

const revised = (state: TableState): TableState => ({ ...state, changed: now() });
