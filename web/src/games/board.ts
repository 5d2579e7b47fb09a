// What the table page gives to a game's board, and what a board tells the page. No rules here or in a board:
// the server says what is legal, and why not.
import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { Say } from "../lib/words";

/** Props of every Board.svelte; View, Event, Move and Cards are the game's own generated types. */
export interface BoardProps<View, Event, Move, Cards> {
  /** The name of the game. */
  game: string;
  view: View;
  /** What happened in the step that led to this view. */
  events: Event[];
  /** The number of this step; 0 is the deal. */
  seq: number;
  /** My moves; empty when it is not my turn, for spectators and in a replay. */
  legal: Move[];
  /** The seats that may move. */
  asked: number[];
  /** The names of the seats, as shown. */
  names: string[];
  /** What is printed on the cards. */
  cards: Cards;
  /** Play a move, or try one that is not legal: the page shows why not. */
  play: (move: Move) => void;
  /** My move that is on its way: until it is answered, none can be made. */
  pending: Move | null;
  /** The best moves, if a hint was asked for. */
  hints: { move: Move; value: number }[];
  say: Say;
  /** Nothing should move. */
  still: boolean;
  /** All steps up to this one, as far as the page knows them. */
  log?: { seq: number; events: Event[] }[];
}

/** What every games/<name>/index.ts exports as `game`. */
export interface WebGame<View, Event, Move, Cards> {
  name: string;
  Board: Component<BoardProps<View, Event, Move, Cards>>;
  /** The picture of the game on the front page. */
  Cover?: Component<{ say: Say }>;
  /** The set-up page's table of cards. */
  CardTable?: Component<{ cards: Cards; say: Say }>;
  /** More about the options, for the set-up page. */
  Options?: Component<{
    values: Record<string, unknown>;
    choose: (option: string, value: unknown) => void;
    say: Say;
  }>;
  /** A sentence for the log; null for what is not worth a line. */
  tell: (event: Event, names: string[], say: Say) => string | null;
  /** The whole table in words, for screen readers: a list of sentences. */
  describe: (view: View, names: string[], say: Say) => string[];
  /** How the game stands, at a glance: one sentence about the whole, and one for each seat, beginning with its name. */
  standing: (view: View, names: string[], say: Say) => { whole: string | null; seats: string[] };
  /** A legal move in words, for the list of moves for keyboard and screen reader. */
  nameMove: (move: Move, view: View, names: string[], say: Say) => string;
  /** The sounds that a step makes. */
  sounds: (events: Event[], view: View) => Sound[];
  /** How a finished game ended, in a sentence or two; without it the page names the winners. */
  result?: (view: View, names: string[], say: Say) => string;
  /** What may be said of an event later: nothing that has been turned face down again. */
  recall?: (event: Event) => Event;
  /** How long to show a step before the next one, in milliseconds. */
  pace?: (events: Event[]) => number;
}
