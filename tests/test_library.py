"""The library of compiled kernels: when it is used, what is used instead, and that it comes along."""

import os
import shutil
import subprocess
import sys
import tarfile
import threading
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel import library
from smallbox.kernel.binding import why_not_library
from smallbox.match import Match
from smallbox.mistake import Mistake
from smallbox.registry import OWN_GAMES
from smallbox.server import game_loader
from tests.ways import WAY

ROOT = Path(__file__).parent.parent
HERE = library.FOLDER / library.file_name()

pytestmark = pytest.mark.skipif(WAY != "library", reason="about the library")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game that runs from the library before the test and after it."""
    game = find(OWN_GAMES[0])
    monkeypatch.setenv("SMALLBOX_KERNELS", "library,python")
    assert game.choose_way() == "library"
    yield game
    monkeypatch.undo()
    library.library.cache_clear()
    assert game.choose_way() == "library"


def after_an_edit(digest: str, files: Iterable[str], start: str) -> bool:
    """As if a file had been edited."""
    return False


def test_it_has_all_our_games_as_they_are_now() -> None:
    assert all(library.has(name) for name in OWN_GAMES)
    assert not library.has("chess")


def test_rules_that_were_edited_run_without_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "is_unchanged", after_an_edit)
    assert why_not_library(game.name, game.folder) == "stale"
    assert game.choose_way() == "python"
    monkeypatch.setenv("SMALLBOX_KERNELS", "library,numba,python")
    assert game.choose_way() == "numba"


def test_without_any_way_it_is_said_which_were_allowed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "is_unchanged", after_an_edit)
    monkeypatch.setenv("SMALLBOX_KERNELS", "library")
    with pytest.raises(Mistake, match="kernels-none"):
        game.choose_way()


def test_a_game_from_elsewhere_is_not_in_it() -> None:
    assert why_not_library("ferry", find("ferry").folder) == "elsewhere"


def test_while_it_is_being_made_games_are_played_and_then_it_is_used(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    monkeypatch.setattr(library, "BEING_MADE", tmp_path / "being-made")
    monkeypatch.setattr(game_loader, "LOOK_AGAIN", 0.01)
    monkeypatch.setenv("SMALLBOX_KERNELS", "library,numba,python")
    library.library.cache_clear()
    assert why_not_library(game.name, game.folder) == "missing"
    library.BEING_MADE.touch()
    assert game.choose_way() == "python", "Numba would only get in the way"
    match = Match.new(game, seed=1)
    match.play(match.asked[0], match.legal(match.asked[0])[0])
    waiting = threading.Thread(target=game_loader.take_the_library, args=([game],))
    waiting.start()
    shutil.copy(HERE, tmp_path / "unfinished")
    (tmp_path / "unfinished").rename(tmp_path / HERE.name)
    waiting.join()
    assert game.way == "library"
    match.play(match.asked[0], match.legal(match.asked[0])[0])  # the same table goes on


@pytest.mark.parametrize("language", ["en", "nl", "hu", "eo"])
def test_who_waits_for_another_way_is_told_why(language: str) -> None:
    def said(game: str, ways: str) -> str:
        simulate = ["simulate", game, "--games", "1", "--lang", language]
        return subprocess.run(
            [sys.executable, "-m", "smallbox.cli", *simulate],
            env={**os.environ, "SMALLBOX_KERNELS": ways, "COLUMNS": "300"},
            capture_output=True,
            text=True,
            check=True,
        ).stderr

    assert said(OWN_GAMES[0], "library").strip() == ""
    assert "SMALLBOX_KERNELS" in said(OWN_GAMES[0], "python")
    assert "smallbox[jit]" in said("ferry", "library,python")


def test_a_computer_that_we_do_not_know_has_no_library() -> None:
    assert library.file_name("linux", "AMD64") == "linux-x86_64.so"
    assert library.file_name("darwin", "arm64") == "darwin-arm64.dylib"
    assert not (library.FOLDER / library.file_name("plan9", "vax")).exists()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `python -m build` has put the source package, and the wheel made of that."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def test_the_wheel_carries_client_and_kernels(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    modules = [f"kernel/compiled/{game}.wasm" for game in OWN_GAMES]
    client = ["server/static/index.html", "templates/search.py"]
    for wanted in (f"kernel/compiled/{HERE.name}", *modules, *client):
        assert f"smallbox/{wanted}" in names
    assert not any(name.startswith("tests") for name in names)
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        assert any(name.endswith(f"smallbox/kernel/compiled/{HERE.name}") for name in archive.getnames())
