// The address bar, and links that stay within the page.
import { parse, type Route } from "./address";

const here = (): Route => parse(location.pathname, location.hash);

export const router = $state({ route: here() });

addEventListener("popstate", () => (router.route = here()));
addEventListener("hashchange", () => (router.route = here()));

/** Go to another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.route = here();
  if (!replace) scrollTo(0, 0);
}

/** Follow a plain click on a link of ours without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return; // left to the browser
  event.preventDefault();
  go(link.pathname + link.hash);
}
