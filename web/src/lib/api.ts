// The lobby over HTTP, typed.
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

/** A request that was not carried out, with the words that say why. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** A request that the server never answered. */
export const UNREACHABLE: Problem = { message: "web-unreachable", arguments: {} };

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
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
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

export const api = {
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
};
