// Spots and tosses with what the rules say of them; tests/games/memowars/test_spots.py holds the same file to them.
import { describe, expect, it } from "vitest";
import type { Card } from "../../protocol/memowars";
import { awayFrom, between, corners, fit, gap, settle } from "./measure";
import spots from "./spots.json";
import { longest, tossBy } from "./toss";

const cards = spots.cards.map(([x = 0, y = 0, angle = 0], slot): Card => ({ slot, x, y, angle, face: null }));
const sizes = spots.measures;

describe("measuring", () => {
  it("agrees with the rules on every spot", () => {
    for (const [x, y, angle, said] of spots.spots as [number, number, number, string][])
      expect([x, y, angle, fit({ x, y, angle }, cards, sizes)]).toEqual([x, y, angle, said]);
  });

  it("tells the gap between upright cards exactly", () => {
    const one = { x: 0, y: 0, angle: 0 };
    expect(gap(one, { x: 560 + 100, y: 0, angle: 0 }, sizes)).toBeCloseTo(100);
    expect(gap(one, { x: 560 + 30, y: 870 + 40, angle: 0 }, sizes)).toBeCloseTo(50);
    expect(gap(one, { x: 280 + 435 + 7, y: 0, angle: 90 }, sizes)).toBeCloseTo(7);
    expect(gap(one, { x: 500, y: 0, angle: 0 }, sizes)).toBe(0);
  });

  it("gives the way from one card to the other", () => {
    const way = between({ x: 0, y: 0, angle: 0 }, { x: 0, y: -970, angle: 0 }, sizes);
    expect(way[0]).toBeCloseTo(0);
    expect(way[1]).toBeCloseTo(-100);
    expect(awayFrom({ x: 0, y: 0, angle: 0 }, [100, 100], sizes).map(Math.abs)).toEqual([0, 0]);
  });

  it("turns corners counter-clockwise", () => {
    const [first] = corners({ x: 0, y: 0, angle: 90 }, sizes);
    expect(first?.[0]).toBeCloseTo(-435);
    expect(first?.[1]).toBeCloseTo(280);
  });
});

describe("a card that is dropped", () => {
  it("slips to a place that fits when it nearly did", () => {
    const beside = { x: (cards[0]?.x ?? 0) - 580, y: cards[0]?.y ?? 0, angle: cards[0]?.angle ?? 0 };
    for (const dx of [-250, -60, 15])
      expect(fit(settle({ ...beside, x: beside.x + dx }, cards, sizes), cards, sizes)).toBe("fits");
  });

  it("stays where it is when it is far away", () => {
    const far = { x: 600, y: 600, angle: 10 };
    expect(settle(far, cards, sizes)).toEqual(far);
  });
});

describe("a toss", () => {
  const shooter = cards[spots.shooter] as Card;

  it("is what the rules accept, with the hand as far forward as it may be", () => {
    for (const [degrees = 0, far = 0, x, y, direction, strength] of spots.tosses)
      expect(tossBy(shooter, degrees, far, sizes)).toEqual({ type: "toss", x, y, direction, strength });
  });

  it("never flies farther than a hand can throw", () => {
    expect(tossBy(shooter, 33, 99999, sizes).strength).toBe(sizes.flight);
    expect(tossBy(shooter, 33, longest(sizes), sizes).strength).toBe(sizes.flight);
  });
});
