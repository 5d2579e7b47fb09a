// A span of time in words.
import type { Say } from "./words";

const MINUTE = 60;
const DAY = 86_400;

export function duration(seconds: number, say: Say): string {
  if (seconds < MINUTE) return say("web-clock-seconds", { count: seconds });
  if (seconds < DAY) return say("web-clock-minutes", { count: Math.floor(seconds / MINUTE) });
  return say("web-clock-days", { count: Math.floor(seconds / DAY) });
}

/** An estimate in round numbers, so that nobody takes it for a countdown. */
export function roughly(seconds: number): number {
  const step = seconds <= 55 ? 5 : MINUTE;
  return Math.max(step, Math.ceil(seconds / step) * step);
}
