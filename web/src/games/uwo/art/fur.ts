// The outline of a hairy ball: soft tufts for Gnorfs, spikes for Pnorfs.

/** A furry ellipse as an SVG path. */
export function fur(seat: number, x: number, y: number, rx: number, ry = rx, tufts = 13): string {
  const step = (2 * Math.PI) / tufts;
  const at = (turn: number, reach: number) =>
    `${round(x + Math.sin(turn) * rx * reach)} ${round(y - Math.cos(turn) * ry * reach)}`;
  let path = `M${at(0, 0.94)}`;
  for (let i = 0; i < tufts; i++) {
    const wobble = 0.05 * Math.sin(i * 4.3); // no two tufts alike
    const [from, to] = [i * step, (i + 1) * step];
    path +=
      seat === 0
        ? `Q${at(from + step * 0.62, 1.24 + wobble)} ${at(to, 0.94)}`
        : `L${at(from + step * 0.7, 1.16 + wobble)} ${at(to, 0.92)}`;
  }
  return path + "Z";
}

const round = (number: number) => Math.round(number * 10) / 10;
