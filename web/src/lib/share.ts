// My part of a fair deal: first a promise and, once everybody has promised, the share itself.
import type { Commit, Reveal, PublicTable } from "../protocol/messages";
import { newShare, shareCommitment } from "./fair";

/** What to send next, if anything. The share is kept while this page is open, even if the connection is lost. */
export function nextShare(table: PublicTable | null, seat: number): Commit | Reveal | null {
  if (table?.status !== "dealing" || !table.fairness || seat < 0) return null;
  const { commitment, committed, revealing, shares } = table.fairness;
  const place = `smallbox.share.${commitment}`;
  const share = sessionStorage.getItem(place) ?? newShare();
  sessionStorage.setItem(place, share);
  if (committed.includes(seat)) return revealing && !(seat in shares) ? { type: "reveal", share } : null;
  return revealing ? null : { type: "commit", digest: shareCommitment(commitment, seat, share) };
}
