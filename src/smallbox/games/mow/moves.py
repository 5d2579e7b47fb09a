"""The moves of Mow as people and programs say them; each field says where it is in the move's number."""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from smallbox.coding import Coding, at
from smallbox.games.mow import codes

Face = Annotated[int, Meta(ge=0, le=95)]  # of a card: the first one that looks like it
Number = Annotated[int, Meta(ge=0, le=16)]
Arrow = Literal["left", "right"]
Seat = Annotated[int, Meta(ge=0, le=9)]


class Add(msgspec.Struct, tag="add", frozen=True, omit_defaults=True):
    """Add a cow to the herd, or start a herd with it."""

    verb: ClassVar = codes.ADD
    card: Annotated[Face, at(codes.CARD)]
    # what a slowpoke or a calf stands for
    number: Annotated[Number | None, at(codes.NUMBER, absent=codes.OWN_NUMBER)] = None
    # where a green special turns the arrow: NO_ARROW, LEFT, RIGHT
    arrow: Annotated[Arrow | None, at(codes.ARROW, says=(None, "left", "right"))] = None
    # whom a yellow special names
    next: Annotated[Seat | None, at(codes.NEXT, absent=codes.NO_NEXT)] = None


class Take(msgspec.Struct, tag="take", frozen=True):
    """Take the whole herd into one's own cowshed."""

    verb: ClassVar = codes.TAKE


class Pass(msgspec.Struct, tag="pass", frozen=True):
    """Show a hand with which no herd can be started."""

    verb: ClassVar = codes.PASS


Move = Add | Take | Pass
CODING = Coding(Move, codes.VERB)
encode, decode = CODING.encode, CODING.decode
