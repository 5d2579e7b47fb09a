// A toss that is being aimed: with the sling, with two swinging meters, or by numbers.
import type { Card } from "../../protocol/memowars";
import { CENTIMETRE, degrees } from "./compass";
import type { Point } from "./measure";
import type { Table } from "./table";
import { longest, SLING, swing, tossBy, type Aiming } from "./toss";

type Given = Pick<Table, "view" | "legal" | "pending" | "play">;

const LEAST = 0.02; // of the full strength: pulling less than this cancels the toss

export class Tossing {
  aim = $state<Aiming | null>(null);
  /** Numbers are being typed. */
  typing = $state(false);

  constructor(private readonly table: () => Given) {}

  /** May the disc be tossed? */
  get armed(): boolean {
    const { view, legal, pending } = this.table();
    return view.phase === "toss" && legal.length > 0 && pending === null;
  }

  /** Which of the two meters swings. */
  get meter(): "direction" | "strength" | null {
    return this.aim && this.aim.way !== "pull" ? this.aim.way : null;
  }

  /** How far the disc can be pulled, in millimetres. */
  get farthestPull(): number {
    return longest(this.table().view.measures) / SLING / 10;
  }

  /** The farthest distance that can be aimed at, in centimetres. */
  get farthest(): number {
    return longest(this.table().view.measures) / CENTIMETRE;
  }

  /** The disc is pulled this many millimetres: it flies the other way, the farther the pull, the harder. */
  pull(way: Point | null): void {
    this.aim = way && this.#pulled(way);
  }

  release(way: Point): void {
    const { direction, strength } = this.#pulled(way);
    this.aim = null;
    if (strength > LEAST) this.#toss(direction, strength * this.farthest);
  }

  startMeters(): void {
    this.aim = { way: "direction", direction: 90, strength: 0 };
  }

  /** Stop the meter that swings; true if that was the second one, and the disc flies. */
  stopMeter(): boolean {
    if (!this.aim) return false;
    const { way, direction, strength } = this.aim;
    this.aim = way === "direction" ? { ...this.aim, way: "strength" } : null;
    if (this.aim) return false;
    this.#toss(direction, strength * this.farthest);
    return true;
  }

  byNumbers(direction: number, centimetres: number): void {
    this.#toss(direction, centimetres);
  }

  /** Let a meter swing until it is stopped: for an effect. */
  swing(): (() => void) | undefined {
    if (!this.meter) return undefined;
    const start = performance.now();
    const step = (now: number): void => {
      if (this.aim) this.aim = swing(this.aim, now - start);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  /** After every change: without the right to toss there is no aiming. */
  review(): void {
    if (this.aim && !this.armed) this.aim = null;
  }

  #pulled([dx, dy]: Point): Aiming {
    const strength = Math.min(1, Math.hypot(dx, dy) / this.farthestPull);
    return { way: "pull", direction: degrees(-dx, dy), strength };
  }

  #toss(direction: number, centimetres: number): void {
    const { view, play } = this.table();
    const card: Card | undefined = view.cards.find(({ slot }) => slot === view.shooter);
    if (card && this.armed) play(tossBy(card, direction, centimetres * CENTIMETRE, view.measures));
  }
}
