"""The moves of MemoWars as people and programs say them; each field says where it is in the move's number."""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from smallbox.coding import Coding, at
from smallbox.games.memowars import codes
from smallbox.games.memowars.cards import KINDS

FleetKind = Literal["planet", "scanner", "double", "blaster", "retro"]
Slot = Annotated[int, Meta(ge=0, le=32767)]
Coordinate = Annotated[int, Meta(ge=codes.LEAST_COORDINATE, le=codes.MOST_COORDINATE)]
Angle = Annotated[int, Meta(ge=0, le=179)]
Direction = Annotated[int, Meta(ge=0, le=3599)]
Strength = Annotated[int, Meta(ge=0, le=8191)]

LEAST = codes.LEAST_COORDINATE


class Place(msgspec.Struct, tag="place", frozen=True):
    """Lay a card of one's own fleet face down into the galaxy."""

    verb: ClassVar = codes.PLACE
    kind: Annotated[FleetKind, at(codes.KIND, KINDS)]
    x: Annotated[Coordinate, at(codes.X, least=LEAST)]  # of its middle, in tenths of a millimetre
    y: Annotated[Coordinate, at(codes.Y, least=LEAST)]
    angle: Annotated[Angle, at(codes.ANGLE)]  # in degrees, counter-clockwise; 0: the short side lies along x


class Reveal(msgspec.Struct, tag="reveal", frozen=True):
    """Turn up any card."""

    verb: ClassVar = codes.REVEAL
    slot: Annotated[Slot, at(codes.SLOT)]


class Look(msgspec.Struct, tag="look", frozen=True):
    """Look at a card with a Scanner."""

    verb: ClassVar = codes.LOOK
    slot: Annotated[Slot, at(codes.SLOT)]


class Stop(msgspec.Struct, tag="stop", frozen=True):
    """Look at no more cards."""

    verb: ClassVar = codes.STOP


class Return(msgspec.Struct, tag="return", frozen=True):
    """Bring back an eliminated card with a Planet."""

    verb: ClassVar = codes.RETURN
    kind: Annotated[FleetKind, at(codes.KIND, KINDS)]
    x: Annotated[Coordinate, at(codes.X, least=LEAST)]
    y: Annotated[Coordinate, at(codes.Y, least=LEAST)]
    angle: Annotated[Angle, at(codes.ANGLE)]


class Toss(msgspec.Struct, tag="toss", frozen=True):
    """Toss the shooting disc."""

    verb: ClassVar = codes.TOSS
    x: Annotated[Coordinate, at(codes.HAND_X, least=LEAST)]  # of the hand
    y: Annotated[Coordinate, at(codes.HAND_Y, least=LEAST)]
    # tenths of a degree, counter-clockwise; 0 is along x
    direction: Annotated[Direction, at(codes.DIRECTION)]
    # the flight that is meant, in tenths of a millimetre
    strength: Annotated[Strength, at(codes.STRENGTH)]


class Choose(msgspec.Struct, tag="choose", frozen=True):
    """Choose one of the cards that the disc covers."""

    verb: ClassVar = codes.CHOOSE
    slot: Annotated[Slot, at(codes.SLOT)]


Move = Place | Reveal | Look | Stop | Return | Toss | Choose
CODING = Coding(Move, codes.VERB)
encode, decode = CODING.encode, CODING.decode
