"""The build: each game goes through two halves, side by side with the others, and all are linked.

bitcode.py works once for each game, machine_code.py once more for each kind of computer. What they make is
kept in build/kernels, so that an edit in one game compiles only that one. The library for this computer comes
first, since people wait for it; the WebAssembly modules come last.
"""

import multiprocessing
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from smallbox.games import find
from smallbox.kernel.library import BEING_MADE, FOLDER
from smallbox.kernel.webassembly import file_of
from smallbox.registry import OWN_GAMES
from tools.kernels.made_of import module_sources_of, sources_of
from tools.kernels.targets import BROWSER, Target

KEPT = Path("build/kernels")
# How long the parts take, compared with each other; an entry that is not listed is one of many small ones.
WEIGHTS = {"search": 5, "play": 3, "check": 2, "legal": 2, "careful": 2, "play_all": 2}
SMALL, MACHINE_CODE = 0.3, 5
ENTRIES = 22  # of a game, about
FIRST_HALF = sum(WEIGHTS.values()) + SMALL * (ENTRIES - len(WEIGHTS))
LINE_EVERY = 10.0  # seconds between two signs of life where there is no bar


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def all_sources() -> dict[str, str]:
    """What the kernels of each of our games are made of."""
    return {name: sources_of(find(name)) for name in OWN_GAMES}


def is_up_to_date(target: Target, sources: Mapping[str, str]) -> bool:
    """Is there already what would be made for this target?"""
    if target == BROWSER:
        return all(is_made_of(file_of(name), [module_sources_of(find(name)).digest]) for name in sources)
    return is_made_of(FOLDER / target.file, sources.values())


def is_made_of(file: Path, sources: Iterable[str]) -> bool:
    """Does this file contain these notes about what it was made of?"""
    contents = file.read_bytes() if file.is_file() else b""
    return all(text.encode() in contents for text in sources)


def build(sources: Mapping[str, str], targets: Sequence[Target], with_bar: bool) -> None:
    """Compile all games side by side, the longest first; link a target when it has them all."""
    from tools.kernels.machine_code import link

    for folder in (KEPT, FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
    processes = multiprocessing.get_context("spawn")
    done: Any = processes.Manager().Queue()
    total = len(sources) * (FIRST_HALF + len(targets) * MACHINE_CODE)
    games = sorted(sources, key=lambda name: -len(sources[name]))
    following = dict(zip([None, *targets], targets, strict=False))
    unfinished = {target: set(games) for target in targets}
    with ProcessPoolExecutor(mp_context=processes) as pool, Bar(total, with_bar) as bar:
        running: dict[Future[None], tuple[str, Target | None]] = {
            pool.submit(write_bitcode, name, sources[name], done): (name, None) for name in games
        }
        while running:
            finished, _ = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            BEING_MADE.touch()
            bar.hear(done)
            for future in finished:
                future.result()
                name, target = running.pop(future)
                if further := following.get(target):
                    going = pool.submit(compile_for, further, name, sources[name], done)
                    running[going] = (name, further)
                if target and target != BROWSER:
                    unfinished[target].remove(name)
                    if not unfinished[target]:
                        link([object_file(game, target) for game in games], target, FOLDER / target.file)
    BEING_MADE.unlink(missing_ok=True)


def object_file(game: str, target: Target) -> Path:
    return KEPT / f"{game}-{target.name}.o"


def bitcode_file(game: str) -> Path:
    return KEPT / f"{game}.code"


def write_bitcode(name: str, sources: str, done: Any) -> None:
    """The first half of one game; `done` gets the weight of each part that is finished."""
    from tools.kernels.bitcode import code_of

    os.environ["SMALLBOX_KERNELS"] = "python"  # whatever else there is already
    file = bitcode_file(name)
    if is_made_of(file, [sources]):
        done.put(FIRST_HALF)
    else:
        code = code_of(name, lambda entry: done.put(WEIGHTS.get(entry, SMALL)))
        file.write_bytes(msgspec.msgpack.encode(code))


def compile_for(target: Target, name: str, sources: str, done: Any) -> None:
    """The second half of one game for one kind of computer."""
    from tools.kernels.bitcode import GameCode
    from tools.kernels.description import description_of
    from tools.kernels.machine_code import link_module, object_of

    os.environ["SMALLBOX_KERNELS"] = "python"
    code = msgspec.msgpack.decode(bitcode_file(name).read_bytes(), type=GameCode)
    file = object_file(name, target)
    if not is_made_of(file, [sources]):
        file.write_bytes(object_of(code, target))
    if target == BROWSER:
        link_module(code, file, msgspec.json.encode(description_of(find(name))), file_of(name))
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
