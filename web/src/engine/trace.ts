// Digests of what comes of the same games and searches, for the tests: the twin of tests/traces.py. The client itself
// does not use it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { chanceBefore, keyOfSeed } from "../lib/fair";
import { Engine, type Table } from "./engine";
import type { Block } from "./memory";
import { choices, moveValue } from "./moveValue";
import { Searcher, think, type Choice } from "./thinking";

export { loadEngine } from "./modules";

/** How much is to be traced. */
interface Wish {
  /** Games that are followed move by move. */
  games: number;
  /** Of each of them, at most. */
  moves: number;
  /** Of games that are played at once: as many at random, and as many with care. */
  hundreds: number;
  searches: number;
  thoughts: number;
  /** Of each search; null for as many as the highest level has. */
  iterations: number | null;
}

/** The engine of a module that was read from a file. */
export const started = async (module: BufferSource): Promise<Engine> =>
  Engine.start(await WebAssembly.compile(module));

/** Everything, as one list of texts. */
export async function trace(engine: Engine, wish: Wish): Promise<string[]> {
  const found: string[] = [];
  for (let seed = 0; seed < wish.games; seed++) found.push(...followed(engine, seed, wish.moves));
  for (const careful of [0, 3]) {
    for (let part = 0; part < wish.hundreds; part++) found.push(many(engine, 100 * part, 100, careful));
  }
  const iterations = wish.iterations ?? engine.about.levels.at(-1)!.iterations;
  for (let seed = 0; seed < wish.searches; seed++) found.push(await tree(engine, seed, iterations));
  for (let seed = 0; seed < wish.thoughts; seed++) found.push(await thoughts(engine, seed, iterations));
  return found;
}

/** A game of careful players move by move, and what a seat knows, could know and may do on the way. */
function* followed(engine: Engine, seed: number, most: number): Generator<string> {
  const { memory, entries } = engine.kernels;
  const key = keyOfSeed(seed);
  const players = engine.about.seats[seed % engine.about.seats.length]!;
  let table = engine.deal(engine.blank(players), chanceBefore(key, 0));
  const [redealt, whim] = [memory.allocate("Table", 1), memory.allocate("u8", 4)];
  for (let number = 0; number < most; number++) {
    const [seat] = engine.asked(table);
    if (seat === undefined) break;
    const known = engine.known(table, seat);
    yield digest(table, known);
    memory.bytes(redealt).set(known);
    memory.row(whim).set(engine.stream(seed, number));
    entries.boundary.redeal(redealt, 0, seat, whim);
    const could = memory.bytes(redealt).slice();
    yield digest(could, BigInt64Array.from(engine.legal(could, seat)));
    const move = engine.careful(table, seat);
    yield [0n, move].map((one) => engine.check(table, seat, one) ?? "fine").join(", ");
    table = engine.advance(table, seat, move, chanceBefore(key, number + 1));
  }
  yield digest(Float64Array.from([...engine.outcome(table), ...engine.score(table)]));
  memory.free(redealt, whim);
}

/** Many games at once, from the first number on. */
function many(engine: Engine, first: number, count: number, careful: number): string {
  const { memory } = engine.kernels;
  const { tables, lengths } = played(engine, first, count, careful);
  const found = digest(memory.bytes(tables), memory.row(lengths));
  memory.free(tables, lengths);
  return found;
}

/** Tables that have been played on; the seats of this mask play carefully, the others at random. */
export function played(
  engine: Engine,
  first: number,
  count: number,
  careful: number,
): { tables: Block<"Table">; lengths: Block<"i8"> } {
  const { memory, entries } = engine.kernels;
  const tables = memory.allocate("Table", count);
  const batch = memory.allocate("Batch", 1);
  const lengths = memory.allocate("i8", count);
  const blank = engine.blank(engine.about.seats[0]!);
  for (let i = 0; i < count; i++) memory.bytes(tables).set(blank, i * blank.length);
  memory.field(batch, "seed")[0] = 1n;
  memory.field(batch, "first")[0] = BigInt(first);
  memory.field(batch, "careful_seats")[0] = BigInt(careful);
  entries.boundary.setup_all(tables, batch);
  entries.boundary.play_all(tables, batch, lengths);
  memory.free(batch);
  return { tables, lengths };
}

/** Some moves after a deal: what the seat knows that has to think. */
export function position(engine: Engine, seed: number): { known: Table; seat: number } {
  let table = engine.deal(engine.blank(engine.about.seats[0]!), engine.stream(seed, 0));
  for (let made = 0; engine.isRoutine(table) || made < seed % 10; made++) {
    const seat = engine.asked(table)[0]!;
    table = engine.advance(table, seat, engine.careful(table, seat));
  }
  const seat = engine.asked(table)[0]!;
  return { known: engine.known(table, seat), seat };
}

/** The whole tree of a search. */
async function tree(engine: Engine, seed: number, iterations: number): Promise<string> {
  const { known, seat } = position(engine, seed);
  const searcher = new Searcher(engine, known, seat, iterations);
  await searcher.run(seed, Infinity);
  const found = digest(...searcher.bytes);
  searcher.close();
  return found;
}

/** What a bot of each level would play here, and what a hint would say. */
async function thoughts(engine: Engine, seed: number, iterations: number): Promise<string> {
  const { known, seat } = position(engine, seed);
  const [moves, numbers]: [bigint[], number[]] = [[], []];
  const note = (choices: Choice[]): void => {
    for (const { move, value, visits } of choices) {
      moves.push(move);
      numbers.push(value, visits);
    }
  };
  for (const level of engine.about.levels.keys()) {
    const thought = await think(engine, known, seat, level + 1, seed, { iterations });
    moves.push(thought.move);
    numbers.push(thought.iterations);
    note(thought.values);
  }
  note(await choices(engine, known, seat, seed, iterations));
  const { shares, error } = await moveValue(
    engine,
    known,
    seat,
    engine.careful(known, seat),
    seed,
    iterations,
  );
  return digest(BigInt64Array.from(moves), Float64Array.from([...numbers, ...shares, error]));
}

function digest(...parts: (Uint8Array | BigInt64Array | Float64Array)[]): string {
  const hash = sha256.create();
  for (const { buffer, byteOffset, byteLength } of parts) {
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return bytesToHex(hash.digest());
}
