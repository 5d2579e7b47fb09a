// The sheet that lies over the meadow, if any: the flies of all farmers, which also open by themselves when a round
// is over, or what lies in one's own cowshed.
import type { Event, View } from "../../protocol/mow";

export type Panel = "scores" | "shed";

export class Panels {
  open = $state<Panel | null>(null);
  /** The round that has just ended. */
  ended = $state<number | null>(null);
  #endedAt = 0;
  #last = -1;

  toggle(panel: Panel): void {
    this.open = this.open === panel ? null : panel;
  }

  close(): void {
    this.open = null;
  }

  /** A round that ends shows the flies, until the player has added a cow, everybody has moved, or one goes elsewhere. */
  step(seq: number, events: Event[], view: View): void {
    const round = events.find(({ what }) => what === "round-over")?.number;
    const mine = events.some(({ what, seat }) => what === "added" && seat === view.seat);
    if (round != null && seq > 0) {
      this.ended = round;
      this.#endedAt = seq;
      this.open = "scores";
    } else if (
      this.ended !== null &&
      (mine || seq !== this.#last + 1 || seq > this.#endedAt + view.farmers.length)
    ) {
      this.ended = null;
      if (this.open === "scores") this.open = null;
    }
    this.#last = seq;
  }
}
