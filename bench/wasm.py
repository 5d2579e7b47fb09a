"""The WebAssembly modules in Chromium beside the library: `make bench-wasm`.

First the same bytes: a thousand games and a hundred searches of level 5 in each game. Then speed: both do the
same work by turns, and what counts is the median of the ratios. Then the first thought of a page that has
nothing yet, and the size of the modules. Writes its part of bench/results.md.
"""

import gzip
import math
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from bench import report
from smallbox.bots.thinking import Searcher
from smallbox.game import LEVELS, Game
from smallbox.games import find
from smallbox.kernel import webassembly
from smallbox.registry import OWN_GAMES
from tests.browser.house import House, launch
from tests.engine import ask_engine, bundled, put_engine_into
from tests.traces import Wish, played, position, trace

GAMES, SEARCHES = 1000, 100
WISH = Wish(games=20, moves=1000, hundreds=GAMES // 200, searches=SEARCHES, thoughts=20)
ROUNDS = 15
HUNDREDS = {"mow": 50, "uwo": 20, "memowars": 10}  # of games in one round, so that each takes about as long
ROUND_SEARCHES = 5
FIRST_THOUGHTS = 8
WANTED = 0.7  # of the library's speed

Speeds = dict[str, list[float]]  # of the module as a part of the library's, by what was measured


def visit(browser: Browser, house: House, bundle: Path) -> Page:
    page = browser.new_context(base_url=house.address).new_page()
    put_engine_into(page, bundle)
    page.goto("/")
    return page


def playing(game: Game, hundreds: int) -> float:
    """Milliseconds for so many hundreds of games at random."""
    begin = time.perf_counter()
    for part in range(hundreds):
        played(game, 100 * part, 100, 0)
    return 1000 * (time.perf_counter() - begin)


def searching(game: Game, searches: int) -> float:
    """Milliseconds for so many searches with as many iterations as the highest level has."""
    spent = 0.0
    for seed in range(searches):
        known, seat = position(game, seed)
        begin = time.perf_counter()
        searcher = Searcher(game, known, seat, game.level(LEVELS[-1]).iterations, game.advice)
        searcher.run(seed, 0, math.inf)
        spent += time.perf_counter() - begin
    return 1000 * spent


MEASURES: dict[str, tuple[Callable[[Game, int], float], Callable[[str], int]]] = {
    "playing": (playing, HUNDREDS.__getitem__),
    "searching": (searching, lambda _: ROUND_SEARCHES),
}


def side_by_side(game: Game, page: Page) -> Speeds:
    """Both do the same, by turns."""
    found: Speeds = {name: [] for name in MEASURES}
    for _ in range(ROUNDS):
        for name, (measure, amount) in MEASURES.items():
            there: float = ask_engine(page, name, amount(game.name))
            found[name].append(measure(game, amount(game.name)) / there)
    return found


def first_thoughts(browser: Browser, house: House, bundle: Path, game: str) -> list[float]:
    """Milliseconds in a fresh page from asking for a module to the first thought of the highest level."""
    found: list[float] = []
    for _ in range(FIRST_THOUGHTS):
        page = visit(browser, house, bundle)
        found.append(ask_engine(page, "firstThought", game))
        page.context.close()
    return found


def main() -> None:
    console = Console(highlight=False)
    speeds: dict[str, Speeds] = {}
    thoughts: dict[str, list[float]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        House(Path(folder)) as house,
    ):
        browser, bundle = launch(playwright), bundled(Path(folder) / "engine")
        for name in track(OWN_GAMES, "Comparing modules and library", console=console, transient=True):
            game, page = find(name), visit(browser, house, bundle)
            if game.way != "library" or webassembly.module_of(name) is None:
                raise SystemExit(f"{name} is not compiled: python -m tools.kernels")
            ask_engine(page, "load", name)
            if ask_engine(page, "trace", WISH._asdict()) != trace(game, WISH):
                raise SystemExit(f"{name}: the module and the library do not give the same bytes")
            speeds[name] = side_by_side(game, page)
            page.context.close()
            thoughts[name] = first_thoughts(browser, house, bundle, name)
        browser.close()
    write(speeds, thoughts)
    console.print(report.PAGE.read_text().partition("<!-- wasm -->")[2].partition("<!-- end")[0])


def write(speeds: dict[str, Speeds], thoughts: dict[str, list[float]]) -> None:
    """Keep the figures as JSON, and as a page to read."""
    sizes = {name: len(gzip.compress(webassembly.file_of(name).read_bytes(), 9)) for name in speeds}
    rows = [
        f"| {name} | {middle(found['playing'])} | {middle(found['searching'])} | {sizes[name] / 1000:.0f} "
        f"| {statistics.median(thoughts[name]):.0f} | {max(thoughts[name]):.0f} |"
        for name, found in speeds.items()
    ]
    lines = [
        f"Written by `make bench-wasm` ({report.MACHINE}). In Chromium the modules gave the same",
        f"bytes as the library in {GAMES:,} games and {SEARCHES} searches of level {LEVELS[-1]} of each",
        f"game. Speed is compared with the library's in the same work, by turns, {ROUNDS} times: the",
        f"median and the middle half. Wanted is {WANTED}.",
        "",
        "| | playing at random | searching | kilobytes, packed | first thought of a page, ms | worst |",
        "|---|---:|---:|---:|---:|---:|",
        *rows,
    ]
    report.keep("wasm", {"speeds": speeds, "thoughts": thoughts, "packed": sizes}, lines)


def middle(ratios: list[float]) -> str:
    """The median and the quartiles."""
    low, median, high = statistics.quantiles(ratios, n=4)
    return f"{median:.2f} ({low:.2f}–{high:.2f})"


if __name__ == "__main__":
    main()
