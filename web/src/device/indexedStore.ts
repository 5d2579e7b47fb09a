// Tables in IndexedDB. A move is on disk before it is acknowledged, as on a server; (table, seq) is unique, so that of
// two pages with the same table only one can go on.
import type { Said } from "../protocol/messages";
import { Elsewhere, type Store, type StoredTable } from "./store";
import type { Step } from "./tableLog";
import { CHAT_LINES, type LogEntry, type TableState, type WholeTable } from "./tableState";

const DATABASE = "smallbox";
const VERSION = 1;
const TABLES = "tables"; // the state, by table
const ENTRIES = "entries"; // by table and number
const LINES = "lines"; // of the chat, by table and number
const ALL = [TABLES, ENTRIES, LINES];

export class IndexedStore implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<IndexedStore> {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => ALL.forEach((name) => opening.result.createObjectStore(name));
    return new IndexedStore(await done(opening));
  }

  async open(state: TableState): Promise<void> {
    await this.#write((tables) => tables.add(state, state.id));
  }

  async add(table: string, { entry, state, line }: Step): Promise<void> {
    await this.#write((tables, entries, lines) => {
      if (entry) entries.add(entry, [table, entry.seq]);
      if (state) tables.put(state, table);
      if (line) lines.add(line, [table, line.number]);
    });
  }

  async load(table: string): Promise<WholeTable | null> {
    const reading = this.database.transaction(ALL);
    const all = IDBKeyRange.bound([table], [table, []]); // no number is greater than a list
    const [state, entries, chat] = await Promise.all([
      done<TableState | undefined>(reading.objectStore(TABLES).get(table)),
      done<LogEntry[]>(reading.objectStore(ENTRIES).getAll(all)),
      done<Said[]>(reading.objectStore(LINES).getAll(all)),
    ]);
    return state ? { state, entries, chat: chat.slice(-CHAT_LINES) } : null;
  }

  async all(): Promise<StoredTable[]> {
    const reading = this.database.transaction([TABLES, ENTRIES]);
    const states = await done<TableState[]>(reading.objectStore(TABLES).getAll());
    return Promise.all(
      states.map(async (state) => {
        const all = IDBKeyRange.bound([state.id], [state.id, []]);
        const last = await done(reading.objectStore(ENTRIES).openCursor(all, "prev"));
        return { state, last: (last?.value as LogEntry | undefined) ?? null };
      }),
    );
  }

  /** Keep all of this, or nothing. */
  #write(
    write: (tables: IDBObjectStore, entries: IDBObjectStore, lines: IDBObjectStore) => void,
  ): Promise<void> {
    const writing = this.database.transaction(ALL, "readwrite", { durability: "strict" });
    return new Promise((kept, fail) => {
      writing.oncomplete = () => kept();
      writing.onabort = () =>
        fail(writing.error?.name === "ConstraintError" ? new Elsewhere() : writing.error);
      write(writing.objectStore(TABLES), writing.objectStore(ENTRIES), writing.objectStore(LINES));
    });
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((found, fail) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error);
  });
}
