// What may be said of an event later, for games that are about remembering; without the drawings of these games.
const recalls = import.meta.glob<(event: unknown) => unknown>("./*/recall.ts", {
  eager: true,
  import: "recall",
});

export function recallOf(game: string): (event: unknown) => unknown {
  return recalls[`./${game}/recall.ts`] ?? ((event) => event);
}
