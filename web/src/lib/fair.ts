// The client's side of the fair deal; must agree with smallbox/fair.py, which explains it.
import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own needs https, and a club may play on its own network
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const COMMITMENT = utf8ToBytes("smallbox/commit/v1\0");
const SHARE = utf8ToBytes("smallbox/share/v1\0");
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

/** Is this the secret that the server committed to? */
export function keepsPromise(commitment: string, secret: string, context: string): boolean {
  return digest(COMMITMENT, hexToBytes(secret), utf8ToBytes(context)) === commitment;
}
