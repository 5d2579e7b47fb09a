// The steps of a game so far, and the sentences that describe them.
import type { AnyGame } from "../games";
import type { Say } from "./words";

/** A step of the log; events are the game's own. */
export interface Told {
  seq: number;
  events: unknown[];
}

const MOMENT = 5000; // milliseconds for which a step is kept in full

/** The log of a table; what must not be looked up later is removed once it is no longer shown. */
export class StepLog {
  steps = $state.raw<Told[]>([]);
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** `recall` says what may be kept of an event; without it everything may. */
  constructor(private readonly recall: ((event: unknown) => unknown) | undefined) {}

  /** What happened in the last step. */
  get events(): unknown[] {
    return this.steps.at(-1)?.events ?? [];
  }

  add(steps: Told[]): void {
    const known = this.steps.at(-1)?.seq ?? -1;
    const last = steps.at(-1);
    if (!last || last.seq <= known) return;
    const before = [...this.steps, ...steps.slice(0, -1).filter(({ seq }) => seq > known)];
    this.steps = [...before.map(this.#faded), last];
    if (!this.recall) return;
    this.stop();
    this.#fading = setTimeout(() => (this.steps = this.steps.map(this.#faded)), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#fading);
  }

  #faded = ({ seq, events }: Told): Told => ({ seq, events: this.recall ? events.map(this.recall) : events });
}

/** What happened in a step, as far as it is worth a line. */
export function sentences(game: AnyGame, step: Told, names: string[], say: Say): string[] {
  return step.events.flatMap((event) => game.tell(event, names, say) ?? []);
}
