"""What the rules answer, what they tell, and how a move is written as one number."""

from enum import IntEnum

from smallbox.kernel import kernel
from smallbox.kernel.bits import as_part, part_of, parts


class Rule(IntEnum):
    """What `check` answers: OK, or the clause that a move would break (`uwo.turn.seat` and so on)."""

    OK = 0
    TURN_SEAT = 1
    TURN_OWN = 2
    HAND = 3
    ENERGY_AFFORD = 4
    TURN_ONE_EACH = 5
    TURN_REFILL = 6
    MORF_OWN = 7
    MORF_NO_MISS = 8
    MORF_NO_ATTACK = 9
    DYNAMITE_AT_ONCE = 10
    SWAP = 11
    WALK_STRAIGHT = 12
    RIDER_WALK = 13
    RIDER_NOT_BAZOOKA = 14
    RIDER_NOT_OWN = 15
    RIDER_NO_ATTACK = 16
    ATTACK_LINE = 17
    ATTACK_SHIELDED = 18
    DEFEND_MORF = 19
    DEFEND_MISS = 20
    DEFEND_NONE = 21
    DUEL_COUNTER = 22
    DUEL_RIDER = 23
    KO_HELPLESS = 24
    DYNAMITE_BLAST = 25


class What(IntEnum):
    """What an event tells; a row of `events` holds what, seat, kind, cell, target cell, number."""

    TURN = 1  # seat begins its turn; `number` is its energy
    MORFED = 2  # seat's UWO becomes kind
    SWAPPED = 3  # seat put a card of this kind under its deck; only the seat may know which
    WALKED = 4  # seat's kind, from square to target
    RODE = 5  # seat's Rider, from square to target over `number` squares
    TRAMPLED = 6  # seat's kind on this square is knocked out
    ATTACKED = 7  # seat's kind on this square attacks the UWO on target
    COUNTERED = 8  # the same, in reply to an attack
    DEFENDED = 9  # seat's attacked UWO becomes kind
    DODGED = 10  # seat's kind on this square is saved by a Miss
    DECLINED = 11  # seat does not strike back
    BLASTED = 12  # seat's Dynamite on this square explodes
    REMOVED = 13  # seat's kind on this square leaves the game with its stack of `number` cards
    STUNNED = 14  # seat's Bazooka is knocked out by its own shot
    WOKE = 15  # seat's kind on this square is no longer knocked out
    PAID = 16  # seat pays `number` energy for ending its turn
    BURNED = 17  # seat gives up `number` energy
    OUT = 18  # seat has no energy left
    REFILLED = 19  # seat draws `number` cards
    KEPT = 20  # seat ends its turn without drawing
    ENERGY_BACK = 21  # both have all their energy again; seat moves first
    GAME_OVER = 22  # seat has won; NOBODY if it is a draw


# A move is one number: its verb and up to four cells or kinds; moves.py says which move has what.
VERB, FIRST, SECOND, THIRD, FOURTH = parts(4, 6, 6, 6, 6)
MOVE_BITS = FOURTH.first + FOURTH.width
MORF, SWAP, WALK, RIDE, ATTACK, BLAST, END, KEEP_HAND, BURN = range(9)  # in one's own turn
DEFEND_MORF, MISS, YIELD = range(9, 12)  # when attacked
COUNTER, DECLINE = range(12, 14)  # after a defence

ORIGIN = FIRST  # the cell of the UWO that morfs, walks, rides, attacks or explodes
TARGET = SECOND  # the cell that it walks to or attacks
FORM = SECOND  # the kind that it morfs into in its own turn
CARD = FIRST  # the kind of the card that is swapped, or played in defence
PATH = SECOND  # and the parts after it: the cells of a ride


@kernel
def code(verb: int, first: int, second: int) -> int:
    """The move with these fields."""
    return as_part(verb, VERB) | as_part(first, FIRST) | as_part(second, SECOND)


@kernel
def ride_code(origin: int, first: int, second: int, third: int) -> int:
    """The ride from a cell over these cells; 0, which is no cell of the field, after the last."""
    path = as_part(first, SECOND) | as_part(second, THIRD) | as_part(third, FOURTH)
    return as_part(RIDE, VERB) | as_part(origin, ORIGIN) | path


@kernel
def is_code(move: int) -> bool:
    """Has this number no more bits than a move?"""
    return move >= 0 and move >> MOVE_BITS == 0


@kernel
def says_too_much(move: int) -> bool:
    """Is anything written in a field that this verb of one's own turn does not use?"""
    verb = verb_of(move)
    if END <= verb <= BURN:
        return move != verb
    if verb == SWAP or verb == BLAST:
        return move >> SECOND.first != 0
    return verb != RIDE and move >> THIRD.first != 0


@kernel
def verb_of(move: int) -> int:
    """What the player does: MORF, SWAP, WALK and so on."""
    return part_of(move, VERB)


@kernel
def origin_of(move: int) -> int:
    return part_of(move, ORIGIN)


@kernel
def target_of(move: int) -> int:
    return part_of(move, TARGET)


@kernel
def form_of(move: int) -> int:
    return part_of(move, FORM)


@kernel
def card_of(move: int) -> int:
    return part_of(move, CARD)


@kernel
def path_of(move: int) -> int:
    """The cells of a ride or walk, to be read with `first_of` and `rest_of` until nothing is left."""
    return move >> PATH.first


@kernel
def first_of(path: int) -> int:
    """The next cell of a path."""
    return path & (1 << PATH.width) - 1


@kernel
def rest_of(path: int) -> int:
    """The path after its next cell."""
    return path >> PATH.width
