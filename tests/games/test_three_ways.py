"""The library, Numba and plain Python give the same bytes: tables, views, and the trees of searches.

Each run of the tests compares the library with the way it uses itself. bench/kernels.py does so for a
thousand games and a hundred long searches of every game.
"""

from collections.abc import Iterator

import pytest

from smallbox.game import NOBODY, Game
from smallbox.games import find
from smallbox.kernel import library
from smallbox.match import Match
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


def test_tables_views_and_trees_are_the_same_to_the_byte(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game.way == WAY
    ours, sights = trace(game, WISH), list(seen(game))
    monkeypatch.setenv("SMALLBOX_KERNELS", "library")
    for file in library.usable_files():
        monkeypatch.setattr(library, "usable_files", lambda file=file: [file])
        library.library.cache_clear()
        assert game.choose_way() == "library"
        assert trace(game, WISH) == ours
        assert list(seen(game)) == sights
    monkeypatch.undo()
    library.library.cache_clear()


def seen(game: Game) -> Iterator[bytes]:
    """What everybody sees of a game of careful players."""
    match = Match.new(game, seed=1)
    while match.asked and len(match.moves) < WISH.moves:
        for viewer in range(NOBODY, match.players):
            yield match.view_json(viewer)
            yield match.events_json(viewer)
        seat = match.asked[0]
        match.append(seat, game.careful_move(match.tables, seat, len(match.moves)))
