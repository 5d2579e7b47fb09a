import { beforeEach, describe, expect, it } from "vitest";
import type { Card, Move, View } from "../../protocol/memowars";
import { Placing } from "./placing.svelte";
import spots from "./spots.json";

const cards = spots.cards.map(([x = 0, y = 0, angle = 0], slot): Card => ({ slot, x, y, angle, face: null }));
const [one, other] = (spots.spots as [number, number, number, string][])
  .filter(([, , , said]) => said === "fits")
  .map(([x, y, angle]): Move => ({ type: "place", kind: "planet", x, y, angle }));

let played: Move[];
let table: {
  view: View;
  legal: Move[];
  hints: { move: Move; value: number }[];
  pending: Move | null;
  play: (move: Move) => void;
};
let placing: Placing;

beforeEach(() => {
  played = [];
  table = {
    view: { phase: "build", cards, measures: spots.measures } as unknown as View,
    legal: [one!, other!],
    hints: [],
    pending: null,
    play: (move) => played.push(move),
  };
  placing = new Placing(() => table);
});

describe("a card that is taken", () => {
  it("is put on one of the places that the server offers, and on another one when asked again", () => {
    placing.take("planet");
    const first = { ...placing.card };
    expect(placing.fit).toBe("fits");
    placing.elsewhere();
    expect(placing.card).not.toEqual(first);
    placing.elsewhere();
    expect(placing.card).toEqual(first);
  });

  it("is played with whole numbers", () => {
    placing.hold("planet", 1000.4, 999.6);
    placing.turn(-15);
    placing.lay();
    expect(played).toEqual([{ type: "place", kind: "planet", x: 1000, y: 1000, angle: 165 }]);
  });

  it("is not played twice", () => {
    placing.take("planet");
    table.pending = one!;
    placing.lay();
    expect(played).toEqual([]);
  });

  it("is given up when it may not be laid any more, but not before the answer", () => {
    placing.take("planet");
    table.legal = [];
    table.pending = one!;
    placing.review();
    expect(placing.card).not.toBe(null);
    table.pending = null;
    placing.review();
    expect(placing.card).toBe(null);
  });
});

describe("a suggestion that somebody else has taken", () => {
  const takenBy = (move: Move): Card[] =>
    move.type === "place"
      ? [...cards, { slot: 99, x: move.x, y: move.y, angle: move.angle, face: null }]
      : cards;

  it("is followed by another one", () => {
    placing.heed(one);
    expect(placing.card).toMatchObject({ x: (one as { x: number }).x });
    table.view = { ...table.view, cards: takenBy(one!) };
    table.legal = [other!];
    const again = new Placing(() => table);
    again.heed(one);
    again.review();
    expect(again.card).toMatchObject({ x: (other as { x: number }).x });
  });

  it("stays if one has moved it oneself", () => {
    table.view = { ...table.view, cards: takenBy(one!) };
    placing.heed(one);
    placing.moveBy(3, 0);
    const before = { ...placing.card };
    placing.review();
    expect(placing.card).toEqual(before);
  });
});
