// The rulebook as the page shows it.
import type { Say } from "./words";

/** The message with the words of a clause: in a game `x`, x.add.outside is x-add-outside. */
export function ofClause(clause: string): string {
  return clause.replaceAll(".", "-");
}

export interface Section {
  name: string;
  title: string;
  clauses: { id: string; text: string }[];
}

/** Text for searching: without case and accents. */
export function searchable(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The sections with the clauses that contain all words of the search. */
export function rulebook(
  game: string,
  clauses: Record<string, string[]>,
  search: string,
  say: Say,
): Section[] {
  const wanted = searchable(search).split(/\s+/).filter(Boolean);
  return Object.entries(clauses)
    .map(([name, ids]) => ({
      name,
      title: say(`${game}-section-${name}`),
      clauses: ids
        .map((id) => ({ id, text: say(ofClause(id)) }))
        .filter(({ text }) => wanted.every((word) => searchable(text).includes(word))),
    }))
    .filter((section) => section.clauses.length);
}
