// Dragging with mouse, finger or pen: something is pressed, carried over the page, and dropped.

/** Pixels: a pointer that moves no farther than this is a click. */
export const FAR = 8;

/** A point of the page, and the drop target there: the value of the nearest `data-drop`, or null. */
export interface Spot {
  x: number;
  y: number;
  target: string | null;
}

/** What a board does while one of its pieces is dragged. */
export interface Carrying {
  begin?: () => void;
  over?: (spot: Spot) => void;
  drop: (spot: Spot) => void;
  /** Escape was pressed, or the browser has taken the pointer away: nothing is dropped. */
  cancel?: () => void;
}

/** `onpointerdown={(event) => drag.press(event, key, { drop })}` on whatever can be dragged, one thing at a time. */
export class Drag {
  /** What is being dragged. */
  key = $state<string | null>(null);
  /** How far it has been carried, in pixels. */
  x = $state(0);
  y = $state(0);
  #stop: (() => void) | undefined;

  /** Where to draw it: `style:translate={drag.offset(key)}`. */
  offset(key: string): string | undefined {
    return this.key === key ? `${this.x}px ${this.y}px` : undefined;
  }

  press(pressed: PointerEvent, key: string, carrying: Carrying): void {
    if (pressed.button !== 0 || !pressed.isPrimary) return;
    this.#stop?.();
    const listening = new AbortController();
    const finish = (): boolean => {
      const dragged = this.key !== null;
      listening.abort();
      this.#stop = undefined;
      this.key = null;
      this.x = this.y = 0;
      return dragged;
    };
    const cancel = (): void => {
      if (finish()) carrying.cancel?.();
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId) return;
      const [x, y] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY];
      if (this.key === null && Math.hypot(x, y) < FAR) return;
      [this.x, this.y] = [x, y];
      if (this.key === null) {
        this.key = key;
        carrying.begin?.();
      }
      carrying.over?.(spotUnder(event));
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.pointerId || !finish()) return;
      swallowClick();
      carrying.drop(spotUnder(event));
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || this.key === null) return;
      event.preventDefault();
      event.stopPropagation(); // Escape must not undo anything else
      cancel();
    };
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", (event) => event.pointerId === pressed.pointerId && cancel(), {
      signal,
    });
    window.addEventListener("keydown", escape, { signal, capture: true });
    this.#stop = cancel;
  }
}

function spotUnder({ clientX: x, clientY: y }: PointerEvent): Spot {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (target !== undefined) return { x, y, target };
  }
  return { x, y, target: null };
}

/** Ignore the click that the browser reports after a drop. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
