// Who I am to the server: a guest with a nickname, known by a cookie.
import type { Person } from "../protocol/messages";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Language } from "./words";

let person = $state.raw<Person | null>(null);

export const me = {
  get person(): Person | null {
    return person;
  },
  async load(): Promise<void> {
    person = await api.me();
    if (person.language !== settings.language) person = await api.change({ language: settings.language });
  },
  async rename(nickname: string): Promise<void> {
    person = await api.change({ nickname });
  },
  async speak(language: Language): Promise<void> {
    await settings.speak(language);
    person = await api.change({ language });
  },
  /** This device belongs to somebody else from now on. */
  become(other: Person): void {
    person = other;
  },
};
