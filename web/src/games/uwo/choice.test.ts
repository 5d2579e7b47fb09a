import { describe, expect, test } from "vitest";
import type { Move, View } from "../../protocol/uwo";
import { able, choose, click, marks, movesOf, playable, rideSoFar, takeBack, type Choice } from "./choice";
import { uwo } from "./sample";

const view = {
  seat: 0,
  phase: "turn",
  field: [uwo(5, 0, "fist"), uwo(7, 0, "rider"), uwo(10, 1, "tank"), uwo(12, 1, "fist")],
} as View;
const ride = (...path: number[]): Move => ({ type: "ride", square: 7, path });
const legal: Move[] = [
  { type: "end" },
  { type: "walk", square: 5, to: 6 },
  { type: "attack", square: 5, target: 10 },
  { type: "morf", square: 5, kind: "ball" },
  { type: "morf", square: 7, kind: "ball" },
  { type: "swap", kind: "miss" },
  ride(8),
  ride(8, 9),
  ride(12, 17),
  ride(12, 17, 18),
];
const path = (...path: number[]): Choice => ({ what: "uwo", square: 7, path });

describe("marks", () => {
  test("an UWO's targets are marked by what would happen", () => {
    expect([...marks(choose(5), legal)]).toEqual([
      [6, "walk"],
      [10, "attack"],
    ]);
  });

  test("a card's are the UWOs that it can morf", () => {
    const card: Choice = { what: "card", kind: "ball", place: 0 };
    expect([...marks(card, legal)]).toEqual([
      [5, "morf"],
      [7, "morf"],
    ]);
  });

  test("a Rider's are the next squares of all its ways, and where it may stop", () => {
    expect([...marks(path(), legal).keys()]).toEqual([8, 12]);
    expect([...marks(path(8), legal).keys()]).toEqual([8, 9]);
    expect([...marks(path(12), legal).keys()]).toEqual([17]);
  });

  test("without a choice there are none", () => {
    expect(marks(null, legal).size).toBe(0);
  });
});

describe("a click", () => {
  test("chooses an UWO, and lets go of it again", () => {
    expect(click(5, null, view, legal)).toEqual({ choice: choose(5) });
    expect(click(5, choose(5), view, legal)).toEqual({ choice: null });
    expect(click(7, choose(5), view, legal)).toEqual({ choice: choose(7) });
  });

  test("on a target plays", () => {
    expect(click(6, choose(5), view, legal)).toEqual({ choice: null, move: legal[1] });
    expect(click(10, choose(5), view, legal)).toEqual({ choice: null, move: legal[2] });
  });

  test("elsewhere tries, so that the server can say why not, and keeps the choice", () => {
    expect(click(12, choose(5), view, legal)).toEqual({
      choice: choose(5),
      move: { type: "attack", square: 5, target: 12 },
    });
    expect(click(20, choose(5), view, legal).move).toEqual({ type: "walk", square: 5, to: 20 });
  });

  test("with a card morfs, or tries to", () => {
    const card: Choice = { what: "card", kind: "ball", place: 0 };
    expect(click(5, card, view, legal).move).toEqual({ type: "morf", square: 5, kind: "ball" });
    expect(click(10, card, view, legal).move).toEqual({ type: "morf", square: 10, kind: "ball" });
    expect(click(20, card, view, legal)).toEqual({ choice: null });
  });

  test("plays nothing when it is not my turn, or with an enemy", () => {
    expect(click(10, choose(5), view, [])).toEqual({ choice: choose(10) });
    expect(click(5, choose(10), view, legal)).toEqual({ choice: choose(5) });
    expect(click(6, choose(10), view, legal)).toEqual({ choice: null });
  });
});

describe("a Rider's path", () => {
  test("grows square by square, and rides where it cannot go on", () => {
    expect(click(12, path(), view, legal)).toEqual({ choice: path(12) });
    expect(click(17, path(12), view, legal)).toEqual({ choice: path(12, 17) });
    expect(click(18, path(12, 17), view, legal)).toEqual({ choice: null, move: ride(12, 17, 18) });
    expect(click(9, path(8), view, legal)).toEqual({ choice: null, move: ride(8, 9) });
  });

  test("stops where its last square is chosen again, if it may", () => {
    expect(click(17, path(12, 17), view, legal)).toEqual({ choice: null, move: ride(12, 17) });
    expect(rideSoFar(path(12), legal)).toBeUndefined();
    expect(rideSoFar(path(12, 17), legal)).toEqual(ride(12, 17));
  });

  test("can be taken back", () => {
    expect(takeBack(path(12, 17))).toEqual(path(12));
    expect(takeBack(path())).toBeNull();
    expect(click(12, path(12, 17), view, legal)).toEqual({ choice: path(12) });
    expect(click(7, path(12, 17), view, legal)).toEqual({ choice: path() });
  });

  test("that no rule allows is tried", () => {
    expect(click(13, path(12), view, legal).move).toEqual(ride(12, 13));
  });

  test("to an enemy far away would be an attack", () => {
    expect(click(10, path(), view, legal).move).toEqual({ type: "attack", square: 7, target: 10 });
    expect(click(10, path(12), view, legal).move).toEqual(ride(12, 10));
    expect(click(12, path(), view, []).move).toBeUndefined();
    expect(click(12, path(), view, [{ type: "end" }]).move).toEqual(ride(12));
  });
});

test("what can do something now", () => {
  expect([...able(legal)]).toEqual([
    [5, "strike"],
    [7, "go"],
  ]);
  expect([...movesOf(5, legal)]).toEqual(["walk", "attack", "morf"]);
  expect([...movesOf(12, legal)]).toEqual([]);
  expect([...playable(legal)]).toEqual(["ball", "miss"]);
  expect([...playable([{ type: "miss" }, { type: "yield" }])]).toEqual(["miss"]);
});
