"""What the rules answer and tell, and how a move is written as one number."""

from enum import IntEnum

from smallbox.kernel import kernel


class Rule(IntEnum):
    """What `check` answers: OK, or the clause that a move would break (`uwo.turn.seat` and so on)."""

    OK = 0
    TURN_SEAT = 1
    HAND = 2
    ENERGY_AFFORD = 3
    TURN_ONE_EACH = 4
    TURN_REFILL = 5
    MORF_OWN = 6
    MORF_NO_ATTACK = 7
    DYNAMITE_AT_ONCE = 8
    SWAP = 9
    WALK_STRAIGHT = 10
    RIDER_WALK = 11
    RIDER_NOT_BAZOOKA = 12
    RIDER_NOT_OWN = 13
    ATTACK_LINE = 14
    ATTACK_SHIELDED = 15
    DEFEND_MORF = 16
    DEFEND_MISS = 17
    DEFEND_NONE = 18
    DUEL_COUNTER = 19
    DUEL_RIDER = 20
    KO_HELPLESS = 21
    DYNAMITE_BLAST = 22


class What(IntEnum):
    """What an event tells; `events` holds what, seat, kind, cell, target cell, number."""

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
    PAID = 16  # seat did nothing and pays one energy
    BURNED = 17  # seat gives up `number` energy
    OUT = 18  # seat has no energy left
    REFILLED = 19  # seat draws `number` cards
    KEPT = 20  # seat does not fill up its hand
    ENERGY_BACK = 21  # both have all their energy again; seat moves first
    GAME_OVER = 22  # seat has won; NOBODY if it is a draw


# A move is one number: four bits say what, then up to four fields of six bits. Must agree with moves.py.
MORF, SWAP, WALK, RIDE, ATTACK, BLAST, END, BURN = range(8)
DEFEND_MORF, MISS_IT, YIELD = 8, 9, 10
COUNTER_IT, DECLINE = 11, 12
REFILL_IT, KEEP_HAND = 13, 14

WHAT_BITS = 4
FIELD_BITS = 6
FIELD_MASK = 63
SECOND, THIRD, FOURTH = 10, 16, 22  # where the fields after the first begin
MOVE_BITS = 28


@kernel
def code(what: int, first: int, second: int) -> int:
    """The move with these fields."""
    return what | int(first) << WHAT_BITS | int(second) << SECOND
