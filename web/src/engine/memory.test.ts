import { expect, test } from "vitest";
import type { Layout } from "../protocol/description";
import { fieldAt, Memory } from "./memory";

const EDGE: Layout = {
  size: 32,
  fields: {
    key: { kind: "u8", offset: 0, shape: [] },
    visits: { kind: "i4", offset: 8, shape: [] },
    total: { kind: "f8", offset: 16, shape: [2] },
  },
};

function memory(): Memory {
  return new Memory(new WebAssembly.Memory({ initial: 1 }), 1001, { Edge: EDGE });
}

test("what is allocated is aligned, blank, and does not overlap", () => {
  const room = memory();
  const [one, other] = [room.allocate("i8", 3), room.allocate("Edge", 2)];
  expect(one.address % 16).toBe(0);
  expect(other.address % 16).toBe(0);
  expect(one.address).toBeGreaterThanOrEqual(1001);
  expect(other.address).toBeGreaterThanOrEqual(one.address + 24);
  expect([...room.row(one)]).toEqual([0n, 0n, 0n]);
  expect(room.bytes(other).length).toBe(64);
});

test("it grows as needed, and what is given back is used again, blank", () => {
  const room = memory();
  const large = room.allocate("f8", 100, 100);
  room.row(large).fill(1.5);
  expect(room.row(large).length).toBe(10_000);
  room.free(large);
  const again = room.allocate("f8", 10_000);
  expect(again.address).toBe(large.address);
  expect(room.row(again).every((number) => number === 0)).toBe(true);
  expect(room.allocate("f8", 10_000).address).not.toBe(large.address);
});

test("fields are read and written where the layout says", () => {
  const room = memory();
  const edge = room.allocate("Edge", 1);
  room.field(edge, "key")[0] = 2n ** 64n - 1n;
  room.field(edge, "visits")[0] = -5;
  room.field(edge, "total").set([0.25]);
  const bytes = room.bytes(edge).slice();
  expect([...bytes.subarray(0, 12)]).toEqual([255, 255, 255, 255, 255, 255, 255, 255, 251, 255, 255, 255]);
  expect([...fieldAt(EDGE, bytes.buffer, 0, "total")]).toEqual([0.25, 0]);
});
