import { describe, expect, test } from "vitest";
import type { Passage } from "../../lib/steps";
import type { Cow, Event } from "../../protocol/mow";
import { journeys } from "./journeys";

const cow = (card: number, species: Cow["species"] = "ordinary"): Cow => ({
  card,
  deck: "green",
  species,
  number: 5,
  flies: 1,
});
const on = (...events: Event[]): Passage<Event> => ({ way: "on", events });
const back = (...events: Event[]): Passage<Event> => ({ way: "back", events });
const added: Event = { what: "added", seat: 0, cow: cow(17), number: 5 };
const took: Event = { what: "took", seat: 2, number: 4 };

describe("a step on", () => {
  test("brings my cow from my hand, and another's from the farmer", () => {
    expect(journeys(on(added), 0).toHerd).toBe("hand-17-0");
    expect(journeys(on(added), 1).toHerd).toBe("farmer-0");
  });

  test("takes the herd to the cowshed, and draws from the pile", () => {
    expect(journeys(on(took), 0).fromHerd).toBe("farmer-2");
    expect(journeys(on(took), 0).toHand(cow(3))).toBe("pile");
  });

  test("brings the eight that was chased away into my hand", () => {
    const eight: Event = { what: "got-eight", seat: 0, cow: cow(9), herd: 1 };
    expect(journeys(on(eight), 0).toHand(cow(9))).toBe("herd-1-8");
    expect(journeys(on(eight), 1).toHand(cow(9))).toBe("pile");
  });
});

describe("a step back", () => {
  test("gives the cow back to whoever has added it", () => {
    expect(journeys(back(added), 0).toHand(cow(17))).toBe("herd-0-5");
    expect(journeys(back(added), 1).fromHerd).toBe("farmer-0");
    const acrobat = { ...added, cow: cow(17, "acrobat"), herd: 2 };
    expect(journeys(back(acrobat), 0).toHand(cow(17))).toBe("acrobat-2-5");
  });

  test("lets the herd out of the cowshed again", () => {
    expect(journeys(back(took), 0).toHerd).toBe("farmer-2");
    expect(journeys(back(took), 0).fromHerd).toBe(undefined);
  });
});

test("whoever comes from elsewhere sees no journeys", () => {
  const { toHerd, fromHerd } = journeys({ way: "elsewhere", events: [] }, 0);
  expect([toHerd, fromHerd]).toEqual([undefined, undefined]);
});
