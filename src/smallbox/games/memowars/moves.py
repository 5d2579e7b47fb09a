"""The moves of MemoWars as people and programs say them, and as the one number that the rules read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.memowars import codes
from smallbox.games.memowars.cards import KINDS

FleetKind = Literal["planet", "scanner", "double", "blaster", "retro"]
Slot = Annotated[int, Meta(ge=0, le=32767)]
Coordinate = Annotated[int, Meta(ge=codes.LEAST_COORDINATE, le=codes.MOST_COORDINATE)]
Angle = Annotated[int, Meta(ge=0, le=179)]


class Place(msgspec.Struct, tag="place", frozen=True):
    """Lay a card of one's own fleet face down into the galaxy."""

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
    """The move as one number."""
    match move:
        case Place() | Return():
            verb = codes.PLACE if isinstance(move, Place) else codes.RETURN
            return codes.laying_code(
                verb, KINDS.index(move.kind), codes.spot_code(move.x, move.y, move.angle)
            )
        case Toss():
            return codes.toss_code(move.x, move.y, move.direction, move.strength)
        case Stop():
            return codes.STOP
        case Reveal():
            return codes.slot_code(codes.REVEAL, move.slot)
        case Look():
            return codes.slot_code(codes.LOOK, move.slot)
        case Choose():
            return codes.slot_code(codes.CHOOSE, move.slot)


def decode(code: int) -> Move:
    """The move that a number stands for."""
    verb = codes.verb_of(code)
    if verb == codes.STOP:
        return Stop()
    if verb == codes.REVEAL:
        return Reveal(codes.slot_of(code))
    if verb == codes.LOOK:
        return Look(codes.slot_of(code))
    if verb == codes.CHOOSE:
        return Choose(codes.slot_of(code))
    if verb == codes.TOSS:
        return Toss(
            codes.hand_x_of(code), codes.hand_y_of(code), codes.direction_of(code), codes.strength_of(code)
        )
    kind: FleetKind = KINDS[codes.kind_of(code)]  # pyright: ignore[reportAssignmentType]
    laying = Place if verb == codes.PLACE else Return
    return laying(kind, codes.x_of(code), codes.y_of(code), codes.angle_of(code))
