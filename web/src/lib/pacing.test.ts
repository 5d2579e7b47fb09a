import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "./pacing";

let heard: string[];
let pacing: Pacing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  pacing = new Pacing((message) => {
    heard.push(message);
    return message.startsWith("step") ? 900 : 0;
  });
});
afterEach(() => void vi.useRealTimers());

test("every step has its time", () => {
  for (const message of ["step 1", "chat", "step 2", "step 3"]) pacing.add(message, false);
  expect(heard).toEqual(["step 1"]);
  vi.advanceTimersByTime(900);
  expect(heard).toEqual(["step 1", "chat", "step 2"]);
  vi.advanceTimersByTime(900);
  expect(heard.at(-1)).toBe("step 3");
});

test("what is urgent is heard at once, with all that came before, and does not shorten a look", () => {
  pacing.add("step 1", false);
  pacing.add("step 2", false);
  pacing.add("step 3", true);
  pacing.add("answer", true);
  expect(heard).toEqual(["step 1", "step 2", "step 3", "answer"]);
  pacing.add("step 4", false);
  expect(heard).toHaveLength(4);
  vi.advanceTimersByTime(900);
  expect(heard.at(-1)).toBe("step 4");
});

test("whoever is far behind catches up", () => {
  for (let step = 1; step <= 12; step++) pacing.add(`step ${step}`, false);
  vi.advanceTimersByTime(900);
  expect(heard).toHaveLength(6); // six are left to be looked at
});

test("nothing is heard any more when the table is left", () => {
  pacing.add("step 1", false);
  pacing.add("step 2", false);
  pacing.stop();
  vi.runAllTimers();
  expect(heard).toEqual(["step 1"]);
});
