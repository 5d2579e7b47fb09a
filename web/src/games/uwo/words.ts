// The table, its moves and what happens at it, in words.
import type { Say } from "../../lib/words";
import type { Event, Move, Uwo, View } from "../../protocol/uwo";
import { squareName, uwoOn } from "./field";
import type { Kind } from "./kinds";

export const ENERGY = 6;

export const kindName = (kind: string, say: Say) => say(`uwo-kind-${kind}`);
export const sideName = (seat: number, say: Say) => say("uwo-side", { seat });

/** A sentence for the log. */
export function tell(event: Event, names: string[], say: Say): string {
  let message = `uwo-event-${event.what}`;
  if (event.what === "swapped" && event.kind) message = "uwo-event-swapped-own";
  if (event.what === "game-over" && event.seat == null) message = "uwo-event-game-over-draw";
  return say(message, {
    seat: event.seat == null ? "" : (names[event.seat] ?? ""),
    kind: event.kind ? kindName(event.kind, say) : "",
    square: event.square == null ? "" : squareName(event.square),
    target: event.target == null ? "" : squareName(event.target),
    number: event.number ?? 0,
  });
}

/** An UWO with all that can be seen of it: `Tank, 2 cards, knocked out …`. */
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

/** What stands on a square, for ears. */
export function squareWords(square: number, view: View, names: string[], say: Say): string {
  const uwo = uwoOn(view, square);
  if (!uwo) return say("web-uwo-empty", { square: squareName(square) });
  const owner = uwo.seat === view.seat ? say("web-uwo-yours") : sideName(uwo.seat, say);
  return `${squareName(square)}: ${owner}, ${uwoWords(uwo, view, names, say)}`;
}

/** What both sides have; a duel that is being fought. */
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

/** A move in words. */
export function nameMove(move: Move, view: View, _names: string[], say: Say): string {
  const square = "square" in move ? squareName(move.square) : "";
  const kindOn = (square: number) => kindName(uwoOn(view, square)?.kind ?? ("fist" satisfies Kind), say);
  switch (move.type) {
    case "walk":
      return say("web-uwo-move-walk", {
        square,
        kind: kindOn(move.square),
        target: squareName(move.to),
      });
    case "ride":
      return say("web-uwo-move-ride", {
        square,
        kind: kindOn(move.square),
        path: move.path.map(squareName).join(" → "),
      });
    case "attack":
      return say("web-uwo-move-attack", {
        square,
        kind: kindOn(move.square),
        target: squareName(move.target),
        enemy: kindOn(move.target),
      });
    case "blast":
      return say("web-uwo-move-blast", { square, kind: kindOn(move.square) });
    case "morf":
      return say("web-uwo-move-morf", {
        square,
        from: kindOn(move.square),
        kind: kindName(move.kind, say),
      });
    case "swap":
    case "defend-morf":
      return say(move.type === "swap" ? "uwo-move-swap" : "uwo-move-morf", {
        kind: kindName(move.kind, say),
      });
    default:
      return say(`uwo-move-${move.type.replace("-", "")}`);
  }
}

/** Who is left standing. */
export function result(view: View, names: string[], say: Say): string {
  const winner = view.shares.indexOf(1);
  if (winner < 0) return say("uwo-event-game-over-draw");
  return say("uwo-result-won", { name: names[winner] ?? "", left: view.field.length });
}
