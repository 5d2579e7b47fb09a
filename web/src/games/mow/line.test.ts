import { describe, expect, test } from "vitest";
import { END, line, type Room, SPOT } from "./line";

const desktop: Room = { width: 860, largest: 116, smallest: 60, rows: 1, height: Infinity };
const phone: Room = { width: 366, largest: 82, smallest: 54, rows: 3, height: Infinity };
const all = Array.from({ length: 17 }, (_, number) => number);

const herd = (cows: number[], spots: number[] = [], acrobats: number[] = []) => ({ cows, spots, acrobats });
const lefts = (laid: ReturnType<typeof line>): number[] => [...laid.at.values()].map(({ x }) => x);

describe("how a herd stands", () => {
  test("a small herd stands large in one line", () => {
    const laid = line(desktop, herd([3, 9]));
    expect(laid.card).toBe(116);
    expect(laid.rows).toBe(1);
    expect(laid.width).toBeLessThanOrEqual(desktop.width);
  });

  test("every number of cows fits a desktop without scrolling", () => {
    for (let cows = 1; cows <= 16; cows++) {
      const laid = line(desktop, herd(all.slice(0, cows)));
      expect(laid.width).toBeLessThanOrEqual(desktop.width + 0.001);
    }
  });

  test("a phone gets more lines before the cows overlap", () => {
    for (let cows = 1; cows <= 15; cows++) {
      const laid = line(phone, herd(all.slice(0, cows)));
      expect(laid.width).toBeLessThanOrEqual(phone.width);
      expect(laid.rows).toBeLessThanOrEqual(3);
      expect(laid.card).toBeGreaterThanOrEqual(phone.smallest);
    }
    expect(line(phone, herd([1, 2, 3])).rows).toBe(1);
    expect(line(phone, herd(all.slice(0, 8))).rows).toBe(2);
  });

  test("cows that overlap still show their numbers, however narrow it is", () => {
    const laid = line({ width: 240, largest: 80, smallest: 60, rows: 1, height: Infinity }, herd(all));
    const steps = lefts(laid)
      .slice(1)
      .map((x, i) => x - lefts(laid)[i]!);
    expect(Math.min(...steps)).toBeGreaterThan(60 * 0.5);
    expect(laid.width).toBeGreaterThan(240);
  });

  test("open places stand between the cows and are not covered", () => {
    const laid = line(desktop, herd([2, 8], [3, 4, 5]));
    expect(lefts(laid)).toEqual([...lefts(laid)].sort((a, b) => a - b));
    expect([...laid.at.keys()]).toEqual([2, 3, 4, 5, 8]);
    expect(laid.at.get(4)!.x - laid.at.get(3)!.x).toBeGreaterThanOrEqual(SPOT);
    expect(laid.at.get(2)).toEqual({ x: END, row: 0 });
  });

  test("where numbers are missing there is a gap", () => {
    const close = line(desktop, herd([4, 5]));
    const apart = line(desktop, herd([4, 9]));
    expect(apart.at.get(9)!.x).toBeGreaterThan(close.at.get(5)!.x);
  });

  test("an empty herd has room for its signs", () => {
    expect(line(desktop, herd([])).width).toBe(2 * END);
  });

  test("what is not seen at once stands smaller, then closer together", () => {
    const eight = herd(all.slice(0, 8));
    const [tall, low, flat] = [500, 170, 90].map((height) => line({ ...phone, height }, eight));
    expect(tall!.rows).toBe(2);
    expect(tall!.height).toBeGreaterThan(170);
    expect(low!.rows).toBe(2);
    expect(low!.height).toBeLessThanOrEqual(170);
    expect([flat!.rows, flat!.card]).toEqual([1, phone.smallest]);
    expect(flat!.width).toBeLessThanOrEqual(phone.width + 0.5);
  });

  test("a herd too large for the window goes beyond it downwards", () => {
    const laid = line({ ...phone, height: 90 }, herd(all.slice(0, 14)));
    expect(laid.rows).toBeGreaterThan(1);
    expect(laid.width).toBeLessThanOrEqual(phone.width);
  });

  test("an acrobat needs room above its row", () => {
    const [without, carried] = [line(desktop, herd([3, 9])), line(desktop, herd([3, 9], [], [9]))];
    expect(carried.tops[0]).toBeGreaterThan(without.tops[0]!);
    expect(carried.height - carried.tops[0]!).toBe(without.height);
  });
});
