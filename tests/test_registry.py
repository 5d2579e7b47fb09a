"""A game is named outside its folders in one line of Python and one of TypeScript; others bring theirs."""

import re
import subprocess
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from smallbox import games, registry
from smallbox.game import Game
from smallbox.mistake import Mistake
from smallbox.registry import OWN_GAMES

ROOT = Path(__file__).parent.parent
PYTHON, CLIENT = "src/smallbox/registry.py", "web/src/games/index.ts"
NAMED = re.compile(rf"(?<![a-z])({'|'.join(OWN_GAMES)})(?![a-z])", re.IGNORECASE)
OF_A_GAME = re.compile(
    rf"""src/smallbox/games/({"|".join(OWN_GAMES)})/
    | src/smallbox/locales/../(web-)?({"|".join(OWN_GAMES)})\.ftl$
    | web/src/games/({"|".join(OWN_GAMES)})/
    | web/src/protocol/({"|".join(OWN_GAMES)})\.ts$""",
    re.VERBOSE,
)
ELSEWHERE = {  # what may name games, and why
    "tests/": "tests play certain games",
    "bench/": "a benchmark measures a certain game",
    "docs/": "prose, and pictures of certain games",
    "README.md": "prose",
    "CHANGELOG.md": "prose",
    "CONTRIBUTING.md": "prose",
    "tools/pictures.py": "draws certain games for the README",
    "tools/screenshots.py": "takes pictures of certain games for the README",
    ".test.ts": "tests play certain games",
    "web/src/protocol/moves.json": "generated: moves of all games, for a test",
}


def sources() -> list[str]:
    """Every file of ours that is no picture."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    pictures = (".png", ".svg", ".webp", ".woff2")
    return [path for path in listed.stdout.splitlines() if not path.endswith(pictures)]


def may_name_games(path: str) -> bool:
    return bool(OF_A_GAME.match(path)) or any(path.startswith(e) or path.endswith(e) for e in ELSEWHERE)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout knows which files are ours")
def test_a_game_is_named_in_one_line_of_python_and_one_of_typescript() -> None:
    named: list[str] = []
    for path in sources():
        if may_name_games(path) or not (ROOT / path).is_file():
            continue
        for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
            if NAMED.search(line):
                named.append(f"{path}: {line.strip()}")
    assert [line.split(":")[0] for line in named] == [PYTHON, CLIENT], "\n".join(named)
    assert all(all(f'"{game}"' in line for game in OWN_GAMES) for line in named)


def test_a_game_from_elsewhere_comes_after_ours() -> None:
    assert games.names() == (*OWN_GAMES, "ferry")
    assert registry.folder_of("ferry") == ROOT / "examples/ferry/ferry"
    assert isinstance(games.find("ferry"), Game)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points of other packages, as a test wants them."""
    found: list[EntryPoint] = []

    def entry_points(group: str) -> list[EntryPoint]:
        return [entry for entry in found if entry.group == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.games_of_others.cache_clear()
    games.find.cache_clear()
    yield found
    registry.games_of_others.cache_clear()
    games.find.cache_clear()


def test_nobody_can_take_the_name_of_one_of_ours(installed: list[EntryPoint]) -> None:
    installed += [EntryPoint(name, "somewhere:GAME", registry.GROUP) for name in (OWN_GAMES[0], "No-Name")]
    assert games.names() == OWN_GAMES


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("no_such_package:GAME", "No module named"),
        ("json:GAME", "has no attribute"),
        ("json:loads", "no Game of that name"),
        ("ferry:GAME", "no Game of that name"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_a_mistake(
    place: str, problem: str, installed: list[EntryPoint]
) -> None:
    installed.append(EntryPoint("other", place, registry.GROUP))
    with pytest.raises(Mistake, match="game-broken") as caught:
        games.find("other")
    assert problem in str(caught.value.arguments["problem"])


def test_a_game_that_nobody_brings_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="no-such-game"):
        games.find("chess")
