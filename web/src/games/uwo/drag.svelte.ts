// Dragging with mouse, finger or pen: something is taken up, goes over squares, and is let go.

export interface Drop {
  start: () => void;
  over: (square: number) => void;
  end: (square: number | null) => void;
}

const FAR = 8; // pixels: less is a click

function squareAt(event: PointerEvent): number | null {
  const under = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>("[data-square]");
  return under ? Number(under.dataset.square) : null;
}

export class Drag {
  /** The key of what is being dragged. */
  key = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  #stop: (() => void) | undefined;

  begin(event: PointerEvent, key: string, drop: Drop): void {
    if (event.button !== 0) return;
    this.cancel();
    const [fromX, fromY] = [event.clientX, event.clientY];
    let last: number | null = null;
    const move = (event: PointerEvent) => {
      [this.x, this.y] = [event.clientX - fromX, event.clientY - fromY];
      if (this.key === null) {
        if (Math.hypot(this.x, this.y) < FAR) return;
        this.key = key;
        drop.start();
      }
      const square = squareAt(event);
      if (square !== null && square !== last) drop.over(square);
      last = square;
    };
    const up = (event: PointerEvent) => {
      const dragged = this.key !== null;
      this.cancel();
      if (!dragged) return;
      swallowClick();
      drop.end(squareAt(event));
    };
    const cancel = () => this.cancel();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    this.#stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  }

  cancel(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.key = null;
    this.x = this.y = 0;
  }
}

/** The click that the browser makes of letting go is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
