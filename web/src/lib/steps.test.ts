import { expect, test } from "vitest";
import { Steps } from "./steps";

test("a step on is made of its own events, a step back of those that are taken back", () => {
  const steps = new Steps<string>();
  expect(steps.take(3, ["deal"])).toEqual({ way: "elsewhere", events: [] });
  expect(steps.take(4, ["walk"])).toEqual({ way: "on", events: ["walk"] });
  expect(steps.take(5, ["attack"])).toEqual({ way: "on", events: ["attack"] });
  expect(steps.take(4, ["walk"])).toEqual({ way: "back", events: ["attack"] });
  expect(steps.take(3, ["deal"])).toEqual({ way: "back", events: ["walk"] });
});

test("whoever jumps knows nothing of what lies between", () => {
  const steps = new Steps<string>();
  steps.take(3, ["deal"]);
  expect(steps.take(7, ["attack"])).toEqual({ way: "elsewhere", events: [] });
});

test("the same step once more is the same passage", () => {
  const steps = new Steps<string>();
  steps.take(3, ["deal"]);
  const passage = steps.take(4, ["walk"]);
  expect(steps.take(4, ["walk"])).toBe(passage);
});
