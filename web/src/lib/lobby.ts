// Tables, wherever they are: the pages know only this.
import { isOnDevice } from "../device/tableId";
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
import { device } from "./device";
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

/** Where this table is. */
export const lobbyOf = (table: string): Lobby => (isOnDevice(table) ? device : server);

/** A table of one's own, to wait for friends or to begin with bots: on this device, if it can be there. */
export async function openTable(wish: OpenTable): Promise<Seated> {
  return (await device.open(wish)) ?? server.open(wish);
}

/** A table against bots that begins at once. */
export async function quickTable(wish: QuickPlay): Promise<Seated> {
  return (await device.quick(wish)) ?? server.quick(wish);
}
