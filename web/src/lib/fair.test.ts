import { bytesToHex } from "@noble/hashes/utils.js";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  chanceBefore,
  commitmentTo,
  dealingKey,
  keepsPromise,
  keyOfSeed,
  newShare,
  shareCommitment,
} from "./fair";
import told from "./fair.json"; // what smallbox.fair says: tests/test_fair.py

test("a share is 16 bytes and never the same", () => {
  expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
  expect(newShare()).not.toBe(newShare());
});

test("a share is bound to its deal and its seat", () => {
  const [deal, other] = ["ab".repeat(32), "cd".repeat(32)];
  const share = "01".repeat(16);
  // What smallbox.fair.share_commitment gives for the same.
  const digest = createHash("sha256")
    .update("smallbox/share/v1\0")
    .update(Buffer.from(deal, "hex"))
    .update(Uint8Array.of(3))
    .update(Buffer.from(share, "hex"))
    .digest("hex");
  expect(shareCommitment(deal, 3, share)).toBe(digest);
  expect(shareCommitment(deal, 2, share)).not.toBe(digest);
  expect(shareCommitment(other, 3, share)).not.toBe(digest);
});

test("a promise is kept by the promised secret only", () => {
  const secret = "5a".repeat(32);
  const context = '{"game":"mow","seats":["Zsófi"]}';
  const commitment = createHash("sha256")
    .update("smallbox/commit/v1\0")
    .update(Buffer.from(secret, "hex"))
    .update(context)
    .digest("hex");
  expect(keepsPromise(commitment, secret, context)).toBe(true);
  expect(keepsPromise(commitment, "5b".repeat(32), context)).toBe(false);
  expect(keepsPromise(commitment, secret, context.replace("mow", "uwo"))).toBe(false);
});

test("whoever deals, the promises and the key are the same", () => {
  expect(commitmentTo(told.secret, told.context)).toBe(told.commitment);
  for (const [seat, digest] of Object.entries(told.digests)) {
    const share = told.shares[seat as keyof typeof told.shares];
    expect(shareCommitment(told.commitment, Number(seat), share)).toBe(digest);
  }
  expect(bytesToHex(dealingKey(told.secret, told.context, told.shares))).toBe(told.key);
  expect(bytesToHex(dealingKey(told.secret, told.context, {}))).toBe(told.key_without_shares);
  for (const [seed, key] of Object.entries(told.seeds)) {
    expect(bytesToHex(keyOfSeed(BigInt(seed)))).toBe(key);
  }
});

test("every step has the same chance as in Python", () => {
  const key = dealingKey(told.secret, told.context, told.shares);
  for (const [entry, chance] of Object.entries(told.chances)) {
    expect([...chanceBefore(key, Number(entry))].map(String)).toEqual(chance);
  }
});
