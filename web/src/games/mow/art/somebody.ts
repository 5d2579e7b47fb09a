// Every cow is somebody: her coat, her horns and what she chews come from her number.
import type { Cow } from "../../../protocol/mow";

export type Pattern = "plain" | "patches" | "saddle" | "belt" | "spots";
export type Horns = "none" | "short" | "up" | "wide" | "lyre" | "bent";
export type Chews = "nothing" | "daisy" | "straw" | "clover" | "buttercup" | "tongue" | "gum";

export interface Coat {
  hide: string;
  shade: string;
  patch: string;
}

export interface Somebody {
  coat: Coat;
  pattern: Pattern;
  horns: Horns;
  chews: Chews;
  fringe: boolean;
  mirrored: boolean;
}

const COATS = {
  friesian: { hide: "#fffdf6", shade: "#dcd6c8", patch: "#3a3742" },
  red: { hide: "#fff8ea", shade: "#e0d2ba", patch: "#b4572f" },
  jersey: { hide: "#d69a5c", shade: "#b0763c", patch: "#f3d3a2" },
  chocolate: { hide: "#8a5a3c", shade: "#68412a", patch: "#fff4e0" },
  cream: { hide: "#f6e3bd", shade: "#d6bc8c", patch: "#c98f52" },
  slate: { hide: "#9aa3b2", shade: "#747d8e", patch: "#f4f1ea" },
  ginger: { hide: "#d9772f", shade: "#ac581c", patch: "#f5c58d" },
  night: { hide: "#56505f", shade: "#3d3846", patch: "#fffdf6" },
} satisfies Record<string, Coat>;

type Line = [keyof typeof COATS, Pattern, Horns, Chews, boolean?];

const BY_NUMBER: Line[] = [
  ["night", "belt", "wide", "nothing"],
  ["friesian", "patches", "short", "daisy"],
  ["jersey", "plain", "none", "nothing", true],
  ["red", "saddle", "up", "straw"],
  ["slate", "spots", "short", "tongue"],
  ["cream", "plain", "lyre", "buttercup", true],
  ["chocolate", "belt", "up", "nothing"],
  ["friesian", "spots", "bent", "clover", true],
  ["red", "patches", "wide", "gum"],
  ["ginger", "plain", "lyre", "straw", true],
  ["friesian", "saddle", "none", "tongue"],
  ["cream", "patches", "short", "daisy"],
  ["night", "spots", "up", "buttercup"],
  ["jersey", "saddle", "wide", "nothing"],
  ["red", "spots", "none", "clover", true],
  ["chocolate", "plain", "lyre", "gum"],
  ["ginger", "patches", "wide", "nothing", true],
];

const BY_SPECIES: Partial<Record<Cow["species"], Line>> = {
  slowpoke: ["jersey", "plain", "bent", "nothing"],
  calf: ["cream", "patches", "none", "nothing", true],
  thin: ["slate", "plain", "bent", "nothing"],
  milk: ["friesian", "patches", "short", "nothing"],
  mad: ["ginger", "spots", "bent", "tongue", true],
};

/** Who this cow is. */
export function somebody(cow: Pick<Cow, "species" | "number">): Somebody {
  const number = cow.number ?? 8;
  const [coat, pattern, horns, chews, fringe] =
    BY_SPECIES[cow.species] ?? BY_NUMBER[number % BY_NUMBER.length]!;
  return { coat: COATS[coat], pattern, horns, chews, fringe: fringe ?? false, mirrored: number % 2 === 1 };
}

/** The sky grows heavier with every fly. */
export function sky(flies: number): string {
  return ["#bfe3f2", "#fbe9a6", "#f9cb8b", "#f0a58f", "#dda4bd", "#cdb8e6"][Math.min(flies, 5)]!;
}
