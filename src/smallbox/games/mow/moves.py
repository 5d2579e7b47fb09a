"""The moves of Mow as people and programs say them, and as the one number that the rules read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.mow import codes


class Add(msgspec.Struct, tag="add", frozen=True, omit_defaults=True):
    """Add a cow to the herd, or start a herd with it."""

    card: Annotated[int, Meta(ge=0, le=95)]  # a card that looks like it: its `face`
    number: Annotated[int, Meta(ge=0, le=16)] | None = None  # what a slowpoke or a calf stands for
    arrow: Literal["left", "right"] | None = None  # where a green special turns it
    next: Annotated[int, Meta(ge=0, le=9)] | None = None  # whom a yellow special names


class Take(msgspec.Struct, tag="take", frozen=True):
    """Take the whole herd into one's own cowshed."""


class Pass(msgspec.Struct, tag="pass", frozen=True):
    """Show a hand with which no herd can be started."""


Move = Add | Take | Pass
ARROWS = (None, "left", "right")  # NO_ARROW, LEFT, RIGHT


def encode(move: Move) -> int:
    """The move as one number."""
    match move:
        case Take():
            return codes.TAKE
        case Pass():
            return codes.PASS
        case Add():
            number = codes.OWN_NUMBER if move.number is None else move.number
            next_seat = codes.NO_NEXT if move.next is None else move.next
            return codes.code(move.card, number, ARROWS.index(move.arrow), next_seat)


def decode(code: int) -> Move:
    """The move that a number stands for."""
    if code == codes.TAKE:
        return Take()
    if code == codes.PASS:
        return Pass()
    number, next_seat = codes.number_of(code), codes.next_of(code)
    return Add(
        card=codes.card_of(code),
        number=None if number == codes.OWN_NUMBER else number,
        arrow=ARROWS[codes.arrow_of(code)],
        next=None if next_seat == codes.NO_NEXT else next_seat,
    )
