// The sides differ by shape too: the Gnorfs' cards have round corners, the Pnorfs' cut ones.

/** The outline of a card of this side as an SVG path. */
export function outline(
  seat: number,
  x: number,
  y: number,
  width: number,
  height: number,
  corner = 9,
): string {
  const [right, bottom] = [x + width, y + height];
  const bend = (byX: number, byY: number, toX: number, toY: number) =>
    seat === 0 ? `Q${byX} ${byY} ${toX} ${toY}` : `L${toX} ${toY}`;
  return (
    `M${x} ${y + corner}${bend(x, y, x + corner, y)}` +
    `H${right - corner}${bend(right, y, right, y + corner)}` +
    `V${bottom - corner}${bend(right, bottom, right - corner, bottom)}` +
    `H${x + corner}${bend(x, bottom, x, bottom - corner)}Z`
  );
}
