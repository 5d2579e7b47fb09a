"""What happened in the last move: rows of numbers on a table, and what clients get to read.

Each table has `events`, one row per event, and `event_count`. A row starts with what happened, a member of
the game's `What`, and the seat it happened to; the rest differs from game to game.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import msgspec

from smallbox.kernel.declaring import kernel
from smallbox.kernel.unpacked import Unpacked


class EventHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all events have in common."""

    what: str  # a word of `words_of`
    seat: int | None = None


def words_of(what: type[IntEnum]) -> dict[int, str]:
    """What a client calls each kind of event: GAME_OVER is game-over."""
    return {int(member): member.name.lower().replace("_", "-") for member in what}


def event_rows(table: Unpacked) -> Sequence[Sequence[int]]:
    """The events of the last move, in the order they happened."""
    return table.events[: table.event_count]


@kernel
def clear_events(table: Any) -> None:
    """Forget what happened in the last move, to the last byte."""
    table.event_count = 0
    for row in range(len(table.events)):
        for i in range(len(table.events[row])):
            table.events[row, i] = 0
