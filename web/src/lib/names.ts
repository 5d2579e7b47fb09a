// What the seats are called at the table.
import type { Seat } from "../protocol/messages";
import type { Say } from "./words";

/** A name for each seat, no two alike. */
export function seatNames(seats: Seat[], say: Say): string[] {
  const names: string[] = [];
  seats.forEach((seat, number) => {
    const name =
      seat.kind === "bot"
        ? say("bot-name", { number: number + 1 })
        : (seat.nickname ?? say("web-empty-seat"));
    const same = names.filter((other) => other === name || other.startsWith(`${name} (`)).length;
    names.push(same && seat.kind !== "open" ? `${name} (${same + 1})` : name);
  });
  return names;
}
