"""The library, Numba and plain Python give the same bytes: tables, and the trees of searches.

Each run of the tests compares the library with the way it uses itself. bench/kernels.py does so for a
thousand games and a hundred long searches of every game.
"""

from collections.abc import Iterator

import pytest

from smallbox.game import Game
from smallbox.games import find
from smallbox.registry import OWN_GAMES
from tests.traces import Wish, trace
from tests.ways import WAY

WISH = Wish(games=2, moves=40, searches=2, iterations=40 if WAY == "numba" else 3)

pytestmark = pytest.mark.skipif(WAY == "library", reason="compared with itself")


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    game = find(request.param)
    yield game
    game.choose_way()


def test_tables_and_trees_are_the_same_to_the_byte(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game.way == WAY
    ours = trace(game, WISH)
    monkeypatch.setenv("SMALLBOX_KERNELS", "library")
    assert game.choose_way() == "library"
    assert trace(game, WISH) == ours
    monkeypatch.undo()
