import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drag, FAR, type Carrying } from "./drag.svelte";

let page: EventTarget;
let said: unknown[];
let drag: Drag;
const carrying: Carrying = {
  begin: () => said.push("begin"),
  over: ({ target }) => said.push(["over", target]),
  drop: (spot) => said.push(["drop", spot]),
  cancel: () => said.push("cancel"),
};

// To the left of 100 lies nothing to drop on, from there on the herd.
const under = (x: number) => (x < 100 ? [] : [{ closest: () => ({ dataset: { drop: "herd" } }) }]);

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  said = [];
  drag = new Drag();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { elementsFromPoint: under });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pointer(type: string, clientX: number, clientY = 0, more = {}): PointerEvent {
  const how = { clientX, clientY, button: 0, pointerId: 1, isPrimary: true, ...more };
  return Object.assign(new Event(type, { cancelable: true }), how) as PointerEvent;
}
const press = (more = {}) => drag.press(pointer("pointerdown", 0, 0, more), "cow", carrying);
const move = (x: number, y = 0, more = {}) => page.dispatchEvent(pointer("pointermove", x, y, more));
const up = (x: number, more = {}) => page.dispatchEvent(pointer("pointerup", x, 0, more));

test("a pointer that hardly moves has clicked", () => {
  press();
  move(FAR - 1);
  up(FAR - 1);
  expect(said).toEqual([]);
  expect(drag.key).toBe(null);
});

test("what is carried farther is dropped where the pointer is", () => {
  press();
  move(20, 5);
  expect(drag.key).toBe("cow");
  expect(drag.offset("cow")).toBe("20px 5px");
  expect(drag.offset("another cow")).toBe(undefined);
  move(120);
  up(130);
  const herd = { x: 130, y: 0, target: "herd" };
  expect(said).toEqual(["begin", ["over", null], ["over", "herd"], ["drop", herd]]);
  expect([drag.key, drag.x, drag.y]).toEqual([null, 0, 0]);
});

test("outside of every target it is dropped on nothing", () => {
  press();
  move(50);
  up(50);
  expect(said.at(-1)).toEqual(["drop", { x: 50, y: 0, target: null }]);
});

test("Escape cancels, and nothing hears of that key", () => {
  const heard = vi.fn();
  press();
  page.addEventListener("keydown", heard);
  const escape = Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" });
  page.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(false); // nothing is being dragged yet
  move(120);
  page.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  up(120);
  expect(said).toEqual(["begin", ["over", "herd"], "cancel"]);
});

test("the browser takes the pointer away, to scroll", () => {
  press();
  move(120);
  page.dispatchEvent(pointer("pointercancel", 120));
  move(130);
  up(130);
  expect(said).toEqual(["begin", ["over", "herd"], "cancel"]);
});

test("another finger neither carries nor drops", () => {
  press();
  move(120, 0, { pointerId: 2 });
  up(120, { pointerId: 2 });
  expect(said).toEqual([]);
  move(120);
  expect(drag.key).toBe("cow");
});

test("a second finger and other buttons press nothing", () => {
  press({ isPrimary: false });
  press({ button: 2 });
  move(120);
  expect(said).toEqual([]);
});

test("a new press ends a drag whose end was never heard", () => {
  press();
  move(120);
  press();
  expect(said.at(-1)).toBe("cancel");
  expect(drag.key).toBe(null);
});

test("the click that follows a drop is none, and the next one is a click", () => {
  const clicked = vi.fn();
  page.addEventListener("click", clicked);
  press();
  move(120);
  up(120);
  const click = new Event("click", { bubbles: true });
  const stopped = vi.spyOn(click, "stopPropagation");
  page.dispatchEvent(click);
  expect(stopped).toHaveBeenCalledOnce();
  vi.runAllTimers();
  const next = new Event("click", { bubbles: true });
  const passed = vi.spyOn(next, "stopPropagation");
  page.dispatchEvent(next);
  expect(passed).not.toHaveBeenCalled();
});
