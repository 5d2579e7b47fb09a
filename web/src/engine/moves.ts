// Moves as numbers and back, by what a game says of its moves. Twin: src/smallbox/coding.py, which explains it; both are
// tested with protocol/moves.json.
import type { MoveCodes, Part } from "../protocol/description";

/** A move as a board says it. */
export type AnyMove = { type: string; [field: string]: unknown };

export class Coding {
  constructor(private readonly codes: MoveCodes) {}

  /** The move as one number; it need not be legal. */
  encode(move: AnyMove): bigint {
    const form = this.codes.forms[move.type];
    if (!form) throw new RangeError(`no move is called ${move.type}`);
    let code = written(this.codes.verb, form.verb);
    for (const [name, part] of Object.entries(form.fields)) code |= written(part, move[name] ?? null);
    return code;
  }

  /** The move that a number stands for, its fields in the order in which a server writes them. */
  decode(code: bigint): AnyMove {
    const verb = read(this.codes.verb, code);
    const found = Object.entries(this.codes.forms).find(([, form]) => form.verb === verb);
    if (!found) throw new RangeError(`no move has the number ${code}`);
    const [type, form] = found;
    const fields = Object.entries(form.fields).map(([name, part]) => [name, read(part, code)] as const);
    return { type, ...Object.fromEntries(fields.filter(([, value]) => value !== null)) };
  }
}

/** The bits of this value. */
function written(part: Part, value: unknown): bigint {
  const values = part.items ? (value as unknown[]) : [value];
  return values.reduce<bigint>(
    (bits, each, place) => bits | (BigInt(numberOf(part, each)) << BigInt(part.first + place * part.width)),
    0n,
  );
}

function numberOf(part: Part, value: unknown): number {
  const number = part.says
    ? part.says.indexOf(value as string | number | null)
    : value === null && part.absent != null
      ? part.absent
      : (value as number) - (part.least ?? 0);
  if (!(number >= 0 && number < 2 ** part.width)) throw new RangeError(`a move cannot say ${value} there`);
  return number;
}

/** What these bits of a move stand for; null for a field that is left out. */
function read(part: Part, code: bigint): unknown {
  const numberAt = (place: number): number =>
    Number(BigInt.asUintN(part.width, code >> BigInt(part.first + place * part.width)));
  if (!part.items) return valueOf(part, numberAt(0));
  const numbers = Array.from({ length: part.items }, (_, place) => numberAt(place));
  return numbers.filter((number) => number !== 0).map((number) => valueOf(part, number));
}

function valueOf(part: Part, number: number): unknown {
  if (part.says) return part.says[number] ?? null;
  return number === part.absent ? null : number + (part.least ?? 0);
}
