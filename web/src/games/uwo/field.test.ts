import { describe, expect, test } from "vitest";
import type { Uwo, View } from "../../protocol/uwo";
import { beside, follow, place, reach, squareName, SQUARES, turned } from "./field";
import { uwo } from "./sample";

const CARD = { copies: 3, walk: 1, walk_energy: 1, attack_energy: 1, shields: [] };
const cards = [
  { ...CARD, kind: "fist", attack: 1 },
  { ...CARD, kind: "bazooka", attack: 5 },
  { ...CARD, kind: "dynamite", attack: 1 },
  { ...CARD, kind: "rider", attack: 0 },
];
const table = (...field: Uwo[]) => ({ field, cards }) as unknown as View;

describe("the field from one's own side", () => {
  test("squares have the names of the log", () => {
    expect([0, 4, 7, 29].map(squareName)).toEqual(["a1", "e1", "c2", "e6"]);
  });

  test("the own back row is below, and left and right change sides with the seat", () => {
    expect(place(0, 0)).toEqual({ column: 0, row: 5 });
    expect(place(29, 0)).toEqual({ column: 4, row: 0 });
    expect(place(29, 1)).toEqual({ column: 0, row: 5 });
    expect(place(0, -1)).toEqual(place(0, 0)); // spectators sit with the Gnorfs
  });

  test.each([0, 1])("turning twice brings every square back (seat %i)", (seat) => {
    expect(SQUARES.map((square) => turned(turned(square, seat), seat))).toEqual(SQUARES);
    expect(new Set(SQUARES.map((square) => turned(square, seat))).size).toBe(SQUARES.length);
  });

  test("arrow keys go where they point, and stay at the edge", () => {
    expect(beside(7, 0, 0, -1)).toBe(12);
    expect(beside(7, 1, 0, -1)).toBe(2);
    expect(beside(7, 1, 1, 0)).toBe(6);
    expect(beside(4, 0, 1, 0)).toBe(4);
    expect(beside(0, 0, 0, 1)).toBe(0);
  });
});

describe("reach", () => {
  test("goes along the lines up to the first enemy", () => {
    const bazooka = uwo(2, 0, "bazooka");
    const reached = reach(table(bazooka, uwo(12, 1), uwo(22, 1), uwo(1, 0)), bazooka);
    expect([...reached].sort((a, b) => a - b)).toEqual([3, 4, 7, 12]);
  });

  test("of a Dynamite are the squares around it, friends too", () => {
    const dynamite = uwo(0, 0, "dynamite");
    expect([...reach(table(dynamite, uwo(1, 0)), dynamite)].sort((a, b) => a - b)).toEqual([1, 5, 6]);
  });

  test("of a Rider is none", () => {
    const rider = uwo(12, 0, "rider");
    expect(reach(table(rider), rider).size).toBe(0);
  });
});

describe("who is who in the next view", () => {
  const before = follow([], [uwo(0, 0), uwo(1, 0), uwo(25, 1)]);
  const keyOn = (figures: typeof before, square: number) =>
    figures.find((figure) => figure.square === square)?.key;

  test("whoever walks keeps the key, forwards and backwards", () => {
    const after = follow(before, [uwo(0, 0), uwo(6, 0), uwo(25, 1)]);
    expect(keyOn(after, 6)).toBe(keyOn(before, 1));
    const back = follow(after, [uwo(0, 0), uwo(1, 0), uwo(25, 1)]);
    expect(keyOn(back, 1)).toBe(keyOn(before, 1));
  });

  test("whoever is hit is gone, and nobody takes the key over", () => {
    const after = follow(before, [uwo(1, 0), uwo(25, 1)]);
    expect(after.map(({ key }) => key)).toEqual([keyOn(before, 1), keyOn(before, 25)]);
  });

  test("a new game has new keys for whoever is more", () => {
    const after = follow(follow(before, [uwo(1, 0)]), [uwo(0, 0), uwo(1, 0), uwo(25, 1)]);
    expect(new Set(after.map(({ key }) => key)).size).toBe(3);
  });
});
