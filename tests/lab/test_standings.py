"""Figures that claim no more than the deals can tell."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallbox.games import find
from smallbox.lab.simulate import share
from smallbox.lab.standings import pair, ratings, share_of_deals, standings
from smallbox.lab.tournament import Result, Tournament

A, B, C = "random", "careful", "level-1"


def result(number: int, bots: list[str], shares: list[float]) -> Result:
    some = [0.5] * len(bots)
    return Result(number, bots, shares, [10] * len(bots), some, [0.125 * (1 + number % 2)] * len(bots))


def test_games_of_one_deal_that_always_end_alike_count_once() -> None:
    """Who holds the good hand wins, whoever it is: ten deals tell as much as ten games."""
    wins = [2.0] * 6 + [0.0] * 4
    found, ten = share_of_deals(wins, [2.0] * 10), share(6, 10)
    assert (found.low, found.high) == pytest.approx((ten.low, ten.high))  # pyright: ignore[reportUnknownMemberType]


def test_mirrored_games_that_cancel_out_count_as_games_and_not_more() -> None:
    found, twenty = share_of_deals([1.0] * 10, [2.0] * 10), share(10, 20)
    assert (found.low, found.high) == pytest.approx((twenty.low, twenty.high))  # pyright: ignore[reportUnknownMemberType]


def test_one_who_always_wins_is_not_taken_for_invincible() -> None:
    assert share_of_deals([2.0] * 10, [2.0] * 10).low == share(10, 10).low < 0.75


def test_nothing_won_tells_nothing() -> None:
    found = share_of_deals([0.0, 0.0], [0.0, 0.0])
    assert (found.low, found.high) == (0, 1)


shares = st.integers(0, 7560).map(lambda parts: parts / 2520)  # of wins, shared among up to ten


@given(st.lists(st.tuples(shares, shares), min_size=1, max_size=30))
def test_an_interval_contains_its_mean(deals: list[tuple[float, float]]) -> None:
    found = share_of_deals([won for won, _ in deals], [won + lost for won, lost in deals])
    assert 0 <= found.low <= found.mean <= found.high <= 1


@pytest.mark.parametrize("luck", [0.0, 0.3, 0.8])
def test_the_interval_contains_the_truth_nineteen_times_of_twenty(luck: float) -> None:
    """A bot that wins 60 % of its games; `luck` of the deals are decided by the cards, not by the bots."""
    whim, truth, trials = np.random.default_rng(7), 0.6, 600
    hits = 0
    for _ in range(trials):
        decided = whim.random(60) < luck
        alike = 2.0 * (whim.random(60) < truth)  # both games of the deal end alike
        apart = (whim.random((60, 2)) < truth).sum(axis=1)
        found = share_of_deals(np.where(decided, alike, apart).tolist(), [2.0] * 60)
        hits += found.low <= truth <= found.high
    assert 0.93 <= hits / trials <= 0.985


def test_ratings_follow_the_wins_and_grow_surer() -> None:
    games = [result(number, [A, B], [0.0, 1.0]) for number in range(20)]
    few, many = ratings([A, B], games[:5]), ratings([A, B], games)
    assert many[B][0] > few[B][0] > few[A][0] > many[A][0]
    assert many[B][1] < few[B][1]
    assert many[B][0] - 25 == pytest.approx(25 - many[A][0])  # pyright: ignore[reportUnknownMemberType]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    rated = ratings([A, B], [result(0, [A, B, B], [1.0, 0.0, 0.0])])
    assert rated[A][0] > 25 > rated[B][0]
    alone = ratings([A, B], [result(0, [B, B, B], [1.0, 0.0, 0.0])])
    assert alone[B][0] == pytest.approx(25)  # pyright: ignore[reportUnknownMemberType]


def test_a_pair_is_judged_by_the_games_that_one_of_them_won() -> None:
    together = [
        result(0, [A, B, C], [1, 0, 0]),
        result(1, [B, C, A], [0.5, 0, 0.5]),
        result(2, [C, A, B], [1, 0, 0]),
    ]
    apart = [result(3, [A, C, C], [1, 0, 0])]
    found = pair(A, B, [together, apart])
    assert (found.games, found.wins, found.losses, found.draws) == (3, 1.5, 0.5, 1)
    assert found.share.mean == 0.75


def test_standings_do_not_depend_on_the_order_of_play() -> None:
    mow = find("mow")
    tournament = Tournament.of(mow, 2, [A, B], 1, mow.options(), mow.own_cards)
    played = [result(number, tournament.seating(number), [1.0, 0.0]) for number in range(8)]
    found = standings(tournament, played)
    assert standings(tournament, reversed(played)) == found
    assert (found.games, found.deals, found.moves) == (8, 4, 160)
    for bot in found.bots:
        assert bot.wins.mean == 0.5
        assert (bot.games, bot.moves, bot.thinking, bot.longest) == (8, 80, 0.05, 0.25)
