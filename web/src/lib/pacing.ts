// Messages one after the other, each with time to be seen.

const MOST_WAITING = 6; // with more, there is no time to watch

export class Pacing<Message> {
  #waiting: Message[] = [];
  #looking: ReturnType<typeof setTimeout> | undefined;

  /** `hear` processes a message and returns for how many milliseconds to show it. */
  constructor(private readonly hear: (message: Message) => number) {}

  /** An urgent message does not wait, and neither does what came before it. */
  add(message: Message, urgent: boolean): void {
    this.#waiting.push(message);
    if (urgent || this.#looking === undefined) this.#next(urgent);
  }

  stop(): void {
    clearTimeout(this.#looking);
  }

  #next(urgent: boolean): void {
    while (this.#waiting.length) {
      const long = this.hear(this.#waiting.shift()!);
      if (!long || this.#waiting.length > MOST_WAITING) continue;
      clearTimeout(this.#looking);
      this.#looking = setTimeout(() => {
        this.#looking = undefined;
        this.#next(false);
      }, long);
      if (!urgent) return;
    }
  }
}
