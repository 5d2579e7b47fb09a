"""What the rules answer, what they tell, and how a move is written as one number."""

from enum import IntEnum

from smallbox.kernel import kernel
from smallbox.kernel.bits import as_part, part_of, parts


class Rule(IntEnum):
    """What `check` answers: OK, or the clause that a move would break (`memowars.place.near` and so on)."""

    OK = 0
    TURN = 1
    PLACE_TOGETHER = 2
    PLACE_KIND = 3
    PIECES_SIZE = 4
    PLACE_TABLE = 5
    PLACE_NO_TOUCH = 6
    PLACE_NEAR = 7
    TURN_REVEAL = 8
    SCANNER = 9
    PLANET = 10
    SHOOT_FROM = 11
    SHOOT_FLIGHT = 12
    SHOOT_CHOOSE = 13
    SCANNER_ONCE = 14
    SHOOT_DIRECTION = 15


class What(IntEnum):
    """What an event tells; a row of `events` holds what, seat, slot, card, x, y."""

    PLACED = 1  # a card lies at (x, y): whose it is, and which, only its owner is told
    BATTLE = 2  # seat has the UFO and begins
    PUSHED = 3  # x pushes have filled the void
    REVEALED = 4  # seat has turned up the card
    NOTHING = 5  # and it has no effect
    LOOKED = 6  # seat's Scanner has looked at the slot: which card it is, only seat is told
    RETURNED = 7  # seat's Planet has brought back a card to (x, y): which, only seat is told
    TOSSED = 8  # seat has tossed the disc from (x, y), shooting with the card
    LANDED = 9  # it came to rest at (x, y)
    MISSED = 10  # and covers nothing
    HIT = 11  # seat has hit this card
    REVENGE = 12  # seat's Retro will shoot before it leaves
    ELIMINATED = 13  # the card leaves the galaxy; seat is its owner, NOBODY for a minefield
    DROPPED_OUT = 14  # seat has no card left
    PASSED = 15  # the UFO goes to seat
    WON = 16
    DRAWN = 17


# A move is one number: its verb, and then one of three things; moves.py says which move has what.
VERB, SLOT = parts(3, 60)  # to turn up, look and choose
_, KIND, X, Y, ANGLE = parts(3, 3, 16, 16, 25)  # to place and to bring back
_, HAND_X, HAND_Y, DIRECTION, STRENGTH = parts(3, 16, 16, 12, 16)  # to toss
PLACE, REVEAL, LOOK, STOP, RETURN, TOSS, CHOOSE = range(7)

OFFSET = 16384  # coordinates are written without a sign: a pushed card may lie beyond the table's edge
LEAST_COORDINATE, MOST_COORDINATE = -OFFSET, (1 << X.width) - 1 - OFFSET


@kernel
def is_code(move: int) -> bool:
    """Can this number be a move?"""
    return move >= 0


@kernel
def verb_of(move: int) -> int:
    """What the player does: PLACE, REVEAL, LOOK and so on."""
    return part_of(move, VERB)


# ------------------------------------------------------------------------------ to turn up, look and choose


@kernel
def slot_code(verb: int, slot: int) -> int:
    """The move that does this to the card of a slot."""
    return as_part(verb, VERB) | as_part(slot, SLOT)


@kernel
def slot_of(move: int) -> int:
    """The slot of the card."""
    return part_of(move, SLOT)


# -------------------------------------------------------------------------------- to place and to bring back


@kernel
def spot_code(x: int, y: int, angle: int) -> int:
    """A spot where a card may be laid: a move without verb and kind."""
    return as_part(x + OFFSET, X) | as_part(y + OFFSET, Y) | as_part(angle, ANGLE)


@kernel
def laying_code(verb: int, kind: int, spot: int) -> int:
    """The move that lays a card of this kind on a spot."""
    return as_part(verb, VERB) | as_part(kind, KIND) | spot


@kernel
def kind_of(laying: int) -> int:
    """The kind of the card that is laid."""
    return part_of(laying, KIND)


@kernel
def x_of(laying: int) -> int:
    """Where the middle of the card is laid, from left to right."""
    return part_of(laying, X) - OFFSET


@kernel
def y_of(laying: int) -> int:
    """Where the middle of the card is laid, from bottom to top."""
    return part_of(laying, Y) - OFFSET


@kernel
def angle_of(laying: int) -> int:
    """By how many degrees the card is turned."""
    return part_of(laying, ANGLE)


# --------------------------------------------------------------------------------------------------- to toss


@kernel
def toss_code(x: int, y: int, direction: int, strength: int) -> int:
    """The move that tosses the disc from (x, y)."""
    hand = as_part(x + OFFSET, HAND_X) | as_part(y + OFFSET, HAND_Y)
    return as_part(TOSS, VERB) | hand | as_part(direction, DIRECTION) | as_part(strength, STRENGTH)


@kernel
def hand_x_of(toss: int) -> int:
    """Where the hand is, from left to right."""
    return part_of(toss, HAND_X) - OFFSET


@kernel
def hand_y_of(toss: int) -> int:
    """Where the hand is, from bottom to top."""
    return part_of(toss, HAND_Y) - OFFSET


@kernel
def direction_of(toss: int) -> int:
    """The direction of the toss in tenths of a degree."""
    return part_of(toss, DIRECTION)


@kernel
def strength_of(toss: int) -> int:
    """The flight that is meant, in tenths of a millimetre."""
    return part_of(toss, STRENGTH)
