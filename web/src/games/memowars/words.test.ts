import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, words, type Language, type Say } from "../../lib/words";
import type { Event, View } from "../../protocol/memowars";
import { recall } from "./recall";
import { caption, describe as inWords, nameMove, result, tell } from "./words";

const NAMES = ["Ada", "Bram"];
const FACE = { kind: "retro", owner: 1 } as const;
const EVENTS: Event[] = [
  { what: "placed", seat: 0, slot: 7, face: { kind: "planet", owner: 0 }, x: 9000, y: 6500 },
  { what: "battle", seat: 1 },
  { what: "pushed", x: 2 },
  { what: "revealed", seat: 0, slot: 7, face: FACE, x: 1, y: 2 },
  { what: "nothing", seat: 1, slot: 7, face: FACE },
  { what: "looked", seat: 0, slot: 7, face: FACE },
  { what: "returned", seat: 0, slot: 7, face: { kind: "planet", owner: 0 } },
  { what: "tossed", seat: 0, slot: 7, face: FACE, x: 77, y: 77 },
  { what: "landed", seat: 0, x: 77, y: 77 },
  { what: "missed", seat: 0 },
  { what: "hit", seat: 0, slot: 7, face: FACE, x: 77, y: 77 },
  { what: "revenge", seat: 1, slot: 7, face: FACE },
  { what: "eliminated", seat: 1, slot: 7, face: FACE, x: 77, y: 77 },
  { what: "eliminated", slot: 7, face: { kind: "mine", owner: null } },
  { what: "dropped-out", seat: 1 },
  { what: "passed", seat: 0 },
  { what: "won", seat: 0 },
  { what: "drawn" },
];
const VIEW: View = {
  seat: 0,
  phase: "toss",
  turn: 0,
  asked: [0],
  cards: [
    { slot: 3, x: 9000, y: 6500, angle: 0, face: { kind: "blaster", owner: 0 } },
    { slot: 4, x: 9000, y: 7420, angle: 0, face: null },
    { slot: 5, x: 12000, y: 6500, angle: 90, face: null },
  ],
  shooter: 3,
  shots: 1,
  looks: 0,
  disc: null,
  players: [
    { left: 2, placing: false },
    { left: 1, placing: false },
  ],
  hand: [],
  eliminated: ["planet"],
  turns: 4,
  quiet: 0,
  measures: {
    card_width: 560,
    card_height: 870,
    disc: 450,
    table_width: 18000,
    table_height: 13000,
    near: 100,
    span: 1200,
    flight: 6000,
  },
  shares: [1, 0],
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  let say: Say;
  beforeAll(async () => {
    say = await words(language);
  });

  it("the log tells who did what, but neither which card nor what is on it", () => {
    const told = EVENTS.map((event) => tell(event, NAMES, say)).filter((line) => line !== null);
    expect(told.length).toBeGreaterThan(12);
    const log = told.join(" ");
    expect(log).not.toMatch(/7/);
    for (const kind of ["planet", "retro", "blaster", "scanner", "double"])
      expect(log).not.toContain(say(`memowars-kind-${kind}`));
  });

  it("says the same of an event that is recalled", () => {
    for (const event of EVENTS) expect(tell(recall(event), NAMES, say)).toBe(tell(event, NAMES, say));
  });

  it("names the card and its face in the moment", () => {
    const said = caption(
      EVENTS.filter(({ what }) => what === "revealed"),
      NAMES,
      say,
    );
    expect(said).toContain("7");
    expect(said).toContain(say("memowars-kind-retro"));
  });

  it("describes the table by neighbours and ways", () => {
    const lines = inWords(VIEW, NAMES, say);
    expect(lines.find((line) => line.includes("4 (") && line.includes(say("memowars-wind-n")))).toBeTruthy();
    expect(lines.find((line) => line.includes("30.0"))).toBeTruthy();
  });

  it("has words for every kind of move", () => {
    const spot = { kind: "planet", x: 9000, y: 8300, angle: 15 } as const;
    const named = [
      nameMove({ type: "place", ...spot }, VIEW, NAMES, say),
      nameMove({ type: "return", ...spot }, VIEW, NAMES, say),
      nameMove({ type: "toss", x: 9000, y: 6500, direction: 0, strength: 3000 }, VIEW, NAMES, say),
      nameMove({ type: "toss", x: 9000, y: 6500, direction: 1800, strength: 3000 }, VIEW, NAMES, say),
      nameMove({ type: "reveal", slot: 5 }, VIEW, NAMES, say),
      nameMove({ type: "look", slot: 5 }, VIEW, NAMES, say),
      nameMove({ type: "choose", slot: 5 }, VIEW, NAMES, say),
      nameMove({ type: "stop" }, VIEW, NAMES, say),
    ];
    expect(new Set(named).size).toBe(7); // placing and bringing back are told by what is asked
    expect(named[2]).toContain("5");
    expect(result(VIEW, NAMES, say)).toContain("Ada");
  });
});

it("nothing that is to be remembered stays in a recalled event", () => {
  for (const event of EVENTS) {
    const kept = JSON.stringify(recall(event));
    expect(kept).not.toMatch(/7|retro|planet|mine|slot|face/);
  }
});
