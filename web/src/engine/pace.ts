// How long a module takes for a certain piece of work: bench/wasm.py gives the library the same work. The client itself
// does not use it.
import type { Engine } from "./engine";
import { loadEngine } from "./modules";
import { Searcher, think } from "./thinking";
import { played, position } from "./trace";

/** Milliseconds for so many hundreds of games at random. */
export function playing(engine: Engine, hundreds: number): number {
  const begin = performance.now();
  for (let part = 0; part < hundreds; part++) {
    const { tables, lengths } = played(engine, 100 * part, 100, 0);
    engine.kernels.memory.free(tables, lengths);
  }
  return performance.now() - begin;
}

/** Milliseconds for so many searches with as many iterations as the highest level has. */
export async function searching(engine: Engine, searches: number): Promise<number> {
  const { iterations } = engine.about.levels.at(-1)!;
  let spent = 0;
  for (let seed = 0; seed < searches; seed++) {
    const { known, seat } = position(engine, seed);
    const begin = performance.now();
    const searcher = new Searcher(engine, known, seat, iterations);
    await searcher.run(seed, Infinity);
    spent += performance.now() - begin;
    searcher.close();
  }
  return spent;
}

/** Milliseconds from asking for a module to the first thought of the highest level. */
export async function firstThought(game: string): Promise<number> {
  const begin = performance.now();
  const engine = await loadEngine(game);
  if (!engine) throw new Error(`there is no module of ${game}`);
  const { known, seat } = position(engine, 0);
  await think(engine, known, seat, engine.about.levels.length, 0);
  return performance.now() - begin;
}
