import { expect, test } from "vitest";
import type { Event, View } from "../../protocol/uwo";
import { sounds } from "./sounds";

const view = { seat: 0 } as View;

test("a weapon has its own, and a step no sound twice", () => {
  const removed: Event = { what: "removed", seat: 0, kind: "fist", square: 1, number: 1 };
  expect(sounds([{ what: "attacked", kind: "bazooka" }, removed, removed], view)).toEqual([
    "whoosh",
    "punch",
  ]);
  expect(sounds([{ what: "attacked", kind: "turret" }], view)).toEqual(["zap"]);
  expect(sounds([{ what: "blasted" }, removed], view)).toEqual(["boom"]);
});

test("the end is heard from one's own seat", () => {
  expect(sounds([{ what: "game-over", seat: 0 }], view)).toEqual(["win"]);
  expect(sounds([{ what: "game-over", seat: 1 }], view)).toEqual(["lose"]);
  expect(sounds([{ what: "game-over", seat: 1 }], { ...view, seat: -1 })).toEqual([]);
});
