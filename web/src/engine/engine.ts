// The rules of a game on this device: what smallbox.game and smallbox.match ask the kernels, asked in the same way.
import type { Description } from "../protocol/description";
import { Kernels } from "./kernels";
import { fieldAt, type Block, type Kind, type Row } from "./memory";

/** Everything on a table, byte for byte as in Python. Nothing here changes a table: a move leads to a new one. */
export type Table = Uint8Array<ArrayBuffer>;

/** A move as one number. Some need 60 bits, which a JavaScript number does not have. */
export type Move = bigint;

/** The state of a random stream: four numbers of 64 bits. */
export type Stream = BigUint64Array;

export class Engine {
  readonly about: Description;
  // Where a table lies while the kernels look at it, and what they write.
  readonly #desk: Block<"Table">;
  readonly #moves: Block<"i8">;
  readonly #stream: Block<"u8">;

  constructor(readonly kernels: Kernels) {
    this.about = kernels.about;
    this.#desk = kernels.memory.allocate("Table", 1);
    this.#moves = kernels.memory.allocate("i8", this.about.most_moves);
    this.#stream = kernels.memory.allocate("u8", 4);
  }

  static async start(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await Kernels.start(module));
  }

  // ------------------------------------------------------------------------------------------- playing

  /** A table with the game's own cards and the usual options, before the deal. */
  blank(players: number): Table {
    const blank = this.about.blank[players];
    if (!blank) throw new RangeError(`${this.about.game} is not a game for ${players}`);
    return Uint8Array.from(atob(blank), (letter) => letter.charCodeAt(0));
  }

  /** The table that a blank one becomes when it is dealt with this stream. */
  deal(blank: Table, chance: Stream): Table {
    const desk = this.#lay(blank, chance);
    this.kernels.entries.boundary.setup(desk, 0);
    return this.#taken();
  }

  /** The seats that may move now; none when the game is over. */
  asked(table: Table): number[] {
    const mask = Number(this.kernels.entries.boundary.to_move(this.#lay(table), 0));
    return this.seats(table).filter((seat) => (mask >> seat) & 1);
  }

  /** The clause that this move would break, or null. */
  check(table: Table, seat: number, move: Move): string | null {
    const rule = Number(this.kernels.entries.boundary.check(this.#lay(table), 0, seat, move));
    return rule ? this.about.clauses[rule]! : null;
  }

  /** All moves this seat may choose from. */
  legal(table: Table, seat: number): Move[] {
    const count = this.kernels.entries.boundary.legal(this.#lay(table), 0, seat, this.#moves);
    return [...this.kernels.memory.row(this.#moves).subarray(0, Number(count))];
  }

  /** The table after a move that `check` has accepted; without a stream for this step, the last one runs on. */
  advance(table: Table, seat: number, move: Move, chance?: Stream): Table {
    this.kernels.entries.boundary.advance(this.#lay(table, chance), 0, seat, move);
    return this.#taken();
  }

  /** Each seat's share of the win; all zero until the game is over. */
  outcome(table: Table): number[] {
    const desk = this.#lay(table);
    return this.seats(table).map((seat) => this.kernels.entries.boundary.outcome(desk, 0, seat));
  }

  score(table: Table): number[] {
    const desk = this.#lay(table);
    return this.seats(table).map((seat) => Number(this.kernels.entries.boundary.score(desk, 0, seat)));
  }

  // --------------------------------------------------------------------------------------- for the bots

  /** The move of a careful player. */
  careful(table: Table, seat: number): Move {
    return this.kernels.entries.boundary.careful(this.#lay(table), 0, seat, this.#moves);
  }

  /** A table made only of what this seat knows; this is all a bot gets. */
  known(table: Table, seat: number): Table {
    this.kernels.entries.boundary.hide(this.#lay(table, this.stream(0, 0)), 0, seat);
    return this.#taken();
  }

  /** Does this position need no search? */
  isRoutine(known: Table): boolean {
    return this.kernels.entries.search.is_routine(this.#lay(known));
  }

  /** The stream of the index-th game of a seed. */
  stream(seed: number, index: number): Stream {
    this.kernels.entries.boundary.seed_stream(this.#stream, seed, index);
    return this.kernels.memory.row(this.#stream).slice();
  }

  /** A number from 0 up to, not including, `below`; moves the stream on. */
  draw(stream: Stream, below: number): number {
    const row = this.kernels.memory.row(this.#stream);
    row.set(stream);
    const drawn = this.kernels.entries.boundary.draw(this.#stream, below);
    stream.set(row);
    return Number(drawn);
  }

  // ----------------------------------------------------------------------------------------- looking

  /** The numbers in a field of a table. */
  field(table: Table, name: string): Row<Kind> {
    return fieldAt(this.about.records["Table"]!, table.buffer, table.byteOffset, name);
  }

  /** All seats of a table. */
  seats(table: Table): number[] {
    return Array.from({ length: Number(this.field(table, "seats")[0]) }, (_, seat) => seat);
  }

  /** Put a table where the kernels can see it, perhaps with a new random stream. */
  #lay(table: Table, chance?: Stream): Block<"Table"> {
    this.kernels.memory.bytes(this.#desk).set(table);
    if (chance) this.kernels.memory.field(this.#desk, "chance").set(chance);
    return this.#desk;
  }

  #taken(): Table {
    return this.kernels.memory.bytes(this.#desk).slice();
  }
}
