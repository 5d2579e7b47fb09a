// What a player looks at and chooses on the board, until it is a move. `choice.ts` says what a click does.
import type { Move, View } from "../../protocol/uwo";
import { choose, click, rideSoFar, takeBack, type Choice } from "./choice";
import type { Kind } from "./kinds";
import type { Table } from "./table";

type Given = Pick<Table, "view" | "seq" | "legal" | "pending" | "play">;

export class Choosing {
  /** The square that is looked at, by pointer or by focus. */
  looked = $state<number | null>(null);
  lookedCard = $state<Kind | null>(null);
  #made = $state.raw<{ seq: number; choice: Choice }>({ seq: -1, choice: null });

  constructor(private readonly table: () => Given) {}

  /** A choice lasts for one step only. */
  get choice(): Choice {
    return this.#made.seq === this.table().seq ? this.#made.choice : null;
  }
  set choice(choice: Choice) {
    this.#made = { seq: this.table().seq, choice };
  }

  /** The square of the UWO that is chosen, or else what is looked at. */
  get shown(): number | null {
    return this.choice?.what === "uwo" ? this.choice.square : this.looked;
  }

  /** Where a Rider is, and the path chosen for it so far. */
  get path(): number[] {
    const { choice } = this;
    return choice?.what === "uwo" && choice.path.length ? [choice.square, ...choice.path] : [];
  }

  act(move: Move): void {
    const { pending, play } = this.table();
    if (pending === null) play(move);
  }

  pick(square: number): void {
    const { view, legal, pending } = this.table();
    const next = click(square, this.choice, view, legal);
    if (next.move && pending !== null) return;
    this.choice = next.choice;
    if (next.move) this.act(next.move);
  }

  /** A card is played in a duel, morfs the UWO that is chosen, or is chosen itself. */
  pickCard(kind: Kind, place: number): void {
    const { view, legal } = this.table();
    const { choice } = this;
    if (view.phase === "defend" && legal.length)
      return this.act(kind === "miss" ? { type: "miss" } : { type: "defend-morf", kind });
    if (choice?.what === "uwo" && this.#canMorf(choice.square, kind)) {
      this.choice = null;
      return this.act({ type: "morf", kind, square: choice.square });
    }
    this.choice = choice?.what === "card" && choice.place === place ? null : { what: "card", kind, place };
  }

  /** One step back; false if there is nothing to take back. */
  takeBack(): boolean {
    if (!this.choice) return false;
    this.choice = takeBack(this.choice);
    return true;
  }

  // ---------------------------------------------------------------------------------------------- dragging

  grab(square: number): void {
    this.choice = choose(square);
  }

  /** A Rider's path follows the pointer. */
  pass(square: number | null): void {
    const { choice } = this;
    if (square === null || choice?.what !== "uwo" || square === choice.square) return;
    const before = choice.path.indexOf(square);
    const path = before >= 0 ? choice.path.slice(0, before + 1) : [...choice.path, square];
    const goesOn = this.table().legal.some(
      (move) =>
        move.type === "ride" &&
        move.square === choice.square &&
        path.every((step, i) => move.path[i] === step),
    );
    if (goesOn) this.choice = { ...choice, path };
  }

  drop(square: number | null): void {
    const { choice } = this;
    if (square !== null && choice?.what === "uwo" && square !== choice.square) {
      const ride = rideSoFar(choice, this.table().legal);
      if (ride && square === choice.path.at(-1)) this.act(ride);
      else this.pick(square);
    }
    this.choice = null;
  }

  dropCard(kind: Kind, place: number, square: number | null): void {
    const { view }: { view: View } = this.table();
    if (square === null || view.phase === "defend") {
      this.choice = null;
      if (square !== null && square === view.duel?.attacked) this.pickCard(kind, place);
      return;
    }
    this.choice = { what: "card", kind, place };
    this.pick(square);
  }

  #canMorf(square: number, kind: Kind): boolean {
    return this.table().legal.some(
      (move) => move.type === "morf" && move.square === square && move.kind === kind,
    );
  }
}
