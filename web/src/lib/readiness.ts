// Games that cannot be played yet.
import type { GameInfo } from "../protocol/messages";
import { duration, roughly } from "./duration";
import type { Say } from "./words";

export const isSettled = ({ status }: GameInfo): boolean => status === "ready" || status === "broken";

/** That this game is being made ready, and for how long still, if that is known; `wanted` if a table of it is. */
export function untilReady({ seconds }: GameInfo, wanted: boolean, say: Say): string {
  if (seconds === null) return say(wanted ? "web-begins-when-ready" : "web-made-ready");
  const time = duration(roughly(seconds), say);
  return say(wanted ? "web-begins-in" : "web-made-ready-in", { time });
}
