// Every word that a person reads: the same Fluent files as on the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Person } from "../protocol/messages";

/** As the server knows them: src/smallbox/words.py. */
export type Language = Person["language"];
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  hu: "magyar",
  eo: "Esperanto",
};
export interface Say {
  (message: string, values?: Record<string, FluentVariable>): string;
  /** Is there such a message, or attribute of one? */
  has: (message: string) => boolean;
  /** The variables of a message. */
  variables: (message: string) => string[];
}

// One file for each language: only the one in use is loaded.
const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("../words/en"),
  nl: () => import("../words/nl"),
  hu: () => import("../words/hu"),
  eo: () => import("../words/eo"),
};

/** A function that says messages in this language: say("players", {most: 10}). */
export async function words(language: Language, more: readonly string[] = []): Promise<Say> {
  return speaker(language, [...Object.values((await files[language]()).default), ...more]);
}

/** The same with the words of these Fluent texts; of two messages with the same name, the later one wins. */
export function speaker(language: Language, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const find = (message: string) => {
    const [name = "", attribute] = message.split(".");
    const entry = bundle.getMessage(name);
    return attribute ? entry?.attributes[attribute] : entry?.value;
  };
  const say = (message: string, values?: Record<string, FluentVariable>): string => {
    const pattern = find(message);
    if (!pattern) return complain(new Error(`${message} has no words in ${language}`), message);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    return errors[0] ? complain(new Error(`${message}: ${errors[0].message}`), text) : text;
  };
  return Object.assign(say, {
    has: (message: string) => !!find(message),
    variables: (message: string) => [...wanted(find(message), find)],
  });
}

/** The variables of a pattern, and of the messages that it contains: `type` says what kind of part it is. */
function* wanted(part: unknown, find: (message: string) => unknown): Generator<string> {
  if (typeof part !== "object" || part === null) return;
  const { type, name, attr } = part as { type?: string; name?: string; attr?: string | null };
  if (type === "var") yield name ?? "";
  else if (type === "mesg") yield* wanted(find(attr ? `${name}.${attr}` : (name ?? "")), find);
  else for (const inner of Object.values(part)) yield* wanted(inner, find);
}

/** Our own mistake: an error during development; for a player, a strange word is better than a broken table. */
function complain(error: Error, instead: string): string {
  if (!import.meta.env.PROD) throw error;
  console.error(error.message);
  return instead;
}

/** The language of this browser, if it is one of ours. */
export function firstGuess(wished: readonly string[] = navigator.languages): Language {
  const found = wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}
