// Tables in IndexedDB. A move is on disk before it is acknowledged, as on a server; (table, seq) is unique, so that of
// two pages with the same table only one can go on.
import type { Said } from "../protocol/messages";
import { Declined } from "./problems";
import { Elsewhere, type Store, type StoredTable } from "./store";
import type { Step } from "./tableLog";
import { CHAT_LINES, type LogEntry, type TableState, type WholeTable } from "./tableState";

const DATABASE = "smallbox";
const VERSION = 1;
const PARTS = [
  "tables", // the state, by table
  "entries", // by table and number
  "lines", // of the chat, by table and number
  "modules", // of games, by file
] as const;
type Part = (typeof PARTS)[number];

export class IndexedStore implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<IndexedStore> {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => PARTS.forEach((part) => opening.result.createObjectStore(part));
    return new IndexedStore(await done(opening));
  }

  open(state: TableState): Promise<void> {
    return this.#write(["tables"], (part) => part("tables").add(state, state.id));
  }

  add(table: string, { entry, state, line }: Step): Promise<void> {
    return this.#write(["tables", "entries", "lines"], (part) => {
      if (entry) part("entries").add(entry, [table, entry.seq]);
      if (state) part("tables").put(state, table);
      if (line) part("lines").add(line, [table, line.number]);
    });
  }

  async load(table: string): Promise<WholeTable | null> {
    const part = this.#read("tables", "entries", "lines");
    const [state, entries, chat] = await Promise.all([
      done<TableState | undefined>(part("tables").get(table)),
      done<LogEntry[]>(part("entries").getAll(numbersOf(table))),
      done<Said[]>(part("lines").getAll(numbersOf(table))),
    ]);
    return state ? { state, entries, chat: chat.slice(-CHAT_LINES) } : null;
  }

  async all(): Promise<StoredTable[]> {
    const part = this.#read("tables", "entries");
    const states = await done<TableState[]>(part("tables").getAll());
    return Promise.all(
      states.map(async (state) => {
        const last = await done(part("entries").openCursor(numbersOf(state.id), "prev"));
        return { state, last: (last?.value as LogEntry | undefined) ?? null };
      }),
    );
  }

  keepModule(file: string, module: ArrayBuffer): Promise<void> {
    return this.#write(["modules"], (part) => part("modules").put(module, file));
  }

  async module(file: string): Promise<ArrayBuffer | null> {
    const part = this.#read("modules");
    return (await done<ArrayBuffer | undefined>(part("modules").get(file))) ?? null;
  }

  #read(...parts: Part[]): (part: Part) => IDBObjectStore {
    const reading = this.database.transaction(parts);
    return (part) => reading.objectStore(part);
  }

  /** Keep all of this, or nothing. */
  #write(parts: Part[], write: (part: (name: Part) => IDBObjectStore) => void): Promise<void> {
    const writing = this.database.transaction(parts, "readwrite", { durability: "strict" });
    return new Promise((kept, fail) => {
      writing.oncomplete = () => kept();
      writing.onabort = () =>
        fail(writing.error?.name === "ConstraintError" ? new Elsewhere() : new Declined("device-not-kept"));
      write((name) => writing.objectStore(name));
    });
  }
}

/** All that has a number, of this table: no number is greater than a list. */
const numbersOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((found, fail) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error);
  });
}
