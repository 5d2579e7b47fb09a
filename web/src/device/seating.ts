// Who leaves, comes back, adds a share, plays again: each function turns one state of a table into the next. Twin:
// smallbox/server/seating.py.
import { committed, revealed } from "./pledge";
import { Declined } from "./problems";
import type { Chair, TableState } from "./tableState";

const withChair = (state: TableState, seat: number, change: Partial<Chair>): TableState => ({
  ...state,
  chairs: state.chairs.map((chair, number) => (number === seat ? { ...chair, ...change } : chair)),
});

/** Come back to one's seat. */
export function take(state: TableState, nickname: string): TableState {
  return withChair(state, mySeat(state), { nickname, away: false });
}

/** During the game a bot stands in until its owner is back. */
export function leave(state: TableState): TableState {
  return withChair(state, mySeat(state), { away: state.status !== "over" });
}

/** A seat commits to its share of the deal. */
export function commit(state: TableState, seat: number, digest: string): TableState {
  if (state.status !== "dealing" || state.revealing) throw new Declined("fair-too-late");
  return { ...state, deal: committed(state.deal, seat, digest) };
}

/** Everybody who is going to commit has done so. */
export function askToReveal(state: TableState): TableState {
  return state.status !== "dealing" || state.revealing ? state : { ...state, revealing: true };
}

/** A seat reveals its share; not before `revealing`. */
export function reveal(state: TableState, seat: number, share: string): TableState {
  if (state.status !== "dealing") throw new Declined("fair-too-late");
  if (!state.revealing) throw new Declined("server-reveal-later");
  return { ...state, deal: revealed(state.deal, seat, share) };
}

/** Where the person sits whose device this is. */
export const mySeat = (state: TableState): number => state.host;

/** Text without control characters, as Python's `str.isprintable` means it. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Z}]/gu, " ").trim();
