import { beforeEach, expect, test } from "vitest";
import type { Said } from "../protocol/messages";
import { Unsaid } from "./unsaid.svelte";

const said = (seat: number, text: string): Said => ({
  type: "said",
  number: 0,
  seat,
  nickname: "Zsófi",
  text,
  time: 0,
});
let unsaid: Unsaid;
const texts = (): string[] => unsaid.lines.map(({ text }) => text);

beforeEach(() => {
  unsaid = new Unsaid();
  for (const text of ["Moo!", "Hello"]) unsaid.add({ type: "say", id: `id of ${text}`, text });
});

test("my lines come back in their order, whatever the server made of them", () => {
  unsaid.settle(said(1, "Moo!"), 0);
  expect(texts()).toEqual(["Moo!", "Hello"]);
  unsaid.settle(said(0, "Moo"), 0);
  expect(texts()).toEqual(["Hello"]);
});

test("a spectator knows a line by its words", () => {
  unsaid.settle(said(-1, "Good luck"), -1);
  expect(texts()).toEqual(["Moo!", "Hello"]);
  unsaid.settle(said(-1, "Hello"), -1);
  expect(texts()).toEqual(["Moo!"]);
});

test("a refused line is over at once, and so are all when the server does not say which", () => {
  unsaid.drop("id of Moo!");
  expect(texts()).toEqual(["Hello"]);
  unsaid.drop(null);
  expect(texts()).toEqual([]);
});
