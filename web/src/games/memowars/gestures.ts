// Fingers and mice on the galaxy: taps, panning, pinching, carrying and turning a card, pulling the disc.
import type { Attachment } from "svelte/attachments";
import { FAR } from "../../lib/drag.svelte";

/** What lies under a pointer; `slot` for a card. */
export interface Touched {
  what: "space" | "card" | "ghost" | "handle" | "shooter";
  slot: number;
}

export interface Answers {
  tap: (touched: Touched, x: number, y: number, pointer: string) => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  /** Move the card that is being placed. */
  carry: (dx: number, dy: number) => void;
  drop: () => void;
  /** Turn it, counter-clockwise. */
  turn: (degrees: number) => void;
  /** Where on the screen its middle is. */
  middle: () => [x: number, y: number];
  /** How far the disc is pulled from where it was pressed; null if the pull is cancelled. */
  pull: (way: [dx: number, dy: number] | null) => void;
  release: (way: [dx: number, dy: number]) => void;
}

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  touched: Touched;
  moved: boolean;
}

const turnOf = (x: number, y: number) => (-Math.atan2(y, x) * 180) / Math.PI;

export class Gestures {
  #fingers = new Map<number, Finger>();

  constructor(private readonly answers: Answers) {}

  /** Cancel whatever the fingers are doing. */
  letGo(): void {
    for (const id of this.#fingers.keys()) this.cancel(id);
  }

  get carrying(): boolean {
    return [...this.#fingers.values()].some(({ touched }) => touched.what === "ghost");
  }

  down(id: number, x: number, y: number, touched: Touched): void {
    const first = [...this.#fingers.values()][0];
    if (first?.touched.what === "shooter") this.answers.pull(null);
    this.#fingers.set(id, { x, y, startX: x, startY: y, touched, moved: false });
    if (this.#fingers.size > 1) this.#fingers.forEach((finger) => (finger.moved = true)); // no longer taps
  }

  move(id: number, x: number, y: number): void {
    const finger = this.#fingers.get(id);
    if (!finger) return;
    finger.moved ||= Math.hypot(x - finger.startX, y - finger.startY) >= FAR;
    if (!finger.moved) return;
    const [dx, dy] = [x - finger.x, y - finger.y];
    if (this.#fingers.size > 1) this.#pinch(finger, x, y);
    else if (finger.touched.what === "ghost") this.answers.carry(dx, dy);
    else if (finger.touched.what === "handle") this.#turn(finger, x, y);
    else if (finger.touched.what === "shooter") this.answers.pull([x - finger.startX, y - finger.startY]);
    else this.answers.pan(dx, dy);
    finger.x = x;
    finger.y = y;
  }

  up(id: number, pointer: string): void {
    const finger = this.#fingers.get(id);
    const alone = this.#fingers.size === 1;
    this.#fingers.delete(id);
    if (!finger) return;
    if (!finger.moved) this.answers.tap(finger.touched, finger.x, finger.y, pointer);
    else if (finger.touched.what === "ghost") this.answers.drop();
    else if (finger.touched.what === "shooter" && alone)
      this.answers.release([finger.x - finger.startX, finger.y - finger.startY]);
  }

  cancel(id: number): void {
    if (this.#fingers.get(id)?.touched.what === "shooter") this.answers.pull(null);
    this.#fingers.delete(id);
  }

  /** Two fingers turn the card that one of them carries, or else zoom. */
  #pinch(finger: Finger, x: number, y: number): void {
    const other = [...this.#fingers.values()].find((finger_) => finger_ !== finger);
    if (!other) return;
    const [before, now] = [turnOf(finger.x - other.x, finger.y - other.y), turnOf(x - other.x, y - other.y)];
    if (this.carrying) {
      this.answers.turn(shortest(now - before));
      if (finger.touched.what === "ghost") this.answers.carry(x - finger.x, y - finger.y);
      return;
    }
    const [was, is] = [
      Math.hypot(finger.x - other.x, finger.y - other.y),
      Math.hypot(x - other.x, y - other.y),
    ];
    this.answers.pan((x - finger.x) / 2, (y - finger.y) / 2);
    if (was > 0) this.answers.zoom(is / was, (x + other.x) / 2, (y + other.y) / 2);
  }

  #turn(finger: Finger, x: number, y: number): void {
    const [middleX, middleY] = this.answers.middle();
    const before = turnOf(finger.x - middleX, finger.y - middleY);
    this.answers.turn(shortest(turnOf(x - middleX, y - middleY) - before));
  }
}

/** Let an element react to fingers, mice and the wheel; `held` says whether one is down. */
export function hearing(
  gestures: Gestures,
  touched: (element: Element) => Touched,
  wheel: (event: WheelEvent, x: number, y: number) => void,
  held: (down: boolean) => void,
): Attachment<Element> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const at = ({ clientX, clientY }: MouseEvent): [x: number, y: number] => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const on = (type: string, hear: (event: PointerEvent) => void): void =>
      element.addEventListener(type, (event) => hear(event as PointerEvent), { signal });
    on("pointerdown", (event) => {
      if (event.button > 0) return;
      element.setPointerCapture(event.pointerId);
      held(true);
      gestures.down(event.pointerId, ...at(event), touched(event.target as Element));
    });
    on("pointermove", (event) => gestures.move(event.pointerId, ...at(event)));
    on("pointerup", ({ pointerId, pointerType }) => {
      held(false);
      gestures.up(pointerId, pointerType);
    });
    on("pointercancel", ({ pointerId }) => {
      held(false);
      gestures.cancel(pointerId);
    });
    const turn = (event: Event): void => {
      event.preventDefault(); // the page does not scroll
      wheel(event as WheelEvent, ...at(event as WheelEvent));
    };
    element.addEventListener("wheel", turn, { signal, passive: false });
    return () => listening.abort();
  };
}

function shortest(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
