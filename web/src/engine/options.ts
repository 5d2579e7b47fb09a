// What is agreed before a game: all options, and as the numbers that kernels read. Twin: src/smallbox/options.py.
import type { Description, OptionField } from "../protocol/description";

export type Options = Record<string, unknown>;

const LEFT_OPEN = -1; // an option that another one decides, or a seat that is not named
const MOST_SEATS = 10;

/** All options: those that were chosen, and the usual ones. */
export function allOptions({ options }: Description, chosen: Options = {}): Options {
  const unknown = Object.keys(chosen).find((name) => !options.some((field) => field.name === name));
  if (unknown) throw new RangeError(`there is no option ${unknown}`);
  return Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]));
}

/** The same, with the per-seat ones set by the bots' levels; null is a person's seat. Twin: `Game.seat_options`. */
export function seatOptions(
  { person, levels }: Description,
  options: Options,
  sitters: readonly (number | null)[],
): Options {
  const perSeat = Object.entries(person).map(([name, usual]) => {
    const given = options[name] as number[];
    const value = (level: number | null, seat: number): number =>
      level === null ? (given[seat] ?? usual) : levels[level - 1]!.options[name]!;
    return [name, sitters.map(value)] as const;
  });
  return { ...options, ...Object.fromEntries(perSeat) };
}

/** One number for each option, in their order; for a per-seat option MOST_SEATS of them. */
export function optionNumbers(fields: readonly OptionField[], options: Options): number[] {
  return fields.flatMap((field) => {
    const value = options[field.name];
    if (field.kind !== "per-seat") return numberOf(field, value);
    const given = (value as number[]).map((each) => numberOf(field, each));
    return Array.from({ length: MOST_SEATS }, (_, seat) => given[seat] ?? LEFT_OPEN);
  });
}

function numberOf({ name, least, most, choices }: OptionField, value: unknown): number {
  if (value === null) return LEFT_OPEN;
  const isChoice = !choices.length || choices.includes(value as string | number | boolean);
  const number = typeof value === "string" ? choices.indexOf(value) : Number(value);
  const isInRange = number >= (least ?? 0) && number <= (most ?? Infinity);
  if (!isChoice || !isInRange || !Number.isInteger(number)) {
    throw new RangeError(`the option ${name} cannot be ${String(value)}`);
  }
  return number;
}
