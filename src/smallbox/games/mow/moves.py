"""The moves of Mow as people and programs say them, and as the one number that the rules read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.mow import rules

Card = Annotated[int, Meta(ge=0, le=95)]


class Add(msgspec.Struct, tag="add", frozen=True, omit_defaults=True):
    """Add a cow to the herd, or start a herd with it."""

    card: Card  # a card that looks like it: its `face`
    number: Annotated[int, Meta(ge=0, le=16)] | None = None  # what a slowpoke or a calf shall stand for
    arrow: Literal["left", "right"] | None = None  # where a green special lets it point
    next: Annotated[int, Meta(ge=0, le=9)] | None = None  # whom a yellow special names


class Take(msgspec.Struct, tag="take", frozen=True):
    """Take the whole herd into the own cowshed."""


class Pass(msgspec.Struct, tag="pass", frozen=True):
    """Show a hand with which no herd can be started."""


Move = Add | Take | Pass
ARROWS = (None, "left", "right")  # NO_ARROW, LEFT, RIGHT


def encode(move: Move) -> int:
    """The move as one number. Must agree with `rules.code`."""
    match move:
        case Take():
            return rules.TAKE
        case Pass():
            return rules.PASS
        case Add():
            number = rules.OWN_NUMBER if move.number is None else move.number
            next_seat = rules.NO_NEXT if move.next is None else move.next
            return int(rules.code(move.card, number, ARROWS.index(move.arrow), next_seat))


def decode(code: int) -> Move:
    """The move that a number stands for."""
    if code == rules.TAKE:
        return Take()
    if code == rules.PASS:
        return Pass()
    number, next_seat = code >> 9 & 31, code >> 16 & 15
    return Add(
        card=code >> 2 & 127,
        number=None if number == rules.OWN_NUMBER else number,
        arrow=ARROWS[code >> 14 & 3],
        next=None if next_seat == rules.NO_NEXT else next_seat,
    )
