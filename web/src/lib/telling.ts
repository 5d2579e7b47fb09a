// Moves, events and tables as sentences. Fluent chooses the words; this module only fills in the variables.
// src/smallbox/telling.py says how; both are tested with the sentences in telling.json.
import type { Say } from "./words";

type Argument = string | number;
/** A Struct as the server sends it. */
export type Fields = Record<string, unknown>;
export type Formats = Record<string, (value: any) => Argument>;

const NONE = "none";

const isStruct = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Describes what happens in one game. */
export class Telling {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly say: Say,
    /** For special fields. */
    readonly formats: Formats = {},
  ) {}

  /** An event as a sentence; `more` are fields that it lacks. */
  event(event: object, more: Fields = {}): string | null {
    const fields: Fields = { ...more, ...event };
    return this.sentence(`event-${fields.what}`, fields);
  }

  /** A move in words, or as it is sent if there are none; `more` is what the table shows of it. */
  move(move: object, more: Fields = {}): string {
    const fields: Fields = { ...more, ...move };
    return this.sentence(`move-${fields.type}`, fields) ?? JSON.stringify(move);
  }

  /** This message of the game with these fields filled in; null if there is no such message. */
  sentence(name: string, fields: Fields): string | null {
    const message = `${this.game}-${name}`;
    if (!this.say.has(message)) return null;
    const given = this.#arguments(fields);
    const wanted = this.say.variables(message);
    return this.say(message, Object.fromEntries(wanted.map((name) => [name, given[name] ?? NONE])));
  }

  /** The items of a list, each in words. */
  items(name: string, values: readonly unknown[]): string[] {
    const told = (one: unknown) => (isStruct(one) ? this.sentence(`list-${name}.item`, one) : null);
    return values.map((one) => told(one) ?? String(this.#word(name, one)));
  }

  #arguments(fields: Fields): Record<string, Argument> {
    const given: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(fields)) {
      given[name] = this.#word(name, value);
      if (isStruct(value)) {
        for (const [inner, argument] of Object.entries(this.#arguments(value)))
          given[`${name}_${inner}`] = argument;
      } else if (Array.isArray(value)) given[`${name}_count`] = value.length;
      else if (this.#isSeat(value)) {
        given[`${name}_name`] = this.names[value] ?? NONE;
        given[`${name}_number`] = value + 1;
      }
    }
    return given;
  }

  /** A value in the form a message gets it. */
  #word(name: string, value: unknown): Argument {
    if (value === null || value === undefined) return NONE;
    const format = this.formats[name];
    if (format) return format(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (isStruct(value)) return this.sentence(name, value) ?? NONE;
    if (Array.isArray(value)) return this.items(name, value).join(", ") || NONE;
    if (name === "seat" && this.#isSeat(value)) return this.names[value] ?? NONE;
    if (typeof value === "string") return this.sentence(`${name}-${value}`, {}) ?? value;
    return value as number;
  }

  #isSeat(value: unknown): value is number {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < this.names.length;
  }
}
