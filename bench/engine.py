"""How fast the engine plays, beside its peers: one run, everything in turn, three times, medians.

`make bench` runs it and writes its part of bench/results.md. Figures are moves of random play a
second; only ratios within one run mean anything, because the machine is never the same twice.
"""

import ctypes
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import peers, report, twins
from smallbox.game import Game
from smallbox.games import all_games, find
from smallbox.lab.simulate import CHUNK, Simulation

HERE = Path(__file__).parent
SECONDS = 1.0  # of one measurement
SLICES = 2  # measurements of a run: each engine in turn, so that all have the same good and bad moments
RUNS = 3
SEED = 1
MOW = find("mow")
PLAYERS = 4

Speedometer = Callable[[], float]


def simulation(game: Game, players: int) -> Simulation:
    """As many random games as one likes."""
    return Simulation(game, players, 1 << 40, SEED, 1, game.options(), game.own_cards)


def kernels(game: Game, players: int, threads: int) -> Speedometer:
    """Our own random playouts, deals included."""
    play_chunk, blank = simulation(game, players).play_chunk, game.blank(players)
    play_chunk(blank, 0)

    def work(end: float) -> int:
        moves, first = 0, 0
        while time.perf_counter() < end:
            moves += int(play_chunk(blank, first).lengths.sum())
            first += CHUNK
        return moves

    def measure() -> float:
        begin = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            moves = sum(pool.map(work, [begin + SECONDS] * threads))
        return moves / (time.perf_counter() - begin)

    return measure


def mow_in_c() -> Speedometer:
    """The same games in C, compiled with gcc -O3; refuses to measure anything but the very same games."""
    library = Path(tempfile.mkdtemp()) / "mow.so"
    source = str(HERE / "mow.c")
    subprocess.run(["gcc", "-O3", "-shared", "-fPIC", "-o", str(library), source], check=True)
    c = ctypes.CDLL(str(library))
    c.playouts.restype = ctypes.c_int64
    c.playouts.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p]
    table: Any = MOW.blank(PLAYERS)[0]
    printed = [
        np.ascontiguousarray(row).astype(np.int8)
        for row in (table.species, table.number, table.flies, table.face)
    ]
    c.print_cards(int(table.cards), *[ctypes.c_void_p(row.ctypes.data) for row in printed])
    scores = np.zeros((CHUNK, 10), np.int16)

    def chunk(first: int) -> int:
        return int(c.playouts(PLAYERS, SEED, first, CHUNK, scores.ctypes.data))

    ours = simulation(MOW, PLAYERS).play_chunk(MOW.blank(PLAYERS), 0)
    if chunk(0) != ours.lengths.sum() or (scores[:, :PLAYERS] != ours.scores).any():
        raise SystemExit("bench/mow.c plays other games than the kernels: port the change of rules")

    def measure() -> float:
        begin, moves, first = time.perf_counter(), 0, 0
        while time.perf_counter() - begin < SECONDS:
            moves += chunk(first)
            first += CHUNK
        return moves / (time.perf_counter() - begin)

    return measure


def contestants() -> dict[str, Speedometer]:
    """Everything that is measured, by the name in the table.

    As with us, a card that a peer's player draws belongs to the move and is not counted as another one.
    """
    return {
        "smallbox Mow, 1 thread": kernels(MOW, PLAYERS, 1),
        "smallbox Mow, 2 threads": kernels(MOW, PLAYERS, 2),
        "the same Mow in C (gcc -O3)": mow_in_c(),
        "naive twin of Mow": lambda: twins.mow_twin(SECONDS),
        "OpenSpiel crazy_eights, C++ rollouts": lambda: peers.open_spiel_mcts(SECONDS).player,
        "OpenSpiel crazy_eights, from Python": lambda: peers.open_spiel_python(SECONDS).player,
        "RLCard uno": lambda: peers.rlcard_uno(SECONDS).player,
        "smallbox UWO, 1 thread": kernels(find("uwo"), 2, 1),
        "naive twin of UWO": lambda: twins.uwo_twin(SECONDS),
        "OpenSpiel connect_four, C++ rollouts": lambda: peers.open_spiel_connect_four_mcts(SECONDS).player,
        "smallbox MemoWars for 4, 1 thread": kernels(find("memowars"), 4, 1),
        "Shapely twin of MemoWars": lambda: twins.memowars_twin(SECONDS),
    }


# what we want to see: a contestant, the one it is compared with, the least ratio
WANTED = (
    ("smallbox Mow, 1 thread", "the same Mow in C (gcc -O3)", 0.75),
    ("smallbox Mow, 1 thread", "OpenSpiel crazy_eights, C++ rollouts", 3),
    ("smallbox Mow, 1 thread", "RLCard uno", 100),
    ("smallbox Mow, 2 threads", "smallbox Mow, 1 thread", 1.8),
    ("smallbox UWO, 1 thread", "OpenSpiel connect_four, C++ rollouts", 1),
    ("smallbox UWO, 1 thread", "naive twin of UWO", 30),
    ("smallbox MemoWars for 4, 1 thread", "Shapely twin of MemoWars", 50),
)


def main() -> None:
    """Measure, show, write down."""
    console = Console()
    speedometers = contestants()
    speeds: dict[str, list[float]] = {name: [] for name in speedometers}
    for _ in track(range(RUNS), "Measuring", console=console):
        slices = [{name: measure() for name, measure in speedometers.items()} for _ in range(SLICES)]
        for name, runs in speeds.items():
            runs.append(statistics.mean(speed[name] for speed in slices))
    medians = {name: statistics.median(runs) for name, runs in speeds.items()}
    # a ratio is taken within each run, then the median of the ratios
    ratios = [
        (name, peer, statistics.median(a / b for a, b in zip(speeds[name], speeds[peer], strict=True)), least)
        for name, peer, least in WANTED
    ]
    write(speeds, medians, ratios)
    table = Table("", "moves a second", title="Random play")
    for name, speed in medians.items():
        table.add_row(name, f"{speed:,.0f}")
    console.print(table)
    for name, peer, ratio, least in ratios:
        console.print(
            f"{'ok ' if ratio >= least else 'LOW'} {ratio:7.2f} × {peer} – {name} (wanted: {least} ×)"
        )


def write(
    speeds: dict[str, list[float]], medians: dict[str, float], ratios: list[tuple[str, str, float, float]]
) -> None:
    """Keep the figures as JSON, and as a page to read."""
    figures = {
        "moves_per_second": speeds,
        "ratios": [dict(zip(("name", "peer", "ratio", "wanted"), row, strict=True)) for row in ratios],
    }
    lines = [
        "Written by `make bench`: one run, everything in turn, three times, medians. Moves of random play a",
        f"second, deals included ({report.MACHINE}).",
        "",
        "| engine | moves a second |",
        "|---|---:|",
        *[f"| {name} | {speed:,.0f} |" for name, speed in medians.items()],
        "",
        "| compared with | ratio | wanted |",
        "|---|---:|---:|",
        *[f"| {name} : {peer} | {ratio:.2f} | {least} |" for name, peer, ratio, least in ratios],
        "",
        *[f"A table of {game.name} is {game.table.dtype.itemsize} bytes." for game in all_games()],
    ]
    report.keep("engine", figures, lines)


if __name__ == "__main__":
    main()
