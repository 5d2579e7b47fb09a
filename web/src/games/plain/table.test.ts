import { expect, test } from "vitest";
import { Telling } from "../../lib/telling";
import { speaker } from "../../lib/words";
import { groupsOf, listsOf, seatWords } from "./table";

const WORDS = `
x-title = X
x-move-play = play the { $number ->
    [1] duck
   *[other] horse
}
x-move-pass = pass
x-moves-play = Cards
x-list-hand = Your hand
    .item = card { $number }
x-list-pile = The pile
x-seat = { $seat } has { $coins }
`;
const telling = new Telling("x", ["Ann", "Bram"], speaker("en", [WORDS]));
const legal = [{ type: "play", number: 1 }, { type: "pass" }, { type: "play", number: 6 }];
const view = { seat: 0, coins: [3, 1], hand: [{ number: 1 }, { number: 4 }], pile: [7, 9], rest: [] };

test("moves of a type stand together, under their heading if there is one", () => {
  const found = groupsOf(telling, legal, "");
  expect(found.map(({ type, heading }) => [type, heading])).toEqual([
    ["play", "Cards"],
    ["pass", null],
  ]);
  expect(found[0]?.moves.map(({ text }) => text)).toEqual(["play the duck", "play the horse"]);
});

test("a search leaves the moves with all its words", () => {
  expect(groupsOf(telling, legal, "DUCK play").flatMap(({ moves }) => moves)).toHaveLength(1);
  expect(groupsOf(telling, legal, "cow")).toEqual([]);
});

test("a move without words is shown as it is sent", () => {
  expect(telling.move({ type: "swim", far: 2 })).toBe('{"type":"swim","far":2}');
});

test("lists that have a name are shown; a card in the hand knows the one move that is about it", () => {
  expect(listsOf(telling, view, legal)).toEqual([
    {
      name: "hand",
      heading: "Your hand",
      items: [
        { text: "card 1", move: legal[0] },
        { text: "card 4", move: undefined },
      ],
    },
    {
      name: "pile",
      heading: "The pile",
      items: [
        { text: "7", move: undefined },
        { text: "9", move: undefined },
      ],
    },
  ]);
  expect(listsOf(telling, { ...view, seat: -1 }).map(({ name }) => name)).toEqual(["pile"]);
});

test("each seat has its part of the lists", () => {
  expect(seatWords(telling, view, 1)).toBe("Bram has 1");
});
