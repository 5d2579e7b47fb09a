// The story of a duel, blow by blow, for as long as it is worth telling.
import type { Event } from "../../protocol/uwo";

const BLOWS = ["attacked", "countered", "defended", "dodged", "declined", "removed", "stunned", "blasted"];
const OTHER_DEEDS = ["morfed", "walked", "rode", "swapped", "burned", "paid"];

/** The blows of the last duel after this step: a new attack begins a new story, any other move ends it. */
export function story(before: Event[], events: Event[]): Event[] {
  const begins = events.some(({ what }) => what === "attacked" || (what === "blasted" && !before.length));
  const ends = events.some(({ what }) => OTHER_DEEDS.includes(what));
  const blows = events.filter(({ what }) => BLOWS.includes(what));
  return [...(begins || ends ? [] : before), ...blows];
}
