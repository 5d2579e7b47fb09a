// For developers: a game's art and whole games step by step, without a server. Not part of the build.
// First `python -m tools.fixtures web/fixtures`. Then gallery.html?game=<name> shows the art,
// and &players=2&frame=17 a table of a game that was played (and language=nl, theme=dark, width=390, still, hint).
import "../theme.css";
import { mount, type Component } from "svelte";
import { loadGame, OWN_GAMES } from "../games";
import { words, type Language } from "../lib/words";
import Art from "./Art.svelte";
import Stepper from "./Stepper.svelte";

const asked = new URLSearchParams(location.search);
const target = document.getElementById("app") as HTMLElement;
const galleries = import.meta.glob<{ default: Component<any> }>("../games/*/Gallery.svelte");

document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const name = asked.get("game") ?? OWN_GAMES[0]!;
const players = asked.get("players") ?? "2";
const [say, game, own, told] = await Promise.all([
  words((asked.get("language") ?? "en") as Language),
  loadGame(name),
  galleries[`../games/${name}/Gallery.svelte`]?.(),
  fetch(`/fixtures/${name}-${players}.json`).then((answer) => answer.json()),
]);
const props = { say, game, asked, cards: told.cards, frames: told.frames };
mount<any, any>(asked.has("frame") ? Stepper : (own?.default ?? Art), { target, props });
target.dataset.ready = "";
