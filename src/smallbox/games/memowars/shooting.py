"""How to shoot: the toss, its scatter, what the disc covers, and the chain of Retro Blasters."""

import numpy as np

from smallbox.games.memowars import codes
from smallbox.games.memowars.codes import What
from smallbox.games.memowars.galaxy import note, note_point, owner_of, place_of_slot, show
from smallbox.games.memowars.geometry import (
    HALF_UNIT,
    QUARTER,
    SINE,
    UNIT_BITS,
    direction,
    from_point,
    root,
)
from smallbox.games.memowars.table import MINE, NONE, RETRO, Table
from smallbox.kernel import Row, big_kernel, kernel
from smallbox.kernel.chance import next_64

_16, _WORD = np.uint64(16), np.uint64(0xFFFF)
MIDDLE = 6 * 0xFFFF  # of the sum of twelve words, whose deviation is 2**16
OFF_THE_TABLE = 30000  # no farther, because a disc covers nothing there anyway


@kernel
def shooter(table: Table) -> int:
    """The slot of the card that shoots: the last Retro that was hit, or the card that was turned up."""
    if table.revenge_size:
        return int(table.revenge[table.revenge_size - 1])
    return int(table.up)


@kernel
def may_be_hit(table: Table, place: int) -> bool:
    """All cards but the one that shoots and Retros that take revenge (memowars.shoot.choose)."""
    slot = table.slot[place]
    for i in range(table.revenge_size):
        if table.revenge[i] == slot:
            return False
    return table.revenge_size > 0 or slot != table.up


@big_kernel
def covered(table: Table, place: int) -> bool:
    """Does the disc cover a part of this card? Touching its edge is not enough (memowars.pieces.size)."""
    reach = int(table.disc)
    dx, dy = int(table.disc_x) - int(table.x[place]), int(table.disc_y) - int(table.y[place])
    if abs(dx) > table.apart + reach or abs(dy) > table.apart + reach:
        return False
    top, bottom = from_point(table, place, int(table.disc_x), int(table.disc_y))
    return top < reach * reach * bottom


@kernel
def list_covered(table: Table, moves: Row) -> int:
    """List every choice among the covered cards; return how many (memowars.shoot.choose)."""
    count = 0
    for place in range(table.lying):
        if may_be_hit(table, place) and covered(table, place):
            moves[count] = codes.slot_code(codes.CHOOSE, table.slot[place])
            count += 1
    return count


# ---------------------------------------------------------------------------------------------- the toss


@kernel
def deviate(chance: Row) -> int:
    """A normal deviate, where 2**16 is one: the sum of twelve random words (memowars.shoot.scatter)."""
    total = -MIDDLE
    for _ in range(3):
        bits = next_64(chance)
        for _ in range(4):
            total += int(bits & _WORD)
            bits = bits >> _16
    return total


@kernel
def within_flight(dx: int, dy: int, longest: int) -> tuple[int, int]:
    """A flight that is too long ends earlier on its line, rounded to the hand (memowars.shoot.flight)."""
    square = dx * dx + dy * dy
    if square <= longest * longest:
        return dx, dy
    length = root(square - 1) + 1  # rounded up: what is left is never too long
    short_x, short_y = abs(dx) * longest // length, abs(dy) * longest // length
    return short_x if dx > 0 else -short_x, short_y if dy > 0 else -short_y


@big_kernel
def toss(table: Table, move: int) -> None:
    """The disc flies from the hand and comes to rest; far flights scatter more (memowars.shoot.scatter)."""
    hand_x, hand_y = codes.hand_x_of(move), codes.hand_y_of(move)
    tenths, strength = codes.direction_of(move), codes.strength_of(move)
    steadiness = int(table.steadiness[table.actor])
    scatter = 100 * int(table.scatter)
    along = (scatter + int(table.scatter_along) * strength) * steadiness
    across = (scatter + int(table.scatter_across) * strength) * steadiness
    flight = strength + (deviate(table.chance) * along // 10000 + (1 << 15) >> 16)
    aside = deviate(table.chance) * across // 10000 + (1 << 15) >> 16
    sine, cosine = int(SINE[tenths]), int(SINE[tenths + QUARTER])
    dx = flight * cosine - aside * sine + HALF_UNIT >> UNIT_BITS
    dy = flight * sine + aside * cosine + HALF_UNIT >> UNIT_BITS
    dx, dy = within_flight(dx, dy, int(table.flight))
    table.disc_x = min(max(hand_x + dx, -OFF_THE_TABLE), OFF_THE_TABLE)
    table.disc_y = min(max(hand_y + dy, -OFF_THE_TABLE), OFF_THE_TABLE)
    note(table, What.TOSSED, table.actor, place_of_slot(table, shooter(table)))
    note_point(table, hand_x, hand_y)
    note(table, What.LANDED, table.actor, NONE)
    note_point(table, table.disc_x, table.disc_y)
    if table.revenge_size:
        table.avenging = 0
    else:
        table.shots -= 1


@kernel
def strike(table: Table, place: int) -> tuple[int, int]:
    """Turn up the card that was hit; return its slot, and that of a card lost with it, or NONE for either.

    A minefield takes along the card that shot (memowars.mine); a Retro shoots first (memowars.retro.revenge).
    """
    card, slot = table.card[place], int(table.slot[place])
    show(table, place)
    note(table, What.HIT, table.actor, place)
    if table.kind[card] == MINE:
        lost = shooter(table)
        if table.revenge_size:
            table.revenge_size -= 1
        else:
            table.up, table.shots = NONE, 0
        return slot, lost
    if slot == table.up:  # its remaining shots are lost (memowars.retro.chain)
        table.up, table.shots = NONE, 0
    if table.kind[card] != RETRO:
        return slot, NONE
    table.revenge[table.revenge_size] = slot
    table.revenge_size += 1
    table.avenging = 1
    note(table, What.REVENGE, owner_of(card), place)
    return NONE, NONE


# ------------------------------------------------------------------------------------------ where to aim


@big_kernel
def list_tosses(table: Table, moves: Row) -> int:
    """List a toss straight at each card within reach, and one into the void; return how many."""
    place = place_of_slot(table, shooter(table))
    x, y = int(table.x[place]), int(table.y[place])
    reach = min(int(table.half_width), int(table.half_height)) + int(table.span) - 2  # a little to spare
    count, sum_x, sum_y = 0, 0, 0
    for other in range(table.lying):
        dx, dy = int(table.x[other]) - x, int(table.y[other]) - y
        sum_x, sum_y = sum_x - dx, sum_y - dy
        distance = root(dx * dx + dy * dy)
        if distance - reach > table.flight or not may_be_hit(table, other):
            continue
        hand = min(distance, reach)  # as far forward as the hand goes
        hand_x, hand_y = x, y
        if distance:
            hand_x, hand_y = x + dx * hand // distance, y + dy * hand // distance
        moves[count] = codes.toss_code(hand_x, hand_y, direction(dx, dy), distance - hand)
        count += 1
    moves[count] = codes.toss_code(x, y, direction(sum_x, sum_y), int(table.flight))
    return count + 1
