// The promises behind one deal, made and kept on this device. Twin: `Pledge` in smallbox/fair.py.
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonical, commitmentTo, dealingKey, shareCommitment } from "../lib/fair";
import { Declined } from "./problems";

const SECRET_BYTES = 32;

/** Who sits there when the cards are dealt. */
export interface Sitter {
  kind: "person" | "bot";
  name: string;
  level: number;
}

/** Everything settled before the deal. */
export interface Context {
  table: string;
  game: string;
  version: string;
  options: unknown;
  cards: unknown;
  seats: Sitter[];
}

/** As it is kept, and exported; `secret` must not be shown before the game is over. */
export interface Pledge {
  context: string;
  commitment: string;
  secret: string;
  /** The commitments of the seats. */
  digests: Record<number, string>;
  /** What they revealed. */
  shares: Record<number, string>;
}

/** Choose a secret and promise it. */
export function pledge(settled: Context): Pledge {
  const context = canonical(settled);
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { context, commitment: commitmentTo(secret, context), secret, digests: {}, shares: {} };
}

/** A person commits to a share; too late once one is revealed. */
export function committed(deal: Pledge, seat: number, digest: string): Pledge {
  const { seats } = JSON.parse(deal.context) as Context;
  if (seats[seat]?.kind !== "person") throw new Declined("fair-no-share", { seat: seat + 1 });
  const known = deal.digests[seat];
  if (known === undefined ? Object.keys(deal.shares).length > 0 : known !== digest) {
    throw new Declined("fair-too-late");
  }
  return { ...deal, digests: { ...deal.digests, [seat]: digest } };
}

/** A person reveals the share that was committed to. */
export function revealed(deal: Pledge, seat: number, share: string): Pledge {
  if (deal.digests[seat] !== shareCommitment(deal.commitment, seat, share)) {
    throw new Declined("fair-other-share", { seat: seat + 1 });
  }
  return { ...deal, shares: { ...deal.shares, [seat]: share } };
}

/** The key that deals the cards. */
export const keyOf = ({ secret, context, shares }: Pledge): Uint8Array => dealingKey(secret, context, shares);
