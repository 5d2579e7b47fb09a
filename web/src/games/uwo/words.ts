// The table, its moves and what happens there, in words. Twin for events and moves: src/smallbox/games/uwo/sentences.py.
import { Telling } from "../../lib/telling";
import type { Say } from "../../lib/words";
import type { Event, Move, Uwo, View } from "../../protocol/uwo";
import { squareName, uwoOn } from "./field";
import type { Kind } from "./kinds";

export const ENERGY = 6;

export const kindName = (kind: string, say: Say) => say(`uwo-kind-${kind}`);
export const sideName = (seat: number, say: Say) => say("uwo-side", { seat });

const SQUARES = { square: squareName, target: squareName };

/** An event as a sentence of the log. */
export const tell = (event: Event, names: string[], say: Say): string | null =>
  new Telling("uwo", names, say, SQUARES).event(event, { number: 0 });

/** An UWO with everything that can be seen of it: `Tank, 2 cards, knocked out …`. */
export function uwoWords(uwo: Uwo, view: View, names: string[], say: Say): string {
  const parts = [kindName(uwo.kind, say)];
  if (uwo.height > 1) parts.push(say("web-uwo-stack", { number: uwo.height }));
  if (uwo.square === view.morfed) parts.push(say("web-uwo-morfed"));
  if (uwo.knocked_out) {
    const { seat, moment, turns } = uwo.knocked_out;
    parts.push(say("web-uwo-wakes", { seat: names[seat] ?? "", moment, turns }));
  }
  return parts.join(", ");
}

/** What stands on a square, for screen readers. */
export function squareWords(square: number, view: View, names: string[], say: Say): string {
  const uwo = uwoOn(view, square);
  if (!uwo) return say("web-uwo-empty", { square: squareName(square) });
  const owner = uwo.seat === view.seat ? say("web-uwo-yours") : sideName(uwo.seat, say);
  return `${squareName(square)}: ${owner}, ${uwoWords(uwo, view, names, say)}`;
}

/** What both sides have, and the current duel. */
export function standing(view: View, names: string[], say: Say): { whole: string | null; seats: string[] } {
  const seats = view.sides.map((side, seat) =>
    say("web-uwo-side", {
      seat: names[seat] ?? "",
      side: sideName(seat, say),
      energy: side.energy,
      hand: side.hand_size,
      deck: side.deck_size,
    }),
  );
  return { whole: view.duel ? duelWords(view.duel, say) : null, seats };
}

/** The whole table in sentences. */
export function describe(view: View, names: string[], say: Say): string[] {
  const told: string[] = [];
  const { whole, seats } = standing(view, names, say);
  seats.forEach((words, seat) => {
    told.push(words);
    for (const uwo of view.field) {
      if (uwo.seat === seat) told.push(squareWords(uwo.square, view, names, say));
    }
  });
  if (view.hand.length) {
    told.push(`${say("uwo-table-hand")}: ${view.hand.map((kind) => kindName(kind, say)).join(", ")}`);
  }
  if (whole) told.push(whole);
  return told;
}

export const duelWords = (duel: { attacker: number; attacked: number }, say: Say) =>
  say("uwo-table-duel", { attacker: squareName(duel.attacker), attacked: squareName(duel.attacked) });

/** A move in words: with who does it and where, unless one word says it all. */
export function nameMove(move: Move, view: View, names: string[], say: Say): string {
  const name = (kind: Kind) => kindName(kind, say);
  const path = (squares: number[]) => squares.map(squareName).join(" → ");
  const target = "to" in move ? move.to : "target" in move ? move.target : null;
  const seen = {
    kind: "square" in move ? uwoOn(view, move.square)?.kind : null,
    from: "square" in move ? uwoOn(view, move.square)?.kind : null,
    enemy: target === null ? null : uwoOn(view, target)?.kind,
    target,
  };
  const formats = { ...SQUARES, path, kind: name, from: name, enemy: name };
  return (
    new Telling("web-uwo", names, say, formats).sentence(`move-${move.type}`, { ...seen, ...move }) ??
    new Telling("uwo", names, say).move(move)
  );
}

/** Who is left standing. */
export function result(view: View, names: string[], say: Say): string {
  const winner = view.shares.indexOf(1);
  if (winner < 0) return say("uwo-result-drawn");
  return say("uwo-result-won", { name: names[winner] ?? "", left: view.field.length });
}
