// Thinking about one move; must agree with smallbox/bots/thinking.py, which explains it: the same seed gives the same
// thought. It stops for a moment now and then, so that a worker hears what is said to it meanwhile.
import type { Engine, Move, Table } from "./engine";
import type { Block } from "./memory";

/** A move that was thought about. */
export interface Choice {
  move: Move;
  /** The expected share of the win, 0 to 1. */
  value: number;
  visits: number;
}

/** A move, and how it compares with the others. */
export interface Thought {
  move: Move;
  /** The moves that were tried, best first. */
  values: Choice[];
  iterations: number;
}

/** What may end a search early, or keep it from ending. */
export interface Limits {
  /** Instead of what the level allows, including its time. */
  iterations?: number;
  /** Ends the search with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds; a test has a clock of its own. */
  clock?: () => number;
}

const BLUNDERS = 2 ** 32; // the index of the stream that decides whether a bot blunders
const PAUSE_EVERY = 12; // milliseconds of thinking between two pauses

/** One search with its own tree, which has to be closed. */
export class Searcher {
  readonly #tables: Block<"Table">;
  readonly #state: Block<"Search">;
  #edges: Block<"Edge">;

  constructor(
    private readonly engine: Engine,
    known: Table,
    seat: number,
    private readonly iterations: number,
    firstMove: Move | null = null,
  ) {
    const { memory, about } = engine.kernels;
    const { room, seedling, most_edges, any_move, boldness, depth, advice } = about.search;
    const mostEdges = Math.min(2 ** (32 - Math.clz32(room * iterations)), most_edges);
    this.#tables = memory.allocate("Table", 2);
    this.#state = memory.allocate("Search", 1);
    this.#edges = memory.allocate("Edge", Math.min(mostEdges, seedling));
    memory.bytes(this.#tables).set(known);
    memory.field(this.#state, "most_edges")[0] = mostEdges;
    memory.field(this.#state, "seat")[0] = seat;
    memory.field(this.#state, "first_move")[0] = firstMove ?? BigInt(any_move);
    memory.field(this.#state, "boldness")[0] = boldness;
    memory.field(this.#state, "depth")[0] = depth;
    memory.field(this.#state, "advice").set(advice);
  }

  /** Search until the iterations or the time are used up, or the answer can no longer change; how many it took. */
  async run(seed: number, end: number, { signal, clock = now }: Limits = {}): Promise<number> {
    const { memory, about, entries } = this.engine.kernels;
    signal?.throwIfAborted();
    memory.field(this.#state, "whim").set(this.engine.stream(seed, 0));
    let [done, paused] = [0, clock()];
    while (done < this.iterations) {
      const count = Math.min(about.search.slice, this.iterations - done);
      this.#search(count);
      done += count;
      const time = clock();
      if (time > end) break;
      if (count === about.search.slice) {
        const left = this.iterations - done;
        if (entries.search.is_settled(this.#tables, this.#edges, this.#state, left)) break;
      }
      if (time - paused > PAUSE_EVERY) {
        await pause();
        signal?.throwIfAborted();
        paused = clock();
      }
    }
    return done;
  }

  /** Go on; the tree starts small, to stay in cache, and grows when half full. */
  #search(iterations: number): void {
    const { memory, entries } = this.engine.kernels;
    while (true) {
      iterations -= Number(entries.search.search(this.#tables, this.#edges, this.#state, iterations));
      if (iterations === 0) return;
      const larger = memory.allocate("Edge", 2 * this.#edges.shape[0]!);
      entries.search.transplant(this.#edges, larger);
      memory.free(this.#edges);
      this.#edges = larger;
    }
  }

  /** What the tree says about these moves, the most tried first. */
  weigh(moves: readonly Move[]): Choice[] {
    const { memory, entries } = this.engine.kernels;
    const [asked, visits, totals] = [
      memory.allocate("i8", moves.length),
      memory.allocate("i8", moves.length),
      memory.allocate("f8", moves.length),
    ];
    memory.row(asked).set(moves);
    entries.search.read_root(this.#edges, asked, visits, totals);
    const counts = [...memory.row(visits)].map(Number);
    const sums = [...memory.row(totals)];
    memory.free(asked, visits, totals);
    return moves
      .map((move, i) => ({ move, value: sums[i]! / counts[i]!, visits: counts[i]! }))
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits || b.value - a.value || (a.move < b.move ? -1 : 1));
  }

  /** What all seats got in all iterations, and the squares of what the searching seat got, summed up. */
  get sums(): { shares: number[]; squares: number } {
    const { memory } = this.engine.kernels;
    const shares = [...memory.field(this.#state, "shares")];
    return { shares, squares: memory.field(this.#state, "squares")[0]! };
  }

  /** Its tree and all that it worked with, byte for byte. */
  get bytes(): Uint8Array[] {
    return [this.#edges, this.#state, this.#tables].map((block) => this.engine.kernels.memory.bytes(block));
  }

  close(): void {
    this.engine.kernels.memory.free(this.#tables, this.#state, this.#edges);
  }
}

/** Choose a move by what the seat knows, as well as the level can. */
export async function think(
  engine: Engine,
  known: Table,
  seat: number,
  level: number,
  seed: number,
  limits: Limits = {},
): Promise<Thought> {
  const strength = engine.about.levels[level - 1];
  if (!strength) throw new RangeError(`there is no level ${level}`);
  const end = limits.iterations ? Infinity : (limits.clock ?? now)() + 1000 * strength.seconds;
  const moves = engine.legal(known, seat);
  const whim = engine.stream(seed, BLUNDERS);
  if (engine.draw(whim, 100) < strength.blunders) {
    return { move: moves[engine.draw(whim, moves.length)]!, values: [], iterations: 0 };
  }
  if (engine.isRoutine(known)) return { move: engine.careful(known, seat), values: [], iterations: 0 };
  // One iteration is enough to estimate the value of the only move.
  const count = moves.length === 1 ? 1 : (limits.iterations ?? strength.iterations);
  const searcher = new Searcher(engine, known, seat, count);
  try {
    const iterations = await searcher.run(seed, end, limits);
    const values = searcher.weigh(moves);
    return { move: values[0]!.move, values, iterations };
  } finally {
    searcher.close();
  }
}

const now = (): number => performance.now();

/** Let everything else have its turn. (A timer would wait for some milliseconds.) */
function pause(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
