// Movement by comparing two tables: what has a key moves from where it was to where it is. Boards do not
// say what moves, so a step back in a replay is animated like a step forward.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";

const LONG = 250; // milliseconds
const EACH_WAY = 160; // for a piece that passes through other places
const AWAY = 350; // for a piece that disappears

/** The middle of an element, and how wide it is, on the screen; within a drawing, in the drawing's own units. */
interface Place {
  x: number;
  y: number;
  width: number;
}

interface Journey {
  /** The key of where a piece comes from when it is new: a pile, a hand. */
  from?: string | undefined;
  /** The keys of the places that it passes through. */
  via?: string[];
}

interface Piece extends Journey {
  element: Element;
  moves: boolean;
}

/** The pieces of one board: `{@attach flip.piece("cow-17", { from: "pile" })}` on each element. */
export class Flip {
  #pieces = new Map<string, Piece>();
  #before = new Map<string, Place>();
  #moving = new Set<Animation>();

  piece(key: string, journey: Journey = {}): Attachment<Element> {
    return this.#attach(key, { ...journey, moves: true });
  }

  /** A place that pieces come from or pass through, and that does not move itself. */
  place(key: string): Attachment<Element> {
    return this.#attach(key, { moves: false });
  }

  /** Remember where everything is now. */
  look(): void {
    this.#before = new Map([...this.#pieces].map(([key, { element }]) => [key, placeOf(element)]));
    for (const movement of this.#moving) movement.cancel(); // it continues from there, in another direction
    this.#moving.clear();
  }

  /** Move everything from where it last was to where it is now, after `wait` milliseconds. */
  move(wait = 0): void {
    const before = this.#before;
    this.#before = new Map();
    if (before.size === 0) return;
    const now = new Map([...this.#pieces].map(([key, { element }]) => [key, placeOf(element)]));
    for (const [key, { element, from, via, moves }] of this.#pieces) {
      const start = before.get(key) ?? (from === undefined ? undefined : before.get(from));
      const end = now.get(key);
      if (!moves || !start || !end || isSame(start, end)) continue;
      const way = [start, ...(via ?? []).flatMap((place) => now.get(place) ?? []), end];
      for (const movement of animate(element, way, wait)) {
        this.#moving.add(movement);
        movement.onfinish = () => this.#moving.delete(movement);
      }
    }
  }

  /** For `out:`, a piece that goes to a place where it is no longer seen: into a cowshed. */
  away(element: Element, to: string | undefined): TransitionConfig {
    const end = to === undefined ? undefined : this.#pieces.get(to);
    if (!end || document.hidden) return { duration: 0 };
    const [from, there] = [placeOf(element), placeOf(end.element)];
    const [x, y] = [there.x - from.x, there.y - from.y];
    const css = (_: number, gone: number): string =>
      `translate: ${x * gone}px ${y * gone}px; scale: ${1 - 0.75 * gone}; opacity: ${1 - gone ** 3}`;
    return { duration: AWAY, css };
  }

  #attach(key: string, described: Omit<Piece, "element">): Attachment<Element> {
    return (element) => {
      const piece = { ...described, element };
      this.#pieces.set(key, piece);
      return () => {
        if (this.#pieces.get(key) === piece) this.#pieces.delete(key);
      };
    };
  }
}

/**
 * For a board that is being set up: its pieces move from step to step, unless nothing should move; `wait` is how many
 * milliseconds to wait before that.
 */
export function movement(now: () => { seq: number; still: boolean }, wait: () => number = () => 0): Flip {
  const flip = new Flip();
  $effect.pre(() => {
    void now().seq;
    untrack(() => flip.look());
  });
  $effect(() => {
    void now().seq;
    untrack(() => {
      if (!now().still && !document.hidden) flip.move(wait());
    });
  });
  return flip;
}

function isSame(start: Place, end: Place): boolean {
  return Math.hypot(start.x - end.x, start.y - end.y) < 1 && Math.abs(scaled(start, end) - 1) < 0.02;
}

const scaled = (start: Place, end: Place): number => (start.width && end.width ? start.width / end.width : 1);

/** Added to wherever an element is drawn anyway. */
function animate(element: Element, way: Place[], wait: number): Animation[] {
  const [start, end] = [way[0]!, way.at(-1)!];
  const timing: KeyframeAnimationOptions = {
    delay: wait,
    duration: way.length > 2 ? EACH_WAY * (way.length - 1) : LONG,
    easing: "ease-out",
    fill: "backwards",
  };
  const translate = way.map(({ x, y }) => `${x - end.x}px ${y - end.y}px`);
  const movements = [element.animate({ translate }, { ...timing, composite: "add" })];
  if (Math.abs(scaled(start, end) - 1) >= 0.02)
    movements.push(element.animate({ scale: [`${scaled(start, end)}`, "1"] }, timing));
  return movements;
}

function placeOf(element: Element): Place {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const around = (element.parentNode as SVGGraphicsElement).getScreenCTM()?.inverse();
    const inside = element.getScreenCTM();
    const { e: x, f: y } = around && inside ? around.multiply(inside) : { e: 0, f: 0 };
    return { x, y, width: 0 };
  }
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
