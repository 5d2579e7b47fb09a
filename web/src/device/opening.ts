// Opening a table against bots, who are there at once. Twin: smallbox/server/routes/opening.py.
import type { Engine } from "../engine/engine";
import { canonical } from "../lib/fair";
import type { OpenTable, QuickPlay } from "../protocol/messages";
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

/** Can this table be opened on this device? It has nobody else's seat, and only what the engine has ready. */
export function isPossible({ players, bots = {}, options, cards }: OpenTable, { about }: Engine): boolean {
  const isUsual = canonical({ ...about.options, ...options }) === canonical(about.options);
  return Object.keys(bots).length === players - 1 && isUsual && !cards && !hasSeatOptions(about.levels);
}

/** Do the levels of the bots decide about options? */
const hasSeatOptions = (levels: Engine["about"]["levels"]): boolean =>
  levels.some(({ options }) => Object.keys(options).length > 0);

/** A new table; the seat without a bot is that of the person with this nickname. */
export function opened(wish: OpenTable, nickname: string, { about }: Engine): TableState {
  if (!about.seats.includes(wish.players)) {
    const [least, most] = [about.seats[0]!, about.seats.at(-1)!];
    throw new Declined("players", { game: about.game, players: wish.players, least, most });
  }
  const chairs = Array.from({ length: wish.players }, (_, seat): Chair => {
    const level = wish.bots?.[seat] ?? null;
    return { nickname: level === null ? nickname : null, level, away: false };
  });
  const host = chairs.findIndex(({ level }) => level === null);
  if (host < 0 || (wish.seat ?? host) !== host) throw new Declined("server-seat-taken");
  return dealing(
    {
      game: about.game,
      version: about.version,
      options: about.options,
      cards: null,
      chairs,
      host,
      clock: wish.clock ?? null,
    },
    about.cards,
  );
}

/** What is the same at a table where everybody plays again. */
type Agreed = Pick<TableState, "game" | "version" | "options" | "cards" | "chairs" | "host" | "clock">;

/** A table where everybody has sat down: the device pledges its part of the deal, and the deal begins. */
function dealing(agreed: Agreed, ownCards: unknown): TableState {
  const [id, time] = [newTableId(), now()];
  const { game, version, options, cards, chairs } = agreed;
  const context = { table: id, game, version, options, cards: cards ?? ownCards, seats: chairs.map(sitter) };
  return {
    ...agreed,
    id,
    created: time,
    changed: time,
    status: "dealing",
    deal: pledge(context),
    revealing: false,
    chat: true,
    rematch: null,
    winners: [],
  };
}

const sitter = ({ nickname, level }: Chair): Sitter =>
  level === null ? { kind: "person", name: nickname ?? "", level: 0 } : { kind: "bot", name: "", level };

/** A new table like this one, with the same bots. */
export function again(state: TableState, nickname: string, { about }: Engine): TableState {
  if (state.status !== "over") throw new Declined("server-not-over");
  const { game, options, cards, host, clock } = state;
  const chairs = state.chairs.map(({ level }) => ({
    nickname: level === null ? nickname : null,
    level,
    away: false,
  }));
  return dealing({ game, version: about.version, options, cards, chairs, host, clock }, about.cards);
}
