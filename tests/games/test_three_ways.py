"""The library, Numba and plain Python give the same bytes: tables, views, and the trees of searches.

Each run of the tests compares the library with the way it uses itself. bench/kernels.py does so for a
thousand games and a hundred long searches of every game.
"""

import hashlib
import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from smallbox.bots.thinking import Searcher
from smallbox.game import NOBODY, Game
from smallbox.games import find
from smallbox.match import Match
from smallbox.registry import OWN_GAMES
from tests.ways import WAY

SEEDS, MOVES = range(2), 40
ITERATIONS = 40 if WAY == "numba" else 3

pytestmark = pytest.mark.skipif(WAY == "library", reason="compared with itself")


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    game = find(request.param)
    yield game
    game.choose_way()


def test_tables_views_and_trees_are_the_same_to_the_byte(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game.way == WAY
    ours = list(traces(game))
    monkeypatch.setenv("SMALLBOX_KERNELS", "library")
    assert game.choose_way() == "library"
    assert list(traces(game)) == ours
    monkeypatch.undo()


def traces(game: Game) -> Iterator[str]:
    """What everybody sees of the same games, and digests of their tables and of searches in them."""
    moves, whim = np.empty(game.rules.MOST_MOVES, np.int64), np.zeros(4, np.uint64)
    for seed in SEEDS:
        match = Match.new(game, game.seats[seed % len(game.seats)], seed=seed)
        for number in range(MOVES):
            if not match.asked:
                break
            seat = match.asked[0]
            known = game.known_table(match.tables, seat)
            yield digest(match.tables, known)
            for viewer in range(NOBODY, match.players):
                yield match.view_json(viewer).decode()
                yield match.events_json(viewer).decode()
            redealt: Any = game.table.same(known)
            game.kernels.seed_stream(whim, seed, number)
            game.kernels.redeal(redealt, 0, seat, whim)
            yield digest(redealt, np.array(game.legal_moves(redealt, seat)))
            match.append(seat, int(game.kernels.careful(match.tables, 0, seat, moves)))
        yield digest(*tree(game, match, seed)) if match.asked else ""


def tree(game: Game, match: Match, seed: int) -> tuple[Any, ...]:
    seat = match.asked[0]
    searcher = Searcher(game, game.known_table(match.tables, seat), seat, ITERATIONS, game.advice)
    searcher.run(seed, 0, math.inf)
    return searcher.edges, searcher.searches, searcher.tables


def digest(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()
