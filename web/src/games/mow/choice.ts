// Which move is meant: a cow is chosen, and only what is still undecided is asked.
import type { Add, Move } from "../../protocol/mow";

export type Question = "number" | "arrow" | "next";
/** A cow to be played, and what has been said with it so far. */
export type Choice = Pick<Add, "card" | Question>;

/** What has to be said with it, and every answer. */
export interface Asked {
  question: Question;
  answers: (number | string)[];
}

const QUESTIONS: Question[] = ["number", "arrow", "next"];

/** The legal moves that agree with what has been said. */
export function fitting(legal: Move[], choice: Choice): Add[] {
  return legal.filter(
    (move): move is Add =>
      move.type === "add" &&
      move.card === choice.card &&
      QUESTIONS.every((question) => choice[question] == null || move[question] === choice[question]),
  );
}

/** The move that is meant; or what has to be asked first, with every answer; a cow that fits nowhere is tried. */
export function settle(legal: Move[], choice: Choice): { move: Add } | Asked {
  const moves = fitting(legal, choice);
  for (const question of QUESTIONS) {
    const answers = [...new Set(moves.flatMap((move) => move[question] ?? []))];
    if (answers.length > 1) return { question, answers };
  }
  return { move: moves[0] ?? { type: "add", card: choice.card } };
}
