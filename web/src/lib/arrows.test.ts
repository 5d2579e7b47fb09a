import { expect, test } from "vitest";
import { type Box, nearest } from "./arrows";

const box = (x: number, y: number): Box => ({ x, y, width: 40, height: 60 });
const hand = [box(0, 300), box(50, 300), box(100, 300)];
const herd = [box(40, 100), box(140, 100)];

test("left and right walk along the hand", () => {
  expect(nearest(hand[1]!, [hand[0]!, hand[2]!, ...herd], "ArrowRight")).toBe(1);
  expect(nearest(hand[1]!, [hand[0]!, hand[2]!, ...herd], "ArrowLeft")).toBe(0);
});

test("up leads to the herd, and down back", () => {
  expect(nearest(hand[1]!, [hand[0]!, hand[2]!, ...herd], "ArrowUp")).toBe(2);
  expect(nearest(herd[1]!, [...hand, herd[0]!], "ArrowDown")).toBe(2);
});

test("at the edge there is nothing, and other keys lead nowhere", () => {
  expect(nearest(hand[2]!, hand.slice(0, 2), "ArrowRight")).toBe(-1);
  expect(nearest(hand[2]!, hand.slice(0, 2), "Home")).toBe(-1);
});
