import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./lib/me.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
void me.load().catch(() => {}); // the pages say it if the server cannot be reached
await settings.speak(settings.language, false);

const target = document.getElementById("app");
if (target) mount(App, { target });
