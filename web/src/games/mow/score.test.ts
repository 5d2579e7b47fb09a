import { expect, test } from "vitest";
import type { Event, View } from "../../protocol/mow";
import { rounds } from "./score";

const view = { farmers: [10, 30, 20].map((score) => ({ score })) } as unknown as View;

test("flies of rounds that the log does not tell are one bar", () => {
  const counted = (flies: number[]): { events: Event[] } => ({
    events: flies.map((number, seat) => ({ what: "counted", seat, number })),
  });
  expect(rounds(view, [counted([4, 10, 20]), { events: [] }, counted([6, 20, 0])])).toEqual([
    [4, 6],
    [10, 20],
    [20, 0],
  ]);
  expect(rounds(view, [counted([6, 20, 0])])).toEqual([
    [4, 6],
    [10, 20],
    [20, 0],
  ]);
  expect(rounds(view, [])).toEqual([[10], [30], [20]]);
});
