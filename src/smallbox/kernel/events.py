"""What happened in the last move: rows of numbers on a table, and what clients get to read.

Each table has `events`, one row per event, and `event_count`. A row starts with what happened, a member of
the game's `What`, and the seat it happened to; the rest differs from game to game.
"""

from enum import IntEnum
from typing import Any

import msgspec

from smallbox.kernel.declaring import kernel
from smallbox.kernel.writing import Json, Words, field, open_object, quoted, word_field

NOBODY = -1


class EventHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all events have in common."""

    what: str  # one of `event_words`
    seat: int | None = None


def event_words(what: type[IntEnum]) -> Words:
    """What a client reads for each member: GAME_OVER is "game-over"."""
    names = {int(member): member.name.lower().replace("_", "-") for member in what}
    return quoted(names.get(number, "") for number in range(max(names) + 1))


@kernel
def open_event(json: Json, word: bytes, seat: int) -> None:
    """The beginning of an event: what happened, and to whom, if to anybody."""
    open_object(json)
    word_field(json, b"what", word)
    if seat != NOBODY:
        field(json, b"seat", seat)


@kernel
def clear_events(table: Any) -> None:
    """Forget what happened in the last move, to the last byte."""
    table.event_count = 0
    for row in range(len(table.events)):
        for i in range(len(table.events[row])):
            table.events[row, i] = 0
