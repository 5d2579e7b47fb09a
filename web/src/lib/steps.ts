// How we got to the step that is shown.

export interface Passage<Event> {
  /** One step forward, one step back, or from elsewhere. */
  way: "on" | "back" | "elsewhere";
  /** What happened between the two views, or what was undone. */
  events: Event[];
}

/** The steps that a board shows one after the other. It remembers the events of the last one. */
export class Steps<Event> {
  #seq: number | null = null;
  #events: Event[] = [];
  #passage: Passage<Event> = { way: "elsewhere", events: [] };

  take(seq: number, events: Event[]): Passage<Event> {
    if (seq !== this.#seq) {
      const by = this.#seq === null ? 0 : seq - this.#seq;
      if (by === 1) this.#passage = { way: "on", events };
      else if (by === -1) this.#passage = { way: "back", events: this.#events };
      else this.#passage = { way: "elsewhere", events: [] };
    }
    this.#seq = seq;
    this.#events = events;
    return this.#passage;
  }
}
