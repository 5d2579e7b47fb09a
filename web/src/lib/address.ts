// Which page an address means, and the other way round.
//
// A page has a name such as "/t/<table>#<invitation>". On a server it is in the path, below the folder of the client. A plain
// host of files knows no such paths, so that on a site it is behind a "#": that is right after every reload.

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

export class Addresses {
  readonly #folder: URL;

  constructor(
    folder: string,
    private readonly served: boolean,
  ) {
    this.#folder = new URL(folder);
  }

  /** The address of a page. */
  of(name: string): string {
    return this.#folder.pathname + (this.served ? name.slice(1) : `#${name}`);
  }

  /** The name of the page at an address; null if that is none of ours. */
  name(address: string): string | null {
    const { origin, pathname, hash } = new URL(address);
    const folder = this.#folder.pathname;
    if (origin !== this.#folder.origin || !pathname.startsWith(folder)) return null;
    return this.served ? `/${pathname.slice(folder.length)}${hash}` : hash.slice(1) || "/";
  }
}

/** The path of a page's name, and what is behind its "#". */
export function parts(name: string): [path: string, mark: string | null] {
  const [path = "", ...marks] = name.split("#");
  return [path, decodeURIComponent(marks.join("#")) || null];
}

export function parse(name: string): Route {
  const [path, mark] = parts(name);
  const [place = "", what = "", more = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  if (rest.length) return NOWHERE;
  if (!place) return { page: "front" };
  if (place === "new" && GAME.test(what) && !more) return { page: "new", game: what };
  if (place === "t" && what && !more) return { page: "table", id: what, invite: mark };
  if (place === "t" && what && more === "replay") return { page: "replay", id: what };
  if (place === "rules" && GAME.test(what) && !more) return { page: "rules", game: what, clause: mark };
  if (place === "device" && !what && mark) return { page: "device", code: mark };
  return NOWHERE;
}
