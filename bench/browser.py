"""How quick the web client feels, in a real browser: `make bench-browser`; writes bench/browser-results.md.

What is loaded first and how large it is on the way; from *Play now* to the first own move; from a click to
what it changes; from a message of the server to the picture of it. Bots pause as they do for people.
"""

import platform
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House, await_turn, launch

HERE = Path(__file__).parent
ROUNDS = 5
MOVES = 8
WANTED = {
    "first load, kilobytes on the way": 300.0,
    "Play now to the first own move, milliseconds": 2000.0,
    "a click to what it changes, milliseconds": 100.0,
    "a message of the server to its picture, milliseconds": 100.0,
}
WATCH = """
window.clicks = []; window.shown = [];
let clicked = 0, heard = [];
addEventListener('pointerdown', () => { clicked = performance.now(); }, true);
const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  ...property,
  set(listener) {
    property.set.call(this, event => {
      if (event.data.startsWith('{"type":"update"')) heard.push(performance.now());
      listener(event);
    });
  },
});
new MutationObserver(changes => {
  const drawn = new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  if (clicked) { const from = clicked; clicked = 0; drawn.then(at => clicks.push(at - from)); }
  if (changes.some(change => change.attributeName === 'data-seq')) {
    const from = heard; heard = [];
    drawn.then(at => from.forEach(time => shown.push(at - time)));
  }
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def first_load(page: Page) -> float:
    """Kilobytes that the front page took, as they travelled."""
    page.wait_for_load_state("networkidle")
    size: float = page.evaluate(
        """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    return size / 1000


def sit_down(page: Page, game: str) -> float:
    """Milliseconds from the click on *Play now* until a move can be made."""
    started: float = page.evaluate("() => performance.now()")
    page.click(f"[data-game={game}] .primary")
    page.wait_for_selector("[data-mine=true]")
    now: float = page.evaluate("() => performance.now()")
    return now - started


def measure(browser: Browser, house: House) -> dict[str, list[float]]:
    """All figures, each as often as there are rounds."""
    first, start, clicks, shown = WANTED
    found: dict[str, list[float]] = {name: [] for name in WANTED}
    for _ in range(ROUNDS):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(house.address)
        found[first].append(first_load(page))
        found[start].append(sit_down(page, "mow"))
        for _ in range(MOVES):
            if await_turn(page):
                page.locator(".mow button.fits, .mow [data-move]").first.click()
                page.wait_for_timeout(300)
                page.keyboard.press("Escape")
        found[clicks] += page.evaluate("() => clicks")
        found[shown] += page.evaluate("() => shown")
        context.close()
    return found


def write(found: dict[str, list[float]]) -> None:
    machine = f"{platform.machine()}, Python {platform.python_version()}, {platform.system()}"
    lines = [
        "# How quick does it feel?",
        "",
        "Written by `make bench-browser`: Mow for four in Chromium, server and browser on one",
        f"computer ({machine}).",
        "",
        "| | median | worst | wanted below |",
        "|---|---:|---:|---:|",
        *[
            f"| {name} ({len(told)} times) | {statistics.median(told):,.0f} | {max(told):,.0f} "
            f"| {WANTED[name]:,.0f} |"
            for name, told in found.items()
        ],
    ]
    (HERE / "browser-results.md").write_text("\n".join(lines) + "\n")


def main() -> None:
    usual = {"SMALLBOX_BOT_PAUSE": "0.6"}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        House(Path(folder), usual) as house,
    ):
        browser = launch(playwright)
        found = measure(browser, house)
        browser.close()
    write(found)


if __name__ == "__main__":
    main()
