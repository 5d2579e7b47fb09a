"""Luck told from skill: every account adds up, and nobody is blamed for bad luck."""

from typing import Any

import pytest

from smallbox.bots.analysis import Ledger, analyse, hint
from smallbox.bots.move_value import MoveValue
from smallbox.bots.players import find_bot
from smallbox.fair import key_of_seed
from smallbox.game import Mistake
from smallbox.games import find, memowars, mow, names, uwo
from smallbox.match import Match
from tests.ways import COMPILED

LEVEL = 3
TINY = 16 if COMPILED else 2  # iterations
OPTIONS: dict[str, Any] = {
    "mow": mow.Options(flies=12 if COMPILED else 4),
    "uwo": uwo.Options(army=8),
    "memowars": memowars.Options(),
}


def played(name: str, players: int, *seats: str, seed: int = 1) -> Match:
    """A whole game between these bots."""
    game = find(name)
    match = Match(game, players, OPTIONS[name], game.own_cards, key_of_seed(seed))
    while asked := match.asked:
        seat = asked[0]
        bot = find_bot(seats[seat % len(seats)])
        match.append(seat, bot(game, game.known_table(match.tables, seat), seat, len(match.moves)))
    return match


LONG = pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("mow", 3),
        pytest.param("mow", 2, marks=LONG),
        pytest.param("uwo", 2, marks=LONG),
        pytest.param("memowars", 3, marks=LONG),
    ],
)
def test_every_account_adds_up_to_the_result(name: str, players: int) -> None:
    match = played(name, players, "random", "careful")
    heard: list[tuple[int, int]] = []
    found = analyse(match, LEVEL, iterations=TINY, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(number, len(match.moves)) for number in range(1, len(match.moves) + 1)]
    for account, share in zip(found.accounts, match.outcome, strict=True):
        parts = account.fair + account.deal + account.draws + account.own + account.others
        assert abs(parts - share) < 1e-9
        assert account.result == share
        own = [decision for decision in found.decisions if decision.seat == account.seat]
        assert abs(sum(decision.loss for decision in own) + account.own) < 1e-9
    for decision in found.decisions:
        assert match.moves[decision.number - 1] == (decision.seat, decision.move)
        assert decision.loss >= 0
        assert (decision.loss == 0) == (decision.best == decision.move)
        assert 0 <= decision.value <= 1
    assert abs(sum(account.others + account.own for account in found.accounts)) < 1e-9


def test_an_account_as_one_would_keep_it_by_hand() -> None:
    """Two seats: a good hand, a mistake by the other, a mistake of one's own, bad luck at the end."""
    ledger = Ledger(2)
    good, mistake = MoveValue([0.6, 0.4], 0.01), MoveValue([0.75, 0.25], 0.01)
    ledger.enter(1, 0, (10, good), (10, good))
    ledger.enter(2, 1, (20, mistake), (21, MoveValue([0.5, 0.5], 0.01)))
    ledger.enter(3, 0, (30, MoveValue([0.7, 0.3], 0.01)), (31, MoveValue([0.8, 0.2], 0.01)))
    first, second = ledger.close([0.0, 1.0])
    approx: Any = pytest.approx  # pyright: ignore[reportUnknownMemberType]
    # from 0.5 to 0.6; given 0.25, but only 0.2 came of it; from 0.8 to 0.7 by its own fault; and then it lost
    assert (first.fair, first.deal, first.own, first.others) == approx((0.5, 0.1, -0.1, 0.25))
    assert first.draws == approx(-0.05 - 0.7)
    assert (second.fair, second.deal, second.own, second.others) == approx((0.5, 0.0, -0.25, 0.1))
    assert second.draws == approx(0.65)
    assert [decision.luck for decision in ledger.decisions] == approx([0.1, 0.0, -0.05])


def test_an_unfinished_game_has_no_account() -> None:
    game = find("mow")
    with pytest.raises(Mistake) as caught:
        analyse(Match(game, 2, game.options(), game.own_cards, key_of_seed(1)), LEVEL)
    assert caught.value.message == "analysis-unfinished"


def test_whoever_follows_the_progress_can_stop_it() -> None:
    def enough(done: int, total: int) -> None:
        if done == 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        analyse(played("mow", 2, "random"), LEVEL, iterations=TINY, progress=enough)


@LONG
def test_a_random_player_loses_more_than_a_careful_one() -> None:
    match = played("mow", 2, "random", "careful", seed=2)
    one, other = analyse(match, LEVEL, iterations=200).accounts
    assert one.own < other.own


@pytest.mark.parametrize("name", names())
def test_a_hint_names_legal_moves_the_best_first(name: str) -> None:
    game = find(name)
    match = Match(game, 2, OPTIONS.get(name, game.options()), game.own_cards, key_of_seed(3))
    seat = match.asked[0]
    seen = game.known_table(match.tables, seat)
    found = hint(game, seen, seat, LEVEL, iterations=TINY)
    assert found
    assert {choice.move for choice in found} <= set(game.legal_moves(match.tables, seat))
    assert [choice.visits for choice in found] == sorted((choice.visits for choice in found), reverse=True)
    assert all(0 <= choice.value <= 1 for choice in found)
    assert found == hint(game, seen, seat, LEVEL, iterations=TINY)
