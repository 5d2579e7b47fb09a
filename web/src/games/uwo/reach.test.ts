// Positions with what the rules say of them; tests/games/uwo/test_reach.py holds the same file to the rules.
import { describe, expect, test } from "vitest";
import type { Uwo, View } from "../../protocol/uwo";
import { reach, shielded, squareName } from "./field";
import told from "./reach.json";

const knockedOut: Uwo["knocked_out"] = { seat: 0, moment: "end", turns: 1 };
const sorted = (squares: Set<number>) => [...squares].sort((a, b) => a - b);

describe.each(told.positions.map((position, number) => ({ ...position, number })))(
  "in position $number",
  ({ field, seen }) => {
    const uwos = (field as [number, number, string][]).map(([square, seat, word]): Uwo => ({
      square,
      seat,
      kind: word.replace("!", "") as Uwo["kind"],
      height: 1,
      knocked_out: word.endsWith("!") ? knockedOut : null,
    }));
    const view = { field: uwos, cards: told.cards } as unknown as View;

    test.each(seen as [number, number[], number[]][])(
      "reach and shields are those of the rules, seen from square %i",
      (square, reached, safe) => {
        const uwo = uwos.find((other) => other.square === square) as Uwo;
        expect([squareName(square), uwo.kind, sorted(reach(view, uwo))]).toEqual([
          squareName(square),
          uwo.kind,
          reached,
        ]);
        expect(sorted(shielded(view, uwo))).toEqual(safe);
      },
    );
  },
);
