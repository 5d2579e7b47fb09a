"""The moves of UWO as people and programs say them, and as the one number that the rules read."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.games.uwo import codes
from smallbox.games.uwo.cards import KINDS, Kind
from smallbox.games.uwo.table import COLUMNS, ROW

MOST_SQUARES = 3  # of a ride
Square = Annotated[int, Meta(ge=0, le=29)]  # 5 * row + column; row 0 is the Gnorfs' back row


class Morf(msgspec.Struct, tag="morf", frozen=True):
    """Play a card of this kind on one's own UWO."""

    square: Square
    kind: Kind


class Swap(msgspec.Struct, tag="swap", frozen=True):
    """Put a card under the deck, draw the top one, and end the turn."""

    kind: Kind


class Walk(msgspec.Struct, tag="walk", frozen=True):
    """Walk in a straight line."""

    square: Square
    to: Square


class Ride(msgspec.Struct, tag="ride", frozen=True):
    """Walk with a Rider over these squares, and stop on the last."""

    square: Square
    path: Annotated[list[Square], Meta(min_length=1, max_length=MOST_SQUARES)]


class Attack(msgspec.Struct, tag="attack", frozen=True):
    """Attack the UWO on another square."""

    square: Square
    target: Square


class Blast(msgspec.Struct, tag="blast", frozen=True):
    """Let a Dynamite explode."""

    square: Square


class End(msgspec.Struct, tag="end", frozen=True):
    """End the turn and fill up the hand."""


class KeepHand(msgspec.Struct, tag="keep-hand", frozen=True):
    """End the turn without drawing."""


class Burn(msgspec.Struct, tag="burn", frozen=True):
    """Give up all remaining energy and end the turn."""


class DefendMorf(msgspec.Struct, tag="defend-morf", frozen=True):
    """Morf the attacked UWO into a kind that is shielded from the attacker."""

    kind: Kind


class Miss(msgspec.Struct, tag="miss", frozen=True):
    """Play a Miss: the attack fails."""


class Yield(msgspec.Struct, tag="yield", frozen=True):
    """Do nothing and be hit."""


class Counter(msgspec.Struct, tag="counter", frozen=True):
    """Strike back at the attacker."""


class Decline(msgspec.Struct, tag="decline", frozen=True):
    """Do not strike back: the duel is over."""


Move = (
    Morf
    | Swap
    | Walk
    | Ride
    | Attack
    | Blast
    | End
    | KeepHand
    | Burn
    | DefendMorf
    | Miss
    | Yield
    | Counter
    | Decline
)

PLAIN: dict[int, Move] = {  # moves that say nothing but their verb
    codes.END: End(),
    codes.KEEP_HAND: KeepHand(),
    codes.BURN: Burn(),
    codes.MISS: Miss(),
    codes.YIELD: Yield(),
    codes.COUNTER: Counter(),
    codes.DECLINE: Decline(),
}
CODES = {type(move): code for code, move in PLAIN.items()}


def cell_of(square: int) -> int:
    """Where a square is in the field with its rim."""
    return square + square // COLUMNS + ROW


def square_of(cell: int) -> int:
    """The square of a cell."""
    return cell - ROW - (cell - ROW) // ROW


def encode(move: Move) -> int:
    """The move as one number."""
    match move:
        case Morf():
            return codes.code(codes.MORF, cell_of(move.square), KINDS.index(move.kind))
        case Swap():
            return codes.code(codes.SWAP, KINDS.index(move.kind), 0)
        case Walk():
            return codes.code(codes.WALK, cell_of(move.square), cell_of(move.to))
        case Ride():
            cells = [cell_of(square) for square in move.path]
            return codes.ride_code(cell_of(move.square), *cells, *[0] * (MOST_SQUARES - len(cells)))
        case Attack():
            return codes.code(codes.ATTACK, cell_of(move.square), cell_of(move.target))
        case Blast():
            return codes.code(codes.BLAST, cell_of(move.square), 0)
        case DefendMorf():
            return codes.code(codes.DEFEND_MORF, KINDS.index(move.kind), 0)
        case _:
            return CODES[type(move)]


def decode(code: int) -> Move:
    """The move that a number stands for."""
    if code in PLAIN:
        return PLAIN[code]
    verb = codes.verb_of(code)
    if verb == codes.SWAP:
        return Swap(KINDS[codes.card_of(code)])
    if verb == codes.DEFEND_MORF:
        return DefendMorf(KINDS[codes.card_of(code)])
    square = square_of(codes.origin_of(code))
    if verb == codes.MORF:
        return Morf(square, KINDS[codes.form_of(code)])
    if verb == codes.BLAST:
        return Blast(square)
    if verb == codes.RIDE:
        return Ride(square, list(path_of(code)))
    if verb == codes.WALK:
        return Walk(square, square_of(codes.target_of(code)))
    return Attack(square, square_of(codes.target_of(code)))


def path_of(code: int) -> Iterator[int]:
    """The squares of a ride."""
    path = codes.path_of(code)
    while path:
        yield square_of(codes.first_of(path))
        path = codes.rest_of(path)
