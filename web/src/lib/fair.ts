// The client's side of the fair deal; must agree with smallbox/fair.py, which explains it: fair.json pins both.
// The browser's own hashes need https, and a club may play on its own network. They also take six times as long for
// such small things, and cannot answer at once.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const COMMITMENT = utf8ToBytes("smallbox/commit/v1\0");
const SHARE = utf8ToBytes("smallbox/share/v1\0");
const KEY = utf8ToBytes("smallbox/key/v1\0");
const CHANCE = utf8ToBytes("chance");
const SHARE_BYTES = 16;

const digest = (...parts: Uint8Array[]): string => bytesToHex(sha256(concatBytes(...parts)));

/** A share that nobody can guess. */
export function newShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
}

/** What is published before any share is shown; it is valid for this deal and this seat only. */
export function shareCommitment(commitment: string, seat: number, share: string): string {
  return digest(SHARE, hexToBytes(commitment), Uint8Array.of(seat), hexToBytes(share));
}

/** What who deals publishes before anybody adds anything. */
export function commitmentTo(secret: string, context: string): string {
  return digest(COMMITMENT, hexToBytes(secret), utf8ToBytes(context));
}

/** Is this the secret that the server committed to? */
export function keepsPromise(commitment: string, secret: string, context: string): boolean {
  return commitmentTo(secret, context) === commitment;
}

/** The key that deals, from the secret and the shares by seat. */
export function dealingKey(secret: string, context: string, shares: Record<number, string>): Uint8Array {
  const settled = utf8ToBytes(context);
  const told = Object.entries(shares) // by ascending seat, as an object has its numbers
    .flatMap(([seat, share]) => [Uint8Array.of(Number(seat)), hexToBytes(share)]);
  return hmac(sha256, hexToBytes(secret), concatBytes(KEY, bigEndian(settled.length, 4), settled, ...told));
}

/** The key of a game dealt from a plain number. */
export function keyOfSeed(seed: number | bigint): Uint8Array {
  return sha256(utf8ToBytes(`smallbox/seed/v1\0${seed}`));
}

/** The random stream before the entry-th step of a log: 0 is the deal, n is move n. */
export function chanceBefore(key: Uint8Array, entry: number): BigUint64Array {
  const { buffer, byteOffset } = hmac(sha256, key, concatBytes(CHANCE, bigEndian(entry, 8)));
  const view = new DataView(buffer, byteOffset);
  return BigUint64Array.from([0, 8, 16, 24], (place) => view.getBigUint64(place));
}

/** A whole number in so many bytes, the highest first. */
function bigEndian(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes.subarray(8 - size);
}
