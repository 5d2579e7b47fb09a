// Who I am: to the server a guest with a nickname, known by a cookie; on this device whoever uses it.
import type { Person } from "../protocol/messages";
import { newNickname } from "./nickname";
import { HAS_SERVER } from "./place";
import { server } from "./server";
import { settings } from "./settings.svelte";
import type { Language } from "./words";

const KEPT = "smallbox.nickname";

let person = $state.raw<Person | null>(null);
let nickname = $state(localStorage.getItem(KEPT) ?? newNickname());

function call(name: string): void {
  nickname = name;
  localStorage.setItem(KEPT, name);
}

/** So the server knows me. */
function be(known: Person): void {
  person = known;
  call(known.nickname);
}

export const me = {
  /** As the server knows me; null if there is none, or it has not answered yet. */
  get person(): Person | null {
    return person;
  },
  /** With or without a server. */
  get nickname(): string {
    return nickname;
  },
  async load(): Promise<void> {
    if (!HAS_SERVER) return call(nickname);
    be(await server.me());
    if (person?.language !== settings.language) be(await server.change({ language: settings.language }));
  },
  async rename(name: string): Promise<void> {
    if (HAS_SERVER) be(await server.change({ nickname: name }));
    else call(name);
  },
  async speak(language: Language): Promise<void> {
    await settings.speak(language);
    if (HAS_SERVER) await server.change({ language }).then(be, () => {}); // told on the next visit, then
  },
  /** This device belongs to somebody else from now on. */
  become: be,
};
