"""The same seeds give the same bytes on every machine, compiled or not, and the same resting places."""

import hashlib

import numpy as np
import pytest

from smallbox.games.memowars import GAME
from smallbox.kernel.chance import draw, seed_stream
from tests.games.memowars.galaxies import dealt

# players, moves, where the last disc came to rest, digest of all tables: changes only with VERSION
KNOWN = [
    (2, 80, (9913, 5643), "88e148f03cdb0349"),
    (4, 153, (15528, 5194), "73a20f7f200befba"),
]


@pytest.mark.parametrize(("players", "length", "rest", "digest"), KNOWN)
def test_a_game_is_the_same_everywhere(players: int, length: int, rest: tuple[int, int], digest: str) -> None:
    tables, whim = dealt(players, seed=2), np.zeros(4, np.uint64)
    seed_stream(whim, 2, 1)
    seen, moves = hashlib.sha256(), 0
    while seats := GAME.asked(tables):
        seat = seats[draw(whim, len(seats))]
        menu = GAME.legal_moves(tables, seat)
        GAME.kernels.play(tables, 0, seat, menu[draw(whim, len(menu))])
        seen.update(tables.tobytes())
        moves += 1
    assert (moves, (tables[0].disc_x, tables[0].disc_y)) == (length, rest)
    assert seen.hexdigest()[:16] == digest
