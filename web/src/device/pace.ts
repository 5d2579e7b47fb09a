// The pace of bots while all move at once: lots decide where their moves come among those of the people. Twin:
// smallbox/server/pace.py, which explains it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Together } from "../engine/engine";

const LOTS = utf8ToBytes("smallbox/pace/v1\0");
const PATIENCE = 8; // times the usual pause: no move that is due waits longer than that, on average

/** How many of so many moves of bots come before each move of the people, and in all. */
export function botsBefore(key: Uint8Array, bots: number, people: number): number[] {
  const moves = Array.from({ length: bots + people }, (_, move) => ({
    isBots: move < bots,
    lot: bytesToHex(sha256(concatBytes(LOTS, key, Uint8Array.of(0, 0, move >> 8, move & 255)))),
  }));
  let passed = 0;
  const before: number[] = [];
  for (const { isBots } of moves.sort((one, other) => (one.lot < other.lot ? -1 : 1))) {
    if (isBots) passed++;
    else before.push(passed);
  }
  return [...before, bots];
}

/** How far bots and people are at one moment. */
export class Pace {
  /** Moves of bots before the people's next one. */
  readonly due: number;
  readonly #left: readonly number[];
  readonly #ofPeople: number;
  readonly #peopleLeft: number;

  constructor({ each, left }: Together, bots: readonly number[], key: Uint8Array) {
    const ofBots = each * bots.length;
    const botsLeft = bots.reduce((sum, seat) => sum + left[seat]!, 0);
    this.#left = left;
    this.#ofPeople = each * left.length - ofBots;
    this.#peopleLeft = left.reduce((sum, moves) => sum + moves, 0) - botsLeft;
    const before = botsBefore(key, ofBots, this.#ofPeople)[this.#ofPeople - this.#peopleLeft]!;
    this.due = Math.max(0, before - (ofBots - botsLeft));
  }

  /** Who of these seats moves next: the more moves it has to make, the likelier. */
  nextSeat(seats: readonly number[]): number {
    const row = seats.flatMap((seat) => Array.from({ length: this.#left[seat]! }, () => seat));
    return row[Math.floor(Math.random() * row.length)]!;
  }

  /** How long to wait for the next move; on average as long as people have taken, all in all `seconds`. */
  pause(usual: number, seconds: number): number {
    const made = this.#ofPeople - this.#peopleLeft;
    const mean =
      made && this.#peopleLeft
        ? Math.min(PATIENCE * usual, ((seconds / made) * this.#peopleLeft) / this.#ofPeople)
        : usual;
    return (-Math.log(1 - Math.random()) * mean) / Math.max(1, this.due);
  }
}
