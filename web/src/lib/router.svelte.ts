// The address bar, and links that stay within the page.
import { Addresses, parse, parts, type Route } from "./address";
import { newer } from "./keeping";
import { FOLDER, HAS_SERVER } from "./place";

const addresses = new Addresses(FOLDER, HAS_SERVER);
const name = (): string => addresses.name(location.href) ?? "/";
const here = (): Route => parse(name());

export const router = $state({ route: here() });

addEventListener("popstate", () => (router.route = here()));
addEventListener("hashchange", () => (router.route = here()));

/** The address of a page, for a link to it. */
export const to = (page: string): string => addresses.of(page);

/** The same for people elsewhere. */
export const linkTo = (page: string): string => new URL(to(page), FOLDER).href;

/** Go to another page. */
export function go(page: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(page));
  else history.pushState(null, "", to(page));
  if (!replace && newer()) {
    location.reload(); // between two pages nothing can be lost
    return;
  }
  router.route = here();
  if (!replace) scrollTo(0, 0);
}

/** Follow a plain click on a link of ours without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const page = addresses.name(link.href);
  if (page === null || link.target || link.hasAttribute("download")) return;
  const [path, mark] = parts(page);
  if (path === parts(name())[0] && mark) return; // left to the browser
  event.preventDefault();
  go(page);
}
