// Made by `make protocol` from the server's Structs: do not edit.

/** Who I am. */
export interface Person {
  id: string;
  nickname: string;
  language: "en" | "eo" | "hu" | "nl";
}

export interface ChangePerson {
  nickname?: string | null;
  language?: "en" | "eo" | "hu" | "nl" | null;
}

/** A link that makes another device mine, once. */
export interface DeviceLink {
  code: string;
  path: string;
  expires: number;
}

export interface UseDeviceLink {
  code: string;
}

/** A table, as far as everybody may know. */
export interface PublicTable {
  id: string;
  game: string;
  version: string;
  options: unknown;
  own_cards: boolean;
  seats: Seat[];
  host: number;
  public: boolean;
  clock: number | null;
  hints: boolean;
  status: "aborted" | "dealing" | "open" | "over" | "playing";
  asked: number[];
  seq: number;
  created: number;
  moved: number;
  fairness: Fairness | null;
  rematch: string | null;
  winners: number[];
  chat: boolean;
}

/** Who sits there, as far as everybody may know. */
export interface Seat {
  kind: "bot" | "open" | "person";
  nickname: string | null;
  level: number | null;
  away: boolean;
  connected: boolean;
}

/** How the deal is settled: see docs/fair.md. */
export interface Fairness {
  commitment: string;
  context: string;
  committed: number[];
  revealing: boolean;
  shares: Record<string, string>;
  secret: string | null;
}

export interface MyTable {
  table: PublicTable;
  seat: number;
}

/** Open a table; the first seat without a bot is mine. */
export interface OpenTable {
  game: string;
  players: number;
  bots?: Record<string, number>;
  options?: Record<string, unknown> | null;
  cards?: Record<string, unknown> | null;
  public?: boolean;
  clock?: number | null;
  seat?: number | null;
}

/** A table against bots that begins at once. */
export interface QuickPlay {
  game: string;
  players?: number | null;
  level?: number;
  options?: Record<string, unknown> | null;
  seat?: number | null;
}

/** Sit down, or come back to my seat; also for a new token when the old one is lost. */
export interface TakeSeat {
  invite?: string | null;
  seat?: number | null;
}

/** My seat and the token that proves it; shown once, kept by us only as a hash. */
export interface Seated {
  table: PublicTable;
  seat: number;
  token: string;
  invite: string | null;
}

export interface RemoveGuest {
  seat: number;
}

/** The host turns the chat on or off. */
export interface SetChat {
  on: boolean;
}

/** What a client needs to know to set up a table. */
export interface GameInfo {
  name: string;
  version: string;
  least: number;
  most: number;
  sides: string[];
  options: OptionField[];
  cards: unknown;
  clauses: Record<string, string[]>;
  levels: LevelInfo[];
  status: "broken" | "compiling" | "ready" | "waiting";
  seconds: number | null;
}

/** One option. Its message is `<game>-option-<name>`, that of a choice `<game>-option-<name>-<choice>`. */
export interface OptionField {
  name: string;
  kind: "choice" | "number" | "per-seat";
  default: unknown;
  least: number | null;
  most: number | null;
  choices: (string | number | boolean)[];
  follows: string | null;
}

export interface LevelInfo {
  level: number;
  options: Record<string, number>;
}

/** The words of a game from another package. */
export interface GameWords {
  texts: string[];
}

export interface Health {
  status: "ready" | "starting";
  version: string;
  kernels: Record<string, "broken" | "compiling" | "ready" | "waiting">;
  store: string;
  tables: number;
  sockets: number;
  uptime: number;
}

export interface Replay {
  table: PublicTable;
  seat: number;
  frames: Frame[];
}

/** One step of a finished game, as a seat saw it. */
export interface Frame {
  seq: number;
  events: unknown;
  view: unknown;
  asked: number[];
}

export interface Analysis {
  done: boolean;
  progress: number;
  judgements: Judgement[];
  luck: number[];
  skill: number[];
  others: number[];
}

/** A move of a finished game compared with the best one, by what its seat could know. */
export interface Judgement {
  seq: number;
  seat: number;
  move: unknown;
  best: unknown;
  value: number;
  loss: number;
}

/** Why a request was not carried out: a Fluent message and what fills it in. */
export interface Problem {
  message: string;
  arguments: Record<string, string | number>;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  seen?: number;
}

/** Commit to a share of the deal, 16 random bytes: `fair.share_commitment` says how. */
export interface Commit {
  type: "commit";
  digest: string;
}

/** The share itself, when `Fairness.revealing` asks for it. */
export interface Reveal {
  type: "reveal";
  share: string;
}

export interface Move {
  type: "move";
  id: string;
  seq: number;
  move: unknown;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface AskHint {
  type: "ask-hint";
}

export interface Ping {
  type: "ping";
}

/** The answer to hello: where the game stands, and what was missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: PublicTable;
  seat: number;
  seq: number;
  view: unknown | null;
  asked: number[];
  legal: unknown[];
  missed: Step[];
  chat: Said[];
  deadline: number | null;
}

/** What happened in one entry of the log, as far as this seat may know. */
export interface Step {
  seq: number;
  events: unknown;
}

/** A line of the chat. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  nickname: string;
  text: string;
  time: number;
}

/** An entry was added to the log and is on disk. */
export interface Update {
  type: "update";
  seq: number;
  events: unknown;
  view: unknown;
  asked: number[];
  legal: unknown[];
  deadline: number | null;
}

/** The move with this id is entry `seq` of the log, on disk; its update follows or came before. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** The move breaks a rule; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: number;
  clause: string;
}

/** The move was meant for an earlier table; here is what was missed. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
  missed: Step[];
  view: unknown;
  asked: number[];
  legal: unknown[];
}

/** Somebody came, left, connected, revealed; or the game began or ended. */
export interface TableChanged {
  type: "table";
  table: PublicTable;
}

/** The best moves by what this seat knows, best first. */
export interface Hints {
  type: "hints";
  seq: number;
  hints: Hinted[];
}

export interface Hinted {
  move: unknown;
  value: number;
}

/** A message that was not understood or not allowed; after a fatal one the socket is closed. */
export interface Failed {
  type: "failed";
  message: string;
  arguments: Record<string, string | number>;
  id: string | null;
  fatal: boolean;
}

export interface Pong {
  type: "pong";
}

export type FromClient = Hello | Commit | Reveal | Move | Say | AskHint | Ping;

export type FromTable = Welcome | Update | Accepted | Refused | Stale | TableChanged | Said | Hints | Failed | Pong;

export const PROTOCOL = 2;
export const SUBPROTOCOL = "smallbox.2";
