// Made by `make protocol` from the server's Structs: do not edit.

/** How the moves of a game are written as numbers. */
export interface MoveCodes {
  verb: Part;
  forms: Record<string, Form>;
}

/** A field of a move: which bits of its number, and what the number there says. */
export interface Part {
  first: number;
  width: number;
  says?: (string | number | null)[];
  least?: number;
  absent?: number | null;
  items?: number;
}

/** One kind of move. */
export interface Form {
  verb: number;
  fields: Record<string, Part>;
}
