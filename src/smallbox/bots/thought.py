"""The result of thinking."""

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """A move that was thought about."""

    move: int
    value: float  # the expected share of the win, 0 to 1
    visits: int


class Thought(msgspec.Struct, frozen=True):
    """A move, and how it compares with the others."""

    move: int
    values: list[Choice]  # the moves that were tried, best first
    iterations: int
