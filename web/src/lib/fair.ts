// The client's side of the fair deal; must agree with smallbox/fair.py, which tells the whole story.
import { sha256 } from "./sha256";

const COMMITMENT = "smallbox/commit/v1\0";
const SHARE = "smallbox/share/v1\0";
const SHARE_BYTES = 16;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A share that nobody can guess. */
export function newShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
}

/** What is published before any share is shown; it holds for this deal and this seat only. */
export function shareCommitment(commitment: string, seat: number, share: string): string {
  return hex(sha256(Uint8Array.from([...text(SHARE), ...unhex(commitment), seat, ...unhex(share)])));
}

/** Is this the secret that the server has promised? */
export function keepsPromise(commitment: string, secret: string, context: string): boolean {
  return (
    hex(sha256(Uint8Array.from([...text(COMMITMENT), ...unhex(secret), ...text(context)]))) === commitment
  );
}
