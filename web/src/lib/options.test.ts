import { expect, test } from "vitest";
import type { OptionField } from "../protocol/messages";
import { chosenOptions, formFields } from "./options";

const OPEN = { least: null, most: null, choices: [], follows: null };
const FIELDS: OptionField[] = [
  { ...OPEN, name: "flies", kind: "number", default: 100, least: 1, most: 1000 },
  { ...OPEN, name: "ko_may_walk", kind: "choice", default: null, choices: [true, false], follows: "edition" },
  { ...OPEN, name: "memory", kind: "per-seat", default: [] },
];

test("what each seat has of its own is left to the bots", () => {
  expect(formFields(FIELDS).map(({ name }) => name)).toEqual(["flies", "ko_may_walk"]);
});

test("only what differs from the default is sent", () => {
  const fields = formFields(FIELDS);
  const usual = { flies: 100, ko_may_walk: null };
  expect(chosenOptions(fields, usual)).toBeNull();
  expect(chosenOptions(fields, { ...usual, ko_may_walk: true })).toEqual({ ko_may_walk: true });
});
