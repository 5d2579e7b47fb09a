"""Bots pick on nobody: chance decides between moves that are equally good, not the order of the seats."""

from collections import Counter
from statistics import NormalDist

import pytest

from smallbox.bots.thinking import think
from smallbox.game import LEVELS
from smallbox.games.mow import GAME
from smallbox.games.mow.moves import Add
from smallbox.lab.simulate import Simulation
from tests.games.mow.meadow import Meadow
from tests.ways import COMPILED, FAST

SEEDS = 500 if COMPILED else 25
ITERATIONS = 4 if COMPILED else 1  # fewer than there are moves: not even all of the equals are tried
ALL_SEATS_95 = 0.05  # how often, at most, some seat may be outside its interval although all are equal


@pytest.mark.skipif(not FAST, reason="takes thousands of games")
@pytest.mark.parametrize("players", [2, 4, 6, 10])
def test_no_seat_wins_more_often_than_another(players: int) -> None:
    """The starter is drawn by lot and all else goes round in a circle: by the rules all seats are equal."""
    games, fair = 4_000, 1 / players
    report = Simulation(
        GAME, players, games, 1, 1, GAME.options(), GAME.own_cards, careful_seats=(1 << players) - 1
    ).run()
    allowed = NormalDist().inv_cdf(1 - ALL_SEATS_95 / players / 2) * (fair * (1 - fair) / games) ** 0.5
    assert [seat for seat in report.seats if abs(seat.wins.mean - fair) > allowed] == []


def named_by(bot: str) -> Counter[int | None]:
    """Whom a bot names next, over many seeds, when all others are equal."""
    meadow, named = Meadow(herd="3 12", hand="yellow-closer0", players=6), Counter[int | None]()
    known = GAME.known_table(meadow.tables, 0)
    for seed in range(SEEDS):
        if bot == "careful":
            move = GAME.decode(GAME.careful_move(known, 0, seed))
        else:
            move = GAME.decode(think(GAME, known, 0, LEVELS[2], seed, iterations=ITERATIONS).move)
        assert isinstance(move, Add)
        named[move.next] += 1
    return named


@pytest.mark.parametrize("bot", ["careful", "searching"])
def test_all_are_named_equally_often(bot: str) -> None:
    named = named_by(bot)
    expected = SEEDS / 5
    assert set(named) == {1, 2, 3, 4, 5}
    assert sum((count - expected) ** 2 / expected for count in named.values()) < 18.5  # one in a thousand
    assert named_by(bot) == named  # the same seeds decide in the same way
