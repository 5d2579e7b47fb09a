"""What the rules answer, what they tell, and how a move is written as one number."""

from enum import IntEnum

from smallbox.kernel import kernel
from smallbox.kernel.bits import as_part, part_of, parts, without


class Rule(IntEnum):
    """What `check` answers: OK, or the clause that a move would break (`mow.add.outside` and so on)."""

    OK = 0
    TURN = 1
    HAND = 2
    START_ORDINARY = 3
    MAD_FLIES_ONLY = 4
    ADD_OUTSIDE = 5
    ACROBAT_SAME_NUMBER = 6
    SLOWPOKE_GAP = 7
    CALF_END = 8
    MAD_REPLACES_EIGHT = 9
    GREEN_ARROW = 10
    YELLOW_NEXT = 11
    TAKE = 12
    ADD_OWN_NUMBER = 13
    START_PASS = 14


class What(IntEnum):
    """What an event tells; a row of `events` holds what, seat, card, number, herd."""

    DEALT = 1  # seat begins round `number`
    ADDED = 2  # card now stands for `number`
    TURNED = 3  # the arrow points to +1 or -1
    NAMED = 4  # `number` is the seat that plays next
    DREW = 5  # `number` cards
    GOT_EIGHT = 6  # the mad cow sent this card to the hand
    TOOK = 7  # a herd of `number` cards
    PASSED = 8  # showed a hand without a cow that could start a herd
    ROUND_OVER = 9  # `number` is the round
    COUNTED = 10  # `number` flies in this round
    GAME_OVER = 11


# A move is one number with these parts; moves.py says which of them each move has.
VERB, CARD, NUMBER, ARROW, NEXT = parts(2, 7, 5, 2, 4)
MOVE_BITS = NEXT.first + NEXT.width
ADD, TAKE, PASS = range(3)  # the verbs; those who take or pass say nothing more
OWN_NUMBER = 31  # the cow stands for the number printed on it
NO_ARROW, LEFT, RIGHT = range(3)
NO_NEXT = 15


@kernel
def code(card: int, number: int, arrow: int, next_seat: int) -> int:
    """The move that adds this cow."""
    choice = as_part(arrow, ARROW) | as_part(next_seat, NEXT)
    return as_part(ADD, VERB) | as_part(card, CARD) | as_part(number, NUMBER) | choice


@kernel
def with_arrow(move: int, arrow: int) -> int:
    """A move that says nothing of the arrow, with the arrow turned this way."""
    return move | as_part(arrow, ARROW)


@kernel
def with_next(move: int, next_seat: int) -> int:
    """The same move, naming this farmer as the next."""
    return without(move, NEXT) | as_part(next_seat, NEXT)


@kernel
def is_code(move: int) -> bool:
    """Has this number no more bits than a move?"""
    return move >= 0 and move >> MOVE_BITS == 0


@kernel
def verb_of(move: int) -> int:
    """What the farmer does: ADD, TAKE or PASS."""
    return part_of(move, VERB)


@kernel
def card_of(move: int) -> int:
    """The cow that is added: the first card that looks like it."""
    return part_of(move, CARD)


@kernel
def number_of(move: int) -> int:
    """The number that a slowpoke or a calf stands for; OWN_NUMBER for all others."""
    return part_of(move, NUMBER)


@kernel
def arrow_of(move: int) -> int:
    """Where a green special turns the arrow; NO_ARROW for any other cow."""
    return part_of(move, ARROW)


@kernel
def next_of(move: int) -> int:
    """The farmer whom a yellow special names; NO_NEXT for any other cow."""
    return part_of(move, NEXT)
