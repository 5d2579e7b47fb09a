import { expect, test } from "vitest";
import type { Move } from "../protocol/messages";
import { Pending } from "./pending.svelte";

const move = (id: string, seq: number): Move => ({ type: "move", id, seq, move: `play ${id}` });

test("a move is on its way until another table is shown", () => {
  const pending = new Pending();
  expect(pending.at(4)).toBe(null);
  pending.add(move("a", 4));
  expect(pending.at(4)).toBe("play a");
  expect(pending.at(5)).toBe(null);
});

test("it is sent again until it is answered", () => {
  const pending = new Pending();
  pending.add(move("a", 4));
  pending.add(move("b", 5)); // where all play at once, another table may be shown before the answer
  expect(pending.unanswered.map(({ id }) => id)).toEqual(["a", "b"]);
  pending.accept("a");
  expect(pending.unanswered.map(({ id }) => id)).toEqual(["b"]);
  pending.drop("b");
  expect(pending.unanswered).toEqual([]);
});

test("an answer that comes before the table does not end the wait", () => {
  const pending = new Pending();
  pending.add(move("a", 4));
  pending.accept("a");
  expect(pending.at(4)).toBe("play a");
  pending.settle(5);
  expect(pending.at(4)).toBe(null);
});

test("a refused move is over at once, and so are all when the server does not say which", () => {
  const pending = new Pending();
  pending.add(move("a", 4));
  pending.drop("a");
  expect(pending.at(4)).toBe(null);
  pending.add(move("b", 4));
  pending.drop(null);
  expect(pending.at(4)).toBe(null);
});
