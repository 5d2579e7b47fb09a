// A game that was played on a server, once more on this device, for the tests: everything that is sent has to be the same.
// The client itself does not use it.
import { Engine } from "../engine/engine";
import type { Options } from "../engine/options";
import type { FromClient, FromTable, Analysis } from "../protocol/messages";
import { DeviceTables } from "./deviceTables";
import type { LiveTable } from "./liveTable";
import { OpenTables } from "./openTables";
import type { Context } from "./pledge";
import type { Store, StoredTable } from "./store";
import type { Step } from "./tableLog";
import { now, type TableState, type WholeTable } from "./tableState";

/** What was played on the server. */
interface Script {
  /** What was settled, promised and kept secret there. */
  context: string;
  commitment: string;
  secret: string;
  /** All moves, as numbers: who made them, and which. */
  moves: [number, string][];
  /** What the client sent, each after it had heard so many messages, and the log had so many entries. */
  sent: [number, number, FromClient][];
  /** How many it heard in all. */
  heard: number;
  token: string;
}

/** What comes of it here. */
interface Rehearsed {
  heard: FromTable[];
  replay: unknown;
  analysis: Analysis;
  export: string;
}

/** Keeps everything until this program ends. */
class MemoryStore implements Store {
  readonly #tables = new Map<string, WholeTable>();

  async open(state: TableState): Promise<void> {
    this.#tables.set(state.id, { state, entries: [], chat: [] });
  }

  async add(table: string, { entry, state, line }: Step): Promise<void> {
    const kept = this.#tables.get(table)!;
    if (entry) kept.entries.push(entry);
    if (state) kept.state = state;
    if (line) kept.chat.push(line);
  }

  async load(table: string): Promise<WholeTable | null> {
    const kept = this.#tables.get(table);
    return kept ? { ...kept, entries: [...kept.entries], chat: [...kept.chat] } : null;
  }

  async keepModule(): Promise<void> {}

  async module(): Promise<null> {
    return null;
  }

  async all(): Promise<StoredTable[]> {
    return [...this.#tables.values()].map(({ state, entries }) => ({ state, last: entries.at(-1) ?? null }));
  }
}

export async function rehearse(module: BufferSource, script: Script): Promise<Rehearsed> {
  const engine = await Engine.start(await WebAssembly.compile(module));
  const store = new MemoryStore();
  const state = stateOf(script);
  await store.open(state);
  const heard: FromTable[] = [];
  const asleep: (() => void)[] = [];
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise<void>((wake) => asleep.push(wake));
  };
  const push = (message: FromTable): void => {
    heard.push(structuredClone(message));
    asleep.splice(0).forEach((wake) => wake());
  };

  const think = (): Promise<never> => new Promise(() => {}); // what the bots play is known already
  const tables = new OpenTables(
    store,
    { newest: async () => ({ engine, file: "" }), of: async () => engine },
    async () => {},
    { think, pause: 0 },
  );
  const device = new DeviceTables(tables);
  const { live, seat } = await device.enter(state.id, script.token);
  const listener = { seat, push };
  void playBots(live, script.moves, seat, until);
  for (const [after, entries, message] of script.sent) {
    await until(() => heard.length >= after && live.log.seq + 1 >= entries);
    if (message.type === "hello") live.welcome(listener, message.seen ?? -1);
    else void live.hear(listener, message);
  }
  await until(() => heard.length >= script.heard);
  let analysis: Analysis;
  do {
    await new Promise((done) => setTimeout(done, 20));
    analysis = await device.analysis(state.id);
  } while (!analysis.done);
  return {
    heard,
    replay: await device.replay(state.id, seat),
    analysis,
    export: await device.export(state.id),
  };
}

/** Play what the others played, each move when its turn has come. */
async function playBots(
  live: LiveTable,
  moves: Script["moves"],
  me: number,
  until: (isTrue: () => boolean) => Promise<void>,
): Promise<void> {
  for (const [index, [seat, move]] of moves.entries()) {
    await until(() => live.log.seq >= index);
    if (seat !== me) await live.settle(() => live.log.stepOf(seat, BigInt(move)));
  }
}

/** The table as it was before anybody came. */
function stateOf({ context, commitment, secret }: Script): TableState {
  const { table, game, version, options, seats } = JSON.parse(context) as Context;
  const chairs = seats.map(({ kind, name, level }) => ({
    nickname: kind === "person" ? name : null,
    level: kind === "person" ? null : level,
    away: false,
  }));
  return {
    id: table,
    game,
    version,
    options: options as Options,
    module: "",
    chairs,
    host: seats.findIndex(({ kind }) => kind === "person"),
    clock: null,
    created: now(),
    changed: now(),
    status: "dealing",
    deal: { context, commitment, secret, digests: {}, shares: {} },
    revealing: false,
    chat: true,
    rematch: null,
    winners: [],
  };
}
