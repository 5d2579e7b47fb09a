// The service worker keeps this client for when there is no network, and takes in a newer one while this one is used.
import { FOLDER } from "./place";

const HOUR = 3_600_000; // milliseconds

let later = false;

/** Is there a newer client than this one? It is taken where nothing can be lost: on the way to another page. */
export const newer = (): boolean => later;

/** Does this page open without a network, too? */
export const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Keep the client, but not before everything that is wanted now has come. */
export function keepClient(): void {
  const { serviceWorker } = navigator; // only an address that is safe has one
  if (!serviceWorker || import.meta.env.DEV) return;
  let first = !serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    later = !first;
    first = false;
  });
  const register = (): void =>
    void serviceWorker.register(`${FOLDER}service-worker.js`).then(lookAgain, () => {});
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
  if (document.readyState === "complete") idle(register);
  else addEventListener("load", () => idle(register), { once: true });
}

/** The browser itself looks for a newer client only when a page is loaded, and ours may stay open for weeks. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    void registration.update().catch(() => {}); // next time, then
  });
}
