import { describe, expect, test } from "vitest";
import type { Move } from "../../protocol/mow";
import { fitting, settle } from "./choice";

const closer: Move[] = [
  { type: "add", card: 42, arrow: "left" },
  { type: "add", card: 42, arrow: "right" },
];
const slowpoke: Move[] = [3, 6].flatMap((number) =>
  (["left", "right"] as const).map((arrow): Move => ({ type: "add", card: 46, number, arrow })),
);
const calf: Move[] = [1, 2].map((next): Move => ({ type: "add", card: 92, number: 0, next }));
const legal: Move[] = [{ type: "take" }, { type: "add", card: 3 }, ...closer, ...slowpoke, ...calf];

describe("which move is meant", () => {
  test("a cow with one way is played at once", () => {
    expect(settle(legal, { card: 3 })).toEqual({ move: { type: "add", card: 3 } });
  });

  test("a closer asks for the arrow only", () => {
    expect(settle(legal, { card: 42 })).toEqual({ question: "arrow", answers: ["left", "right"] });
    expect(settle(legal, { card: 42, arrow: "right" })).toEqual({ move: closer[1] });
  });

  test("a slowpoke asks for its number, then for the arrow", () => {
    expect(settle(legal, { card: 46 })).toEqual({ question: "number", answers: [3, 6] });
    expect(settle(legal, { card: 46, number: 6 })).toMatchObject({ question: "arrow" });
    expect(settle(legal, { card: 46, number: 6, arrow: "left" })).toEqual({ move: slowpoke[2] });
  });

  test("what has one answer is not asked", () => {
    expect(settle(legal, { card: 92 })).toEqual({ question: "next", answers: [1, 2] });
    expect(settle(legal, { card: 92, next: 2 })).toEqual({ move: calf[1] });
  });

  test("number 0 and seat 0 are answers", () => {
    const moves: Move[] = [0, 4].map((number): Move => ({ type: "add", card: 92, number, next: 0 }));
    expect(settle(moves, { card: 92 })).toEqual({ question: "number", answers: [0, 4] });
    expect(settle(moves, { card: 92, number: 0 })).toEqual({ move: moves[0] });
  });

  test("a cow that fits nowhere is tried, so that the server can say why not", () => {
    expect(fitting(legal, { card: 9 })).toEqual([]);
    expect(settle(legal, { card: 9 })).toEqual({ move: { type: "add", card: 9 } });
  });
});
