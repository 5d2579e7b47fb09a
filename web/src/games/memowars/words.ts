// The table, its moves and what happens there, in words. Twin for events and moves:
// src/smallbox/games/memowars/sentences.py.
import { Telling } from "../../lib/telling";
import type { Say } from "../../lib/words";
import type { Event, Face, Move, Toss, View } from "../../protocol/memowars";
import { CENTIMETRE, degrees, nearestMiddle, windOf } from "./compass";
import { gap } from "./measure";

export function kindWords(kind: string, say: Say): string {
  return say(`memowars-kind-${kind}`);
}

const AS_THEY_ARE = { slot: String, x: String, y: String }; // never 1,234

const telling = (names: string[], say: Say) => new Telling("memowars", names, say, AS_THEY_ARE);

/** What is on the face of a card. */
export function cardWords(face: Face, names: string[], say: Say): string {
  return telling(names, say).sentence("face", { ...face }) ?? "";
}

export function windWords(dx: number, dy: number, say: Say): string {
  return say(`memowars-wind-${windOf(degrees(dx, dy))}`);
}

function nameOf(seat: number | null | undefined, names: string[]): string {
  return seat === null || seat === undefined ? "" : (names[seat] ?? "");
}

const UNTOLD = ["placed", "landed", "hit"]; // after a hit, "loses a card" follows

/**
 * A sentence for the log, which everybody can read again: who did what, but neither which card nor what is on it
 * (memowars.see.recall). What can be seen at that moment is in the caption, and disappears with it.
 */
export function tell(event: Event, names: string[], say: Say): string | null {
  if (UNTOLD.includes(event.what)) return null;
  const { what, seat, x } = event;
  return (
    new Telling("web-memowars", names, say).sentence(`log-${what}`, { seat }) ??
    telling(names, say).event({ what, seat }, { number: x ?? 0 })
  );
}

const CAPTIONS = [
  "revealed",
  "nothing",
  "looked",
  "returned",
  "missed",
  "hit",
  "eliminated",
  "revenge",
  "dropped-out",
];

/** What happened, with places and faces: to be read now, and never again. */
export function caption(events: readonly Event[], names: string[], say: Say): string {
  const hits = events.filter(({ what }) => what === "hit").map(({ slot }) => slot);
  return events
    .filter(({ what, slot }) => CAPTIONS.includes(what) && !(what === "eliminated" && hits.includes(slot)))
    .map((event) => telling(names, say).event(event))
    .join(" ");
}

/** A place as a player would say it. */
function spotWords({ x, y, angle }: { x: number; y: number; angle: number }, view: View, say: Say): string {
  const card = nearestMiddle(view.cards, x, y);
  if (!card) return `${x} ${y} ${angle}`;
  const wind = windWords(x - card.x, y - card.y, say);
  return say("memowars-move-spot", { slot: `${card.slot}`, wind, angle: `${angle}` });
}

/** The card that a toss is meant for, if it is meant for one. */
export function aimedAt(move: Move, view: View): number[] {
  if (move.type !== "toss") return [];
  const direction = ((move.direction / 10) * Math.PI) / 180;
  const [x, y] = [move.x + move.strength * Math.cos(direction), move.y + move.strength * Math.sin(direction)];
  const card = nearestMiddle(view.cards, x, y);
  return card && Math.hypot(card.x - x, card.y - y) <= view.measures.card_width / 2 ? [card.slot] : [];
}

/** Where a toss goes, and the card it is meant for. */
function aimOf(move: Toss, view: View) {
  return {
    slot: aimedAt(move, view)[0],
    degrees: `${Math.round(move.direction / 10) % 360}`,
    flight: (move.strength / CENTIMETRE).toFixed(1),
  };
}

/** A move in words: cards by their numbers, places and tosses by winds, degrees and centimetres. */
export function nameMove(move: Move, view: View, names: string[], say: Say): string {
  switch (move.type) {
    case "place":
    case "return":
      return telling(names, say).move(move, { spot: spotWords(move, view, say) });
    case "toss":
      return telling(names, say).move(move, aimOf(move, view));
    default:
      return telling(names, say).move(move);
  }
}

/** Where the game stands, in a line. */
export function status(view: View, names: string[], say: Say): string {
  const cards = view.cards.length;
  if (view.phase === "build") return say("memowars-table-building", { cards });
  const turn = view.phase === null ? view.turns : view.turns + 1;
  return say("memowars-table-status", { turn, seat: nameOf(view.turn, names), cards });
}

/** What a player is and has, to be read or heard. */
export function playerWords(seat: number, view: View, names: string[], say: Say): string {
  const player = view.players[seat];
  const notes = [
    ...(seat === view.turn ? [say("memowars-table-ufo")] : []),
    ...(player?.placing ? [say("memowars-table-placing")] : []),
    ...(player?.left ? [] : [say("memowars-table-out")]),
  ];
  const words = say("web-memowars-player", { seat: nameOf(seat, names), cards: player?.left ?? 0 });
  return [words, ...notes].join(", ");
}

/** Where the game stands, and how many cards everybody has left. */
export function standing(view: View, names: string[], say: Say): { whole: string; seats: string[] } {
  return {
    whole: status(view, names, say),
    seats: view.players.map((_, seat) => `${playerWords(seat, view, names, say)}.`),
  };
}

/** The whole table in sentences; a card is described by its neighbours, or by its way from the one that shoots. */
export function describe(view: View, names: string[], say: Say): string[] {
  const kinds = (of: readonly string[]) => of.map((kind) => kindWords(kind, say)).join(", ");
  const shooter = view.cards.find(({ slot }) => slot === view.shooter);
  const { whole, seats } = standing(view, names, say);
  return [
    whole,
    ...seats,
    ...(view.hand.length ? [`${say("memowars-table-hand")}: ${kinds(view.hand)}.`] : []),
    ...(view.eliminated.length ? [`${say("memowars-table-eliminated")}: ${kinds(view.eliminated)}.`] : []),
    ...view.cards.map((card) => {
      const face = card.face ? cardWords(card.face, names, say) : say("web-memowars-face-down");
      const near = view.cards
        .filter((other) => other !== card && gap(card, other, view.measures) <= view.measures.near)
        .map((other) => `${other.slot} (${windWords(other.x - card.x, other.y - card.y, say)})`);
      const beside = near.length ? ` ${say("web-memowars-beside", { cards: near.join(", ") })}` : "";
      const way =
        shooter && shooter !== card
          ? ` ${say("web-memowars-from-shooter", {
              degrees: `${Math.round(degrees(card.x - shooter.x, card.y - shooter.y)) % 360}`,
              far: (Math.hypot(card.x - shooter.x, card.y - shooter.y) / CENTIMETRE).toFixed(1),
            })}`
          : "";
      return `${say("web-memowars-card", { slot: `${card.slot}`, face })}.${beside}${way}`;
    }),
  ];
}

/** Who is left in the galaxy. */
export function result(view: View, names: string[], say: Say): string {
  const left = names.filter((_, seat) => view.shares[seat]);
  if (left.length !== 1) return say("memowars-result-drawn", { names: left.join(" & ") });
  return say("memowars-result-won", {
    name: left[0] ?? "",
    cards: Math.max(...view.players.map((player) => player.left)),
  });
}
