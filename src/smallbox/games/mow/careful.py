"""A careful farmer, who expects all others to add a cow whenever they can.

Adds the cow after which the herd is least likely to come back, takes a herd while it is cheap, and looks only
at what the seat may know.
"""

from typing import Any

from smallbox.games.mow import codes
from smallbox.games.mow.rules import ACROBAT, MAD, SLOWPOKE, step
from smallbox.games.mow.table import NOBODY, UNSEEN, Table
from smallbox.kernel import kernel
from smallbox.kernel.chance import draw

NEW_HERD = 1.0  # what starting a herd costs on top of the flies taken
STUCK = 0.75  # how often a herd that comes back has to be taken, if no cow in hand fits any more
LOOSE = 0.35  # and if one still does
CARRIED = 0.45  # what a fly costs that stays in the hand


@kernel
def careful(table: Table, seat: int, state: Any, count: int) -> int:
    """The move with the fewest flies to be expected; chance decides between equals."""
    least, equals = 1e9, 0
    for i in range(count):
        expected = flies_expected(table, seat, state.moves[i])
        if expected < least:
            least, equals = expected, 0
        state.moves[equals] = state.moves[i]
        equals += expected == least
    return state.moves[draw(state.whim, equals)]


@kernel
def flies_expected(table: Table, seat: int, move: int) -> float:
    """About how many flies this move will bring to its farmer."""
    herd = table.herd_turn
    flies = herd_flies(table, herd)
    if move == codes.TAKE or move == codes.PASS:
        return flies + NEW_HERD
    card, number = codes.card_of(move), codes.number_of(move)
    species = table.species[card]
    low, high = table.low[herd], table.high[herd]
    if species != ACROBAT and species != SLOWPOKE and species != MAD:
        if number == codes.OWN_NUMBER:
            number = table.number[card]
        low, high = min(low, number), max(high, number)
    back = comes_back(table, seat, low, high)
    stuck = LOOSE if still_fits(table, seat, card, int(low) << 5 | int(high)) else STUCK
    taken = back * stuck * (flies + table.flies[card] + NEW_HERD)
    return taken - CARRIED * table.flies[card] + 0.01 * kindness(table, seat, move)


@kernel
def herd_flies(table: Table, herd: int) -> float:
    """The flies that one would take now."""
    flies = 0.0
    for number in range(table.low[herd], table.high[herd] + 1):
        if table.herd[herd, number] != NOBODY:
            flies += table.flies[table.herd[herd, number]]
        if table.acrobat[herd, number] != NOBODY:
            flies += table.flies[table.acrobat[herd, number]]
    return flies


@kernel
def fits(table: Table, card: int, low: int, high: int) -> bool:
    """Could this cow be added by its own number, outside these ends?"""
    number = table.number[card]
    if table.mad[table.herd_turn] and table.flies[card] == 0:
        return False
    return table.species[card] != ACROBAT and number != NOBODY and (number < low or number > high)


@kernel
def comes_back(table: Table, seat: int, low: int, high: int) -> float:
    """How likely all the others find a cow to add, so that the herd comes back."""
    unseen, fitting = 1, 0
    for card in range(table.cards):
        if table.whereabouts[card] == UNSEEN:
            unseen += 1
            fitting += fits(table, card, low, high)
    for place in range(table.hand_size[seat]):
        card = table.hand[seat, place]
        if table.whereabouts[card] == UNSEEN:
            unseen -= 1
            fitting -= fits(table, card, low, high)
    misses = 1.0 - fitting / unseen
    likely = 1.0
    for other in range(table.seats):
        if other != seat:
            nothing_fits = 1.0
            for _ in range(table.hand_size[other]):
                nothing_fits *= misses
            likely *= 1.0 - nothing_fits
    return likely


@kernel
def still_fits(table: Table, seat: int, played: int, ends: int) -> bool:
    """Will another cow in the hand fit when the herd comes back? `ends` is 32 * low + high."""
    low, high = ends >> 5, ends & 31
    for place in range(table.hand_size[seat]):
        card = table.hand[seat, place]
        if table.face[card] != played and fits(table, card, low, high):
            return True
    return False


@kernel
def kindness(table: Table, seat: int, move: int) -> int:
    """The flies of the farmer who plays next: the herd had better go to one who has few."""
    arrow, next_seat = codes.arrow_of(move), codes.next_of(move)
    if next_seat < table.seats:
        return table.score[next_seat]
    if arrow == codes.NO_ARROW:
        return table.score[step(seat, table.arrow, table.seats)]
    return table.score[step(seat, 1 if arrow == codes.LEFT else -1, table.seats)]
