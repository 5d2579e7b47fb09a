"""The library of compiled kernels beside Numba, and what a fresh installation takes: `make bench-kernels`.

First the same bytes: a thousand games and a hundred searches of level 5 in each game. Then speed, by turns,
three times, medians, in the time of this thread. Then how soon somebody plays who has only just got smallbox
(first_start.py). Writes its part of bench/results.md.
"""

import math
import os
import statistics
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track

from bench import first_start, report
from smallbox.bots.thinking import Searcher
from smallbox.game import LEVELS, Game
from smallbox.games import find
from smallbox.registry import OWN_GAMES
from tests.traces import Wish, played, position, trace

GAMES, SEARCHES = 1000, 100
WISH = Wish(games=20, moves=1000, hundreds=GAMES // 200, searches=SEARCHES)
RUNS, SECONDS = 3, 1.0
CALLS = 20_000
WAYS = ("library", "numba")


def run_by(game: Game, way: str) -> None:
    """From now on, run the kernels of this game in this way."""
    os.environ["SMALLBOX_KERNELS"] = way
    if game.choose_way() != way:
        raise SystemExit(f"{game.name} cannot be run by {way}: python -m tools.kernels")


def searcher_of(game: Game, seed: int) -> Searcher:
    """A search of the highest level, some moves after a deal."""
    return Searcher(game, *position(game, seed), game.level(LEVELS[-1]).iterations, game.advice)


# ------------------------------------------------------------------------------------------------- speed


def playouts(game: Game) -> float:
    """Moves of random play a second."""
    moves, first, begin = 0, 0, time.thread_time()
    while time.thread_time() - begin < SECONDS:
        moves += int(played(game, first, 64, 0)[1].sum())
        first += 64
    return moves / (time.thread_time() - begin)


def searches(game: Game) -> float:
    """Iterations of searches of level 5, a second."""
    done, seed, begin = 0, 0, time.thread_time()
    while time.thread_time() - begin < SECONDS:
        done += searcher_of(game, seed).run(seed, 0, math.inf)
        seed += 1
    return done / (time.thread_time() - begin)


def small_calls(game: Game) -> float:
    """Calls a second of the smallest entry."""
    tables = game.blank(game.seats[0])
    game.kernels.setup(tables, 0)
    begin = time.thread_time()
    for _ in range(CALLS):
        game.kernels.to_move(tables, 0)
    return CALLS / (time.thread_time() - begin)


MEASURES: dict[str, Callable[[Game], float]] = {
    "random moves": playouts,
    "iterations of a search": searches,
    "small calls": small_calls,
}


def side_by_side(game: Game) -> dict[str, dict[str, float]]:
    """Each measure in each way, by turns; medians."""
    found: dict[str, dict[str, list[float]]] = {what: {way: [] for way in WAYS} for what in MEASURES}
    for _ in range(RUNS):
        for what, measure in MEASURES.items():
            for way in WAYS:
                run_by(game, way)
                found[what][way].append(measure(game))
    return {
        what: {way: statistics.median(runs) for way, runs in ways.items()} for what, ways in found.items()
    }


# ------------------------------------------------------------------------------------------ what we found


def main() -> None:
    console = Console(highlight=False)
    speeds: dict[str, dict[str, dict[str, float]]] = {}
    for name in track(OWN_GAMES, "Comparing the library with Numba", console=console, transient=True):
        game, traces = find(name), list[list[str]]()
        for way in WAYS:
            run_by(game, way)
            traces.append(trace(game, WISH))
        if traces[0] != traces[1]:
            raise SystemExit(f"{name}: the library and Numba do not give the same bytes")
        speeds[name] = side_by_side(game)
    write(speeds, first_start.measure(console))
    console.print(report.PAGE.read_text().partition("<!-- kernels -->")[2].partition("<!-- end")[0])


def write(speeds: dict[str, dict[str, dict[str, float]]], starts: first_start.Figures) -> None:
    """Keep the figures as JSON, and as a page to read."""
    rows = [
        f"| {game}, {what} | {library:,.0f} | {numba:,.0f} | {library / numba:.2f} |"
        for game, measures in speeds.items()
        for what, (library, numba) in ((what, ways.values()) for what, ways in measures.items())
    ]
    lines = [
        f"Written by `make bench-kernels` ({report.MACHINE}). The library and Numba gave the same bytes in",
        f"{GAMES:,} games and {SEARCHES} searches of level {LEVELS[-1]} of each game.",
        "A second, of one thread, by turns, three times, medians:",
        "",
        "| | library | Numba | ratio, wanted 0.95 |",
        "|---|---:|---:|---:|",
        *rows,
        "",
        *first_start.table(starts),
    ]
    report.keep("kernels", {"speeds": speeds, "first start": starts}, lines)


if __name__ == "__main__":
    sys.exit(main())
