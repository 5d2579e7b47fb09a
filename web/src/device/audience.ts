// Who is listening at a table, and what each listener is sent. Twin: smallbox/server/audience.py.
import { PROTOCOL, type FromTable, type PublicTable } from "../protocol/messages";
import { eventsOf, legalMoves, missedSteps, toldAsked, viewOf } from "./seatView";
import type { TableLog } from "./tableLog";
import { publicTable } from "./tableState";

/** A page that shows the table; a spectator has the seat -1. */
export interface Listener {
  readonly seat: number;
  push: (message: FromTable) => void;
}

export class Audience {
  readonly #listeners = new Set<Listener>();

  constructor(private readonly log: TableLog) {}

  /** The seats that are connected. */
  get connected(): Set<number> {
    return new Set([...this.#listeners].map(({ seat }) => seat));
  }

  /** Send this listener the current table, and from now on everything that happens. */
  join(listener: Listener, seen: number): void {
    const { log } = this;
    const isFirst = !this.connected.has(listener.seat) && listener.seat >= 0;
    this.#listeners.add(listener);
    listener.push({
      type: "welcome",
      protocol: PROTOCOL,
      table: this.table,
      seat: listener.seat,
      seq: log.seq,
      view: log.match && viewOf(log.match, listener.seat),
      asked: toldAsked(log.match, listener.seat),
      legal: legalMoves(log.match, log.asked, listener.seat),
      missed: missedSteps(log.match, listener.seat, seen),
      chat: log.chat,
      deadline: log.deadline,
    });
    if (isFirst) this.sendTable(listener);
  }

  /** The table, as far as everybody may know. */
  get table(): PublicTable {
    const { state, last, match } = this.log;
    return publicTable(state, last, toldAsked(match, -1), this.connected);
  }

  /** Send it nothing more. */
  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (!this.connected.has(listener.seat) && listener.seat >= 0) this.sendTable();
  }

  send(message: FromTable, but?: Listener): void {
    for (const listener of this.#listeners) if (listener !== but) listener.push(message);
  }

  sendTable(but?: Listener): void {
    this.send({ type: "table", table: this.table }, but);
  }

  /** Send the last entry to each listener, as far as its seat may know; the mover also gets the answer. */
  sendUpdate(mover?: Listener): void {
    const { match, last, deadline } = this.log;
    if (!match || !last) return;
    const { seq, asked, client } = last;
    for (const listener of this.#listeners) {
      const { seat } = listener;
      const [events, view] = [eventsOf(match, seat), viewOf(match, seat)];
      const legal = legalMoves(match, asked, seat);
      listener.push({ type: "update", seq, events, view, asked: toldAsked(match, seat), legal, deadline });
      if (listener === mover) listener.push({ type: "accepted", id: client, seq });
    }
  }
}
