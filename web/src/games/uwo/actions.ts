// What can be answered or done with a button, in words. Nothing here decides what is legal: if a move is not, the
// server says why.
import type { Say } from "../../lib/words";
import type { Move, View } from "../../protocol/uwo";
import { rideSoFar, type Choice } from "./choice";
import { uwoOn } from "./field";
import { cardOf } from "./kinds";
import { kindName } from "./words";

export interface Action {
  move: Move;
  words: string;
  /** In energy. */
  cost?: number | undefined;
  /** What most players would do. */
  main?: boolean;
  note?: string;
}

type Simple = "yield" | "decline" | "miss" | "end";

/** The buttons for the player who is asked, depending on what is asked and what is chosen. */
export function actions(view: View, legal: Move[], choice: Choice, say: Say): Action[] {
  if (!view.asked.includes(view.seat) || !legal.length) return []; // a replay asks nobody
  switch (view.phase) {
    case "defend":
      return defences(view, legal, say);
    case "counter":
      return [counter(view, say), withoutTarget("decline", say)];
    default:
      return [...ofChoice(view, legal, choice, say), ...ends(view, legal, say)];
  }
}

function words(move: Move, say: Say, kind = ""): string {
  return say(`uwo-move-${move.type}`, { kind });
}

function withoutTarget(type: Simple, say: Say): Action {
  const move: Move = { type };
  return { move, words: words(move, say) };
}

function defences(view: View, legal: Move[], say: Say): Action[] {
  const saving: Action[] = legal.some(({ type }) => type === "miss") ? [withoutTarget("miss", say)] : [];
  for (const kind of new Set(view.hand)) {
    const move = { type: "defend-morf", kind } as const;
    if (isAmong(legal, move)) saving.push({ move, words: words(move, say, kindName(kind, say)), cost: 1 });
  }
  const hit = { ...withoutTarget("yield", say), main: !saving.length };
  return [...saving.map((action) => ({ ...action, main: true })), hit];
}

function counter(view: View, say: Say): Action {
  const { attacker, attacked } = view.duel ?? { attacker: -1, attacked: -1 };
  const struck = uwoOn(view, attacked);
  const striker = struck?.seat === view.seat ? struck : uwoOn(view, attacker);
  const move: Move = { type: "counter" };
  const cost = striker && cardOf(view.cards, striker.kind).attack_energy;
  return { move, words: words(move, say), cost, main: true };
}

/** What can be done with the UWO or the card that is chosen. */
function ofChoice(view: View, legal: Move[], choice: Choice, say: Say): Action[] {
  if (choice?.what === "card") {
    const move: Move = { type: "swap", kind: choice.kind };
    return [{ move, words: say("web-uwo-swap"), note: words(move, say, kindName(choice.kind, say)) }];
  }
  const offered: Action[] = [];
  const ride = rideSoFar(choice, legal);
  if (ride) {
    const cost = cardOf(view.cards, "rider").walk_energy;
    offered.push({ move: ride, words: words(ride, say), cost, main: true });
  }
  const uwo = choice && uwoOn(view, choice.square);
  if (uwo?.kind === "dynamite" && uwo.seat === view.seat) {
    const move: Move = { type: "blast", square: uwo.square };
    offered.push({ move, words: words(move, say), cost: cardOf(view.cards, "dynamite").attack_energy });
  }
  return offered;
}

/** The ways to end the turn. */
function ends(view: View, legal: Move[], say: Say): Action[] {
  const number = view.sides[view.seat]?.energy ?? 0;
  const cost = view.end_costs;
  const price = cost ? { cost, note: say("web-uwo-end-pays", { number: cost }) } : {};
  const offered: Action[] = [
    { ...withoutTarget("end", say), ...price, main: !view.may_morf && !view.may_act },
  ];
  const keep: Move = { type: "keep-hand" };
  if (isAmong(legal, keep)) offered.push({ move: keep, words: say("web-uwo-keep-hand"), ...price });
  const burn: Move = { type: "burn" };
  offered.push({ move: burn, words: say("web-uwo-burn"), note: say("web-uwo-burn-note", { number }) });
  return offered;
}

export function isAmong(moves: Move[], move: Move): boolean {
  return moves.some((other) => JSON.stringify(other) === JSON.stringify(move));
}
