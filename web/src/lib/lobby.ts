// Tables, wherever they are: the pages know only this. So far all of them are on the server; those on the device will be
// a second Lobby.
import type {
  Analysis,
  FromClient,
  FromTable,
  MyTable,
  OpenTable,
  PublicTable,
  QuickPlay,
  Replay,
  Seated,
} from "../protocol/messages";
import { HAS_SERVER } from "./place";
import { server } from "./server";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Who sits at a table, or watches it. */
export interface Listener {
  hear: (message: FromTable) => void;
  change: (connection: Connection) => void;
  /** What proves my seat; none for a spectator. */
  token: () => string | null;
  /** The last step I have. */
  seen: () => number;
  /** What to resend after reconnecting. */
  unanswered: () => FromClient[];
}

/** The way to a table that is open on this page. */
export interface TableLink {
  send: (message: FromClient) => void;
  /** A new name for a message, by which it is answered. */
  nextId: () => string;
  close: () => void;
}

export interface Lobby {
  /** The tables that I have a seat at. */
  mine: () => Promise<MyTable[]>;
  /** A table of one's own, to wait for friends or to begin with bots. */
  open: (wish: OpenTable) => Promise<Seated>;
  /** A table against bots that begins at once. */
  quick: (wish: QuickPlay) => Promise<Seated>;
  table: (id: string) => Promise<PublicTable>;
  sit: (id: string, invite: string | null, seat?: number | null) => Promise<Seated>;
  start: (id: string) => Promise<PublicTable>;
  leave: (id: string) => Promise<PublicTable>;
  rematch: (id: string) => Promise<Seated>;
  remove: (id: string, seat: number) => Promise<PublicTable>;
  chat: (id: string, on: boolean) => Promise<PublicTable>;
  replay: (id: string, seat: number) => Promise<Replay>;
  analysis: (id: string) => Promise<Analysis>;
  export: (id: string) => Promise<Blob>;
  connect: (id: string, listener: Listener) => TableLink;
}

/** Where a new table is opened; nowhere, without a server. */
export const lobby: Lobby | null = HAS_SERVER ? server : null;

/** Where this table is. */
export const lobbyOf = (_table: string): Lobby => server;
