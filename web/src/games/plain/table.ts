// What a plain board shows, taken from a view that only its own game understands.
import { searchable } from "../../lib/clauses";
import type { Fields, Telling } from "../../lib/telling";

export interface Item {
  text: string;
  /** The legal move about this item, if there is exactly one. */
  move: Fields | undefined;
}
export interface List {
  name: string;
  heading: string;
  items: Item[];
}
export interface Group {
  type: string;
  heading: string | null;
  moves: { move: Fields; text: string }[];
}

/** The lists of the view that have a name, `<game>-list-<field>`; a spectator has no hand. */
export function listsOf(telling: Telling, view: Fields, legal: readonly Fields[] = []): List[] {
  return Object.entries(view).flatMap(([name, values]) => {
    const heading = telling.sentence(`list-${name}`, {});
    if (!Array.isArray(values) || heading === null || (name === "hand" && Number(view.seat) < 0)) return [];
    const texts = telling.items(name, values);
    const items = values.map((value, i) => ({
      text: texts[i] ?? "",
      move: name === "hand" ? moveAbout(value, legal) : undefined,
    }));
    return [{ name, heading, items }];
  });
}

/** The only move that says everything the item says, as `{type: "play", number: 3}` does of `{number: 3}`. */
function moveAbout(item: unknown, legal: readonly Fields[]): Fields | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const fields = Object.entries(item);
  const found = legal.filter((move) => fields.every(([name, value]) => move[name] === value));
  return fields.length && found.length === 1 ? found[0] : undefined;
}

/** What there is to say about a seat: the view's lists with one item for each seat, as `<game>-seat` tells it. */
export function seatWords(telling: Telling, view: Fields, seat: number): string | null {
  const lists = Object.entries(view).filter(
    (field): field is [string, unknown[]] =>
      Array.isArray(field[1]) && field[1].length === telling.names.length,
  );
  return telling.sentence("seat", {
    ...Object.fromEntries(lists.map(([name, values]) => [name, values[seat]])),
    seat,
  });
}

/** The moves with all words of the search, those of a type together; `<game>-moves-<type>` is their heading. */
export function groupsOf(telling: Telling, legal: readonly Fields[], search: string): Group[] {
  const wanted = searchable(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Group>();
  for (const move of legal) {
    const text = telling.move(move);
    if (!wanted.every((word) => searchable(text).includes(word))) continue;
    const type = String(move.type);
    const group = groups.get(type) ?? { type, heading: telling.sentence(`moves-${type}`, {}), moves: [] };
    group.moves.push({ move, text });
    groups.set(type, group);
  }
  return [...groups.values()];
}
