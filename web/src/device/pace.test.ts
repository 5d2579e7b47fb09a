import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import told from "../lib/fair.json"; // what smallbox.server.pace says: tests/server/test_pace.py
import { botsBefore, Pace } from "./pace";

const KEY = hexToBytes(told.key);

test("the lots are those of a server", () => {
  for (const { bots, people, before } of told.pace) expect(botsBefore(KEY, bots, people)).toEqual(before);
});

test("a bot waits until a move of its own is due", () => {
  const dues = Array.from(
    { length: 10 },
    (_, made) => new Pace({ each: 9, left: [9 - made, 9] }, [1], KEY).due,
  );
  expect(dues).toEqual(botsBefore(KEY, 9, 9));
  expect(dues.at(-1)).toBe(9);
});

test("who has no moves left is never next", () => {
  const pace = new Pace({ each: 9, left: [0, 0, 3] }, [1, 2], KEY);
  for (let times = 0; times < 50; times++) expect(pace.nextSeat([1, 2])).toBe(2);
});
