// What a step shows for a moment: a face that is turned down again at once, a disc in flight, a card that leaves.
// Faces are kept here only while they are on the screen; after that, nothing remembers them.
import type { Card, Event, Face, View } from "../../protocol/memowars";
import type { Lying, Point } from "./measure";

const MOMENT = 3200; // milliseconds that a face is shown
const AFTER_TOSS = 900; // how long the card that shot stays face up after the disc has landed
const REST = 1400; // how long the disc stays where it landed
const [FLIGHT, PER_METRE] = [420, 700]; // a flight takes longer the farther it goes
const METRE = 10000;
const LEAST_PAUSE = 900; // between two steps of others, so that people can follow

export interface Shown {
  slot: number;
  face: Face;
}
/** Where a card lay that has left the galaxy and is shown for a moment longer. */
export interface Leaving extends Lying {
  slot: number;
}
export interface Flight {
  /** Different for each toss, so that each starts from the beginning. */
  number: number;
  seat: number;
  from: Point;
  to: Point;
  duration: number;
}

/** How long the disc of a step is in the air. */
function flightOf(events: readonly Event[]): Omit<Flight, "number"> | null {
  const tossed = events.find(({ what }) => what === "tossed");
  const landed = events.find(({ what }) => what === "landed");
  if (!tossed || !landed) return null;
  const from: Point = [tossed.x ?? 0, tossed.y ?? 0];
  const to: Point = [landed.x ?? 0, landed.y ?? 0];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { seat: tossed.seat ?? 0, from, to, duration: FLIGHT + (PER_METRE * far) / METRE };
}

/** How long to show a step before the next one, in milliseconds; while people build there is no pause. */
export function pace(events: readonly Event[]): number {
  if (events.some(({ what }) => what === "placed")) return 0;
  return LEAST_PAUSE + (flightOf(events)?.duration ?? 0);
}

export class Stage {
  #shown = $state.raw<Shown[]>([]);
  #held = $state.raw<number[]>([]);
  leaving = $state.raw<Leaving[]>([]);
  flight = $state.raw<Flight | null>(null);
  /** The number of hits so far: the table shakes when it changes. */
  hits = $state(0);
  /** What has just happened, in words, while it may be read. */
  caption = $state("");
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #flights = 0;

  /** The face that can be seen on a card now. */
  face(slot: number, face: Face | null): Face | null {
    if (this.#held.includes(slot)) return null; // the disc that hits it is still in the air
    return face ?? this.#shown.find((shown) => shown.slot === slot)?.face ?? null;
  }

  /** The faces that can be seen now: those that stay up, then the others, the newest first. */
  seen(cards: readonly Card[]): Shown[] {
    const up = cards.flatMap(({ slot, face }) =>
      face && !this.#held.includes(slot) ? [{ slot, face }] : [],
    );
    return [...up, ...this.#shown.toReversed().filter(({ slot }) => up.every((card) => card.slot !== slot))];
  }

  /** Show what led from the cards of one view to another view. */
  play(
    events: readonly Event[],
    before: readonly Leaving[],
    view: View,
    caption: string,
    still: boolean,
  ): void {
    if (events.some(({ what }) => what === "battle")) return this.clear(); // slots are dealt again
    const landing = this.#toss(events, still);
    const there = new Set(view.cards.map(({ slot }) => slot));
    for (const { what, slot, face } of events) {
      if (slot === undefined || slot === null) continue;
      if (what === "eliminated" && !there.has(slot)) this.#leave(slot, before, landing + MOMENT);
      if (!face) continue;
      if (what === "revealed" || what === "looked") this.#show({ slot, face }, MOMENT);
      if (what === "tossed") this.#show({ slot, face }, landing + AFTER_TOSS);
      if (what === "eliminated" && !this.#held.includes(slot)) this.#show({ slot, face }, landing + MOMENT);
      if (what === "hit") this.#strike({ slot, face }, landing);
    }
    if (!caption) return;
    this.#later(landing, () => {
      this.caption = caption;
      this.#later(MOMENT, () => {
        if (this.caption === caption) this.caption = "";
      });
    });
  }

  clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.#shown = [];
    this.#held = [];
    this.leaving = [];
    this.flight = null;
    this.caption = "";
  }

  /** Let the disc fly; return when it lands. */
  #toss(events: readonly Event[], still: boolean): number {
    const flight = flightOf(events);
    if (!flight) return 0;
    const duration = still ? 0 : flight.duration;
    const number = ++this.#flights;
    this.flight = { ...flight, number, duration };
    this.#later(duration + REST, () => {
      if (this.flight?.number === number) this.flight = null;
    });
    return duration;
  }

  #strike(hit: Shown, landing: number): void {
    this.#held = [...this.#held, hit.slot];
    this.#later(landing, () => {
      this.#held = this.#held.filter((slot) => slot !== hit.slot);
      this.hits += 1;
      this.#show(hit, MOMENT);
    });
  }

  #show(shown: Shown, long: number): void {
    this.#shown = [...this.#shown.filter(({ slot }) => slot !== shown.slot), shown];
    this.#later(long, () => (this.#shown = this.#shown.filter((other) => other !== shown)));
  }

  #leave(slot: number, before: readonly Leaving[], long: number): void {
    const leaving = before.find((card) => card.slot === slot);
    if (!leaving) return;
    this.leaving = [...this.leaving, leaving];
    this.#later(long, () => (this.leaving = this.leaving.filter((other) => other !== leaving)));
  }

  #later(long: number, then: () => void): void {
    if (!long) return then();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, long);
    this.#timers.add(timer);
  }
}
