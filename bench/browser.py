"""How quick the web client feels, in a real browser: `make bench-browser`.

What is loaded first and how large it is on the way; from *Play now* to the first own move in each game, on
the device and on the server; from a click to what it changes; from a message of the table to the picture of
it; and from a click in one browser to what another shows of it. Bots pause as they do for people. Writes its
part of bench/results.md.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright

from bench import report
from tests.browser.house import House, await_deal, await_step, await_turn, launch, sequence

GAMES = {"mow": "Mow", "uwo": "UWO", "memowars": "MemoWars"}
ROUNDS = 8
MOVES = 8
LOAD = "first load, kilobytes on the way"
WHOLE = {name: f"the same with a table of {title}, kilobytes" for name, title in GAMES.items()}
START = {name: f"*Play now* to the first own move in {title}, milliseconds" for name, title in GAMES.items()}
ON_SERVER = {name: f"the same on the server in {title}, milliseconds" for name, title in GAMES.items()}
CLICK = "a click to what it changes, milliseconds"
SHOWN = "a move of others, from the table's message to its picture, milliseconds"
OTHER = "a click in one browser to its picture in another, milliseconds"
WANTED = {
    LOAD: 300.0,
    **dict.fromkeys(WHOLE.values(), 250.0),
    **dict.fromkeys(START.values(), 500.0),
    **dict.fromkeys(ON_SERVER.values(), 2000.0),
    CLICK: 100.0,
    SHOWN: 100.0,
}
Found = dict[str, list[float]]
WATCH = """
window.clicks = []; window.shown = []; window.drawn = {}; window.pressed = 0;
let clicked = 0, heard = [];
const today = () => performance.timeOrigin + performance.now();
addEventListener('pointerdown', () => { clicked = performance.now(); pressed = today(); }, true);
const isUpdate = data => data?.type === 'update' || String(data).startsWith('{"type":"update"');
for (const { prototype } of [WebSocket, MessagePort]) {
  const property = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
  Object.defineProperty(prototype, 'onmessage', {
    ...property,
    set(listener) {
      property.set.call(this, listener && (event => {
        if (isUpdate(event.data)) heard.push(performance.now());
        listener(event);
      }));
    },
  });
}
new MutationObserver(changes => {
  const picture = new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  if (clicked) { const from = clicked; clicked = 0; picture.then(at => clicks.push(at - from)); }
  if (changes.some(change => change.attributeName === 'data-seq')) {
    const from = heard; heard = [];
    const seq = document.querySelector('[data-seq]').dataset.seq;
    picture.then(at => { if (seq > 0) from.forEach(time => shown.push(at - time)); drawn[seq] = today(); });
  }
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def visitor(browser: Browser, address: str, modules: bool = True) -> Page:
    """Somebody new; without modules, all tables are on the server."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        service_workers="block",  # which fetches what nobody waits for
    )
    context.add_init_script(WATCH)
    if not modules:
        context.route("**/kernels/manifest.json", lambda route: route.fulfill(json={}))
    page = context.new_page()
    page.goto(address)
    return page


class Scales:
    """Weighs everything that a page and its workers are sent."""

    def __init__(self, page: Page) -> None:
        self.kilobytes = 0.0
        page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        sizes = request.sizes()
        self.kilobytes += (sizes["responseBodySize"] + sizes["responseHeadersSize"]) / 1000


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


def play_alone(browser: Browser, house: House, game: str, found: Found) -> None:
    """From the address to a table against bots; in Mow some moves, too."""
    page = visitor(browser, house.address)
    scales = Scales(page)
    found[LOAD].append(first_load(page))
    found[START[game]].append(sit_down(page, game))
    page.wait_for_load_state("networkidle")
    found[WHOLE[game]].append(found[LOAD][-1] + scales.kilobytes)
    for _ in range(MOVES if game == "mow" else 0):
        if await_turn(page):
            page.locator(".mow button.fits, .mow [data-move]").first.click()
            page.wait_for_timeout(300)
            page.keyboard.press("Escape")
    found[CLICK] += page.evaluate("() => clicks")
    found[SHOWN] += page.evaluate("() => shown")
    page.context.close()


def play_on_server(browser: Browser, house: House, game: str, found: Found) -> None:
    """From the address to a table against bots on the server."""
    page = visitor(browser, house.address, modules=False)
    page.wait_for_load_state("networkidle")
    found[ON_SERVER[game]].append(sit_down(page, game))
    page.context.close()


def play_together(browser: Browser, house: House, found: Found) -> None:
    """Two browsers at one table, with a move of each in turn."""
    host = visitor(browser, house.address)
    host.click("[data-game=mow] .start .button:not(.primary)")
    guest = visitor(browser, host.locator(".invitation input").input_value())
    for page in (host, guest):
        await_deal(page)
        page.keyboard.press("m")
    for _ in range(MOVES):
        mover, other = (host, guest) if host.locator("[data-mine=true]").count() else (guest, host)
        before = sequence(other)
        mover.locator(".move").first.click()
        await_step(other, before)
        await_step(mover, before)
        other.wait_for_function("seq => seq in drawn", arg=str(sequence(other)))
        pressed: float = mover.evaluate("() => pressed")
        drawn: float = other.evaluate("seq => drawn[seq]", str(sequence(other)))
        found[OTHER].append(drawn - pressed)
    host.context.close()
    guest.context.close()


def measure(browser: Browser, house: House) -> Found:
    """All figures, each as often as there are rounds."""
    found: Found = {name: [] for name in (*WANTED, OTHER)}
    for _ in range(ROUNDS):
        for game in GAMES:
            play_alone(browser, house, game, found)
            play_on_server(browser, house, game, found)
    for _ in range(ROUNDS // 2):
        play_together(browser, house, found)
    return found


def write(found: Found) -> None:
    lines = [
        "Written by `make bench-browser`: Chromium, and a server whose bots pause as usual, on one",
        f"computer ({report.MACHINE}). Clicks and messages are those of Mow for four, and in two",
        "browsers of Mow for two.",
        "",
        "| | median | worst | wanted below |",
        "|---|---:|---:|---:|",
        *[
            f"| {name} ({len(told)} times) | {statistics.median(told):,.0f} | {max(told):,.0f} "
            f"| {f'{WANTED[name]:,.0f}' if name in WANTED else '–'} |"
            for name, told in found.items()
        ],
    ]
    report.keep("browser", found, lines)


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
