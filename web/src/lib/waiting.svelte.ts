// Waiting, and how it is shown: at first not at all, after a moment by a sign, and if it takes longer in words.

const SIGN = 300; // milliseconds
const WORDS = 2000;

export class Waiting {
  busy = $state(false);
  /** Long enough for a sign. */
  sign = $state(false);
  /** Long enough for words. */
  words = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  begin(): void {
    this.end();
    this.busy = true;
    this.#timers = [setTimeout(() => (this.sign = true), SIGN), setTimeout(() => (this.words = true), WORDS)];
  }

  end(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.busy = this.sign = this.words = false;
  }
}

/** What a click has begun; a problem ends it like success, and is kept to be shown. */
export class Task extends Waiting {
  error = $state.raw<unknown>(null);
  /** Which of several, where one is done at a time. */
  name = $state("");
  #wish: unknown;

  /** Do this, unless something else is being done. */
  async run(work: () => Promise<unknown>, name = ""): Promise<void> {
    if (this.busy) return;
    this.name = name;
    this.error = null;
    this.begin();
    try {
      await work();
    } catch (reason) {
      this.error = reason;
    } finally {
      this.end();
    }
  }

  /** Do this for the newest wish: one that comes while another is being fulfilled is next. */
  async fulfil<Wish>(wish: Wish, work: (wish: Wish) => Promise<unknown>): Promise<void> {
    this.#wish = wish;
    await this.run(async () => {
      let done: unknown;
      do {
        done = this.#wish;
        await work(done as Wish);
      } while (done !== this.#wish);
    });
  }
}

/** For components: we wait for this as long as there is something to wait for (not null, not false). */
export function waitingFor(what: () => unknown): Waiting {
  const waiting = new Waiting();
  const now = $derived(what());
  $effect(() => {
    if (now === null || now === false) return;
    waiting.begin();
    return () => waiting.end();
  });
  return waiting;
}
