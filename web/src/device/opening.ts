// Opening a table against bots, who are there at once. Twin: smallbox/server/routes/opening.py.
import type { Engine } from "../engine/engine";
import { allOptions, optionNumbers, seatOptions, type Options } from "../engine/options";
import type { OpenTable, QuickPlay } from "../protocol/messages";
import type { Named } from "./engines";
import { pledge, type Sitter } from "./pledge";
import { Declined } from "./problems";
import { newTableId } from "./tableId";
import { now, type Chair, type TableState } from "./tableState";

const USUAL_PLAYERS = 4; // if the game is for so many
const USUAL_LEVEL = 2;

/** The table that *Play now* means. */
export function quickTable({ game, players, level, options, seat }: QuickPlay, { about }: Engine): OpenTable {
  const count = players ?? Math.min(USUAL_PLAYERS, about.seats.at(-1)!);
  const mine = seat ?? 0;
  const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== mine);
  const bots = Object.fromEntries(others.map((other) => [other, level ?? USUAL_LEVEL]));
  return { game, players: count, bots, options: options ?? null, seat: mine };
}

/** Can this table be on this device? Not if others sit there, or with cards of one's own. */
export function isPossible({ players, bots = {}, cards }: OpenTable): boolean {
  return Object.keys(bots).length === players - 1 && !cards;
}

/** A new table; the seat without a bot is that of the person with this nickname. */
export function opened(wish: OpenTable, nickname: string, rules: Named): TableState {
  const { game, seats } = rules.engine.about;
  if (!seats.includes(wish.players)) {
    const [least, most] = [seats[0]!, seats.at(-1)!];
    throw new Declined("players", { game, players: wish.players, least, most });
  }
  const levels = Array.from({ length: wish.players }, (_, seat) => wish.bots?.[seat] ?? null);
  const mine = levels.indexOf(null);
  if (mine < 0 || (wish.seat ?? mine) !== mine) throw new Declined("server-seat-taken");
  const options = chosen(rules.engine, wish.options ?? {});
  return dealt(levels, nickname, rules, { options, clock: wish.clock ?? null });
}

function chosen({ about }: Engine, options: Options): Options {
  try {
    const all = allOptions(about, options);
    optionNumbers(about.options, all);
    return all;
  } catch (error) {
    throw new Declined("server-not-understood", { problem: (error as Error).message });
  }
}

/** A new table like this one, with the same bots. */
export function again(state: TableState, nickname: string, rules: Named): TableState {
  if (state.status !== "over") throw new Declined("server-not-over");
  const levels = state.chairs.map(({ level }) => level);
  return dealt(levels, nickname, rules, state);
}

/** A table where everybody has sat down: the device pledges its part of the deal, and the deal begins. */
function dealt(
  levels: (number | null)[],
  nickname: string,
  { engine: { about }, file }: Named,
  agreed: Pick<TableState, "options" | "clock">,
): TableState {
  const { game, version, cards } = about;
  const options = seatOptions(about, agreed.options, levels);
  const [id, time] = [newTableId(), now()];
  const chairs = levels.map((level) => ({ nickname: level === null ? nickname : null, level, away: false }));
  return {
    id,
    game,
    version,
    module: file,
    options,
    chairs,
    host: levels.indexOf(null),
    clock: agreed.clock,
    created: time,
    changed: time,
    status: "dealing",
    deal: pledge({ table: id, game, version, options, cards, seats: chairs.map(sitter) }),
    revealing: false,
    chat: true,
    rematch: null,
    winners: [],
  };
}

const sitter = ({ nickname, level }: Chair): Sitter =>
  level === null ? { kind: "person", name: nickname ?? "", level: 0 } : { kind: "bot", name: "", level };
