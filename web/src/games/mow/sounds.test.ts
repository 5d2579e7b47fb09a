import { expect, test } from "vitest";
import type { Event, View } from "../../protocol/mow";
import { sounds } from "./sounds";

const over = { seat: 0, asked: [], shares: [1, 0, 0] } as unknown as View;
const events: Event[] = [{ what: "took", seat: 1, number: 3 }, { what: "round-over" }, { what: "game-over" }];

test("the loser moos, and the winner hears a fanfare", () => {
  expect(sounds(events, over)).toEqual(["whoosh", "bell", "moo", "win"]);
  expect(sounds(events, { ...over, seat: 1 })).toEqual(["whoosh", "bell", "moo"]);
});

test("a card that is laid down is heard", () => {
  expect(sounds([{ what: "added", seat: 0, number: 2 }], { ...over, asked: [1], shares: [] })).toEqual([
    "card",
  ]);
});
