import { beforeEach, describe, expect, test } from "vitest";
import type { Move, View } from "../../protocol/uwo";
import { Choosing } from "./choosing.svelte";
import { uwo } from "./sample";

const view = {
  seat: 0,
  phase: "turn",
  field: [uwo(6, 0, "fist"), uwo(8, 0, "rider"), uwo(16, 1, "tank")],
  duel: null,
} as unknown as View;
const legal: Move[] = [
  { type: "walk", square: 6, to: 11 },
  { type: "ride", square: 8, path: [13] },
  { type: "ride", square: 8, path: [13, 18] },
  { type: "morf", square: 6, kind: "ball" },
];

let played: Move[];
let table: { view: View; seq: number; legal: Move[]; pending: Move | null; play: (move: Move) => void };
let choosing: Choosing;

beforeEach(() => {
  played = [];
  table = { view, seq: 3, legal, pending: null, play: (move) => played.push(move) };
  choosing = new Choosing(() => table);
});

describe("clicks", () => {
  test("choose an UWO, then where it walks", () => {
    choosing.pick(6);
    expect(choosing.shown).toBe(6);
    choosing.pick(11);
    expect(played).toEqual([legal[0]]);
    expect(choosing.choice).toBe(null);
  });

  test("a choice is over when the next step is shown", () => {
    choosing.pick(6);
    table.seq = 4;
    expect(choosing.choice).toBe(null);
  });

  test("play nothing while a move is on its way", () => {
    choosing.pick(6);
    table.pending = legal[0]!;
    choosing.pick(11);
    expect(played).toEqual([]);
  });

  test("a card morfs the UWO that is chosen, or is chosen itself", () => {
    choosing.pickCard("ball", 0);
    expect(choosing.choice).toEqual({ what: "card", kind: "ball", place: 0 });
    choosing.pickCard("ball", 0);
    expect(choosing.choice).toBe(null);
    choosing.pick(6);
    choosing.pickCard("ball", 0);
    expect(played).toEqual([legal[3]]);
  });

  test("a card answers an attack at once", () => {
    table.view = { ...view, phase: "defend" };
    choosing.pickCard("miss", 1);
    expect(played).toEqual([{ type: "miss" }]);
  });
});

describe("drags", () => {
  test("bring an UWO to a square", () => {
    choosing.grab(6);
    choosing.pass(11);
    choosing.drop(11);
    expect(played).toEqual([legal[0]]);
  });

  test("lead a Rider along its path, and back", () => {
    choosing.grab(8);
    for (const square of [8, 13, 18, 18, 13, 18]) choosing.pass(square);
    expect(choosing.path).toEqual([8, 13, 18]);
    choosing.drop(18);
    expect(played).toEqual([legal[2]]);
  });

  test("end in nothing outside of the field, and where they began", () => {
    for (const square of [null, 6]) {
      choosing.grab(6);
      choosing.drop(square);
    }
    expect(played).toEqual([]);
    expect(choosing.choice).toBe(null);
  });

  test("bring a card to the UWO that it morfs, and in a duel to whoever is attacked", () => {
    choosing.dropCard("ball", 0, 6);
    expect(played).toEqual([legal[3]]);
    table.view = { ...view, phase: "defend", duel: { attacker: 16, attacked: 6 } };
    choosing.dropCard("ball", 0, 8);
    expect(played).toHaveLength(1);
    choosing.dropCard("ball", 0, 6);
    expect(played.at(-1)).toEqual({ type: "defend-morf", kind: "ball" });
  });
});

test("a path is taken back square by square, then the choice", () => {
  choosing.grab(8);
  choosing.pass(13);
  expect([choosing.takeBack(), choosing.path]).toEqual([true, []]);
  expect([choosing.takeBack(), choosing.choice]).toEqual([true, null]);
  expect(choosing.takeBack()).toBe(false);
});
