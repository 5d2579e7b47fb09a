"""What bots know of a game that gives them only its rules: they play on at random and see what happens.

Used for games without their own `knowledge`; `state` is the search that asks.
"""

from typing import Any

from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.chance import draw

ADVICE = ("focus",)
FOCUS = 0
NUMBERS = {"boldness": 0.9, "depth": 1000, "focus": 0}  # no focus: no move looks better than another


@kernel
def is_routine(table: Any) -> bool:
    """Every move is worth a thought."""
    return False


@kernel
def stage(table: Any) -> int:
    """The search may look as far ahead as it likes."""
    return 0


@kernel
def scene(table: Any) -> int:
    """Do not distinguish what chance decides."""
    return 0


@kernel
def look(table: Any, seat: int, state: Any) -> None:
    """There is nothing to prepare before moves are compared."""


@kernel
def promise(table: Any, seat: int, move: int, state: Any) -> float:
    return 1.0


@big_kernel
def policy(table: Any, seat: int, state: Any, count: int) -> int:
    """Any move."""
    return state.moves[draw(state.whim, count)]


@big_kernel
def evaluate(table: Any, state: Any) -> None:
    """A game that is not over is anybody's."""
    for seat in range(table.seats):
        state.share[seat] = 1.0 / table.seats
