import { expect, test } from "vitest";
import fixture from "./telling.json";
import { Telling, type Fields, type Formats } from "./telling";
import { speaker, type Language } from "./words";

interface Case {
  language: string;
  game: string;
  tell: string;
  fields: Fields;
  says: string | null;
}

const FORMATS: Formats = {
  square: (square: number) => `${"abcde"[square % 5]}${Math.floor(square / 5) + 1}`,
};

test.each(fixture.cases as Case[])("$game: $tell, in $language: $says", (one) => {
  const say = speaker(one.language as Language, [fixture.words[one.language as "en" | "nl"].join("\n")]);
  const telling = new Telling(one.game, fixture.names, say, FORMATS);
  const told =
    one.tell === "event"
      ? telling.event(one.fields)
      : one.tell === "move"
        ? telling.move(one.fields)
        : telling.sentence(one.tell, one.fields);
  expect(told).toBe(one.says);
});
