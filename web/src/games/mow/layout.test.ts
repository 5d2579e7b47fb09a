import { expect, test } from "vitest";
import { aside, type Measured, NARROW, roomForHerds } from "./layout";

const desk: Measured = { width: 900, height: 800, herds: 1, seats: 90, middle: 160, foot: 200 };
const phone: Measured = { ...desk, width: 366, height: 844, seats: 80, middle: 70 };

test("on a desk a herd stands in one line, with large cows", () => {
  expect(roomForHerds(desk)).toEqual({ largest: 116, smallest: 60, rows: 1, height: Infinity });
});

test("three herds are smaller, the more so in a low window", () => {
  const [high, low] = [1000, 600].map((height) => roomForHerds({ ...desk, herds: 3, height }).largest);
  expect(high).toBe(70);
  expect(low).toBe(46);
});

test("on a phone a herd gets what the rest leaves", () => {
  expect(roomForHerds(phone)).toMatchObject({
    smallest: 54,
    rows: 3,
    height: 844 - 138 - 60 - 80 - 200 - 70 - 28,
  });
});

test("three herds share the room, and the pile lies beside them", () => {
  const { height, rows } = roomForHerds({ ...phone, herds: 3 });
  expect(height).toBe((844 - 138 - 60 - 80 - 200) / 3 - 28);
  expect(rows).toBe(2);
});

test("narrow begins where the components say", () => {
  expect(roomForHerds({ ...phone, width: NARROW }).rows).toBe(1);
  expect(roomForHerds({ ...phone, width: NARROW - 1 }).rows).toBe(3);
});

test("many farmers sit in a curve, two in a line", () => {
  expect([0, 1, 2].map((place) => aside(place, 3))).toEqual([1, 0, 1]);
  expect([0, 1].map((place) => aside(place, 2))).toEqual([0, 0]);
});
