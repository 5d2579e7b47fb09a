// The server: its lobby over HTTP, its tables over sockets, and what else only a server knows.
import type {
  Analysis,
  ChangePerson,
  DeviceLink,
  GameInfo,
  GameWords,
  MyTable,
  OpenTable,
  Person,
  Problem,
  QuickPlay,
  Replay,
  Seated,
  PublicTable,
} from "../protocol/messages";
import type { Lobby } from "./lobby";
import { FOLDER, HAS_SERVER } from "./place";
import { TableSocket } from "./socket";
import { NO_SERVER, Trouble, UNREACHABLE } from "./trouble";

let introduced: Promise<Person> | undefined;

/** Who I am; asked first, and once, because the answer sets the cookie that all other requests need. */
function introduce(): Promise<Person> {
  introduced ??= send<Person>("GET", "/me").catch((reason: unknown) => {
    introduced = undefined;
    throw reason;
  });
  return introduced;
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  await introduce();
  return send(method, path, body);
}

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return (await request(method, path, body)).json() as Promise<Answer>;
}

async function request(method: string, path: string, body?: object): Promise<Response> {
  if (!HAS_SERVER) throw new Trouble(NO_SERVER);
  let response: Response;
  try {
    response = await fetch(`${FOLDER}api${path}`, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new Trouble(UNREACHABLE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new Trouble(problem?.message ? { ...UNREACHABLE, ...problem } : UNREACHABLE);
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const server = {
  me: introduce,
  change: (change: ChangePerson) => ask<Person>("PATCH", "/me", change),
  deviceLink: () => ask<DeviceLink>("POST", "/me/link", {}),
  useDeviceLink: (code: string) => ask<Person>("POST", "/me/device", { code }),
  games: () => send<GameInfo[]>("GET", "/games"),
  words: (game: string, language: string) => send<GameWords>("GET", `/games/${game}/words/${language}`),
  tables: () => ask<PublicTable[]>("GET", "/tables"),
  mine: () => ask<MyTable[]>("GET", "/tables/mine"),
  open: (wish: OpenTable) => ask<Seated>("POST", "/tables", wish),
  quick: (wish: QuickPlay) => ask<Seated>("POST", "/quick", wish),
  table: (id: string) => ask<PublicTable>("GET", at(id)),
  sit: (id: string, invite: string | null, seat: number | null = null) =>
    ask<Seated>("POST", `${at(id)}/seat`, { invite, seat }),
  start: (id: string) => ask<PublicTable>("POST", `${at(id)}/start`, {}),
  leave: (id: string) => ask<PublicTable>("POST", `${at(id)}/leave`, {}),
  rematch: (id: string) => ask<Seated>("POST", `${at(id)}/rematch`, {}),
  remove: (id: string, seat: number) => ask<PublicTable>("POST", `${at(id)}/remove`, { seat }),
  chat: (id: string, on: boolean) => ask<PublicTable>("POST", `${at(id)}/chat`, { on }),
  replay: (id: string, seat: number) => ask<Replay>("GET", `${at(id)}/replay/${seat}`),
  analysis: (id: string) => ask<Analysis>("GET", `${at(id)}/analysis`),
  export: async (id: string) => (await request("GET", `${at(id)}/export`)).blob(),
  connect: (id, listener) => new TableSocket(`${FOLDER}api${at(id)}/socket`, listener),
} satisfies Lobby & Record<string, unknown>;
