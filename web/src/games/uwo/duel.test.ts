import { describe, expect, test } from "vitest";
import type { Event } from "../../protocol/uwo";
import { story } from "./duel";

describe("the story of a duel", () => {
  const attacked: Event = { what: "attacked", seat: 1, kind: "tank", square: 16, target: 11 };
  const dodged: Event = { what: "dodged", seat: 0, kind: "fist", square: 11 };

  test("goes on blow by blow, past the turn's end", () => {
    const begun = story([], [attacked]);
    const saved = story(begun, [dodged]);
    expect(story(saved, [{ what: "turn", seat: 0, number: 4 }])).toEqual([attacked, dodged]);
  });

  test("ends with another deed, and begins anew with another attack", () => {
    expect(story([attacked, dodged], [{ what: "walked", seat: 0 }])).toEqual([]);
    expect(story([attacked, dodged], [{ ...attacked, seat: 0 }])).toEqual([{ ...attacked, seat: 0 }]);
  });
});
