// The focus survives, however much of the page is redrawn.
import type { Attachment } from "svelte/attachments";

type Focusable = HTMLElement | SVGElement;
/** Where the focus goes when this element is gone; nothing means the region itself. */
type Heir = (lost: Element) => Focusable | null | undefined;

const regions = new Map<HTMLElement, Heir | undefined>();
let held: Element | null = null; // what has the focus, or had it until it was redrawn
let around: HTMLElement[] = []; // the regions around it, innermost first

/**
 * `{@attach keepFocus(heir)}` on a region: when the element that has the focus in it disappears, is hidden or
 * disabled, its heir gets the focus, or else the region, which therefore needs a `tabindex`. Regions may be
 * nested: the innermost one decides.
 */
export function keepFocus(heir?: Heir): Attachment<HTMLElement> {
  return (region) => {
    if (!regions.size) {
      document.addEventListener("focusin", hold);
      document.addEventListener("focusout", leave);
    }
    regions.set(region, heir);
    const watch = new MutationObserver(mend);
    watch.observe(region, {
      subtree: true,
      childList: true,
      attributeFilter: ["disabled", "hidden", "inert"],
    });
    return () => {
      watch.disconnect();
      regions.delete(region);
      if (regions.size) return;
      document.removeEventListener("focusin", hold);
      document.removeEventListener("focusout", leave);
      held = null;
      around = [];
    };
  };
}

function hold({ target }: FocusEvent): void {
  held = target as Element;
  around = [...regions.keys()]
    .filter((region) => region.contains(held))
    .sort((one, other) => (one.contains(other) ? 1 : -1));
}

/** Browsers report this before or after the element is gone, or never: check once the page has been drawn. */
function leave({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    const nowhere = document.activeElement === document.body;
    if (held && nowhere && isThere(held))
      held = null; // a click on nothing in particular: the focus was not lost
    else mend();
  });
}

function mend(): void {
  const active = document.activeElement;
  if (!held || isThere(held) || (active && active !== held && active !== document.body)) return;
  const lost = held;
  held = null;
  for (const region of around) {
    if (!region.isConnected) continue;
    for (const next of [regions.get(region)?.(lost), region]) {
      if (!next || !isThere(next)) continue;
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  }
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled, [inert] *") && element.checkVisibility();
}
