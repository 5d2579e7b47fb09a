"""The build: each game goes through two halves in a process of its own, and all are linked into one library.

bitcode.py works once for each game, machine_code.py once more for each kind of computer. What they make is
kept in build/kernels, so that an edit in one game compiles only that one.
"""

import multiprocessing
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from smallbox.kernel.library import BEING_MADE, FOLDER
from tools.kernels.targets import Target

KEPT = Path("build/kernels")
# How long the parts take, compared with each other; an entry that is not listed is one of many small ones.
WEIGHTS = {"search": 5, "play": 3, "check": 2, "legal": 2, "careful_move": 2, "play_all": 2}
SMALL, MACHINE_CODE = 0.3, 8
ENTRIES = 22  # of a game, about
FIRST_HALF = sum(WEIGHTS.values()) + SMALL * (ENTRIES - len(WEIGHTS))
LINE_EVERY = 10.0  # seconds between two signs of life where there is no bar


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def is_made_of(file: Path, sources: Iterable[str]) -> bool:
    """Does this file contain these notes about what it was made of?"""
    contents = file.read_bytes() if file.is_file() else b""
    return all(text.encode() in contents for text in sources)


def build(sources: Mapping[str, str], targets: Sequence[Target], with_bar: bool) -> None:
    """Compile all games side by side, the longest first, and link them."""
    from tools.kernels.machine_code import link

    for folder in (KEPT, FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
    processes = multiprocessing.get_context("spawn")
    done: Any = processes.Manager().Queue()
    total = len(sources) * (FIRST_HALF + len(targets) * MACHINE_CODE)
    games = sorted(sources, key=lambda name: -len(sources[name]))
    with ProcessPoolExecutor(mp_context=processes) as pool, Bar(total, with_bar) as bar:
        running = {pool.submit(compile_game, name, sources[name], targets, done) for name in games}
        while running:
            finished, running = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            BEING_MADE.touch()
            bar.hear(done)
            for future in finished:
                future.result()
    BEING_MADE.touch()
    for target in targets:
        link([object_file(name, target) for name in games], target, FOLDER / target.file)
    BEING_MADE.unlink(missing_ok=True)


def object_file(game: str, target: Target) -> Path:
    return KEPT / f"{game}-{target.file}.o"


def compile_game(name: str, sources: str, targets: Sequence[Target], done: Any) -> None:
    """The object files of one game; `done` gets the weight of each part that is finished."""
    from tools.kernels.bitcode import GameCode, code_of
    from tools.kernels.machine_code import object_of

    os.environ["SMALLBOX_KERNELS"] = "python"  # whatever else there is already
    kept = KEPT / f"{name}.code"
    if is_made_of(kept, [sources]):
        code = msgspec.msgpack.decode(kept.read_bytes(), type=GameCode)
        done.put(FIRST_HALF)
    else:
        code = code_of(name, lambda entry: done.put(WEIGHTS.get(entry, SMALL)))
        kept.write_bytes(msgspec.msgpack.encode(code))
    for target in targets:
        file = object_file(name, target)
        if not is_made_of(file, [sources]):
            file.write_bytes(object_of(code, target))
        done.put(MACHINE_CODE)


class Bar:
    """How far it is and how long it will take: a bar in a terminal, else a line now and then."""

    def __init__(self, total: float, with_bar: bool) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
        )
        console = Console(stderr=True)
        self.has_bar = with_bar and console.is_terminal
        self.progress = Progress(*columns, console=console, transient=True)
        self.task = self.progress.add_task("Compiling the kernels, once", total=total)
        self.shown = time.monotonic()

    def __enter__(self) -> "Bar":
        if self.has_bar:
            self.progress.start()
        else:
            say("Compiling the kernels, once: about a minute on two processors.")
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def hear(self, done: Any) -> None:
        """Show the parts that were finished since the last time."""
        with suppress(Empty):
            while True:
                self.progress.advance(self.task, done.get_nowait())
        if not self.has_bar and time.monotonic() - self.shown > LINE_EVERY:
            self.shown = time.monotonic()
            say(f"Compiling the kernels: {self.progress.tasks[0].percentage:.0f} %")
