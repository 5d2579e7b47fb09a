/// <reference lib="webworker" />
// Keeps the client for when there is no network, whole: a version is used once all of its files are there. And brings
// whoever follows a message about their turn to the table.
//
// The page itself comes from the network if that answers soon, so that it fits its server; everything else has its version
// in its name, or belongs to a version. What a server knows is never kept.

/** The version of this client, and its files but the page; src/smallbox/server/client_folder.py writes it. */
declare const CLIENT: { version: string; files: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const FOLDER = worker.registration.scope; // where the page is, too
const PATH = new URL(FOLDER).pathname;
const OURS = `smallbox ${FOLDER} `; // this host may have another smallbox in another folder
const KEPT = OURS + CLIENT.version;
const GENTLY = 100; // milliseconds between two files: half of what a server allows us (requests in settings.py)
const SOON = 3000; // milliseconds

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(FOLDER)) return;
  const file = new URL(url).pathname.slice(PATH.length);
  if (file.startsWith("api/") || file === "health") return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (hasVersion(file) || CLIENT.files.includes(file)) event.respondWith(kept(event.request));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => url === notification.data);
      return page ? page.focus() : worker.clients.openWindow(notification.data);
    }),
  );
});

const hasVersion = (file: string): boolean => file.startsWith("assets/") || file.endsWith(".wasm");
const pause = (time: number): Promise<null> => new Promise((done) => setTimeout(() => done(null), time));

/** Get all files of this version that are not here from an earlier one; at last the page, which makes it whole. */
async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const file of CLIENT.files) {
    const address = FOLDER + file;
    if (await cache.match(address)) continue; // from an attempt that was interrupted
    const known = hasVersion(file) && (await caches.match(address));
    await cache.put(address, known || (await get(address, hasVersion(file) ? "default" : "no-cache")));
    if (!known) await pause(GENTLY);
  }
  await cache.put(FOLDER, await anywhere(await get(FOLDER, "no-cache")));
}

async function get(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache, priority: "low" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The page for any address in our folder: what it loads is named from the folder on. */
async function anywhere(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // they are not true any more
  return new Response((await page.text()).replaceAll('"./', `"${PATH}`), { headers });
}

/** Forget earlier versions, but for the last one that was whole: it may still be open somewhere. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  const pages = await Promise.all(others.map((name) => caches.match(FOLDER, { cacheName: name })));
  const last = others.findLast((_, i) => pages[i]);
  await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
}

/** The page from the network; the one that is kept if there is none, or if the server has a problem. */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  const answer = await Promise.race([coming.catch(() => null), pause(SOON)]);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(FOLDER, { cacheName: KEPT })) ?? coming;
}

/** A file of this version, or of the one before. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: KEPT, ignoreVary: true });
  return found ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
