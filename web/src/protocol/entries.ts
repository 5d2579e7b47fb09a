// Made by `make protocol` from the templates of the kernels: do not edit.
import type { Block, Int } from "../engine/memory";

/** The kinds of the fields of each record; of a table, those that all games have. */
export interface Records {
  Table: {
    seats: "i1";
    turns: "i2";
    over: "i1";
    event_count: "i1";
    chance: "u8";
  };
  Batch: {
    seed: "i8";
    first: "i8";
    careful_seats: "i8";
    tally: "i8";
    moves: "i8";
    whim: "u8";
  };
  Json: {
    length: "i8";
    text: "u1";
    scratch: "i8";
  };
  Edge: {
    key: "u8";
    visits: "i4";
    total: "f8";
    promise: "f8";
  };
  Search: {
    seat: "i1";
    first_move: "i8";
    edges: "i4";
    most_edges: "i4";
    length: "i4";
    moves_made: "i8";
    path: "i4";
    mover: "i1";
    share: "f8";
    shares: "f8";
    squares: "f8";
    moves: "i8";
    edge: "i4";
    equal: "i4";
    scratch: "i8";
    hunch: "f8";
    whim: "u8";
    boldness: "f8";
    depth: "i4";
    advice: "f8";
  };
}

/** The entries of each template. */
export interface Templates {
  boundary: {
    agree(tables: Block<"Table">, i: Int, numbers: Block<"i8">): void;
    setup(tables: Block<"Table">, i: Int): void;
    to_move(tables: Block<"Table">, i: Int): bigint;
    check(tables: Block<"Table">, i: Int, seat: Int, move: Int): bigint;
    play(tables: Block<"Table">, i: Int, seat: Int, move: Int): bigint;
    advance(tables: Block<"Table">, i: Int, seat: Int, move: Int): bigint;
    legal(tables: Block<"Table">, i: Int, seat: Int, moves: Block<"i8">): bigint;
    outcome(tables: Block<"Table">, i: Int, seat: Int): number;
    score(tables: Block<"Table">, i: Int, seat: Int): bigint;
    hide(tables: Block<"Table">, i: Int, seat: Int): void;
    redeal(tables: Block<"Table">, i: Int, seat: Int, whim: Block<"u8">): void;
    careful_move(tables: Block<"Table">, i: Int, seat: Int, batches: Block<"Batch">): bigint;
    told_asked(tables: Block<"Table">, i: Int, seat: Int): bigint;
    together(tables: Block<"Table">, i: Int, left: Block<"i8">): bigint;
    view(tables: Block<"Table">, i: Int, seat: Int, jsons: Block<"Json">): bigint;
    events(tables: Block<"Table">, i: Int, seat: Int, jsons: Block<"Json">): bigint;
    draws(tables: Block<"Table">, is_deal: Int, jsons: Block<"Json">): bigint;
    seed_stream(chance: Block<"u8">, seed: Int, index: Int): void;
    draw(chance: Block<"u8">, below: Int): bigint;
    setup_all(tables: Block<"Table">, batches: Block<"Batch">): void;
    play_all(tables: Block<"Table">, batches: Block<"Batch">, lengths: Block<"i8">): void;
    results(tables: Block<"Table">, wins: Block<"f8">, scores: Block<"i8">): void;
  };
  search: {
    search(tables: Block<"Table">, edges: Block<"Edge">, searches: Block<"Search">, iterations: Int): bigint;
    transplant(edges: Block<"Edge">, larger: Block<"Edge">): void;
    is_settled(tables: Block<"Table">, edges: Block<"Edge">, searches: Block<"Search">, left: Int): boolean;
    read_root(edges: Block<"Edge">, moves: Block<"i8">, visits: Block<"i8">, totals: Block<"f8">): void;
    is_routine(tables: Block<"Table">): boolean;
    judge(tables: Block<"Table">, searches: Block<"Search">, shares: Block<"f8">): void;
  };
}
