// Which page an address means.

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "device"; code: string }
  | { page: "nowhere" };

const NOWHERE: Route = { page: "nowhere" };
const GAME = /^[a-z][a-z0-9]*$/; // only the server knows whether there is such a game

export function parse(path: string, hash: string): Route {
  const [place = "", name = "", more = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  const mark = decodeURIComponent(hash.replace(/^#/, "")) || null;
  if (rest.length) return NOWHERE;
  if (!place) return { page: "front" };
  if (place === "new" && GAME.test(name) && !more) return { page: "new", game: name };
  if (place === "t" && name && !more) return { page: "table", id: name, invite: mark };
  if (place === "t" && name && more === "replay") return { page: "replay", id: name };
  if (place === "rules" && GAME.test(name) && !more) return { page: "rules", game: name, clause: mark };
  if (place === "device" && !name && mark) return { page: "device", code: mark };
  return NOWHERE;
}
