import { expect, test } from "vitest";
import { roughly } from "./duration";

test.each([
  [0, 5],
  [0.2, 5],
  [5, 5],
  [5.1, 10],
  [21, 25],
  [55, 55],
  [56, 60],
  [61, 120],
])("%d seconds are roughly %d", (seconds, round) => {
  expect(roughly(seconds)).toBe(round);
});
