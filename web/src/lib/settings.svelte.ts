// What this browser remembers: language, light, sounds, keys.
import { permission } from "./notify";
import { FOLDER } from "./place";
import { server } from "./server";
import { mute, muted } from "./sound";
import { LANGUAGES, firstGuess, words, type Language, type Say } from "./words";

export type Light = "auto" | "light" | "dark";

const KEPT = "smallbox.settings";

interface Kept {
  language: Language | null;
  light: Light;
  still: boolean;
  shortcuts: boolean;
  chat: boolean;
  notify: boolean;
}

const FIRST: Kept = {
  language: null,
  light: "auto",
  still: false,
  shortcuts: true,
  chat: true,
  notify: true, // if the browser was asked and allows it
};

function remembered(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

const kept = $state(remembered());
const sound = $state({ on: !muted() });
const messages = $state({ allowed: permission() });
const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wishes = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener("change", () => {
  wishes.dark = dark.matches;
  settings.show();
});
calm.addEventListener("change", () => (wishes.calm = calm.matches));

let spoken = $state.raw<Say | null>(null);

function keep(): void {
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

function language(): Say {
  if (!spoken) throw new Error("the words are not there yet");
  return spoken;
}

/** Say a message in the language of this page. */
export const say: Say = Object.assign((...said: Parameters<Say>): string => language()(...said), {
  has: (message: string): boolean => language().has(message),
  variables: (message: string): string[] => language().variables(message),
});

/** Games from elsewhere whose words were requested. */
const others = new Set<string>();

export const settings = {
  get language(): Language {
    return kept.language !== null && kept.language in LANGUAGES ? kept.language : firstGuess();
  },
  get light(): Light {
    return kept.light;
  },
  set light(light) {
    kept.light = light;
    keep();
    this.show();
  },
  get sound(): boolean {
    return sound.on;
  },
  set sound(on) {
    sound.on = on;
    mute(!on);
  },
  /** Nothing should move. */
  get still(): boolean {
    return kept.still || wishes.calm;
  },
  set still(still) {
    kept.still = still;
    keep();
  },
  get shortcuts(): boolean {
    return kept.shortcuts;
  },
  set shortcuts(on) {
    kept.shortcuts = on;
    keep();
  },
  /** Chat is shown. */
  get chat(): boolean {
    return kept.chat;
  },
  set chat(on) {
    kept.chat = on;
    keep();
  },
  /** A system notification says that it is my turn when the page is not visible. */
  get notify(): boolean {
    return kept.notify && messages.allowed === "granted";
  },
  get notifiable(): boolean {
    return messages.allowed !== "denied";
  },
  /** Turn notifications on or off; only turning them on asks the browser. */
  async wishMessages(on: boolean): Promise<void> {
    if (on && messages.allowed === "default") messages.allowed = await Notification.requestPermission();
    kept.notify = on;
    keep();
  },
  get chosen(): boolean {
    return kept.language !== null;
  },

  /** Speak this language from now on. */
  async speak(language: Language, choice = true): Promise<void> {
    const more = await Promise.all([...others].map((game) => server.words(game, language).catch(() => null)));
    spoken = await words(
      language,
      more.flatMap((answer) => answer?.texts ?? []),
    );
    document.documentElement.lang = language;
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (manifest) manifest.href = `${FOLDER}manifest.${language}.webmanifest`;
    if (choice) {
      kept.language = language;
      keep();
    }
  },

  /** Load the words of these games, too, which are not in this client. */
  async learn(games: readonly string[]): Promise<void> {
    if (games.every((game) => others.has(game))) return;
    games.forEach((game) => others.add(game));
    await this.speak(this.language, false);
  },

  /** Apply the chosen theme. */
  show(): void {
    const night = kept.light === "dark" || (kept.light === "auto" && wishes.dark);
    document.documentElement.dataset.theme = night ? "dark" : "light";
    const edge = document.querySelector('meta[name="theme-color"]');
    edge?.setAttribute("content", night ? "#16141d" : "#e9e0cb");
  },
};
