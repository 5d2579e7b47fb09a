import { expect, test } from "vitest";
import type { Say } from "../../lib/words";
import type { Move, View } from "../../protocol/uwo";
import { actions } from "./actions";
import { uwo } from "./sample";

const say: Say = Object.assign((message: string) => message, { has: () => true, variables: () => [] });
const card = (kind: string) => ({ kind, walk_energy: 2, attack_energy: 3 });
const view = {
  seat: 0,
  asked: [0],
  phase: "turn",
  field: [uwo(6, 0, "dynamite"), uwo(8, 0, "rider"), uwo(16, 1, "tank")],
  cards: ["dynamite", "rider", "tank"].map(card),
  sides: [{ energy: 4 }, { energy: 6 }],
  hand: ["ball", "ball", "miss", "fist"],
  end_costs: 0,
  may_morf: true,
  may_act: true,
  duel: { attacker: 16, attacked: 6 },
} as unknown as View;
const end: Move[] = [{ type: "end" }, { type: "burn" }];
const types = (offered: { move: Move }[]) => offered.map(({ move }) => move.type);

test("nobody is asked in a replay, nor when it is another's turn", () => {
  expect(actions(view, [], null, say)).toEqual([]);
  expect(actions({ ...view, asked: [1] }, end, null, say)).toEqual([]);
});

test("a turn can be ended, for what the table says it costs", () => {
  expect(types(actions(view, end, null, say))).toEqual(["end", "burn"]);
  expect(actions(view, end, null, say)[0]).not.toHaveProperty("cost");
  expect(actions({ ...view, end_costs: 1 }, end, null, say)[0]).toMatchObject({ cost: 1 });
  const done = { ...view, may_morf: false, may_act: false };
  expect(actions(done, end, null, say)[0]).toMatchObject({ main: true });
});

test("beside the end there is one without drawing, where it is allowed", () => {
  const unfilled = actions({ ...view, end_costs: 1 }, [...end, { type: "keep-hand" }], null, say);
  expect(types(unfilled)).toEqual(["end", "keep-hand", "burn"]);
  expect(unfilled[1]).toMatchObject({ cost: 1 });
});

test("what is chosen comes first: a card to swap, a ride, a blast", () => {
  expect(types(actions(view, end, { what: "card", kind: "ball", place: 0 }, say))[0]).toBe("swap");
  const blast = actions(view, end, { what: "uwo", square: 6, path: [] }, say)[0];
  expect(blast).toMatchObject({ move: { type: "blast", square: 6 }, cost: 3 });
  const ride: Move = { type: "ride", square: 8, path: [13] };
  const offered = actions(view, [ride, ...end], { what: "uwo", square: 8, path: [13] }, say)[0];
  expect(offered).toMatchObject({ move: ride, cost: 2, main: true });
});

test("an attack is answered with what saves, or by being hit", () => {
  const attacked: View = { ...view, phase: "defend" };
  const saving: Move[] = [{ type: "miss" }, { type: "defend-morf", kind: "ball" }, { type: "yield" }];
  expect(actions(attacked, saving, null, say)).toMatchObject([
    { move: { type: "miss" }, main: true },
    { move: { type: "defend-morf", kind: "ball" }, cost: 1, main: true },
    { move: { type: "yield" }, main: false },
  ]);
  expect(actions(attacked, [{ type: "yield" }], null, say)).toMatchObject([{ main: true }]);
});

test("striking back costs what the attacked's card says", () => {
  const legal: Move[] = [{ type: "counter" }, { type: "decline" }];
  const offered = actions({ ...view, phase: "counter" }, legal, null, say);
  expect(types(offered)).toEqual(["counter", "decline"]);
  expect(offered[0]).toMatchObject({ cost: 3 });
});
