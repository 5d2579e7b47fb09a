// Faint stars, always the same ones, evenly strewn over a unit square.

export interface Star {
  x: number;
  y: number;
  size: number;
  light: number;
}

export function stars(count: number): Star[] {
  return Array.from({ length: count }, (_, star) => ({
    x: (star * 0.754877666) % 1,
    y: (star * 0.56984029) % 1,
    size: 0.5 + ((star * 0.618) % 1) * 0.9,
    light: 0.2 + ((star * 0.414) % 1) * 0.5,
  }));
}
