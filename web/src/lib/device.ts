// The tables on this device, as a lobby: all that is asked for is done in a worker.
import type { Answer, Calls, Request, ToTable } from "../device/worker";
import { PROTOCOL, type FromClient, type FromTable, type OpenTable, type QuickPlay } from "../protocol/messages";
import type { Listener, Lobby, TableLink } from "./lobby";
import { me } from "./me.svelte";
import { Trouble } from "./trouble";

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
  worker().postMessage(request, [port2]);
  return port1;
}

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
