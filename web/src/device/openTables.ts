// Which tables are in the memory of this page. Twin: smallbox/server/open_tables.py.
import type { Engine } from "../engine/engine";
import type { Bots } from "./driver";
import type { Engines } from "./engines";
import { LiveTable } from "./liveTable";
import type { TakeTable } from "./ownership";
import { Declined } from "./problems";
import type { Store } from "./store";
import { TableLog } from "./tableLog";
import type { WholeTable } from "./tableState";

export class OpenTables {
  readonly #tables = new Map<string, Promise<LiveTable>>();

  constructor(
    readonly store: Store,
    readonly engines: Engines,
    private readonly take: TakeTable,
    private readonly bots: Bots,
  ) {}

  /** This table, to be played on; it is this page's from now on. */
  find(table: string): Promise<LiveTable> {
    const opening = this.#tables.get(table) ?? this.#open(table);
    this.#tables.set(table, opening);
    opening.catch(() => this.#tables.delete(table));
    return opening;
  }

  /** This table, to be looked at; whoever plays on it. */
  async look(table: string): Promise<TableLog> {
    const live = await this.#tables.get(table);
    return live?.log ?? this.#load(table, (engine, whole) => new TableLog(engine, whole));
  }

  async #open(table: string): Promise<LiveTable> {
    await this.take(table, () => this.#lose(table));
    return this.#load(table, (engine, whole) => {
      const lost = (): void => this.#lose(table);
      return new LiveTable(engine, whole, this.store, this.bots, lost);
    });
  }

  async #load<Found>(table: string, make: (engine: Engine, whole: WholeTable) => Found): Promise<Found> {
    const whole = await this.store.load(table);
    if (!whole) throw new Declined("device-no-table");
    return make(await this.engines.of(whole.state.module), whole);
  }

  /** Another page has it now. */
  #lose(table: string): void {
    const lost = this.#tables.get(table);
    this.#tables.delete(table);
    void lost?.then((live) => live.close(new Declined("device-elsewhere")));
  }
}
