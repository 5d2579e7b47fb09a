"""smallbox tournament as a user meets it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.test_cli import one_line, smallbox
from tests.ways import COMPILED

SHORT = ["tournament", "mow", "random", "careful", "--flies", "10"]
BOTS = ["random", "careful", "level-1"] if COMPILED else ["random", "careful"]  # who thinks takes minutes
MIXED = ["tournament", "mow", *BOTS, "--players", "3", "--flies", "10"]


def figures(*more: str) -> dict[str, Any]:
    """The figures of a short tournament, but for the time it took."""
    found = json.loads(smallbox(*SHORT, "--json", *more))
    for bot in found["bots"]:
        assert 0 < bot.pop("thinking") <= bot.pop("longest")
    return found


def test_tables_and_a_picture(tmp_path: Path) -> None:
    plot = tmp_path / "mow.svg"
    said = smallbox(*MIXED, "--games", "3", "--seed", "1", "--plot", str(plot))
    for words in ("Mow, 3 players", *BOTS, "Rating", "95 % interval", "deals was played 3 times", "Seed 1"):
        assert words in said
    picture = ElementTree.parse(plot).getroot()  # noqa: S314
    drawn = "".join(picture.itertext())
    assert all(bot in drawn for bot in (*BOTS, "Rating"))


def test_the_same_figures_on_any_number_of_threads() -> None:
    assert figures("--games", "4", "--seed", "3", "--threads", "1") == figures(
        "--games", "4", "--seed", "3", "--threads", "2"
    )


def test_a_tournament_goes_on_after_an_interruption(tmp_path: Path) -> None:
    """Ctrl-C after the third game; then the same command, with a number of games that has an end."""
    file = tmp_path / "mow.jsonl"
    command = [sys.executable, "-m", "smallbox.cli", *SHORT, "--keep", str(file)]
    environment = {**os.environ, "LANG": "C", "COLUMNS": "200"}
    with subprocess.Popen(
        [*command, "--games", "1000000"],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's & ignores it
    ) as run:
        patience = time.monotonic() + 240
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert run.poll() is None
            assert time.monotonic() < patience
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        _, said = run.communicate(timeout=240)
    assert run.returncode == 130
    assert "The same command continues from there" in said
    assert "Traceback" not in said
    lines = file.read_bytes()
    assert lines.endswith(b"\n")
    seed = json.loads(lines.splitlines()[0])["seed"]
    file.write_bytes(lines[:-5])  # as if the power had failed, too
    games = str(2 + lines.count(b"\n"))
    said = smallbox(*SHORT, "--keep", str(file), "--games", games)
    assert "is incomplete; that game" in " ".join(said.split())
    assert figures("--keep", str(file), "--games", games) == figures("--seed", str(seed), "--games", games)


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    wanted = ["--games", "4", "--seed", "5", "--threads", "2"]
    assert figures(*wanted, "--ray", "local") == figures(*wanted)


def test_mistakes(tmp_path: Path) -> None:
    file = tmp_path / "mow.jsonl"
    smallbox(*SHORT, "--games", "2", "--keep", str(file))
    assert "“players”" in one_line(*SHORT, "--games", "2", "--players", "3", "--keep", str(file))
    assert "“options”" in one_line(*SHORT, "--flies", "11", "--games", "2", "--keep", str(file))
    assert "two or more bots" in one_line("tournament", "mow", "random")
    assert "“level-6”" in one_line("tournament", "uwo", "random", "level-6")
    assert "--games" in one_line(*SHORT, "--games", "0")
    assert "127.0.0.1:9299" in one_line(*SHORT, "--ray", "127.0.0.1:9299")
