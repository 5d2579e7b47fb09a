// A card of one's own that is being placed or brought back, until it is a move.
import { untrack } from "svelte";
import type { Move, Place, Return } from "../../protocol/memowars";
import { fit, settle, type Fit, type Laying } from "./measure";
import type { Table } from "./table";

type Given = Pick<Table, "view" | "legal" | "hints" | "pending" | "play">;
type Kind = Laying["kind"];

const isLaying = (move: Move): move is Place | Return => move.type === "place" || move.type === "return";

export class Placing {
  card = $state<Laying | null>(null);
  /** How it would lie there. */
  readonly fit: Fit = $derived.by(() => {
    const { cards, measures } = this.table().view;
    return this.card ? fit(this.card, cards, measures) : "fits";
  });
  #suggested: Laying | null = null;
  #next = 0;

  constructor(private readonly table: () => Given) {}

  /** The kinds that may be laid now. */
  get kinds(): Set<string> {
    return new Set(this.#offered().map(({ kind }) => kind));
  }

  /** Put a card on a place that the server has offered; the next one if it is asked for again. */
  suggest(kind: Kind): void {
    const spots = this.#offered().filter((move) => move.kind === kind);
    const spot = spots[this.#next++ % spots.length];
    if (spot) this.#propose(spot);
  }

  /** Take a card of the hand. */
  take(kind: Kind): void {
    this.#next = Math.floor(Math.random() * this.#offered().length);
    this.suggest(kind);
  }

  elsewhere(): void {
    if (this.card) this.suggest(this.card.kind);
  }

  /** Hold a card of the hand over a point of the table. */
  hold(kind: Kind, x: number, y: number): void {
    this.card = { kind, x, y, angle: this.card?.kind === kind ? this.card.angle : 0 };
  }

  moveTo(x: number, y: number): void {
    if (this.card) [this.card.x, this.card.y] = [x, y];
  }

  moveBy(dx: number, dy: number): void {
    if (this.card) this.moveTo(this.card.x + dx, this.card.y + dy);
  }

  /** Counter-clockwise, in degrees; half a turn brings a card back to where it was. */
  turn(by: number): void {
    if (this.card) this.card.angle = (((this.card.angle + by) % 180) + 180) % 180;
  }

  /** A card that is dropped a little too near or too far slips into a place that fits. */
  slip(): void {
    const { cards, measures } = this.table().view;
    if (this.card) this.card = { ...this.card, ...settle(this.card, cards, measures) };
  }

  /** Play it. */
  lay(): void {
    const { view, pending, play } = this.table();
    if (!this.card || pending !== null) return;
    const { kind, x, y, angle } = this.card;
    const type = view.phase === "return" ? "return" : "place";
    play({ type, kind, x: Math.round(x), y: Math.round(y), angle: Math.round(angle) % 180 });
  }

  /** Forget where the card went: only people may remember that. */
  giveUp(): void {
    this.card = this.#suggested = null;
  }

  /** A hint about where to place a card is a suggestion, too. */
  heed(hint: Move | undefined): void {
    if (hint && isLaying(hint)) this.#propose(hint);
  }

  /** After every change: drop what can no longer be laid; where everybody places at once, replace a suggestion
   * that somebody else has taken. */
  review(): void {
    const { card } = this;
    const answered = this.table().pending === null;
    if (!card || (answered && !this.kinds.has(card.kind))) return this.giveUp();
    if (!answered || this.fit === "fits" || !this.#suggested) return;
    const { x, y, angle } = this.#suggested;
    if (card.x === x && card.y === y && card.angle === angle) untrack(() => this.suggest(card.kind));
  }

  #propose({ kind, x, y, angle }: Laying): void {
    this.#suggested = { kind, x, y, angle };
    this.card = { kind, x, y, angle };
  }

  #offered(): (Place | Return)[] {
    return this.table().legal.filter(isLaying);
  }
}
