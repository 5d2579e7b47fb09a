// Made by `make protocol` from the server's Structs: do not edit.

export interface View {
  seat: number;
  asked: number[];
  arrow: "left" | "right";
  next: Next;
  herds: Place[][];
  herd_turn: number;
  pile_size: number;
  farmers: Farmer[];
  round: number;
  starter: number;
  target: number;
  shares: number[];
  hand: Cow[];
  shed: Cow[];
}

/** Who plays next if the arrow is left pointing this way; with three herds, at which of them. */
export interface Next {
  left: number;
  right: number;
}

/** A number of the herd, and who stands there. */
export interface Place {
  number: number;
  cow: Cow;
  acrobat: Cow | null;
}

/** A cow whose face is seen. */
export interface Cow {
  card: number;
  deck: "green" | "yellow";
  species: "acrobat" | "calf" | "closer" | "mad" | "milk" | "ordinary" | "slowpoke" | "thin";
  number: number | null;
  flies: number;
}

/** What everyone sees of a farmer. */
export interface Farmer {
  hand_size: number;
  shown: Cow[];
  shed_size: number;
  score: number;
}

/** Something that happened in the last move; `codes.What` says what the fields mean. */
export interface Event {
  what: string;
  seat?: number | null;
  cow?: Cow | null;
  number?: number | null;
  herd?: number | null;
}

/** Add a cow to the herd, or start a herd with it. */
export interface Add {
  type: "add";
  card: number;
  number?: number | null;
  arrow?: "left" | "right" | null;
  next?: number | null;
}

/** Take the whole herd into one's own cowshed. */
export interface Take {
  type: "take";
}

/** Show a hand with which no herd can be started. */
export interface Pass {
  type: "pass";
}

export interface Options {
  flies?: number;
}

/** The whole file. */
export interface Cards {
  cows: Group[];
}

/** One entry of the file: cows of one deck that differ in their number only. */
export interface Group {
  deck: "green" | "yellow";
  species: "acrobat" | "calf" | "closer" | "mad" | "milk" | "ordinary" | "slowpoke" | "thin";
  flies: number;
  numbers: number[];
  copies: number;
}

export type Move = Add | Take | Pass;
