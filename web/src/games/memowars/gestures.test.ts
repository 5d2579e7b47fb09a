import { beforeEach, expect, it } from "vitest";
import { Gestures, type Answers, type Touched } from "./gestures";

let said: unknown[];
let gestures: Gestures;

beforeEach(() => {
  said = [];
  const note =
    (what: string) =>
    (...how: unknown[]) =>
      void said.push([
        what,
        ...how.map((part) => (typeof part === "number" ? Math.round(part * 100) / 100 : part)),
      ]);
  const answers: Answers = {
    tap: note("tap"),
    pan: note("pan"),
    zoom: note("zoom"),
    carry: note("carry"),
    drop: note("drop"),
    turn: note("turn"),
    middle: () => [100, 100],
    pull: note("pull"),
    release: note("release"),
  };
  gestures = new Gestures(answers);
});

const on = (what: Touched["what"]): Touched => ({ what, slot: 5 });

it("a finger that hardly moves taps", () => {
  gestures.down(1, 50, 50, on("card"));
  gestures.move(1, 53, 52);
  gestures.up(1, "touch");
  expect(said).toEqual([["tap", on("card"), 50, 50, "touch"]]);
});

it("one finger pans, even from a card, and does not tap", () => {
  gestures.down(1, 50, 50, on("card"));
  gestures.move(1, 70, 40);
  gestures.move(1, 75, 40);
  gestures.up(1, "touch");
  expect(said).toEqual([
    ["pan", 20, -10],
    ["pan", 5, 0],
  ]);
});

it("two fingers zoom around their middle", () => {
  gestures.down(1, 0, 0, on("space"));
  gestures.down(2, 100, 0, on("space"));
  gestures.move(2, 200, 0);
  expect(said).toEqual([
    ["pan", 50, 0],
    ["zoom", 2, 100, 0],
  ]);
});

it("a second finger turns the card that the first one carries, and dropping it follows", () => {
  gestures.down(1, 0, 0, on("ghost"));
  gestures.down(2, 100, 0, on("space"));
  gestures.move(2, 0, -100);
  gestures.up(2, "touch");
  gestures.up(1, "touch");
  expect(said).toEqual([["turn", 90], ["drop"]]);
});

it("the handle turns a card around its middle", () => {
  gestures.down(1, 100, 60, on("handle"));
  gestures.move(1, 60, 100);
  expect(said).toEqual([["turn", 90]]);
});

it("the disc is pulled from where it was pressed, and flies when it is let go", () => {
  gestures.down(1, 10, 10, on("shooter"));
  gestures.move(1, -30, 40);
  gestures.up(1, "mouse");
  expect(said).toEqual([
    ["pull", [-40, 30]],
    ["release", [-40, 30]],
  ]);
});

it("a second finger changes the shooter's mind", () => {
  gestures.down(1, 10, 10, on("shooter"));
  gestures.move(1, -30, 40);
  gestures.down(2, 90, 90, on("space"));
  gestures.up(2, "touch");
  expect(said.at(-1)).toEqual(["pull", null]);
});

it("whoever lets go of everything neither tosses nor taps", () => {
  gestures.down(1, 10, 10, on("shooter"));
  gestures.move(1, -30, 40);
  gestures.letGo();
  gestures.up(1, "mouse");
  expect(said).toEqual([
    ["pull", [-40, 30]],
    ["pull", null],
  ]);
});
