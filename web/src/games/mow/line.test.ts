import { describe, expect, test } from "vitest";
import { END, line, type Room, SPOT } from "./line";

const desktop: Room = { width: 860, largest: 116, smallest: 60, rows: 1 };
const phone: Room = { width: 366, largest: 82, smallest: 54, rows: 3 };
const all = Array.from({ length: 17 }, (_, number) => number);

const lefts = (laid: ReturnType<typeof line>): number[] => [...laid.at.values()].map(({ x }) => x);

describe("how a herd stands", () => {
  test("a small herd stands large in one line", () => {
    const laid = line(desktop, [3, 9], []);
    expect(laid.card).toBe(116);
    expect(laid.rows).toBe(1);
    expect(laid.width).toBeLessThanOrEqual(desktop.width);
  });

  test("every number of cows fits a desktop without scrolling", () => {
    for (let cows = 1; cows <= 16; cows++) {
      const laid = line(desktop, all.slice(0, cows), []);
      expect(laid.width).toBeLessThanOrEqual(desktop.width + 0.001);
    }
  });

  test("a phone gets more lines before the cows overlap", () => {
    for (let cows = 1; cows <= 15; cows++) {
      const laid = line(phone, all.slice(0, cows), []);
      expect(laid.width).toBeLessThanOrEqual(phone.width);
      expect(laid.rows).toBeLessThanOrEqual(3);
      expect(laid.card).toBeGreaterThanOrEqual(phone.smallest);
    }
    expect(line(phone, [1, 2, 3], []).rows).toBe(1);
    expect(line(phone, all.slice(0, 8), []).rows).toBe(2);
  });

  test("cows that overlap still show their numbers, however narrow it is", () => {
    const laid = line({ width: 240, largest: 80, smallest: 60, rows: 1 }, all, []);
    const steps = lefts(laid)
      .slice(1)
      .map((x, i) => x - lefts(laid)[i]!);
    expect(Math.min(...steps)).toBeGreaterThan(60 * 0.5);
    expect(laid.width).toBeGreaterThan(240);
  });

  test("open places stand between the cows and are not covered", () => {
    const laid = line(desktop, [2, 8], [3, 4, 5]);
    expect(lefts(laid)).toEqual([...lefts(laid)].sort((a, b) => a - b));
    expect([...laid.at.keys()]).toEqual([2, 3, 4, 5, 8]);
    expect(laid.at.get(4)!.x - laid.at.get(3)!.x).toBeGreaterThanOrEqual(SPOT);
    expect(laid.at.get(2)).toEqual({ x: END, row: 0 });
  });

  test("where numbers are missing there is a gap", () => {
    const close = line(desktop, [4, 5], []);
    const apart = line(desktop, [4, 9], []);
    expect(apart.at.get(9)!.x).toBeGreaterThan(close.at.get(5)!.x);
  });

  test("an empty herd has room for its signs", () => {
    expect(line(desktop, [], []).width).toBe(2 * END);
  });
});
