// The rays behind the picture of a card: from its middle to the edge of the panel, every other one of 18.

const [WIDE, HIGH] = [24, 39.5];
const RAY_COUNT = 9;

function edge(angle: number): [number, number] {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const far = Math.min(WIDE / Math.abs(x), HIGH / Math.abs(y));
  return [x * far, y * far];
}

function ray(from: number, to: number): string {
  const corner = Math.atan2(HIGH, WIDE);
  const corners = [corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner];
  const between = corners.filter((angle) => from < angle && angle < to);
  const points = [from, ...between, to].map((angle) =>
    edge(angle)
      .map((part) => part.toFixed(1))
      .join(" "),
  );
  return `M0 0L${points.join("L")}z`;
}

const STEP = (2 * Math.PI) / RAY_COUNT;
const all = Array.from({ length: RAY_COUNT }, (_, i) => ray(i * STEP + 0.1, i * STEP + 0.1 + STEP / 2));
export const RAYS = all.join("");
