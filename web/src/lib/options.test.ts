import { expect, test } from "vitest";
import { chosenOptions, optionFields } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        flies: { type: "integer", minimum: 1, maximum: 1000, default: 100 },
        edition: { enum: ["en", "hu", "nl"], default: "nl" },
        ko_may_walk: { anyOf: [{ type: "boolean" }, { type: "null" }], default: null },
        memory: { type: "array", items: { type: "integer" }, default: [] },
      },
    },
  },
};

test("a schema becomes a form; lists are left to the bots", () => {
  const fields = optionFields(SCHEMA);
  expect(fields.map(({ name }) => name)).toEqual(["flies", "edition", "ko_may_walk"]);
  expect(fields[0]).toMatchObject({ kind: "number", least: 1, most: 1000, usual: 100 });
  expect(fields[2]?.choices).toEqual([true, false, null]);
});

test("only what differs from the usual is sent", () => {
  const fields = optionFields(SCHEMA);
  const usual = { flies: 100, edition: "nl", ko_may_walk: null };
  expect(chosenOptions(fields, usual)).toBeNull();
  expect(chosenOptions(fields, { ...usual, ko_may_walk: true })).toEqual({ ko_may_walk: true });
});
