// My moves that are on their way: the one place that knows them.
import type { Move } from "../protocol/messages";

interface Sent {
  move: Move;
  /** The server has it; what it led to is still to come. */
  accepted: boolean;
}

export class Pending {
  #sent = $state.raw<Sent[]>([]);

  /** The move that I have made on the table of this step; as soon as another one is shown, something else is asked. */
  at(seq: number): unknown {
    return this.#sent.find(({ move }) => move.seq === seq)?.move.move ?? null;
  }

  /** What has to be sent again after the line was broken, the oldest first. */
  get unanswered(): Move[] {
    return this.#sent.filter(({ accepted }) => !accepted).map(({ move }) => move);
  }

  add(move: Move): void {
    this.#sent = [...this.#sent, { move, accepted: false }];
  }

  accept(id: string): void {
    this.#sent = this.#sent.map((sent) => (sent.move.id === id ? { ...sent, accepted: true } : sent));
  }

  /** It leads to nothing; without an id, none of them does. */
  drop(id: string | null): void {
    this.#sent = id === null ? [] : this.#sent.filter(({ move }) => move.id !== id);
  }

  /** This step is shown now: what was accepted before is history. */
  settle(seq: number): void {
    this.#sent = this.#sent.filter(({ move, accepted }) => !accepted || move.seq >= seq);
  }
}
