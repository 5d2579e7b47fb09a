"""The moves of UWO as people and programs say them; each field says where it is in the move's number."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from smallbox.coding import Coding, at
from smallbox.games.uwo import codes
from smallbox.games.uwo.cards import KINDS, Kind
from smallbox.games.uwo.field import cell_of
from smallbox.games.uwo.table import CELLS, COLUMNS, ROWS

MOST_SQUARES = 3  # of a ride
Square = Annotated[int, Meta(ge=0, le=29)]  # 5 * row + column; row 0 is the Gnorfs' back row
Path = Annotated[list[Square], Meta(min_length=1, max_length=MOST_SQUARES)]


# The square of each cell; None on the rim.
SQUARE_AT = {cell_of(square): square for square in range(COLUMNS * ROWS)}
SQUARES = [SQUARE_AT.get(cell) for cell in range(CELLS)]


class Morf(msgspec.Struct, tag="morf", frozen=True):
    """Play a card of this kind on one's own UWO."""

    verb: ClassVar = codes.MORF
    square: Annotated[Square, at(codes.ORIGIN, SQUARES)]
    kind: Annotated[Kind, at(codes.FORM, KINDS)]


class Swap(msgspec.Struct, tag="swap", frozen=True):
    """Put a card under the deck, draw the top one, and end the turn."""

    verb: ClassVar = codes.SWAP
    kind: Annotated[Kind, at(codes.CARD, KINDS)]


class Walk(msgspec.Struct, tag="walk", frozen=True):
    """Walk in a straight line."""

    verb: ClassVar = codes.WALK
    square: Annotated[Square, at(codes.ORIGIN, SQUARES)]
    to: Annotated[Square, at(codes.TARGET, SQUARES)]


class Ride(msgspec.Struct, tag="ride", frozen=True):
    """Walk with a Rider over these squares, and stop on the last."""

    verb: ClassVar = codes.RIDE
    square: Annotated[Square, at(codes.ORIGIN, SQUARES)]
    path: Annotated[Path, at(codes.PATH, SQUARES, items=MOST_SQUARES)]


class Attack(msgspec.Struct, tag="attack", frozen=True):
    """Attack the UWO on another square."""

    verb: ClassVar = codes.ATTACK
    square: Annotated[Square, at(codes.ORIGIN, SQUARES)]
    target: Annotated[Square, at(codes.TARGET, SQUARES)]


class Blast(msgspec.Struct, tag="blast", frozen=True):
    """Let a Dynamite explode."""

    verb: ClassVar = codes.BLAST
    square: Annotated[Square, at(codes.ORIGIN, SQUARES)]


class End(msgspec.Struct, tag="end", frozen=True):
    """End the turn and fill up the hand."""

    verb: ClassVar = codes.END


class KeepHand(msgspec.Struct, tag="keep-hand", frozen=True):
    """End the turn without drawing."""

    verb: ClassVar = codes.KEEP_HAND


class Burn(msgspec.Struct, tag="burn", frozen=True):
    """Give up all remaining energy and end the turn."""

    verb: ClassVar = codes.BURN


class DefendMorf(msgspec.Struct, tag="defend-morf", frozen=True):
    """Morf the attacked UWO into a kind that is shielded from the attacker."""

    verb: ClassVar = codes.DEFEND_MORF
    kind: Annotated[Kind, at(codes.CARD, KINDS)]


class Miss(msgspec.Struct, tag="miss", frozen=True):
    """Play a Miss: the attack fails."""

    verb: ClassVar = codes.MISS


class Yield(msgspec.Struct, tag="yield", frozen=True):
    """Do nothing and be hit."""

    verb: ClassVar = codes.YIELD


class Counter(msgspec.Struct, tag="counter", frozen=True):
    """Strike back at the attacker."""

    verb: ClassVar = codes.COUNTER


class Decline(msgspec.Struct, tag="decline", frozen=True):
    """Do not strike back: the duel is over."""

    verb: ClassVar = codes.DECLINE


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
CODING = Coding(Move, codes.VERB)
encode, decode = CODING.encode, CODING.decode
