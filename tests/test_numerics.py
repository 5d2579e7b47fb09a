"""Our own exp, log and power: close to those of the C library, and the same bits in every way."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest

from smallbox.kernel.numerics import exp, log, power
from tests.ways import compiled

COUNT = 4_000


def off(mine: float, right: float) -> float:
    """By how many units in the last place a number is wrong."""
    return abs(float(mine) - right) / math.ulp(right)


def some(count: int, pick: Callable[[random.Random], Any]) -> list[Any]:
    chance = random.Random(1)  # noqa: S311
    return [pick(chance) for _ in range(count)]


def test_exp_is_right_to_the_last_digits() -> None:
    ours = compiled(exp)
    for x in some(COUNT, lambda chance: chance.uniform(-700, 700)) + some(COUNT, lambda c: c.gauss(0, 2)):
        assert off(ours(x), math.exp(x)) <= 2, x
    assert ours(0.0) == 1
    assert ours(1000.0) == math.inf
    assert ours(-1000.0) == 0


def test_log_is_right_to_the_last_digits() -> None:
    ours = compiled(log)
    for x in some(COUNT, lambda c: math.exp(c.uniform(-700, 700))) + some(COUNT, lambda c: c.uniform(0.5, 2)):
        assert off(ours(x), math.log(x)) <= 3, x
    assert ours(1.0) == 0
    assert ours(0.0) == -math.inf


def test_powers_are_right_to_the_last_digits() -> None:
    ours = compiled(power)
    for base, exponent in some(COUNT, lambda c: (c.uniform(1e-6, 60), c.uniform(0, 4))):
        assert off(ours(base, exponent), math.pow(base, exponent)) <= 10, (base, exponent)
    assert ours(2.0, 10.0) == 1024
    assert ours(9.0, 0.5) == pytest.approx(3, rel=1e-15)
    assert (ours(0.0, 2.5), ours(0.0, 0.0)) == (0, 1)


def test_they_are_the_same_bits_in_every_way() -> None:
    numbers = some(500, lambda chance: chance.uniform(0.01, 30))
    for kernel in (exp, log):
        ours = compiled(kernel)
        assert [ours(x).hex() for x in numbers] == [float(kernel(x)).hex() for x in numbers]
    ours = compiled(power)
    assert [ours(x, 3.4).hex() for x in numbers] == [float(power(x, 3.4)).hex() for x in numbers]
