"""The random stream that every shuffle, deal and scatter draws from.

xoshiro256** by David Blackman and Sebastiano Vigna; its state is four uint64, usually `table.chance`.
Everything stays uint64, because to Numba the sum of a uint64 and a signed number is a float.
"""

from typing import Any

import numpy as np

from smallbox.kernel.declaring import kernel, wrapping_kernel
from smallbox.kernel.records import Row

_5, _7, _9, _17, _19, _32, _45, _57 = (np.uint64(n) for n in (5, 7, 9, 17, 19, 32, 45, 57))
_27, _30, _31, _ONE = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(1)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)


@wrapping_kernel
def next_64(chance: Row) -> Any:
    """The stream's next 64 bits."""
    product = chance[1] * _5
    result = ((product << _7) | (product >> _57)) * _9
    shifted = chance[1] << _17
    chance[2] ^= chance[0]
    chance[3] ^= chance[1]
    chance[1] ^= chance[2]
    chance[0] ^= chance[3]
    chance[2] ^= shifted
    chance[3] = (chance[3] << _45) | (chance[3] >> _19)
    return result


@wrapping_kernel
def draw(chance: Row, below: int) -> int:
    """A whole number from 0 up to, not including, `below`, all equally likely (below < 2**32)."""
    limit = np.uint64(below)
    product = (next_64(chance) >> _32) * limit
    if (product & _LOW_HALF) < limit:  # only here could some numbers come up too often
        unfair = ((_LOW_HALF - limit) + _ONE) % limit
        while (product & _LOW_HALF) < unfair:
            product = (next_64(chance) >> _32) * limit
    return np.int64(product >> _32)  # pyright: ignore[reportReturnType]


@kernel
def shuffle(chance: Row, cards: Row, count: int) -> None:
    """Shuffle the first `count` cards; every order is equally likely."""
    for last in range(count - 1, 0, -1):
        other = draw(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@wrapping_kernel
def seed_stream(chance: Row, seed: int, index: int) -> None:
    """Start the stream of the index-th game of a seed: SplitMix64 over both, so that no two are alike."""
    state = np.uint64(seed) * _MIX_1 ^ np.uint64(index) * _MIX_2
    for i in range(4):
        state = state + _GOLDEN
        mixed = (state ^ (state >> _30)) * _MIX_1
        mixed = (mixed ^ (mixed >> _27)) * _MIX_2
        chance[i] = mixed ^ (mixed >> _31)


@kernel
def renew_stream(chance: Row, whim: Row) -> None:
    """Restart a stream from another one."""
    for i in range(4):
        chance[i] = next_64(whim)


# The position of a single bit, up to sixteen: modulo nineteen, each power of two has a different remainder.
POSITION = tuple(next((bit for bit in range(16) if (1 << bit) % 19 == rest), 0) for rest in range(19))


@kernel
def one_of(seats: int, whim: Row) -> int:
    """One of the seats in a bit mask, at random if there are several."""
    seat = POSITION[(seats & -seats) % 19]
    if seats >> seat == 1:
        return seat
    while True:
        seat = draw(whim, 16)
        if seats >> seat & 1:
            return seat
