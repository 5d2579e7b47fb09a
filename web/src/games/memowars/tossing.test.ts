import { beforeEach, expect, it } from "vitest";
import type { Move, Toss, View } from "../../protocol/memowars";
import spots from "./spots.json";
import { Tossing } from "./tossing.svelte";

let played: Move[];
let table: { view: View; legal: Move[]; pending: Move | null; play: (move: Move) => void };
let tossing: Tossing;
const some: Toss = { type: "toss", x: 0, y: 0, direction: 0, strength: 0 };

beforeEach(() => {
  played = [];
  const shooter = { slot: 3, x: 9000, y: 6500, angle: 0, face: null };
  const view = { phase: "toss", cards: [shooter], shooter: 3, measures: spots.measures } as unknown as View;
  table = { view, legal: [some], pending: null, play: (move) => played.push(move) };
  tossing = new Tossing(() => table);
});

it("the disc flies the other way than it is pulled", () => {
  tossing.pull([-40, 0]);
  expect(tossing.aim).toMatchObject({ way: "pull", direction: 0 });
  tossing.release([0, 40]);
  expect(played[0]).toMatchObject({ type: "toss", direction: 900 });
  expect(tossing.aim).toBe(null);
});

it("whoever hardly pulls has changed his mind", () => {
  tossing.release([1, 0]);
  expect(played).toEqual([]);
});

it("the meters are stopped one after the other", () => {
  tossing.startMeters();
  expect(tossing.meter).toBe("direction");
  expect(tossing.stopMeter()).toBe(false);
  expect(tossing.meter).toBe("strength");
  expect(tossing.stopMeter()).toBe(true);
  expect(played).toHaveLength(1);
});

it("nobody tosses out of turn", () => {
  tossing.startMeters();
  table.legal = [];
  tossing.review();
  expect(tossing.aim).toBe(null);
  tossing.byNumbers(90, 20);
  expect(played).toEqual([]);
});
