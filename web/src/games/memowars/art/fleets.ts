// Six fleets, each with a colour, a symbol and a number of eyes: never colour alone.

export interface Fleet {
  light: string;
  colour: string;
  dark: string;
  /** The symbol, about 18 units across. */
  symbol: string;
  eyes: number;
}

const CROSS = "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z";
const STAR = "M0-10.5 3 -3.6 10.4-3 4.8 2 6.5 9.3 0 5.4-6.5 9.3-4.8 2-10.4-3-3-3.6z";

const FLEETS: readonly Fleet[] = [
  { light: "#ffb9ae", colour: "#ff6b5e", dark: "#d7473e", symbol: "M0-8.5a8.5 8.5 0 1 1-.01 0z", eyes: 1 },
  { light: "#ffe3a3", colour: "#f7bd3a", dark: "#d4941a", symbol: "M0-9.5 9.5 8h-19z", eyes: 2 },
  { light: "#abeee3", colour: "#36c9b4", dark: "#1d9787", symbol: "M-8-8H8V8H-8z", eyes: 3 },
  { light: "#c3e0ff", colour: "#69b3ff", dark: "#3a84d6", symbol: "M0-11 9 0 0 11-9 0z", eyes: 4 },
  { light: "#e5d2ff", colour: "#c493ff", dark: "#9460d6", symbol: STAR, eyes: 5 },
  { light: "#ffd9ec", colour: "#ff9fd0", dark: "#dc6ca7", symbol: CROSS, eyes: 6 },
];

const MINEFIELD: Fleet = { light: "#dedae8", colour: "#b4aec6", dark: "#8a849e", symbol: CROSS, eyes: 2 };

/** The fleet of a seat; minefields belong to nobody. */
export function fleetOf(owner: number | null): Fleet {
  return (owner === null ? undefined : FLEETS[owner]) ?? MINEFIELD;
}

export const INK = "#22202a";
export const PAPER = "#fbf7ee";
export const LIME = "#b6ff3b";
export const SKIN = { light: "#b9ec7c", colour: "#8fd14f", dark: "#62a52e" };
