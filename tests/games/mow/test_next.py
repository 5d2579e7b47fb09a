"""A view foretells who plays next, or at which herd, for each way that the arrow may be left pointing."""

from typing import Any

import numpy as np
import pytest

from smallbox.games.mow import GAME
from smallbox.games.mow.moves import Add, Take
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.ways import FAST

ROUNDS = 60 if FAST else 12
MOVES = 40  # of each round


def opening(players: int, seed: int) -> Tables[Any]:
    tables = GAME.blank(players)
    seed_stream(tables[0].chance, seed, players)
    GAME.kernels.setup(tables, 0)
    return tables


def follower_of(tables: Tables[Any], move: int) -> int:
    """Who plays, or which herd is played at, after this move."""
    after = tables.copy()
    GAME.kernels.play(after, 0, int(tables[0].turn), move)
    return int(after[0].turn if after[0].herds == 1 else after[0].herd_turn)


@pytest.mark.clause("mow.two.arrow")
@pytest.mark.clause("mow.green.arrow")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_the_view_foretells_what_follows_each_way_of_the_arrow(players: int) -> None:
    compared = set[tuple[int, str, str]]()  # turns finished, where the arrow pointed, and where it was left
    for seed in range(ROUNDS):
        tables, choices = opening(players, seed), np.random.default_rng(seed)
        for _ in range(MOVES):
            foretold: Any = GAME.seeing.view(tables, 0)
            moves = GAME.legal_moves(tables, int(tables[0].turn))
            for code in moves:
                move = GAME.decode(code)
                if isinstance(move, Take) or (isinstance(move, Add) and move.next is not None):
                    continue  # the same farmer goes on, or whoever is named
                way = (move.arrow if isinstance(move, Add) else None) or foretold.arrow
                assert follower_of(tables, code) == getattr(foretold.next, way)
                compared.add((min(int(tables[0].turns), 3), foretold.arrow, way))
            GAME.kernels.play(tables, 0, int(tables[0].turn), moves[choices.integers(len(moves))])
    every_way = {(3, arrow, way) for arrow in ("left", "right") for way in ("left", "right")}
    assert compared >= every_way | {(0, "left", "right"), (1, "left", "right")}  # and in openings
