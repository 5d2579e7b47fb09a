// A table as it is being played: what came over the socket, ready to be shown.
import type { Failed, FromTable, Hinted, Refused, Said, Table, Welcome } from "../protocol/messages";
import { newShare, shareCommitment } from "./fair";
import { TableSocket, type Connection } from "./socket";

/** A step of the log; events are the game's own. */
export interface Told {
  seq: number;
  events: unknown[];
}

const MOMENT = 5000; // milliseconds that a step is remembered whole
const MOST_WAITING = 6; // messages: with more of them there is no time to look

interface Wishes {
  table: string;
  token: () => string | null;
  /** How many steps of the log are wanted that were played before I came. */
  seen: number;
  /** What may be kept of an event when its moment is over. */
  recall?: ((event: unknown) => unknown) | undefined;
  /** How long a step wants to be looked at before the next message is heard, in milliseconds. */
  pace: (events: unknown[]) => number;
  /** A step came while we were there. */
  stepped?: (events: unknown[]) => void;
  said?: () => void;
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  seat = $state(-1);
  seq = $state(-1);
  view = $state.raw<unknown>(null);
  events = $state.raw<unknown[]>([]);
  legal = $state.raw<unknown[]>([]);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Said[]>([]);
  hints = $state.raw<Hinted[]>([]);
  hinting = $state(false);
  deadline = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  failed = $state.raw<Failed | null>(null);
  connection = $state<Connection>("connecting");
  /** The move that is on its way. */
  sent = $state<string | null>(null);

  readonly id: string;
  /** A hint is wanted for as long as it is my turn: where all play at once, others may move meanwhile. */
  #advised = false;
  #waiting: FromTable[] = [];
  #looking: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  readonly #wishes: Wishes;
  readonly #socket: TableSocket;

  constructor(wishes: Wishes) {
    this.id = wishes.table;
    this.#wishes = wishes;
    this.#socket = new TableSocket(`/api/tables/${encodeURIComponent(wishes.table)}/socket`, {
      hear: (message) => {
        this.#waiting.push(message);
        if (this.#looking === undefined || this.sent !== null) this.#next(); // the answer to my move does not wait
      },
      change: (connection) => (this.connection = connection),
      token: wishes.token,
      seen: () => (this.seq >= 0 ? this.seq : wishes.seen),
    });
  }

  close(): void {
    clearTimeout(this.#fading);
    clearTimeout(this.#looking);
    this.#socket.close();
  }

  play(move: unknown): void {
    this.refused = this.failed = null;
    this.hints = [];
    this.#advised = false;
    this.sent = this.#socket.move(move, this.seq);
  }

  say(text: string): void {
    this.#socket.send({ type: "say", id: this.#socket.nextId(), text });
  }

  askHint(): void {
    this.#advised = this.hinting = true;
    this.#socket.send({ type: "ask-hint" });
  }

  /** Others have moved since the hint was asked for: it may be another one now. */
  #askAgain(): void {
    this.#advised &&= this.legal.length > 0;
    if (this.#advised && !this.hinting) this.askHint();
  }

  /** Hear what has come, but give every step its time. */
  #next(): void {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    let message: FromTable | undefined;
    while ((message = this.#waiting.shift())) {
      this.#hear(message);
      const long = message.type === "update" ? this.#wishes.pace(this.events) : 0;
      if (long && this.#waiting.length <= MOST_WAITING) {
        this.#looking = setTimeout(() => this.#next(), long);
        return;
      }
    }
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        if (message.seq <= this.seq) return;
        this.#step([{ seq: message.seq, events: message.events as unknown[] }]);
        this.#stand(message);
        this.deadline = message.deadline;
        return this.#wishes.stepped?.(this.events);
      case "stale":
        this.#step(message.missed as Told[]);
        return this.#stand(message);
      case "accepted":
        if (message.id === this.sent && message.seq <= this.seq) this.sent = null;
        return;
      case "refused":
        this.sent = null;
        this.refused = message;
        return;
      case "table":
        this.table = message.table;
        return this.#share();
      case "said":
        if (this.chat.some(({ number }) => number === message.number)) return;
        this.chat = [...this.chat, message];
        return this.#wishes.said?.();
      case "hints":
        this.hinting = false;
        if (message.seq === this.seq) this.hints = message.hints;
        else this.#askAgain();
        return;
      case "failed":
        this.sent = null;
        this.hinting = this.#advised = false;
        this.failed = message;
        return;
      case "pong":
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.table = message.table;
    this.seat = message.seat;
    this.chat = message.chat;
    this.deadline = message.deadline;
    this.hinting = false; // the question may have been lost with the line
    const fresh = message.missed.filter((step) => step.seq > (this.log.at(-1)?.seq ?? -1));
    this.#step(fresh as Told[]);
    this.#stand(message);
    this.#share();
  }

  /** What happened goes into the log; what must not be looked up again goes out of it when its moment is over. */
  #step(steps: Told[]): void {
    const last = steps.at(-1);
    if (!last) return;
    this.log = [...[...this.log, ...steps.slice(0, -1)].map(this.#faded), last];
    this.events = last.events;
    if (!this.#wishes.recall) return;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => {
      this.log = this.log.map(this.#faded);
      this.events = this.log.at(-1)?.events ?? [];
    }, MOMENT);
  }

  #faded = ({ seq, events }: Told): Told => ({
    seq,
    events: this.#wishes.recall ? events.map(this.#wishes.recall) : events,
  });

  #stand(now: { seq: number; view: unknown; legal: unknown[] }): void {
    this.seq = now.seq;
    this.view = now.view;
    this.legal = now.legal;
    this.sent = null;
    this.hints = [];
    this.refused = this.failed = null;
    this.#askAgain();
  }

  /** My part of the fair deal: first a promise, and when all have promised, the share itself. */
  #share(): void {
    const { table, seat } = this;
    if (table?.state !== "dealing" || !table.fairness || seat < 0) return;
    const { commitment, committed, revealing, shares } = table.fairness;
    const place = `smallbox.share.${commitment}`;
    const share = sessionStorage.getItem(place) ?? newShare();
    sessionStorage.setItem(place, share);
    if (!committed.includes(seat)) {
      if (!revealing) this.#socket.send({ type: "commit", digest: shareCommitment(commitment, seat, share) });
    } else if (revealing && !(seat in shares)) {
      this.#socket.send({ type: "reveal", share });
    }
  }
}

/** The seats that are asked, as a view of any game tells it. */
export function asked(view: unknown): number[] {
  const { asked, turn } = (view ?? {}) as { asked?: number[] | number | null; turn?: number | null };
  const seats = asked === undefined ? turn : asked;
  return Array.isArray(seats) ? seats : seats === null || seats === undefined ? [] : [seats];
}
