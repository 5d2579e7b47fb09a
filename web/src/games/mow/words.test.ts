import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, words, type Language, type Say } from "../../lib/words";
import type { Cow, Event, Move, View } from "../../protocol/mow";
import { describe as describeTable, nameMove, placeWords, result, tell } from "./words";

const cow = (number: number | null, flies: number, species: Cow["species"] = "ordinary", card = 1): Cow => ({
  card,
  deck: "green",
  species,
  number,
  flies,
});
const names = ["Anna", "Béla", "Cornelia"];
const view: View = {
  seat: 0,
  asked: [1],
  arrow: "left",
  next: { left: 2, right: 0 },
  herds: [
    [
      { number: 7, cow: cow(7, 1), acrobat: cow(7, 5, "acrobat") },
      { number: 9, cow: cow(null, 5, "slowpoke"), acrobat: null },
    ],
  ],
  herd_turn: 0,
  pile_size: 0,
  farmers: [10, 30, 20].map((score) => ({ hand_size: 5, shown: [], shed_size: 2, score })),
  hand: [cow(3, 0, "ordinary", 2), cow(16, 5, "closer", 43)],
  shed: [cow(4, 1), cow(5, 2)],
  round: 3,
  starter: 0,
  target: 100,
  shares: [],
};

describe("in English", () => {
  let say: Say;
  beforeAll(async () => {
    say = await words("en");
  });

  test("moves are named with all that is said with them", () => {
    const closer: Move = { type: "add", card: 43, arrow: "right" };
    expect(nameMove(closer, view, names, say)).toBe("closer 16, arrow to the right");
    const calf: Move = { type: "add", card: 2, number: 0, next: 2 };
    expect(nameMove(calf, view, names, say)).toBe("3 with no flies, as 0, then Cornelia");
    expect(nameMove({ type: "take" }, view, names, say)).toBe("take the herd");
  });

  test("events become sentences", () => {
    const added: Event = { what: "added", seat: 1, cow: cow(null, 5, "slowpoke"), number: 8 };
    expect(tell(added, names, say)).toBe("Béla adds a slowpoke as 8.");
    expect(tell({ ...added, cow: cow(4, 1), number: 4, herd: 2 }, names, say)).toBe(
      "Herd 3: Béla adds 4 with 1 fly.",
    );
    expect(tell({ what: "named", seat: 0, number: 2 }, names, say)).toContain("Cornelia");
  });

  test("the table is told whole", () => {
    const told = describeTable(view, names, say);
    expect(told).toContain("The herd: 7 with 1 fly, carrying acrobat 7, slowpoke as 9.");
    expect(told).toContain("Your hand: 3 with no flies, closer 16.");
    expect(told).toContain("Béla is to move.");
    expect(told.filter((sentence) => sentence.startsWith("Cornelia:"))).toHaveLength(1);
    expect(told).toContain("The pile is empty: taking a herd ends the round.");
  });

  test("a cow in the herd says what she stands for", () => {
    expect(placeWords({ number: 2, cow: cow(2, 0), acrobat: null }, say)).toBe("2 with no flies");
  });

  test("the fewest flies win and the most have to moo", () => {
    const over = { ...view, asked: [], shares: [1, 0, 0] };
    expect(result(over, names, say)).toBe("Anna wins with 10 flies. Béla: Moo!");
    expect(describeTable(over, names, say)).toContain("Anna wins with 10 flies. Béla: Moo!");
  });
});

test.each(Object.keys(LANGUAGES) as Language[])("%s has words for every event and move", async (language) => {
  const say = await words(language);
  const what = ["dealt", "added", "turned", "named", "drew", "got-eight", "took", "passed", "round-over"];
  const told = [...what, "counted", "game-over"].map((event) =>
    tell({ what: event, seat: 0, cow: cow(8, 1), number: 1 }, names, say),
  );
  const table = describeTable(view, names, say);
  expect(table).toHaveLength(9);
  expect([...told, ...table].filter((sentence) => !sentence || /[{}$]/.test(sentence))).toEqual([]);
});
