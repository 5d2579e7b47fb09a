import { beforeEach, expect, test, vi } from "vitest";
import { Flip } from "./flip.svelte";

class Drawn {} // none of the elements here is in a drawing
vi.stubGlobal("SVGGraphicsElement", Drawn);
vi.stubGlobal("SVGSVGElement", Drawn);

interface Fake extends Element {
  at: [x: number, y: number, width: number];
}
let moved: Record<string, unknown>[];
let flip: Flip;

beforeEach(() => {
  moved = [];
  flip = new Flip();
});

function element(x: number, y: number, width = 10): Fake {
  const fake = {
    at: [x, y, width],
    getBoundingClientRect: () => ({ x: fake.at[0], y: fake.at[1], width: fake.at[2], height: 0 }),
    animate: (frames: Record<string, unknown>, how: KeyframeAnimationOptions) => {
      moved.push({ ...frames, wait: how.delay });
      return { cancel: () => moved.push({ cancelled: true }) };
    },
  };
  return fake as unknown as Fake;
}

test("what has changed its place moves from where it was", () => {
  const cow = element(0, 0);
  flip.piece("cow")(cow);
  flip.piece("pile")(element(50, 50));
  flip.look();
  cow.at = [30, 40, 10];
  flip.move(700);
  expect(moved).toEqual([{ translate: ["-30px -40px", "0px 0px"], wait: 700 }]);
});

test("what has another size grows or shrinks on its way", () => {
  const cow = element(0, 0, 10);
  flip.piece("cow")(cow);
  flip.look();
  cow.at = [0, 0, 20];
  flip.move();
  expect(moved.at(-1)).toMatchObject({ scale: ["0.5", "1"] });
});

test("what is new comes from its origin, and from nowhere without one", () => {
  flip.place("pile")(element(50, 50));
  flip.look();
  flip.piece("new", { from: "pile" })(element(0, 0));
  flip.piece("strange", { from: "nowhere" })(element(7, 7));
  flip.piece("sudden")(element(9, 9));
  flip.move();
  expect(moved).toMatchObject([{ translate: ["50px 50px", "0px 0px"] }]);
});

test("who tramples others goes by way of them", () => {
  const rider = element(0, 0);
  flip.piece("rider", { via: ["square", "no square"] })(rider);
  flip.place("square")(element(0, 100));
  flip.look();
  rider.at = [100, 100, 10];
  flip.move();
  expect(moved).toMatchObject([{ translate: ["-100px -100px", "-100px 0px", "0px 0px"] }]);
});

test("a movement that is not over yet gives way to the next one", () => {
  const cow = element(0, 0);
  flip.piece("cow")(cow);
  flip.look();
  cow.at = [30, 0, 10];
  flip.move();
  flip.look();
  expect(moved.at(-1)).toEqual({ cancelled: true });
});

test("without a look before, and after an element is gone, nothing moves", () => {
  const cow = element(0, 0);
  const leave = flip.piece("cow")(cow) as () => void;
  flip.move();
  flip.look();
  leave();
  cow.at = [30, 0, 10];
  flip.move();
  expect(moved).toEqual([]);
});
