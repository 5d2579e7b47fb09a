// A table as it is being played: what was told about it, ready to be shown.
import type { Failed, FromTable, Hinted, Refused, Said, PublicTable } from "../protocol/messages";
import { lobbyOf, type Connection, type TableLink } from "./lobby";
import { StepLog, type Told } from "./log.svelte";
import { Pacing } from "./pacing";
import { Pending } from "./pending.svelte";
import { nextShare } from "./share";
import { Unsaid } from "./unsaid.svelte";

interface Wishes {
  table: string;
  token: () => string | null;
  /** How many of the steps played before I came are wanted. */
  seen: number;
  /** What may be kept of an event once it is no longer shown. */
  recall?: ((event: unknown) => unknown) | undefined;
  /** How long to show a step before the next message is read, in milliseconds. */
  pace: (events: unknown[]) => number;
  /** A step arrived while we were connected. */
  stepped?: (events: unknown[]) => void;
  said?: () => void;
}

/** What a message says about the table now. */
type Standing = { seq: number; view: unknown; asked: number[]; legal: unknown[] };

const ANSWERS = new Set<FromTable["type"]>(["accepted", "refused", "stale", "failed"]);

export class LiveTable {
  table = $state.raw<PublicTable | null>(null);
  seat = $state(-1);
  seq = $state(-1);
  view = $state.raw<unknown>(null);
  /** The seats that may move now. */
  asked = $state.raw<number[]>([]);
  legal = $state.raw<unknown[]>([]);
  chat = $state.raw<Said[]>([]);
  hints = $state.raw<Hinted[]>([]);
  hinting = $state(false);
  deadline = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  failed = $state.raw<Failed | null>(null);
  connection = $state<Connection>("connecting");

  readonly id: string;
  readonly log: StepLog;
  readonly unsaid = new Unsaid();
  readonly #pending = new Pending();
  readonly #pacing = new Pacing<FromTable>((message) => this.#hear(message));
  #link: TableLink;
  readonly #wishes: Wishes;
  /** A hint is wanted while it is my turn: where everybody plays at once, others may move in the meantime. */
  #advised = false;

  constructor(wishes: Wishes) {
    this.id = wishes.table;
    this.log = new StepLog(wishes.recall);
    this.#wishes = wishes;
    this.#link = this.#connect();
  }

  #connect(): TableLink {
    const { table, token, seen } = this.#wishes;
    return lobbyOf(table).connect(table, {
      hear: (message) => this.#pacing.add(message, this.pending !== null || ANSWERS.has(message.type)),
      change: (connection) => (this.connection = connection),
      token,
      seen: () => (this.seq >= 0 ? this.seq : seen),
      unanswered: () => [...this.#pending.unanswered, ...this.unsaid.lines],
    });
  }

  /** Come back after I was sent away. */
  comeBack(): void {
    this.failed = null;
    this.#link = this.#connect();
  }

  close(): void {
    this.log.stop();
    this.#pacing.stop();
    this.#link.close();
  }

  /** My move that is on its way. */
  get pending(): unknown {
    return this.#pending.at(this.seq);
  }

  play(move: unknown): void {
    this.refused = this.failed = null;
    this.hints = [];
    this.#advised = false;
    const message = { type: "move", id: this.#link.nextId(), seq: this.seq, move } as const;
    this.#pending.add(message);
    this.#link.send(message);
  }

  say(text: string): void {
    const line = { type: "say", id: this.#link.nextId(), text } as const;
    this.unsaid.add(line);
    this.#link.send(line);
  }

  askHint(): void {
    if (this.hinting) return;
    this.#advised = this.hinting = true;
    this.#link.send({ type: "ask-hint" });
  }

  /** Others have moved since the hint was requested, so it may be different now. */
  #askAgain(): void {
    this.#advised &&= this.legal.length > 0;
    if (this.#advised) this.askHint();
  }

  /** Process a message; returns for how many milliseconds to show its effect. */
  #hear(message: FromTable): number {
    switch (message.type) {
      case "welcome":
        this.#seat(message.table, message.seat);
        this.#catchUp(message.chat);
        this.deadline = message.deadline;
        this.hinting = false; // the question may have been lost with the connection
        this.log.add(message.missed as Told[]);
        this.#stand(message);
        return 0;
      case "update":
        if (message.seq <= this.seq) return 0;
        this.log.add([{ seq: message.seq, events: message.events as unknown[] }]);
        this.#stand(message);
        this.deadline = message.deadline;
        this.#wishes.stepped?.(this.log.events);
        return this.#wishes.pace(this.log.events);
      case "stale":
        this.#pending.drop(message.id);
        this.log.add(message.missed as Told[]);
        this.#stand(message);
        return 0;
      case "accepted":
        this.#pending.accept(message.id);
        this.#pending.settle(this.seq);
        return 0;
      case "refused":
        this.#pending.drop(message.id);
        this.refused = message;
        return 0;
      case "table":
        this.#seat(message.table, this.seat);
        return 0;
      case "said":
        if (this.chat.some(({ number }) => number === message.number)) return 0;
        this.unsaid.settle(message, this.seat);
        this.chat = [...this.chat, message];
        this.#wishes.said?.();
        return 0;
      case "hints":
        this.hinting = false;
        if (message.seq === this.seq) this.hints = message.hints;
        else this.#askAgain();
        return 0;
      case "failed":
        this.#pending.drop(message.id);
        this.unsaid.drop(message.id);
        this.hinting = this.#advised = false;
        this.failed = message;
        return 0;
      case "pong":
        return 0;
    }
  }

  #seat(table: PublicTable, seat: number): void {
    this.table = table;
    this.seat = seat;
    const share = nextShare(table, seat);
    if (share) this.#link.send(share);
  }

  /** What was said while the connection was lost. */
  #catchUp(chat: Said[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    for (const line of chat) if (line.number > last) this.unsaid.settle(line, this.seat);
    this.chat = chat;
  }

  #stand({ seq, view, asked, legal }: Standing): void {
    this.seq = seq;
    this.view = view;
    this.asked = asked;
    this.legal = legal;
    this.#pending.settle(seq);
    this.hints = [];
    this.refused = this.failed = null;
    this.#askAgain();
  }
}
