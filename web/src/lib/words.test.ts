import { expect, test } from "vitest";
import { rulebook } from "./clauses";
import { seatNames } from "./names";
import { LANGUAGES, firstGuess, words, type Language } from "./words";
import type { Seat } from "../protocol/messages";

const ALL = Object.keys(LANGUAGES) as Language[];

test.each(ALL)("%s has words, and an unknown message is an error", async (language) => {
  const say = await words(language);
  expect(say("web-play-now")).not.toBe("");
  expect(say("mow-take.no")).not.toBe(say("mow-take"));
  expect(() => say("no-such-message")).toThrow(language);
  expect(() => say("mow-title.no-such-attribute")).toThrow(language);
});

test("a value that is missing is an error, as on the server's side", async () => {
  const say = await words("en");
  expect(() => say("web-seat")).toThrow("number");
});

test.each([
  [["nl-BE", "en"], "nl"],
  [["de", "hu"], "hu"],
  [["de", "fr"], "en"],
  [["EO"], "eo"],
])("a browser that wants %s speaks %s", (wished, language) => {
  expect(firstGuess(wished)).toBe(language);
});

test("no two seats have the same name", async () => {
  const seat = (nickname: string | null, kind: Seat["kind"] = "person"): Seat => ({
    kind,
    nickname,
    level: null,
    away: false,
    connected: true,
  });
  const names = seatNames([seat("Bram"), seat(null, "bot"), seat("Bram"), seat("Bram")], await words("en"));
  expect(names[0]).toBe("Bram");
  expect(new Set(names).size).toBe(4);
});

test("the rulebook is searched without case and accents, in every language", async () => {
  const clauses = { taking: ["mow.take", "mow.count"], two: ["mow.two.deck"] };
  const hungarian = await words("hu");
  expect(rulebook("mow", clauses, "", hungarian)).toHaveLength(2);
  expect(rulebook("mow", clauses, "ZÖLD pakli", hungarian).map(({ name }) => name)).toEqual(["two"]);
  expect(rulebook("mow", clauses, "zold pakli", hungarian).map(({ name }) => name)).toEqual(["two"]);
  expect(rulebook("mow", clauses, "dragon", await words("en"))).toEqual([]);
});
