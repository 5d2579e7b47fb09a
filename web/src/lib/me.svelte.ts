// Who I am to the server: a guest with a nickname, known by a cookie.
import type { Person } from "../protocol/messages";
import { HAS_SERVER } from "./place";
import { server } from "./server";
import { settings } from "./settings.svelte";
import type { Language } from "./words";

let person = $state.raw<Person | null>(null);

export const me = {
  get person(): Person | null {
    return person;
  },
  async load(): Promise<void> {
    if (!HAS_SERVER) return;
    person = await server.me();
    if (person.language !== settings.language) person = await server.change({ language: settings.language });
  },
  async rename(nickname: string): Promise<void> {
    person = await server.change({ nickname });
  },
  async speak(language: Language): Promise<void> {
    await settings.speak(language);
    if (HAS_SERVER) person = await server.change({ language }).catch(() => person); // told on the next visit, then
  },
  /** This device belongs to somebody else from now on. */
  become(other: Person): void {
    person = other;
  },
};
