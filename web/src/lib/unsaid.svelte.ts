// My lines of the chat that are on their way.
import type { Said, Say } from "../protocol/messages";

export class Unsaid {
  /** Oldest first; they are sent again when the connection is back. */
  lines = $state.raw<Say[]>([]);

  add(line: Say): void {
    this.lines = [...this.lines, line];
  }

  /** This line failed; without an id, all of them did. */
  drop(id: string | null): void {
    this.lines = id === null ? [] : this.lines.filter((line) => line.id !== id);
  }

  /** A line was said at my seat: my oldest one. Spectators share a seat, and know their own by its words. */
  settle({ seat, text }: Said, mine: number): void {
    if (seat !== mine) return;
    const line = this.lines.find((line) => mine >= 0 || line.text === text);
    if (line) this.drop(line.id);
  }
}
