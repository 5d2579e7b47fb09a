// The seats that this browser holds: what proves them, and the invitation to pass on.
import type { Seated } from "../protocol/messages";
import { linkTo } from "./router.svelte";

export interface Kept {
  token: string;
  invite: string | null;
}

const place = (table: string): string => `smallbox.seat.${table}`;

export function keepSeat(seated: Seated): void {
  const known = seatAt(seated.table.id);
  const kept: Kept = { token: seated.token, invite: seated.invite ?? known?.invite ?? null };
  localStorage.setItem(place(seated.table.id), JSON.stringify(kept));
}

export function seatAt(table: string): Kept | null {
  const text = localStorage.getItem(place(table));
  return text ? (JSON.parse(text) as Kept) : null;
}

export function loseSeat(table: string): void {
  localStorage.removeItem(place(table));
}

/** The link that lets a friend sit down here. */
export function inviteLink(table: string, invite: string | null): string {
  return linkTo(`/t/${table}${invite ? `#${invite}` : ""}`);
}
