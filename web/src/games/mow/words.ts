// Cows, moves, events and the whole table in words; twin for moves and events: src/smallbox/games/mow/sentences.py.
import { Telling } from "../../lib/telling";
import type { Say } from "../../lib/words";
import type { Cow, Event, Farmer, Move, Place, View } from "../../protocol/mow";
import { flies } from "./score";

export const cowWords = (cow: Cow, say: Say): string =>
  say("mow-cow", { species: cow.species, number: cow.number ?? 0, flies: cow.flies });

/** A cow of the herd: what she stands for, and whom she carries. */
export function placeWords(place: Place, say: Say): string {
  const cow = cowWords(place.cow, say);
  const standing = place.cow.number === null ? say("web-mow-stands", { cow, number: place.number }) : cow;
  if (!place.acrobat) return standing;
  return say("web-mow-carries", { cow: standing, acrobat: cowWords(place.acrobat, say) });
}

export function farmerWords(farmer: Farmer, name: string, say: Say): string {
  const told = say("web-mow-farmer", {
    name,
    count: farmer.hand_size,
    shed: farmer.shed_size,
    flies: farmer.score,
  });
  if (!farmer.shown.length) return told;
  const cows = farmer.shown.map((cow) => cowWords(cow, say)).join(", ");
  return `${told} ${say("web-mow-farmer-shown", { cows })}`;
}

/** What a herd is called; where there are several, also whether it is the one to move. */
export function herdName(herd: number, view: View, say: Say): string {
  if (view.herds.length === 1) return say("mow-table-herd");
  const name = say("mow-table-herd-number", { number: herd + 1 });
  return herd === view.herd_turn && view.asked.length ? say("web-mow-herd-now", { herd: name }) : name;
}

/** A legal move: the cow, and what is said with it. */
export function nameMove(move: Move, view: View, names: string[], say: Say): string {
  const cow = move.type === "add" ? view.hand.find(({ card }) => card === move.card) : null;
  return new Telling("mow", names, say).move(move, { cow });
}

/** Herds are counted from one. */
const herdNumber = (herd: number): number => herd + 1;

/** An event as a sentence of the log. */
export const tell = (event: Event, names: string[], say: Say): string | null =>
  new Telling("mow", names, say, { herd: herdNumber }).event(event);

/** Round, pile and arrow, and what everybody has. */
export function standing(view: View, names: string[], say: Say): { whole: string; seats: string[] } {
  return {
    whole: say("mow-table-status", { round: view.round, pile: view.pile_size, arrow: view.arrow }),
    seats: view.farmers.map((farmer, seat) => farmerWords(farmer, names[seat] ?? "", say)),
  };
}

/** The whole table in sentences. */
export function describe(view: View, names: string[], say: Say): string[] {
  const { whole, seats } = standing(view, names, say);
  const told = [whole];
  const [asked] = view.asked;
  if (asked === undefined) told.push(result(view, names, say));
  else if (asked !== view.seat) told.push(say("web-mow-farmer-turn", { name: names[asked] ?? "" }));
  view.herds.forEach((herd, i) => {
    const cows = herd.map((place) => placeWords(place, say)).join(", ");
    told.push(say("web-mow-list", { whose: herdName(i, view, say), cows: cows || say("mow-table-empty") }));
  });
  if (view.hand.length) {
    const cows = view.hand.map((cow) => cowWords(cow, say)).join(", ");
    told.push(say("web-mow-list", { whose: say("mow-table-your-hand"), cows }));
  }
  if (view.shed.length)
    told.push(say("mow-table-your-shed", { cards: view.shed.length, flies: flies(view.shed) }));
  told.push(...seats);
  if (!view.pile_size && view.asked.length) told.push(say("web-mow-last"));
  return told;
}

/** Who has won, and who has to moo. */
export function result(view: View, names: string[], say: Say): string {
  const scores = view.farmers.map((farmer) => farmer.score);
  const winners = names.filter((_, seat) => view.shares[seat]);
  const losers = names.filter((_, seat) => scores[seat] === Math.max(...scores));
  const won = say("mow-result-won", {
    names: winners.join(" & "),
    count: winners.length,
    flies: Math.min(...scores),
  });
  return `${won} ${say("mow-result-loser", { names: losers.join(" & ") })}`;
}
