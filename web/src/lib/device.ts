// The tables on this device, as a lobby: all that is asked for is done in a worker.
import type { Answer, Calls, Request, ToTable } from "../device/worker";
import {
  PROTOCOL,
  type FromClient,
  type FromTable,
  type OpenTable,
  type QuickPlay,
} from "../protocol/messages";
import type { Listener, Lobby, TableLink } from "./lobby";
import { me } from "./me.svelte";
import { Trouble } from "./trouble";

const AGAIN = 1000; // milliseconds until we try again
const FAILED = { message: "device-failed", arguments: {} };
const BOT_PAUSE = "smallbox.bot-pause"; // seconds; for tests, and for whoever is in a hurry

/** What has to be told if the worker cannot go on. */
const waiting = new Set<() => void>();
let started: Worker | undefined;

function worker(): Worker {
  if (started) return started;
  started = new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" });
  started.onerror = () => {
    started?.terminate();
    started = undefined;
    for (const tell of waiting) tell();
  };
  const botPause = localStorage.getItem(BOT_PAUSE);
  if (botPause !== null) started.postMessage({ botPause: Number(botPause) } satisfies Request);
  return started;
}

/** Ask the worker; the port that is returned brings the answer, or a conversation. */
function ask(request: Request): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker().postMessage(plain(request), [port2]);
  return port1;
}

/** The same without what Svelte watches, which cannot be sent: what can, can be written as JSON, as to a server. */
const plain = <Sent>(sent: Sent): Sent => JSON.parse(JSON.stringify(sent)) as Sent;

type Found<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;

function call<Name extends keyof Calls>(name: Name, ...given: Parameters<Calls[Name]>): Promise<Found<Name>> {
  return new Promise((found, fail) => {
    const lost = (): void => fail(new Trouble(FAILED));
    waiting.add(lost);
    const port = ask({ call: name, given } as Request);
    port.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.delete(lost);
      port.close();
      if ("problem" in data) fail(new Trouble(data.problem));
      else found(data.found as Found<Name>);
    };
  });
}

/** A table that can only be on a server, if the worker cannot be used at all. */
const orNone = (reason: unknown): null => {
  if (reason instanceof Trouble && reason.problem === FAILED) return null;
  throw reason;
};

const never = (): Promise<never> => Promise.reject(new Trouble({ message: "server-not-now", arguments: {} }));

export const device = {
  /** Get ready for this game, so that nobody has to wait for it. */
  prepare: (game: string) => call("prepare", game).catch(() => {}),
  /** A table against bots; null if it cannot be on this device. */
  open: (wish: OpenTable) => call("open", wish, me.nickname).catch(orNone),
  /** The usual one, which begins at once. */
  quick: (wish: QuickPlay) => call("quick", wish, me.nickname).catch(orNone),
  mine: () => call("mine"),
  table: (id: string) => call("table", id),
  sit: (id: string) => call("sit", id, me.nickname),
  start: never, // it begins when it is opened
  leave: (id: string) => call("leave", id),
  rematch: (id: string) => call("rematch", id, me.nickname),
  remove: never, // there are no guests
  chat: (id: string, on: boolean) => call("chat", id, on),
  replay: (id: string, seat: number) => call("replay", id, seat),
  analysis: (id: string) => call("analysis", id),
  export: async (id: string) => new Blob([await call("export", id)], { type: "application/json" }),
  connect: (id: string, listener: Listener) => new DeviceLink(id, listener),
} satisfies Lobby & Record<string, unknown>;

/** The way to a table in the worker: what a socket is to a table on a server. */
class DeviceLink implements TableLink {
  #number = 0;
  #port: MessagePort | undefined;
  readonly #client = Math.random().toString(36).slice(2, 12);

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    waiting.add(this.#again);
    this.#open();
  }

  send(message: FromClient): void {
    this.#port?.postMessage(plain(message) satisfies ToTable);
  }

  nextId(): string {
    return `${this.#client}-${++this.#number}`;
  }

  close(): void {
    waiting.delete(this.#again);
    this.#port?.postMessage(null satisfies ToTable);
    this.#port?.close();
    this.listener.change("closed");
  }

  #open(): void {
    this.listener.change("connecting");
    this.#port = ask({ table: this.table });
    this.#port.onmessage = ({ data }: MessageEvent<FromTable>) => this.#hear(data);
    const { token, seen } = this.listener;
    this.send({ type: "hello", protocol: PROTOCOL, token: token(), seen: seen() });
  }

  #hear(message: FromTable): void {
    if (message.type === "failed" && message.fatal) this.close();
    if (message.type === "welcome") this.listener.change("open");
    this.listener.hear(message);
    if (message.type === "welcome") for (const message of this.listener.unanswered()) this.send(message);
  }

  /** The worker is gone: begin again with another. */
  #again = (): void => {
    this.#port?.close();
    this.listener.change("lost");
    setTimeout(() => waiting.has(this.#again) && this.#open(), AGAIN);
  };
}
