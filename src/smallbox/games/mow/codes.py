"""What the rules answer, what they tell, and how a move is written as one number."""

from enum import IntEnum

from smallbox.kernel import kernel


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


# A move is one number: two bits for its verb, then card (7), number (5), arrow (2) and next seat (4).
# No other file shifts or masks a move.
ADD, TAKE, PASS = range(3)  # the verbs; those who take or pass say nothing more
OWN_NUMBER = 31  # the cow stands for the number printed on it
NO_ARROW, LEFT, RIGHT = range(3)
NO_NEXT = 15
MOVE_BITS = 20


@kernel
def code(card: int, number: int, arrow: int, next_seat: int) -> int:
    """The move that adds this cow."""
    return ADD | int(card) << 2 | number << 9 | arrow << 14 | next_seat << 16


@kernel
def with_arrow(move: int, arrow: int) -> int:
    """A move that says nothing of the arrow, with the arrow turned this way."""
    return move | arrow << 14


@kernel
def with_next(move: int, next_seat: int) -> int:
    """The same move, naming this farmer as the next."""
    return move & ~(15 << 16) | next_seat << 16


@kernel
def is_code(move: int) -> bool:
    """Has this number no more bits than a move?"""
    return move >= 0 and move >> MOVE_BITS == 0


@kernel
def verb_of(move: int) -> int:
    """What the farmer does: ADD, TAKE or PASS."""
    return move & 3


@kernel
def card_of(move: int) -> int:
    """The cow that is added: the first card that looks like it."""
    return move >> 2 & 127


@kernel
def number_of(move: int) -> int:
    """The number that a slowpoke or a calf stands for; OWN_NUMBER for all others."""
    return move >> 9 & 31


@kernel
def arrow_of(move: int) -> int:
    """Where a green special turns the arrow; NO_ARROW for any other cow."""
    return move >> 14 & 3


@kernel
def next_of(move: int) -> int:
    """The farmer whom a yellow special names; NO_NEXT for any other cow."""
    return move >> 16 & 15
