"""How soon somebody plays who has only just got smallbox: with the wheel, and in a fresh clone.

The wheel in dist/ goes into an environment of its own, with nothing in any cache. The clone is set up first;
then `make play` is measured while it still compiles the kernels beside the server.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
import venv
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from smallbox.game import LEVELS
from smallbox.registry import OWN_GAMES
from tests.server.client import Guest

DIST = Path("dist")
MEGABYTE = 1_000_000
DISK, MEMORY = "megabytes on disk, with all that it needs", "megabytes in memory, all games ready"
BOT = {game: f"seconds to the first move of a bot in {game}" for game in OWN_GAMES}
OWN = {
    game: f"seconds from `make play` in a fresh clone to the first own move in {game}" for game in OWN_GAMES
}
WANTED = {DISK: 200.0, MEMORY: 150.0, **dict.fromkeys(BOT.values(), 3.0), **dict.fromkeys(OWN.values(), 60.0)}

Figures = dict[str, float]


def measure(console: Console) -> Figures:
    """All of it, in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="smallbox-bench-") as place:
        return with_the_wheel(Path(place), console) | in_a_clone(Path(place), console)


def table(figures: Figures) -> list[str]:
    """The figures for people."""
    return [
        "The wheel in an environment of its own, nothing in any cache; then a fresh clone that is set up:",
        "",
        "| | found | wanted below |",
        "|---|---:|---:|",
        *(
            f"| {what} | {figures[what]:.{0 if wanted > 100 else 1}f} | {wanted:.0f} |"
            for what, wanted in WANTED.items()
        ),
    ]


def with_the_wheel(place: Path, console: Console) -> Figures:
    """How large it is, how much memory it takes, and how soon a bot moves."""
    wheels = sorted(DIST.glob("*.whl"))
    if not wheels:
        raise SystemExit("There is no wheel in dist: make wheel")
    environment, python = place / "env", place / "env" / "bin" / "python"
    venv.create(environment, with_pip=True)
    empty = size_of(environment)
    console.print("Installing the wheel …")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheels[-1]]
    subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
    figures: Figures = {DISK: (size_of(environment) - empty) / MEGABYTE, MEMORY: 0.0}
    for game in OWN_GAMES:
        home = place / game
        home.mkdir()
        begin = time.perf_counter()
        with serving([python, "-m", "smallbox.cli", "serve", "--port", "0"], home, home) as (
            address,
            process,
        ):
            asyncio.run(see_a_bot_move(address, game))
            figures[BOT[game]] = time.perf_counter() - begin
            figures[MEMORY] = max(figures[MEMORY], memory_of(process))
    return figures


def in_a_clone(place: Path, console: Console) -> Figures:
    """How soon the first own move is possible while the kernels are still being compiled."""
    clone = place / "clone"
    console.print("Setting up a fresh clone …")
    subprocess.run(["git", "clone", "--quiet", ".", clone], check=True)
    subprocess.run(
        ["make", "setup", "web"], cwd=clone, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    figures: Figures = {}
    for game in OWN_GAMES:
        for made in ("build", "src/smallbox/kernel/compiled"):
            shutil.rmtree(clone / made, ignore_errors=True)
        home = place / f"clone-{game}"
        home.mkdir()
        begin = time.perf_counter()
        with serving(["make", "--silent", "play"], clone, home) as (address, _):
            asyncio.run(sit_down(address, game))
            figures[OWN[game]] = time.perf_counter() - begin
    return figures


@contextmanager
def serving(command: Sequence[str | Path], folder: Path, home: Path) -> Generator[tuple[str, int]]:
    """A server with empty caches, started by this command: its address and its process."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("SMALLBOX_", "MAKE"))
    }
    environment |= {"HOME": str(home), "SMALLBOX_DATA": str(home), "SMALLBOX_LOG": "off", "LANG": "C"}
    environment["BROWSER"] = "true"  # nobody is there to look
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        try:
            line = next(line for line in server.stdout or () if "http" in line)
            yield next(word for word in line.split() if word.startswith("http")), server.pid
        finally:
            os.killpg(server.pid, signal.SIGTERM)


async def sit_down(address: str, game: str) -> None:
    """Sit down against bots of the highest level, until a move can be made."""
    async with Guest(address) as guest:
        await guest.begin(game, level=LEVELS[-1])


async def see_a_bot_move(address: str, game: str) -> None:
    """Sit down against bots of the highest level and play until one of them has moved."""
    async with Guest(address) as guest:
        await guest.quick(game, level=LEVELS[-1])
        await guest.connect()
        own = 0
        while guest.seq <= own:
            if guest.legal:
                own += 1
                await guest.send("move", id=str(own), seq=guest.seq, move=guest.legal[0])
                guest.legal = []
            await guest.next()


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def memory_of(process: int) -> float:
    """Megabytes that a process has in memory now."""
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    resident = next(line for line in status if line.startswith("VmRSS"))
    return 1024 * int(resident.split()[1]) / MEGABYTE
