import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker, type Language, type Say } from "../../lib/words";
import type { Move, View } from "../../protocol/uwo";
import * as words from "./words";

function speak(language: Language): Say {
  const files = ["uwo", "web-uwo"].map(
    (file) => new URL(`../../../../src/smallbox/locales/${language}/${file}.ftl`, import.meta.url),
  );
  return speaker(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
}

const say = speak("en");
const names = ["Ada", "Bram"];
const view = {
  seat: 0,
  morfed: 6,
  field: [
    { square: 6, seat: 0, kind: "tank", height: 2, knocked_out: null },
    { square: 11, seat: 1, kind: "fist", height: 1, knocked_out: { seat: 1, moment: "end", turns: 1 } },
  ],
  sides: [
    { energy: 4, hand_size: 2, deck_size: 20, removed: [] },
    { energy: 0, hand_size: 3, deck_size: 21, removed: [] },
  ],
  hand: ["ball", "miss"],
  duel: { attacker: 11, attacked: 6 },
  shares: [],
} as unknown as View;

describe("words", () => {
  test("the table is told in sentences", () => {
    expect(words.describe(view, names, say)).toEqual([
      "Ada (Gnorfs): energy 4, cards in hand 2, cards in the deck 20.",
      "b2: yours, Tank, 2 cards, has morfed in this turn",
      "Bram (Pnorfs): energy 0, cards in hand 3, cards in the deck 21.",
      "b3: Pnorfs, Fist, knocked out, wakes when a turn of Bram ends",
      "Your hand: Ball, Miss",
      "A duel: b3 against b2",
    ]);
  });

  const moves: Move[] = [
    { type: "walk", square: 6, to: 7 },
    { type: "ride", square: 6, path: [11, 16] },
    { type: "attack", square: 6, target: 11 },
    { type: "blast", square: 6 },
    { type: "morf", square: 6, kind: "ball" },
    { type: "swap", kind: "ball" },
    { type: "defend-morf", kind: "ball" },
    { type: "end" },
    { type: "keep-hand" },
    { type: "burn" },
    { type: "miss" },
    { type: "yield" },
    { type: "counter" },
    { type: "decline" },
  ];
  test.each(Object.keys(LANGUAGES) as Language[])("every move has its own name (%s)", (language) => {
    const told = moves.map((move) => words.nameMove(move, view, names, speak(language)));
    expect(new Set(told).size).toBe(moves.length);
  });

  test("a swap names its card only to whoever may know it", () => {
    expect(words.tell({ what: "swapped", seat: 1 }, names, say)).toBe("Bram swaps a card.");
    expect(words.tell({ what: "swapped", seat: 0, kind: "miss" }, names, say)).toBe("Ada swaps a Miss.");
  });

  test("the end has a winner, or none", () => {
    expect(words.result({ ...view, shares: [0, 1] }, names, say)).toBe(
      "Bram wins; 2 UWOs are left standing.",
    );
    expect(words.result({ ...view, shares: [0.5, 0.5] }, names, say)).toBe("The game is a draw.");
  });
});
