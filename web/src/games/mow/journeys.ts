// Where cows come from and go to between two views, as keys of pieces: forwards, and backwards in a replay.
import type { Passage } from "../../lib/steps";
import type { Cow, Event } from "../../protocol/mow";

export interface Journeys {
  /** Where a cow that is new in the herd comes from. */
  toHerd: string | undefined;
  /** Where a cow that is new in my hand comes from. */
  toHand: (cow: Cow) => string;
  /** Where the cows go that are no longer in the herd. */
  fromHerd: string | undefined;
}

export const inHerd = (herd: number, number: number): string => `herd-${herd}-${number}`;
export const onBack = (herd: number, number: number): string => `acrobat-${herd}-${number}`;
/** `copy` counts the cards in my hand that are alike. */
export const inHand = (card: number, copy: number): string => `hand-${card}-${copy}`;
export const farmer = (seat: number): string => `farmer-${seat}`;
export const PILE = "pile";

const EIGHT = 8; // the mad cow chases her out of the herd

/** `me` is my seat. */
export function journeys({ way, events }: Passage<Event>, me: number): Journeys {
  const added = events.find(({ what }) => what === "added");
  const taker = events.find(({ what }) => what === "took")?.seat;
  const chased = events.find(({ what, seat }) => what === "got-eight" && seat === me);
  const shed = taker == null ? undefined : farmer(taker);
  const player = added?.seat == null ? undefined : farmer(added.seat);
  if (way === "back") {
    const [herd, number] = [added?.herd ?? 0, added?.number ?? 0];
    const stood = added?.cow?.species === "acrobat" ? onBack(herd, number) : inHerd(herd, number);
    return {
      toHerd: shed,
      toHand: ({ card }) => (added?.seat === me && added.cow?.card === card ? stood : PILE),
      fromHerd: player,
    };
  }
  return {
    toHerd: added?.cow && added.seat === me ? inHand(added.cow.card, 0) : player,
    toHand: ({ card }) => (chased?.cow?.card === card ? inHerd(chased.herd ?? 0, EIGHT) : PILE),
    fromHerd: shed,
  };
}
