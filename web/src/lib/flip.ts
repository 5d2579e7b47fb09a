// Movement by comparing two tables: what has a key moves from where it was to where it is.
import type { Attachment } from "svelte/attachments";

const LONG = 250; // milliseconds

interface Piece {
  element: Element;
  /** The key of the place that it comes from when it is new: a pile, a hand. */
  origin: string | undefined;
}

/**
 * The moving pieces of one board.
 *
 * `{@attach flip.piece("cow-17", "pile")}` on each element; `$effect.pre(() => { view; flip.look(); })` before
 * and `$effect(() => { view; flip.move(still); })` after the view has changed.
 */
export class Flip {
  #pieces = new Map<string, Piece>();
  #before = new Map<string, DOMRect>();

  piece(key: string, origin?: string): Attachment<Element> {
    return (element) => {
      const piece = { element, origin };
      this.#pieces.set(key, piece);
      return () => {
        if (this.#pieces.get(key) === piece) this.#pieces.delete(key);
      };
    };
  }

  /** Remember where everything is now. */
  look(): void {
    this.#before = new Map(
      [...this.#pieces].map(([key, { element }]) => [key, element.getBoundingClientRect()]),
    );
  }

  /** Let everything move to where it is now from where it was at the last look. */
  move(still: boolean): void {
    const before = this.#before;
    this.#before = new Map();
    if (still || document.hidden || before.size === 0) return;
    for (const [key, { element, origin }] of this.#pieces) {
      const from = before.get(key) ?? (origin === undefined ? undefined : before.get(origin));
      if (from) slide(element, from);
    }
  }
}

/** Let one element come from this rectangle of the screen. */
export function slide(element: Element, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  let x = from.x + from.width / 2 - (to.x + to.width / 2);
  let y = from.y + from.height / 2 - (to.y + to.height / 2);
  const size = to.width && from.width ? from.width / to.width : 1;
  if (Math.hypot(x, y) < 1 && Math.abs(size - 1) < 0.02) return;
  const start: Keyframe = {};
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = (element.parentNode as SVGGraphicsElement).getScreenCTM?.()?.inverse();
    if (!matrix) return;
    [x, y] = [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y]; // the drawing's own units
  } else {
    start.scale = `${size}`;
  }
  start.translate = `${x}px ${y}px`;
  element.animate([start, { translate: "0 0", scale: "1" }], { duration: LONG, easing: "ease-out" });
}
