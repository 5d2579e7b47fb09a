"""The pace of bots while all move at once: lots decide where their moves come among those of the people.

Imagine all these moves, of bots and of people, shuffled into one row. The people go along it in their own
time, and a bot's move is due once the people have made all moves that come before it. So each seat is as
likely as any other to be done first, whether the people are fast or slow; nobody gets ahead because somebody
pauses; and the order of the moves tells nothing about whose they are.
"""

import functools
import hashlib
from collections.abc import Sequence
from random import Random

from smallbox.game import Together

LOTS = b"smallbox/pace/v1\0"
PATIENCE = 8  # times the usual pause: no move that is due waits longer than that, on average


@functools.lru_cache(1024)
def bots_before(key: bytes, bots: int, people: int) -> list[int]:
    """How many of so many moves of bots come before each move of the people, and in all.

    The lots are drawn from the key of the deal: every worker draws the same, and no player knows them.
    """
    lots = [hashlib.sha256(LOTS + key + move.to_bytes(4)).digest() for move in range(bots + people)]
    passed, before = 0, list[int]()
    for move in sorted(range(bots + people), key=lots.__getitem__):
        if move < bots:
            passed += 1
        else:
            before.append(passed)
    return [*before, bots]


class Pace:
    """How far bots and people are at one moment."""

    def __init__(self, together: Together, bots: Sequence[int], key: bytes) -> None:
        self._together = together
        of_bots = together.each * len(bots)
        self._of_people = together.each * len(together.left) - of_bots
        bots_left = sum(together.left[seat] for seat in bots)
        self._people_left = sum(together.left) - bots_left
        before = bots_before(key, of_bots, self._of_people)[self._of_people - self._people_left]
        self.due = max(0, before - (of_bots - bots_left))  # moves of bots before the people's next one

    def next_seat(self, seats: Sequence[int], chance: Random) -> int:
        """Who of these seats moves next: the more moves it has to make, the likelier."""
        return chance.choices(seats, [self._together.left[seat] for seat in seats])[0]

    def pause(self, usual: float, seconds: float, chance: Random) -> float:
        """How long to wait for the next move: each that is due takes a while of its own.

        On average that is as long as people have taken from one move to the next, all in all `seconds`; the
        less, the fewer moves they still have to make, so that the end of the row comes in its order.
        """
        mean, made = usual, self._of_people - self._people_left
        if made and self._people_left:
            mean = min(PATIENCE * usual, seconds / made * self._people_left / self._of_people)
        return chance.expovariate(1.0) * mean / max(1, self.due)
