// Any game that this client has no drawings of: its table in words, its moves as buttons.
import { Telling, type Fields } from "../../lib/telling";
import type { Say } from "../../lib/words";
import type { AnyGame } from "..";
import Board from "./Board.svelte";
import { listsOf, seatWords } from "./table";

export function plainGame(name: string): AnyGame {
  const standing = (view: Fields, names: string[], say: Say) => {
    const telling = new Telling(name, names, say);
    const seats = names.map((who, seat) => {
      const words = seatWords(telling, view, seat);
      return words ? `${who}: ${words}.` : `${who}.`;
    });
    return { whole: telling.sentence("table", view), seats };
  };
  return {
    name,
    Board,
    tell: (event: Fields, names, say) => new Telling(name, names, say).event(event),
    nameMove: (move: Fields, _view, names, say) => new Telling(name, names, say).move(move),
    standing,
    describe: (view: Fields, names, say) => {
      const { whole, seats } = standing(view, names, say);
      const lists = listsOf(new Telling(name, names, say), view).map(
        ({ heading, items }) =>
          `${heading}: ${items.map(({ text }) => text).join(", ") || say("plain-empty")}.`,
      );
      return [...(whole ? [whole] : []), ...lists, ...seats];
    },
    sounds: (events: Fields[]) => (events.length ? ["card"] : []),
  };
}
