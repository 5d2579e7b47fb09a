// My moves that are on their way; this is the only place that keeps them.
import type { Move } from "../protocol/messages";

interface Sent {
  move: Move;
  /** The server has it; what it led to is still to come. */
  accepted: boolean;
}

export class Pending {
  #sent = $state.raw<Sent[]>([]);

  /** The move I made at this step; as soon as another step is shown, it no longer counts. */
  at(seq: number): unknown {
    return this.#sent.find(({ move }) => move.seq === seq)?.move.move ?? null;
  }

  /** What has to be sent again when the connection is back, oldest first. */
  get unanswered(): Move[] {
    return this.#sent.filter(({ accepted }) => !accepted).map(({ move }) => move);
  }

  add(move: Move): void {
    this.#sent = [...this.#sent, { move, accepted: false }];
  }

  accept(id: string): void {
    this.#sent = this.#sent.map((sent) => (sent.move.id === id ? { ...sent, accepted: true } : sent));
  }

  /** This move failed; without an id, all of them did. */
  drop(id: string | null): void {
    this.#sent = id === null ? [] : this.#sent.filter(({ move }) => move.id !== id);
  }

  /** This step is shown now: forget the accepted moves that led to it. */
  settle(seq: number): void {
    this.#sent = this.#sent.filter(({ move, accepted }) => !accepted || move.seq >= seq);
  }
}
