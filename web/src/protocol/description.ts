// Made by `make protocol` from the server's Structs: do not edit.

/** A module. */
export interface Description {
  form: number;
  game: string;
  version: string;
  made_of: MadeOf;
  seats: number[];
  most_moves: number;
  clauses: Record<string, string>;
  levels: Level[];
  search: SearchSettings;
  records: Record<string, Layout>;
  templates: Record<string, Record<string, Entry>>;
  blank: Record<string, string>;
}

/** The files behind a module, and their digest. */
export interface MadeOf {
  digest: string;
  files: string[];
}

/** What a bot of one level may do; it is called `<game>-level-<number>`. */
export interface Level {
  iterations: number;
  seconds: number;
  blunders: number;
  options: Record<string, number>;
}

/** The numbers that a search goes by: see bots/thinking.py and the game's advice.toml. */
export interface SearchSettings {
  slice: number;
  room: number;
  seedling: number;
  most_edges: number;
  any_move: number;
  boldness: number;
  depth: number;
  advice: number[];
}

/** A record, field by field. */
export interface Layout {
  size: number;
  fields: Record<string, Field>;
}

/** A number of a record, or a row or grid of them. */
export interface Field {
  kind: "f8" | "i1" | "i2" | "i4" | "i8" | "u1" | "u8";
  offset: number;
  shape: number[];
}

/** A function that can be called; arrays are passed as an address and their sizes. */
export interface Entry {
  symbol: string;
  gives: "bool" | "float" | "int" | "nothing";
}

/** Where a client finds a module: the digest in its name makes it safe to keep for ever. */
export interface ModuleFile {
  file: string;
  bytes: number;
}

export const FORM = 1;
