import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Task, Waiting } from "./waiting.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = ({ busy, sign, words }: Waiting): string =>
  [busy && "busy", sign && "sign", words && "words"].filter(Boolean).join(" ");

/** Work that ends when the test says so. */
function held(): { work: () => Promise<void>; finish: () => void; fail: (reason: unknown) => void } {
  let finish = (): void => {};
  let fail = (_reason: unknown): void => {};
  const promise = new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject]));
  return { work: () => promise, finish, fail };
}

test("a wait is shown by a sign after 0.3 s and in words after 2 s", () => {
  const waiting = new Waiting();
  expect(shown(waiting)).toBe("");
  waiting.begin();
  expect(shown(waiting)).toBe("busy");
  vi.advanceTimersByTime(299);
  expect(shown(waiting)).toBe("busy");
  vi.advanceTimersByTime(1);
  expect(shown(waiting)).toBe("busy sign");
  vi.advanceTimersByTime(1699);
  expect(shown(waiting)).toBe("busy sign");
  vi.advanceTimersByTime(1);
  expect(shown(waiting)).toBe("busy sign words");
  waiting.end();
  expect(shown(waiting)).toBe("");
});

test("what ends soon shows nothing, then or later", () => {
  const waiting = new Waiting();
  waiting.begin();
  vi.advanceTimersByTime(200);
  waiting.end();
  vi.advanceTimersByTime(5000);
  expect(shown(waiting)).toBe("");
});

test("another wait begins from nothing", () => {
  const waiting = new Waiting();
  waiting.begin();
  vi.advanceTimersByTime(2000);
  waiting.begin();
  expect(shown(waiting)).toBe("busy");
  vi.advanceTimersByTime(300);
  expect(shown(waiting)).toBe("busy sign");
});

test("a task is busy at once, and ends with its work", async () => {
  const task = new Task();
  const { work, finish } = held();
  const run = task.run(work, "this one");
  expect(shown(task)).toBe("busy");
  expect(task.name).toBe("this one");
  vi.advanceTimersByTime(2000);
  expect(shown(task)).toBe("busy sign words");
  finish();
  await run;
  expect(shown(task)).toBe("");
  expect(task.error).toBe(null);
});

test("a problem ends a task and is kept until it is tried again", async () => {
  const task = new Task();
  const { work, fail } = held();
  const run = task.run(work);
  vi.advanceTimersByTime(400);
  fail("no answer");
  await run;
  expect(shown(task)).toBe("");
  expect(task.error).toBe("no answer");
  const again = task.run(async () => {});
  expect(task.error).toBe(null);
  await again;
  expect(task.error).toBe(null);
});

test("work that fails before it has begun is a problem as well", async () => {
  const task = new Task();
  await task.run(() => {
    throw "never begun";
  });
  expect(shown(task)).toBe("");
  expect(task.error).toBe("never begun");
});

test("the newest of several wishes is fulfilled last, and those in between not at all", async () => {
  const task = new Task();
  const { work, finish } = held();
  const fulfilled: string[] = [];
  const fulfil = (wish: string): Promise<void> => task.fulfil(wish, (wish) => (fulfilled.push(wish), work()));
  const run = fulfil("nl");
  await fulfil("hu");
  await fulfil("eo");
  expect(fulfilled).toEqual(["nl"]);
  expect(task.busy).toBe(true);
  finish();
  await run;
  expect(fulfilled).toEqual(["nl", "eo"]);
  expect(task.busy).toBe(false);
});

test("one thing at a time", async () => {
  const task = new Task();
  const { work, finish } = held();
  const second = vi.fn(async () => {});
  const run = task.run(work, "first");
  await task.run(second, "second");
  expect(second).not.toHaveBeenCalled();
  expect(task.name).toBe("first");
  finish();
  await run;
});
