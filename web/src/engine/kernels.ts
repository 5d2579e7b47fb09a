// A game's kernels as a WebAssembly module, called by name. The module itself says what its entries are called and
// how its records are laid out (tools/kernels/description.py), so a new entry needs nothing here.
import { FORM, type Description, type Entry } from "../protocol/description";
import type { Templates } from "../protocol/entries";
import { Memory, type Block, type Int } from "./memory";

const SECTION = "smallbox";

export class Kernels {
  private constructor(
    readonly about: Description,
    readonly memory: Memory,
    /** The entries of each template, as in Python: `entries.boundary.check(tables, 0, seat, move)`. */
    readonly entries: Templates,
  ) {}

  static async start(module: WebAssembly.Module): Promise<Kernels> {
    const about = described(module);
    const { exports } = await WebAssembly.instantiate(module);
    const heap = exports["__heap_base"] as WebAssembly.Global<"i32">;
    const memory = new Memory(exports["memory"] as WebAssembly.Memory, heap.value, about.records);
    const templates = Object.entries(about.templates).map(([template, entries]) => [
      template,
      Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, callable(entry, exports)])),
    ]);
    return new Kernels(about, memory, Object.fromEntries(templates) as Templates);
  }
}

/** What a module says of itself. */
export function described(module: WebAssembly.Module): Description {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new Error("this module has no kernels of a game");
  const about = JSON.parse(new TextDecoder().decode(section)) as Description;
  if (about.form !== FORM) throw new Error(`${about.game}: a module of form ${about.form}, not ${FORM}`);
  return about;
}

/** A function that takes numbers and blocks, and calls an entry with what the module wants to know of them. */
function callable(
  { symbol, gives }: Entry,
  exports: WebAssembly.Exports,
): (...given: (Int | Block)[]) => unknown {
  const inner = exports[symbol] as (...passed: (number | bigint)[]) => unknown;
  return (...given) => {
    const result = inner(...given.flatMap(passed));
    return gives === "bool" ? result !== 0 : result;
  };
}

const passed = (given: Int | Block): (number | bigint)[] =>
  typeof given === "object" ? [given.address, ...given.shape.map(BigInt)] : [BigInt(given)];
