// The tables on this device, and all that can be done with them. It runs in a worker (worker.ts); pages reach it through
// lib/device.ts, which gives them the same interface as a server's lobby.
import type {
  Analysis,
  MyTable,
  OpenTable,
  PublicTable,
  QuickPlay,
  Replay,
  Seated,
} from "../protocol/messages";
import { Analyses } from "./analyses";
import { exported } from "./export";
import type { LiveTable } from "./liveTable";
import { again, isPossible, opened, quickTable } from "./opening";
import type { OpenTables } from "./openTables";
import { leave, mySeat, take } from "./seating";
import { frames, toldAsked } from "./seatView";
import type { TableLog } from "./tableLog";
import { publicTable, type TableState } from "./tableState";

export class DeviceTables {
  readonly #analyses = new Analyses();

  constructor(private readonly tables: OpenTables) {}

  /** Get ready for this game. */
  async prepare(game: string): Promise<void> {
    await this.tables.engines.newest(game);
  }

  /** A table against bots; null if it cannot be played here, but perhaps on a server. */
  async open(wish: OpenTable, nickname: string): Promise<Seated | null> {
    const rules = await this.tables.engines.newest(wish.game);
    return rules && isPossible(wish) ? this.#create(opened(wish, nickname, rules)) : null;
  }

  /** The usual one, which begins at once. */
  async quick(wish: QuickPlay, nickname: string): Promise<Seated | null> {
    const rules = await this.tables.engines.newest(wish.game);
    return rules && this.open(quickTable(wish, rules.engine), nickname);
  }

  /** Where I sit: everybody who plays on this device is me. */
  async mine(): Promise<MyTable[]> {
    const all = await this.tables.store.all();
    return all
      .map(({ state, last }) => {
        const seat = mySeat(state);
        const asked = last?.asked.includes(seat) ? [seat] : [];
        return { table: { ...publicTable(state, last, asked), fairness: null }, seat };
      })
      .sort((one, other) => other.table.moved - one.table.moved);
  }

  async table(id: string): Promise<PublicTable> {
    return publicly(await this.tables.look(id));
  }

  /** Come back. */
  async sit(id: string, nickname: string): Promise<Seated> {
    const live = await this.tables.find(id);
    await live.change((state) => take(state, nickname));
    return seated(live);
  }

  async leave(id: string): Promise<PublicTable> {
    return this.#changed(id, leave);
  }

  /** Turn the chat on or off. */
  async chat(id: string, on: boolean): Promise<PublicTable> {
    return this.#changed(id, (state) => ({ ...state, chat: on }));
  }

  /** Play again at a new table with the same players. */
  async rematch(id: string, nickname: string): Promise<Seated> {
    const old = await this.tables.find(id);
    const { state, engine } = old.log;
    if (state.rematch) return this.sit(state.rematch, nickname);
    const rules = (await this.tables.engines.newest(state.game)) ?? { engine, file: state.module };
    const next = await this.#create(again(state, nickname, rules));
    await old.change((state) => ({ ...state, rematch: next.table.id }));
    return next;
  }

  async replay(id: string, seat: number): Promise<Replay> {
    const log = await this.tables.look(id);
    return { table: publicly(log), seat, frames: frames(log.finished.match, seat) };
  }

  async analysis(id: string): Promise<Analysis> {
    return this.#analyses.of(id, (await this.tables.look(id)).finished.match);
  }

  async export(id: string): Promise<string> {
    const { match, deal } = (await this.tables.look(id)).finished;
    return exported(match, deal);
  }

  /** The table for a page that wants to listen; its token says where it sits, and proves nothing. */
  async enter(id: string, token: string | null): Promise<{ live: LiveTable; seat: number }> {
    const live = await this.tables.find(id);
    return { live, seat: token === null ? -1 : Number(token) };
  }

  async #create(state: TableState): Promise<Seated> {
    await this.tables.store.open(state);
    return seated(await this.tables.find(state.id));
  }

  async #changed(id: string, edit: (state: TableState) => TableState): Promise<PublicTable> {
    const live = await this.tables.find(id);
    await live.change(edit);
    return live.public;
  }
}

const publicly = ({ state, last, match }: TableLog): PublicTable =>
  publicTable(state, last, toldAsked(match, -1));

function seated(live: LiveTable): Seated {
  const seat = mySeat(live.log.state);
  return { table: live.public, seat, token: String(seat), invite: null };
}
