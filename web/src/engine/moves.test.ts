import { describe, expect, test } from "vitest";
import type { MoveCodes } from "../protocol/description";
import fixture from "../protocol/moves.json";
import { Coding, type AnyMove } from "./moves";

describe.each(Object.entries(fixture))("%s", (_, game) => {
  const codes = game.codes as unknown as MoveCodes;
  const coding = new Coding(codes);

  test.each(game.moves as [string, string][])("%s is %s", (code, move) => {
    expect(coding.encode(JSON.parse(move) as AnyMove)).toBe(BigInt(code));
    expect(JSON.stringify(coding.decode(BigInt(code)))).toBe(move);
  });

  test("what no move can say is not written", () => {
    expect(() => coding.encode({ type: "nothing" })).toThrow(RangeError);
    const [type, form] = Object.entries(codes.forms)[0]!;
    const absurd = Object.keys(form.fields).map((name) => [name, -(2 ** 40)] as const);
    expect(() => coding.encode({ type, ...Object.fromEntries(absurd) })).toThrow(RangeError);
  });
});
