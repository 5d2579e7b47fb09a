// Which part of the table is seen: panning, zooming, fitting. Screen points are pixels of the galaxy's window.
import type { Measures } from "../../protocol/memowars";
import { corners, type Lying, type Point } from "./measure";

const UNIT = 10; // the drawing's unit is a millimetre, the table's a tenth of it
const [LEAST_WIDTH, LEAST_HEIGHT] = [520, 440]; // a galaxy of few cards still has some space around it
const [MARGIN, CAPTION] = [22, 56]; // pixels around the cards, and above them for what is said there
const [FARTHEST, NEAREST] = [0.12, 3.2]; // pixels to a millimetre
export const STEP = 1.35; // how much a button or a key zooms

export class Camera {
  width = $state(640);
  height = $state(480);
  /** The middle of the window, in the drawing's millimetres. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** It follows the galaxy until somebody pans or zooms. */
  follows = $state(true);

  constructor(private readonly measures: () => Measures) {}

  /** From tenths of a millimetre with y going north to the drawing, where y goes down. */
  drawn(x: number, y: number): Point {
    return [x / UNIT, (this.measures().table_height - y) / UNIT];
  }

  screen(x: number, y: number): Point {
    const [across, down] = this.drawn(x, y);
    return [(across - this.x) * this.scale + this.width / 2, (down - this.y) * this.scale + this.height / 2];
  }

  /** The point of the table under a pixel. */
  table(x: number, y: number): Point {
    const across = (x - this.width / 2) / this.scale + this.x;
    const down = (y - this.height / 2) / this.scale + this.y;
    return [across * UNIT, this.measures().table_height - down * UNIT];
  }

  get transform(): string {
    const [x, y] = [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
    return `translate(${x}px, ${y}px) scale(${this.scale})`;
  }

  /** Where a point of the table is drawn, as a transform. */
  place({ x, y }: { x: number; y: number }): string {
    const [across, down] = this.drawn(x, y);
    return `translate(${across}px, ${down}px)`;
  }

  /** Show all of these cards. */
  fit(cards: readonly Lying[]): void {
    const sizes = this.measures();
    const points = cards.flatMap((card) => corners(card, sizes)).map(([x, y]) => this.drawn(x, y));
    if (!points.length) points.push(this.drawn(sizes.table_width / 2, sizes.table_height / 2));
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [
      Math.min(...across),
      Math.max(...across),
      Math.min(...down),
      Math.max(...down),
    ];
    const wide = (this.width - 2 * MARGIN) / Math.max(right - left, LEAST_WIDTH);
    const high = (this.height - CAPTION - MARGIN) / Math.max(bottom - top, LEAST_HEIGHT);
    this.scale = Math.min(wide, high, NEAREST);
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2 - (CAPTION - MARGIN) / 2 / this.scale;
  }

  pan(dx: number, dy: number): void {
    this.follows = false;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  /** Zoom so that the point under this pixel stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.follows = false;
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    this.x += (x - this.width / 2) * (1 / this.scale - 1 / scale);
    this.y += (y - this.height / 2) * (1 / this.scale - 1 / scale);
    this.scale = scale;
  }

  /** Bring a point of the table into the window, with some room around it. */
  show(x: number, y: number, room: number): void {
    const [across, down] = this.screen(x, y);
    const [wide, high] = [Math.min(room, this.width / 2), Math.min(room, this.height / 2)];
    const dx = Math.max(0, wide - across) - Math.max(0, across - (this.width - wide));
    const dy = Math.max(0, high - down) - Math.max(0, down - (this.height - high));
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }
}
