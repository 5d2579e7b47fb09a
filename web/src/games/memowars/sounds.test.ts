import { expect, it } from "vitest";
import type { Event, View } from "../../protocol/memowars";
import { sounds } from "./sounds";

const view = { seat: 0 } as View;
const face = { kind: "retro", owner: 1 } as const;

it("a toss whooshes, thuds or zaps, and revenge has a sound of its own", () => {
  const events: Event[] = [
    { what: "tossed", seat: 0, slot: 7, face },
    { what: "landed", seat: 0 },
    { what: "missed", seat: 0 },
    { what: "hit", seat: 0, slot: 7, face },
    { what: "revenge", seat: 1, slot: 7, face },
    { what: "eliminated", seat: 1, slot: 7, face },
  ];
  expect(sounds(events, view)).toEqual(["whoosh", "thud", "zap", "morf"]);
});

it("the end is heard from one's own seat", () => {
  expect(sounds([{ what: "won", seat: 1 }], view)).toEqual(["lose"]);
  expect(sounds([{ what: "won", seat: 0 }], view)).toEqual(["win"]);
});
