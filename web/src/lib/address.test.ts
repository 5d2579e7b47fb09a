import { expect, test } from "vitest";
import { parse } from "./address";

test.each([
  ["/", "", { page: "front" }],
  ["/new/mow", "", { page: "new", game: "mow" }],
  ["/new/chess", "", { page: "new", game: "chess" }], // that page asks the server for it
  ["/new/Chess", "", { page: "nowhere" }],
  ["/new/", "", { page: "nowhere" }],
  ["/rules/", "", { page: "nowhere" }],
  ["/t/abc", "", { page: "table", id: "abc", invite: null }],
  ["/t/abc", "#secret", { page: "table", id: "abc", invite: "secret" }],
  ["/t/abc/replay", "", { page: "replay", id: "abc" }],
  ["/t/abc/other", "", { page: "nowhere" }],
  ["/rules/uwo", "#uwo.ko.helpless", { page: "rules", game: "uwo", clause: "uwo.ko.helpless" }],
  ["/device", "#code", { page: "device", code: "code" }],
  ["/device", "", { page: "nowhere" }],
  ["/a/b/c/d", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(parse(path, hash)).toEqual(route);
});
