// Made by `make protocol` from the server's Structs: do not edit.

export interface View {
  seat: number;
  phase: "build" | "choose" | "look" | "return" | "reveal" | "toss" | null;
  turn: number | null;
  shooter: number | null;
  shots: number;
  looks: number;
  disc: Disc | null;
  turns: number;
  quiet: number;
  measures: Measures;
  shares: number[];
  asked: number[];
  cards: Card[];
  players: Player[];
  hand: ("blaster" | "double" | "mine" | "planet" | "retro" | "scanner")[];
  eliminated: ("blaster" | "double" | "mine" | "planet" | "retro" | "scanner")[];
}

/** Where the disc came to rest. */
export interface Disc {
  x: number;
  y: number;
}

/** The sizes of the pieces, in tenths of a millimetre. */
export interface Measures {
  card_width: number;
  card_height: number;
  disc: number;
  table_width: number;
  table_height: number;
  near: number;
  span: number;
  flight: number;
}

/** A card in the galaxy: where it lies, and its face while the viewer can see it. */
export interface Card {
  slot: number;
  x: number;
  y: number;
  angle: number;
  face: Face | null;
}

/** The face of a card, while it is seen. */
export interface Face {
  kind: "blaster" | "double" | "mine" | "planet" | "retro" | "scanner";
  owner: number | null;
}

/** What everyone sees of a player; who of the others is done with placing, nobody is told. */
export interface Player {
  left: number;
  placing: boolean;
}

/** Something that happened in the last move; `codes.What` says what the fields mean. */
export interface Event {
  what: string;
  seat?: number | null;
  slot?: number | null;
  face?: Face | null;
  x?: number;
  y?: number;
}

/** Lay a card of one's own fleet face down into the galaxy. */
export interface Place {
  type: "place";
  kind: "blaster" | "double" | "planet" | "retro" | "scanner";
  x: number;
  y: number;
  angle: number;
}

/** Turn up any card. */
export interface Reveal {
  type: "reveal";
  slot: number;
}

/** Look at a card with a Scanner. */
export interface Look {
  type: "look";
  slot: number;
}

/** Look at no more cards. */
export interface Stop {
  type: "stop";
}

/** Bring back an eliminated card with a Planet. */
export interface Return {
  type: "return";
  kind: "blaster" | "double" | "planet" | "retro" | "scanner";
  x: number;
  y: number;
  angle: number;
}

/** Toss the shooting disc. */
export interface Toss {
  type: "toss";
  x: number;
  y: number;
  direction: number;
  strength: number;
}

/** Choose one of the cards that the disc covers. */
export interface Choose {
  type: "choose";
  slot: number;
}

export interface Options {
  memory?: number[];
  steadiness?: number[];
}

/** The whole file. */
export interface Cards {
  fleet: Fleet;
  sizes: Sizes;
  gaps: Gaps;
  toss: CardsToss;
}

/** How many cards of each kind a fleet has. */
export interface Fleet {
  planet: number;
  scanner: number;
  double: number;
  blaster: number;
  retro: number;
}

export interface Sizes {
  card_width: number;
  card_height: number;
  disc: number;
  table_width: number;
  table_height: number;
}

export interface Gaps {
  near: number;
  closed: number;
  mines: number;
}

export interface CardsToss {
  span: number;
  flight: number;
  scatter: number;
  scatter_along: number;
  scatter_across: number;
}

export type Move = Place | Reveal | Look | Stop | Return | Toss | Choose;
