// What can be seen of one module; that all of them give the same bytes as the library is tested from Python.
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { chanceBefore, keyOfSeed } from "../lib/fair";
import type { Description } from "../protocol/description";
import { Engine, type Table } from "./engine";
import { described } from "./kernels";
import { choices, moveValue } from "./moveValue";
import { think } from "./thinking";

const MODULE = new URL("../../../src/smallbox/kernel/compiled/mow.wasm", import.meta.url);
const KEY = keyOfSeed(1);

// A checkout compiles them in its own time: `make kernels`.
describe.skipIf(!existsSync(MODULE))("a module", () => {
  let module: WebAssembly.Module;
  let engine: Engine;
  let table: Table;

  beforeAll(async () => {
    module = await WebAssembly.compile(readFileSync(MODULE));
    engine = await Engine.start(module);
    table = engine.deal(engine.blank(3), chanceBefore(KEY, 0));
  });

  /** Some moves later, when there is something to think about. */
  function later(): { known: Table; seat: number } {
    let now = table;
    for (let number = 1; number < 8; number++) {
      const seat = engine.asked(now)[0]!;
      now = engine.advance(now, seat, engine.careful(now, seat), chanceBefore(KEY, number));
    }
    const seat = engine.asked(now)[0]!;
    return { known: engine.known(now, seat), seat };
  }

  const bytesInUse = (): number =>
    engine.kernels.memory.bytes(engine.kernels.memory.allocate("u1", 1)).buffer.byteLength;

  test("deals, judges and plays, and changes no table that it is shown", () => {
    const before = table.slice();
    const [seat, ...others] = engine.asked(table);
    expect(others).toEqual([]);
    const legal = engine.legal(table, seat!);
    expect(legal.length).toBeGreaterThan(0);
    expect(legal.map((move) => engine.check(table, seat!, move))).toEqual(legal.map(() => null));
    expect(engine.check(table, (seat! + 1) % 3, legal[0]!)).toBe("mow.turn");
    const after = engine.advance(table, seat!, legal[0]!, chanceBefore(KEY, 1));
    expect(after).not.toEqual(table);
    expect([...engine.field(after, "chance")]).not.toEqual([...engine.field(table, "chance")]);
    expect(table).toEqual(before);
    expect(engine.outcome(table)).toEqual([0, 0, 0]);
  });

  test("tables that differ in what a seat cannot know are the same to it", () => {
    const { memory, entries } = engine.kernels;
    const [desk, whim] = [memory.allocate("Table", 1), memory.allocate("u8", 4)];
    memory.bytes(desk).set(table);
    memory.row(whim).set(engine.stream(7, 0));
    entries.boundary.redeal(desk, 0, 1, whim);
    const redealt = memory.bytes(desk).slice();
    memory.free(desk, whim);
    expect(engine.field(redealt, "hand")).not.toEqual(engine.field(table, "hand"));
    expect(engine.known(redealt, 1)).toEqual(engine.known(table, 1));
    expect(engine.known(redealt, 0)).not.toEqual(engine.known(table, 0));
  });

  test("nobody can ask for seats or fields that there are not", () => {
    expect(() => engine.blank(1)).toThrow("not a game for 1");
    expect(() => engine.field(table, "colour")).toThrow("no field colour");
  });

  test("the same seed gives the same thought, and another one another", async () => {
    const { known, seat } = later();
    const [one, again, other] = await Promise.all([
      think(engine, known, seat, 5, 1, { iterations: 200 }),
      think(engine, known, seat, 5, 1, { iterations: 200 }),
      think(engine, known, seat, 5, 2, { iterations: 200 }),
    ]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one.values[0]!.move).toBe(one.move);
    expect(engine.legal(known, seat)).toContain(one.move);
    await expect(think(engine, known, seat, 6, 1)).rejects.toThrow("no level 6");
  });

  test("a bot that runs out of time plays the best it has found", async () => {
    const { known, seat } = later();
    let time = 0;
    const { iterations, values } = await think(engine, known, seat, 5, 1, { clock: () => (time += 300) });
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(engine.about.levels[4]!.iterations);
    expect(iterations % engine.about.search.slice).toBe(0);
    expect(values.length).toBeGreaterThan(0);
  });

  test("other things happen while it thinks, and nobody has to wait for a thought that is not wanted", async () => {
    const { known, seat } = later();
    const dismissed = new AbortController();
    setTimeout(() => dismissed.abort(new Error("never mind")));
    let time = 0;
    const clock = (): number => (time += 100); // so that it pauses after every slice
    const thinking = think(engine, known, seat, 5, 1, {
      iterations: 1_000_000,
      signal: dismissed.signal,
      clock,
    });
    await expect(thinking).rejects.toThrow("never mind");
    const unwanted = think(engine, known, seat, 5, 1, { signal: AbortSignal.abort(new Error("too late")) });
    await expect(unwanted).rejects.toThrow("too late");
  });

  test("what was thought is forgotten: many searches need no more memory than one", async () => {
    const { known, seat } = later();
    const search = () => think(engine, known, seat, 5, 1, { iterations: 500 });
    await search();
    const before = bytesInUse();
    for (let time = 0; time < 20; time++) await search();
    expect(bytesInUse()).toBe(before);
  });

  test("a hint has the moves with their values, the best first", async () => {
    const { known, seat } = later();
    const found = await choices(engine, known, seat, 1, 300);
    const visits = found.map((choice) => choice.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    const { shares, error } = await moveValue(engine, known, seat, found[0]!.move, 1, 300);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(0.1);
  });

  test("a module of another form, or of something else, is refused", async () => {
    const nothing = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    expect(() => described(nothing)).toThrow("no kernels");
    const about: Description = { ...described(module), form: 0 };
    const text = new TextEncoder().encode(JSON.stringify(about));
    const size = [
      ((text.length + 9) & 127) | 128,
      (((text.length + 9) >> 7) & 127) | 128,
      (text.length + 9) >> 14,
    ];
    const name = new TextEncoder().encode("smallbox");
    const old = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 0, ...size, name.length, ...name, ...text);
    expect(() => described(new WebAssembly.Module(old))).toThrow("form 0");
  });
});
