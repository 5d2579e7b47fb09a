import { expect, test } from "vitest";
import { Addresses, parse } from "./address";

test.each([
  ["/", { page: "front" }],
  ["/new/mow", { page: "new", game: "mow" }],
  ["/new/chess", { page: "new", game: "chess" }], // that page asks the server for it
  ["/new/Chess", { page: "nowhere" }],
  ["/new/", { page: "nowhere" }],
  ["/rules/", { page: "nowhere" }],
  ["/t/abc", { page: "table", id: "abc", invite: null }],
  ["/t/abc#secret", { page: "table", id: "abc", invite: "secret" }],
  ["/t/abc/replay", { page: "replay", id: "abc" }],
  ["/t/abc/other", { page: "nowhere" }],
  ["/rules/uwo#uwo.ko.helpless", { page: "rules", game: "uwo", clause: "uwo.ko.helpless" }],
  ["/device#code", { page: "device", code: "code" }],
  ["/device", { page: "nowhere" }],
  ["/a/b/c/d", { page: "nowhere" }],
])("%s", (name, route) => {
  expect(parse(name)).toEqual(route);
});

const HOST = "https://host";
const NAMES = ["/", "/new/mow", "/rules/uwo#uwo.ko.helpless", "/t/abc#secret"];

test.each([
  ["a server", "/", true, ["/", "/new/mow", "/rules/uwo#uwo.ko.helpless", "/t/abc#secret"]],
  [
    "a server below a path",
    "/a/b/",
    true,
    ["/a/b/", "/a/b/new/mow", "/a/b/rules/uwo#uwo.ko.helpless", "/a/b/t/abc#secret"],
  ],
  ["a site", "/", false, ["/#/", "/#/new/mow", "/#/rules/uwo#uwo.ko.helpless", "/#/t/abc#secret"]],
  [
    "a site below a path",
    "/a/b/",
    false,
    ["/a/b/#/", "/a/b/#/new/mow", "/a/b/#/rules/uwo#uwo.ko.helpless", "/a/b/#/t/abc#secret"],
  ],
])("on %s every page has an address, and every address its page", (_, folder, served, expected) => {
  const addresses = new Addresses(HOST + folder, served);
  expect(NAMES.map((name) => addresses.of(name))).toEqual(expected);
  expect(expected.map((address) => addresses.name(HOST + address))).toEqual(NAMES);
});

test("what is outside the folder is none of ours", () => {
  for (const served of [true, false]) {
    const addresses = new Addresses(`${HOST}/a/`, served);
    for (const other of [`${HOST}/`, `${HOST}/b/`, `${HOST}/a`, "https://elsewhere/a/"])
      expect(addresses.name(other)).toBeNull();
  }
});

test("the bare address of a site is its front page, whatever the host calls that file", () => {
  const addresses = new Addresses(`${HOST}/a/`, false);
  expect(["", "#", "index.html", "index.html#/"].map((end) => addresses.name(`${HOST}/a/${end}`))).toEqual(
    Array(4).fill("/"),
  );
});
