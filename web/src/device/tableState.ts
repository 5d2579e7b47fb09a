// What is kept of a table on this device: a state that may change, and a log that only grows. Twin:
// smallbox/server/table_state.py; but here every seat is taken when a table is opened.
import type { Move } from "../engine/engine";
import type { Options } from "../engine/options";
import type { Fairness, PublicTable, Said, Seat } from "../protocol/messages";
import type { Pledge } from "./pledge";

export const STAND_IN = 3; // the level of the bot that stands in for somebody who has left
export const CHAT_LINES = 100; // sent to a newcomer

/** A seat: a person's, who has a nickname, or a bot's, which has a level. */
export interface Chair {
  nickname: string | null;
  level: number | null;
  /** The person has left; a bot stands in. */
  away: boolean;
}

/** Everything about a table that is not a move. */
export interface TableState {
  id: string;
  game: string;
  version: string;
  /** The file with the rules that it was dealt with. */
  module: string;
  options: Options;
  chairs: Chair[];
  host: number;
  clock: number | null;
  created: number;
  changed: number;
  status: "dealing" | "playing" | "over";
  deal: Pledge;
  /** Everybody who is going to commit to a share has done so. */
  revealing: boolean;
  chat: boolean;
  rematch: string | null;
  winners: number[];
}

/** One entry of a log: 0 is the deal, n is move n. */
export interface LogEntry {
  seq: number;
  /** -1 for the deal. */
  seat: number;
  move: Move;
  /** The id that the mover gave it. */
  client: string;
  /** The seats that are asked afterwards. */
  asked: number[];
  time: number;
}

/** A table with everything played there, and the latest chat lines. */
export interface WholeTable {
  state: TableState;
  entries: LogEntry[];
  chat: Said[];
}

/** Seconds since 1970, as messages have them. */
export const now = (): number => Date.now() / 1000;

/** The seats of people. */
export const people = ({ chairs }: TableState): number[] =>
  [...chairs.keys()].filter((seat) => chairs[seat]!.level === null);

/** Has everybody left? Then the game waits as it is: bots do not finish it among themselves. */
const isAbandoned = (state: TableState): boolean => people(state).every((seat) => state.chairs[seat]!.away);

export function botMovesFor(state: TableState, seat: number): boolean {
  const { level, away } = state.chairs[seat]!;
  return (level !== null || away) && !isAbandoned(state);
}

/** The table, as far as everybody may know; `asked` is what they are told of who may move. */
export function publicTable(
  state: TableState,
  last: LogEntry | null,
  asked: number[],
  connected: ReadonlySet<number> = new Set(),
): PublicTable {
  return {
    id: state.id,
    game: state.game,
    version: state.version,
    options: state.options,
    own_cards: true,
    seats: state.chairs.map((chair, seat) => publicSeat(chair, connected.has(seat))),
    host: state.host,
    public: false,
    clock: state.clock,
    hints: people(state).length === 1,
    status: state.status,
    asked: state.status === "playing" ? asked : [],
    seq: last?.seq ?? -1,
    created: state.created,
    moved: Math.max(state.changed, last?.time ?? 0),
    fairness: publicFairness(state),
    rematch: state.rematch,
    winners: state.winners,
    chat: state.chat,
  };
}

function publicSeat({ nickname, level, away }: Chair, connected: boolean): Seat {
  return {
    kind: level === null ? "person" : "bot",
    nickname,
    level: away ? STAND_IN : level,
    away,
    connected,
  };
}

/** What everybody may know of the deal. */
function publicFairness({ deal, revealing, status }: TableState): Fairness {
  return {
    commitment: deal.commitment,
    context: deal.context,
    committed: Object.keys(deal.digests).map(Number),
    revealing,
    shares: deal.shares,
    secret: status === "over" ? deal.secret : null,
  };
}

/** When the time of those who are asked runs out. */
export function deadlineOf(state: TableState, last: LogEntry | null): number | null {
  if (state.clock === null || !last?.asked.length || state.status !== "playing") return null;
  return last.time + state.clock;
}
