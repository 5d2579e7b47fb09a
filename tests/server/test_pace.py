"""Bots keep pace with people where all move at once; the clock is only imagined here."""

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from smallbox.game import Together
from smallbox.server.pace import PATIENCE, Pace, bots_before

EACH = 9
USUAL = 0.6  # seconds
GAMES = 2000


def keys(count: int = GAMES) -> Iterator[bytes]:
    """Keys of deals, always the same."""
    return (hashlib.sha256(number.to_bytes(4)).digest() for number in range(count))


def test_what_the_client_is_tested_with() -> None:
    told = json.loads((Path(__file__).parents[2] / "web/src/lib/fair.json").read_text(encoding="utf-8"))
    for lots in told["pace"]:
        assert bots_before(bytes.fromhex(told["key"]), lots["bots"], lots["people"]) == lots["before"]


def race(key: bytes, players: int, median: float) -> tuple[int, float]:
    """A person in the first seat who takes a median time for each move: who is done first, and how long all
    have to wait after the person is."""
    chance = Random(key)  # noqa: S311
    left, bots = [EACH] * players, range(1, players)
    time = last = finished = 0.0
    first, person_moves_at = -1, chance.lognormvariate(math.log(median), 0.6)
    while any(left):
        pace = Pace(Together(EACH, left), bots, key)
        bot_moves_at = time + pace.pause(USUAL, last, chance) if pace.due else math.inf
        if bot_moves_at < person_moves_at:
            time, seat = bot_moves_at, pace.next_seat([bot for bot in bots if left[bot]], chance)
        else:
            time, seat = person_moves_at, 0
            finished = time
            person_moves_at = time + chance.lognormvariate(math.log(median), 0.6) if left[0] > 1 else math.inf
        last = time
        left[seat] -= 1
        if first < 0 and left[seat] == 0:
            first = seat
    return first, time - finished


@pytest.mark.parametrize("median", [1.0, 4.0, 20.0])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_person_is_done_first_as_often_as_any_bot(players: int, median: float) -> None:
    """The deviation of a share is at most 1.1 %: three of them, and a little for moves that come late."""
    races = [race(key, players, median) for key in keys()]
    shares = Counter(first for first, _ in races)
    assert shares[0] / GAMES == pytest.approx(1 / players, abs=0.05)
    assert all(shares[bot] / GAMES == pytest.approx(1 / players, abs=0.05) for bot in range(1, players))
    assert sum(wait for _, wait in races) / GAMES < 2  # seconds: nobody waits long for the bots


def due(key: bytes, left: list[int], bots: list[int]) -> int:
    return Pace(Together(EACH, left), bots, key).due


def test_bots_do_not_win_because_a_person_pauses() -> None:
    """They make the moves that are due and wait, however long it takes."""
    left = [EACH, EACH]
    waiting = [due(key, left, [1]) for key in keys()]
    assert sum(waiting) / GAMES == pytest.approx(0.9, abs=0.1)  # of nine: one of ten gaps in the row
    assert max(waiting) <= EACH
    done = sum(due(key, [1, EACH], [1]) == EACH for key in keys())  # the person has one card left
    assert done / GAMES == pytest.approx(0.5, abs=0.04)


def test_once_the_people_are_done_the_bots_finish() -> None:
    for key in keys(50):
        assert due(key, [0, 3, 5], [1, 2]) == 8
        assert due(key, [7, 3, 5], [0, 1, 2]) == 15  # all have left, or only bots play
        assert due(key, [4, 4], []) == 0
        assert due(key, [9, 0], [1]) == 0


def test_a_seat_whose_person_leaves_is_a_bots_from_then_on() -> None:
    for key in keys(50):
        assert due(key, [4, 9, 9], [1, 2]) <= 18
        assert due(key, [4, 0, 0], [0, 1, 2]) == 4


def test_every_row_is_as_likely_as_any_other() -> None:
    """Two moves of bots among two of people: six rows, each with a deviation of 1 %."""
    rows = Counter(tuple(bots_before(key, 2, 2)) for key in keys())
    assert len(rows) == 6
    assert all(count / GAMES == pytest.approx(1 / 6, abs=0.04) for count in rows.values())
    assert bots_before(b"key", 5, 3) == bots_before(b"key", 5, 3)
    assert bots_before(b"key", 5, 3)[-1] == 5


def test_the_more_moves_a_bot_has_to_make_the_sooner_it_makes_one() -> None:
    chance = Random(1)  # noqa: S311
    pace = Pace(Together(EACH, [9, 1, 3]), [1, 2], b"key")
    drawn = Counter(pace.next_seat([1, 2], chance) for _ in range(GAMES))
    assert drawn[2] / GAMES == pytest.approx(0.75, abs=0.04)


def test_a_pause_is_as_long_as_people_take_within_reason() -> None:
    chance = Random(1)  # noqa: S311

    def mean(left: list[int], usual: float, seconds: float) -> float:
        pace = Pace(Together(EACH, left), [1], b"key")
        return sum(pace.pause(usual, seconds, chance) * max(1, pace.due) for _ in range(GAMES)) / GAMES

    assert mean([9, 9], USUAL, 100.0) == pytest.approx(USUAL, rel=0.1)  # nobody knows how long they take
    assert mean([6, 9], USUAL, 9.0) == pytest.approx(3 * 6 / 9, rel=0.1)  # three seconds for each move
    assert mean([1, 9], USUAL, 24.0) == pytest.approx(3 * 1 / 9, rel=0.1)  # in order towards the end
    assert mean([5, 9], USUAL, 4000.0) == pytest.approx(PATIENCE * USUAL, rel=0.1)
    assert mean([0, 9], USUAL, 4000.0) == pytest.approx(USUAL, rel=0.1)
    assert mean([5, 9], 0.0, 4000.0) == 0.0  # where nobody watches
