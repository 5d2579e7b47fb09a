import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepClient } from "./lib/keeping";
import { me } from "./lib/me.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
for (const icon of document.querySelectorAll<HTMLLinkElement>("link[rel*=icon]")) icon.href = icon.href; // its address is relative to the first page's, not to that of pages to come
void me.load().catch(() => {}); // the pages say it if the server cannot be reached
await settings.speak(settings.language, false);

const target = document.getElementById("app");
if (target) mount(App, { target });
keepClient();
