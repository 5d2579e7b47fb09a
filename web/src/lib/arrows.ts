// The arrow keys: where on the screen they lead, and to which button.

export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the box that lies nearest in the direction of a key, or -1. */
export function nearest(from: Box, boxes: Box[], key: string): number {
  const direction = ARROWS[key];
  if (!direction) return -1;
  const [x, y] = direction;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const right = box.x + box.width / 2 - from.x - from.width / 2;
    const down = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const far = ahead + 2 * aside;
    if (ahead > 1 && ahead >= aside / 2 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Move the focus to the nearest button of a board in a key's direction; false if it is no arrow key, or nothing is there. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (!here || !(key in ARROWS)) return false;
  const buttons = [...board.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
    (one) => one !== here,
  );
  const found = nearest(
    here.getBoundingClientRect(),
    buttons.map((one) => one.getBoundingClientRect()),
    key,
  );
  buttons[found]?.focus();
  return found >= 0;
}
