// Where tables on this device are kept.
import type { Step } from "./tableLog";
import type { LogEntry, TableState, WholeTable } from "./tableState";

/** A table for a list of tables: its state, and the last entry of its log. */
export interface StoredTable {
  state: TableState;
  last: LogEntry | null;
}

export interface Store {
  /** Keep a new table. */
  open: (state: TableState) => Promise<void>;
  /** Keep a step; it fails with `Elsewhere` if another page has added the same one, and then nothing is kept. */
  add: (table: string, step: Step) => Promise<void>;
  load: (table: string) => Promise<WholeTable | null>;
  /** Keep a module for the tables that need it. */
  keepModule: (file: string, module: ArrayBuffer) => Promise<void>;
  module: (file: string) => Promise<ArrayBuffer | null>;
  /** All tables. */
  all: () => Promise<StoredTable[]>;
}

/** Another page of this browser has gone on with this table. */
export class Elsewhere extends Error {}
