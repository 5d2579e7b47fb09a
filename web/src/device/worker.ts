// The worker in which the tables on this device are: it plays, thinks and keeps, so that the page never waits for it.
import { think } from "../engine/thinking";
import type { FromClient, FromTable, Hello, Problem } from "../protocol/messages";
import type { Listener } from "./audience";
import { DeviceTables } from "./deviceTables";
import { KeptEngines } from "./engines";
import { IndexedStore } from "./indexedStore";
import type { LiveTable } from "./liveTable";
import { OpenTables } from "./openTables";
import { takeTable } from "./ownership";
import { Declined } from "./problems";

export type Calls = Omit<DeviceTables, "enter">;

/** What a page asks for; the answer comes through the port that is sent along. */
export type Request =
  | { [Name in keyof Calls]: { call: Name; given: Parameters<Calls[Name]> } }[keyof Calls]
  | { table: string } // from now on the port is what a socket is at a server's table
  | { botPause: number }; // seconds; comes first

/** The answer to a call. */
export type Answer = { found: unknown } | { problem: Problem };

/** What a page at a table sends; null is its last word. */
export type ToTable = FromClient | null;

const BOT_PAUSE = 0.6; // seconds before a bot moves, so that people can follow; as on a server

const bots = { think, pause: BOT_PAUSE };

const starting = IndexedStore.open().then(
  (store) => new DeviceTables(new OpenTables(store, new KeptEngines(store), takeTable, bots)),
);

self.onmessage = ({ data, ports }: MessageEvent<Request>) => {
  const [port] = ports;
  if ("botPause" in data) bots.pause = data.botPause;
  else if (port && "call" in data) void answer(data.call, data.given, port);
  else if (port && "table" in data) new Conversation(data.table, port);
};

async function answer(name: keyof Calls, given: unknown[], port: MessagePort): Promise<void> {
  let said: Answer;
  try {
    const call = (await starting)[name] as (...given: unknown[]) => Promise<unknown>;
    said = { found: await call.apply(await starting, given) };
  } catch (error) {
    said = { problem: problemOf(error) };
  }
  port.postMessage(said);
  port.close();
}

/** A page at a table, from hello to goodbye. */
class Conversation implements Listener {
  seat = -1;
  #live: LiveTable | null = null;
  #isOver = false;

  constructor(
    private readonly table: string,
    private readonly port: MessagePort,
  ) {
    port.onmessage = ({ data }: MessageEvent<ToTable>) => {
      if (data?.type === "hello" && !this.#live) void this.#begin(data);
      else if (data) void this.#live?.hear(this, data);
      else this.#end();
    };
  }

  push(message: FromTable): void {
    this.port.postMessage(message);
  }

  async #begin({ token, seen }: Hello): Promise<void> {
    try {
      const { live, seat } = await (await starting).enter(this.table, token ?? null);
      if (this.#isOver) return; // whoever wanted to come has gone on
      [this.#live, this.seat] = [live, seat];
      live.welcome(this, seen ?? -1);
    } catch (error) {
      this.push({ type: "failed", ...problemOf(error), id: null, fatal: true });
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#live?.goodbye(this);
    this.port.close();
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Declined) return error.problem;
  console.error(error);
  return { message: "device-failed", arguments: {} };
}
