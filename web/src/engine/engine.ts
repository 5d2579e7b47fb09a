// The rules of a game on this device: what smallbox.game and smallbox.match ask the kernels, asked in the same way.
import type { Description } from "../protocol/description";
import { Kernels } from "./kernels";
import { fieldAt, type Block, type Kind, type Row } from "./memory";
import { Coding } from "./moves";
import { optionNumbers, type Options } from "./options";

/** Everything on a table, byte for byte as in Python. Nothing here changes a table: a move leads to a new one. */
export type Table = Uint8Array<ArrayBuffer>;

/** A move as one number. Some need 60 bits, which a JavaScript number does not have. */
export type Move = bigint;

/** The state of a random stream: four numbers of 64 bits. */
export type Stream = BigUint64Array;

/** Why a move is not legal: the rule by its number, and the clause of the rulebook. */
export interface Refusal {
  rule: number;
  clause: string;
}

/** A part of a game in which all seats move at once, and nobody is told who has moved how often. */
export interface Together {
  /** Moves that every seat makes in it. */
  each: number;
  /** Moves that each seat still has to make. */
  left: number[];
}

export class Engine {
  readonly about: Description;
  readonly coding: Coding;
  // Where a table lies while the kernels look at it, and what they write.
  readonly #desk: Block<"Table">;
  readonly #pair: Block<"Table">;
  readonly #moves: Block<"i8">;
  readonly #json: Block<"Json">;
  readonly #stream: Block<"u8">;
  readonly #player: Block<"Batch">;

  constructor(readonly kernels: Kernels) {
    this.about = kernels.about;
    this.coding = new Coding(this.about.moves);
    this.#desk = kernels.memory.allocate("Table", 1);
    this.#pair = kernels.memory.allocate("Table", 2);
    this.#moves = kernels.memory.allocate("i8", this.about.most_moves);
    this.#json = kernels.memory.allocate("Json", 1);
    this.#stream = kernels.memory.allocate("u8", 4);
    this.#player = kernels.memory.allocate("Batch", 1);
  }

  static async start(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await Kernels.start(module));
  }

  // ------------------------------------------------------------------------------------------- playing

  /** A table with the game's own cards and these options, or the usual ones, before the deal. */
  blank(players: number, options?: Options): Table {
    const blank = this.about.blank[players];
    if (!blank) throw new RangeError(`${this.about.game} is not a game for ${players}`);
    const table = Uint8Array.from(atob(blank), (letter) => letter.charCodeAt(0));
    return options ? this.#agreed(table, optionNumbers(this.about.options, options)) : table;
  }

  #agreed(blank: Table, numbers: readonly number[]): Table {
    const { memory, entries } = this.kernels;
    const block = memory.allocate("i8", numbers.length);
    memory.row(block).set(numbers.map(BigInt));
    entries.boundary.agree(this.#lay(blank), 0, block);
    memory.free(block);
    return this.#taken();
  }

  /** The table that a blank one becomes when it is dealt with this stream. */
  deal(blank: Table, chance: Stream): Table {
    const desk = this.#lay(blank, chance);
    this.kernels.entries.boundary.setup(desk, 0);
    return this.#taken();
  }

  /** The seats that may move now; none when the game is over. */
  asked(table: Table): number[] {
    return this.#seatsIn(table, this.kernels.entries.boundary.to_move(this.#lay(table), 0));
  }

  /** The rule that this move would break, or null. */
  check(table: Table, seat: number, move: Move): Refusal | null {
    const rule = Number(this.kernels.entries.boundary.check(this.#lay(table), 0, seat, move));
    return rule ? { rule, clause: this.about.clauses[rule]! } : null;
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

  // -------------------------------------------------------------------------------------------- seeing

  /** The seats that may move now, as far as this seat may know. */
  toldAsked(table: Table, seat: number): number[] {
    return this.#seatsIn(table, this.kernels.entries.boundary.told_asked(this.#lay(table), 0, seat));
  }

  /** If all seats move at once now: how many moves each makes, and how many it has left. */
  together(table: Table): Together | null {
    const left = this.kernels.memory.allocate("i8", this.seats(table).length);
    const each = Number(this.kernels.entries.boundary.together(this.#lay(table), 0, left));
    const moves = [...this.kernels.memory.row(left)].map(Number);
    this.kernels.memory.free(left);
    return each ? { each, left: moves } : null;
  }

  /** What this seat may see, as JSON; seat -1 is a spectator. */
  view(table: Table, seat: number): string {
    return this.#written(this.kernels.entries.boundary.view(this.#lay(table), 0, seat, this.#json));
  }

  /** What this seat may know of the last move, or of the deal, as JSON. */
  events(table: Table, seat: number): string {
    return this.#written(this.kernels.entries.boundary.events(this.#lay(table), 0, seat, this.#json));
  }

  /** What chance decided between these two tables, as JSON. */
  draws(before: Table, after: Table, isDeal: boolean): string {
    const pair = this.kernels.memory.bytes(this.#pair);
    pair.set(before);
    pair.set(after, before.length);
    return this.#written(this.kernels.entries.boundary.draws(this.#pair, Number(isDeal), this.#json));
  }

  #written(length: bigint): string {
    const text = this.kernels.memory.field(this.#json, "text").subarray(0, Number(length));
    return new TextDecoder().decode(text);
  }

  // --------------------------------------------------------------------------------------- for the bots

  /** The move of a careful player; the seed decides between equals. */
  carefulMove(table: Table, seat: number, seed: number): Move {
    this.kernels.memory.field(this.#player, "whim").set(this.stream(seed, 0));
    return this.kernels.entries.boundary.careful_move(this.#lay(table), 0, seat, this.#player);
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

  #seatsIn(table: Table, mask: bigint): number[] {
    return this.seats(table).filter((seat) => (Number(mask) >> seat) & 1);
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
