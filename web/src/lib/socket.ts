// One socket for one table: it reconnects by itself, and resends what was not answered.
import { PROTOCOL, SUBPROTOCOL, type FromClient, type FromTable } from "../protocol/messages";
import type { Listener, TableLink } from "./lobby";

const PING = 15_000; // milliseconds between signs of life
const SILENCE = 8_000; // without an answer for this long, the connection is dead
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;

export class TableSocket implements TableLink {
  #socket: WebSocket | undefined;
  #number = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  readonly #client = Math.random().toString(36).slice(2, 12);

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.listener.change("closed");
  }

  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  nextId(): string {
    return `${this.#client}-${++this.#number}`;
  }

  #open(): void {
    this.listener.change(this.#pause === FIRST_PAUSE ? "connecting" : "lost");
    const socket = new WebSocket(this.address.replace("http", "ws"), SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        protocol: PROTOCOL,
        token: this.listener.token(),
        seen: this.listener.seen(),
      });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromTable);
    socket.onclose = () => this.#again();
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PING);
  }

  #hear(message: FromTable): void {
    this.#heard = Date.now();
    if (message.type === "welcome") {
      this.#pause = FIRST_PAUSE;
      this.listener.change("open");
      this.listener.hear(message);
      for (const message of this.listener.unanswered()) this.send(message);
      return;
    }
    if (message.type === "failed" && message.fatal) this.close();
    this.listener.hear(message);
  }

  #beat(): void {
    this.send({ type: "ping" });
    setTimeout(() => {
      if (this.#socket && Date.now() - this.#heard > PING + SILENCE) this.#again();
    }, SILENCE);
  }

  /** The connection is lost: try again after a pause that grows. */
  #again(): void {
    this.#drop();
    this.listener.change("lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Something changed: no need to wait. */
  #hurry = (): void => {
    if (this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #drop(): void {
    clearInterval(this.#pulse);
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = undefined;
  }
}
