"""The moves of MemoWars as people and programs say them, and as the one number that the rules read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.memowars.cards import KINDS
from smallbox.games.memowars.galaxy import COORDINATE, OFFSET, spot_code
from smallbox.games.memowars.rules import (
    CHOOSE_CODE,
    LOOK_CODE,
    PLACE_CODE,
    RETURN_CODE,
    REVEAL_CODE,
    STOP_CODE,
)
from smallbox.games.memowars.shooting import toss_code

FleetKind = Literal["planet", "scanner", "double", "blaster", "retro"]
Slot = Annotated[int, Meta(ge=0, le=32767)]
Coordinate = Annotated[int, Meta(ge=-OFFSET, le=COORDINATE - OFFSET)]
Angle = Annotated[int, Meta(ge=0, le=179)]


class Place(msgspec.Struct, tag="place", frozen=True):
    """Lay a card of the own fleet face down into the galaxy."""

    kind: FleetKind
    x: Coordinate  # of its middle, in tenths of a millimetre
    y: Coordinate
    angle: Angle  # in degrees, counter-clockwise; at 0 the short side lies along x


class Reveal(msgspec.Struct, tag="reveal", frozen=True):
    """Turn up any card."""

    slot: Slot


class Look(msgspec.Struct, tag="look", frozen=True):
    """Look at a card with a Scanner."""

    slot: Slot


class Stop(msgspec.Struct, tag="stop", frozen=True):
    """Look at no more cards."""


class Return(msgspec.Struct, tag="return", frozen=True):
    """Bring back an eliminated card with a Planet."""

    kind: FleetKind
    x: Coordinate
    y: Coordinate
    angle: Angle


class Toss(msgspec.Struct, tag="toss", frozen=True):
    """Toss the shooting disc."""

    x: Coordinate  # of the hand
    y: Coordinate
    direction: Annotated[int, Meta(ge=0, le=3599)]  # tenths of a degree, counter-clockwise; 0 is along x
    strength: Annotated[int, Meta(ge=0, le=8191)]  # the flight that is meant, in tenths of a millimetre


class Choose(msgspec.Struct, tag="choose", frozen=True):
    """Choose one of the cards that the disc covers."""

    slot: Slot


Move = Place | Reveal | Look | Stop | Return | Toss | Choose


def encode(move: Move) -> int:
    """The move as one number. Must agree with `galaxy.spot_code` and `shooting.toss_code`."""
    match move:
        case Place():
            return PLACE_CODE | int(spot_code(KINDS.index(move.kind), move.x, move.y, move.angle))
        case Return():
            return RETURN_CODE | int(spot_code(KINDS.index(move.kind), move.x, move.y, move.angle))
        case Toss():
            return int(toss_code(move.x, move.y, move.direction, move.strength))
        case Stop():
            return STOP_CODE
        case Reveal():
            return REVEAL_CODE | move.slot << 3
        case Look():
            return LOOK_CODE | move.slot << 3
        case Choose():
            return CHOOSE_CODE | move.slot << 3


def decode(code: int) -> Move:
    """The move that a number stands for."""
    what = code & 7
    if what in (PLACE_CODE, RETURN_CODE):
        kind: FleetKind = KINDS[code >> 3 & 7]  # pyright: ignore[reportAssignmentType]
        x, y = (code >> 6 & COORDINATE) - OFFSET, (code >> 22 & COORDINATE) - OFFSET
        return (Place if what == PLACE_CODE else Return)(kind, x, y, code >> 38)
    if what == STOP_CODE:
        return Stop()
    if what == REVEAL_CODE:
        return Reveal(code >> 3)
    if what == LOOK_CODE:
        return Look(code >> 3)
    if what == CHOOSE_CODE:
        return Choose(code >> 3)
    x, y = (code >> 3 & COORDINATE) - OFFSET, (code >> 19 & COORDINATE) - OFFSET
    return Toss(x, y, code >> 35 & 4095, code >> 47)
