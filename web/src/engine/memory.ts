// The memory of a WebAssembly module: blocks of records and of numbers, as its entries take them.
import type { Layout } from "../protocol/description";
import type { Records } from "../protocol/entries";

/** A whole number that an entry takes: a bigint where it may need more than 53 bits. */
export type Int = number | bigint;

/** Rows of numbers, by what NumPy calls these. */
const ROWS = {
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  u1: Uint8Array,
  u8: BigUint64Array,
  f8: Float64Array,
};
export type Kind = keyof typeof ROWS;
export type Row<K extends Kind> = InstanceType<(typeof ROWS)[K]>;

/** An array in the memory of a module: of records with this name, or of numbers of this kind. */
export interface Block<K extends string = string> {
  readonly kind: K;
  readonly address: number;
  readonly shape: readonly number[];
}

const PAGE = 65_536; // bytes: what a memory grows by
const ALIGNED = 16;

export class Memory {
  #end: number;
  readonly #free = new Map<number, number[]>(); // addresses, by the size of what was there

  constructor(
    private readonly memory: WebAssembly.Memory,
    start: number,
    private readonly layouts: Readonly<Record<string, Layout>>,
  ) {
    this.#end = start;
  }

  /** A new array, filled with zeros. */
  allocate<K extends string>(kind: K, ...shape: number[]): Block<K> {
    const size = this.#sizeOf(kind, shape);
    const block = { kind, address: this.#free.get(size)?.pop() ?? this.#more(size), shape };
    this.bytes(block).fill(0);
    return block;
  }

  /** Give back arrays that nobody will use again. */
  free(...blocks: Block[]): void {
    for (const { kind, shape, address } of blocks) {
      const size = this.#sizeOf(kind, shape);
      this.#free.set(size, [...(this.#free.get(size) ?? []), address]);
    }
  }

  /** The bytes of an array; like a row, they are valid until the next `allocate`. */
  bytes({ kind, shape, address }: Block): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, address, this.#sizeOf(kind, shape));
  }

  /** The numbers of an array. */
  row<K extends Kind>({ kind, shape, address }: Block<K>): Row<K> {
    return rowAt(kind, this.memory.buffer, address, shape);
  }

  /** The numbers in a field of the first record of an array. */
  field<R extends keyof Records & string, F extends keyof Records[R] & string>(
    { kind, address }: Block<R>,
    name: F,
  ): Row<Records[R][F] & Kind> {
    return fieldAt(this.layouts[kind]!, this.memory.buffer, address, name) as Row<Records[R][F] & Kind>;
  }

  #sizeOf(kind: string, shape: readonly number[]): number {
    const item = this.layouts[kind]?.size ?? ROWS[kind as Kind].BYTES_PER_ELEMENT;
    return shape.reduce((size, count) => size * count, item);
  }

  /** Bytes that nobody has used before. */
  #more(size: number): number {
    const address = Math.ceil(this.#end / ALIGNED) * ALIGNED;
    this.#end = address + size;
    const missing = this.#end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }
}

/** The numbers in a field of the record at this address. */
export function fieldAt(layout: Layout, buffer: ArrayBuffer, address: number, name: string): Row<Kind> {
  const field = layout.fields[name];
  if (!field) throw new Error(`a record has no field ${name}`);
  return rowAt(field.kind, buffer, address + field.offset, field.shape);
}

function rowAt<K extends Kind>(
  kind: K,
  buffer: ArrayBuffer,
  address: number,
  shape: readonly number[],
): Row<K> {
  const count = shape.reduce((size, one) => size * one, 1);
  return new ROWS[kind](buffer, address, count) as Row<K>;
}
