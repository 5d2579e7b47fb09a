"""A careful commander, who remembers, scans when in doubt, aims at what is worth a shot, and saves the Retro.

Looks only at what the seat has seen. `memory` says how many of the cards seen are still known, and
`steadiness`, which the toss itself reads, how far tosses scatter.
"""

from typing import Any

from smallbox.games.memowars import codes
from smallbox.games.memowars.galaxy import owner_of, place_of_slot
from smallbox.games.memowars.geometry import QUARTER, SINE, UNIT_BITS
from smallbox.games.memowars.shooting import may_be_hit
from smallbox.games.memowars.table import (
    BUILD,
    CHOOSE,
    FLEET,
    LOOK,
    MINE,
    NEVER,
    NOBODY,
    PLANET,
    RETURN,
    SCANNER,
    TOSS,
    Table,
)
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.chance import draw

WORTH = (1.0, 0.8, 1.6, 1.1, 0.5, -1.2)  # to shoot at, for each kind: a Retro shoots back, a mine kills
OWN_LOSS = -1.1
COMES_BACK = (0.0, 1.0, 4.0, 3.0, 2.0, 0.0)  # what a Planet should bring back first
ENEMY_UP = (-0.4, 0.6, -1.6, -0.9, -0.9, 0.0)  # to turn up a card of a single enemy
SHOT_FROM = (0.0, 0.0, 2.0, 1.0, 0.4, 0.0)  # shots of one's own card; a Retro is worth more as a threat
SCAN = 0.1  # to scan when no shot is better
SCAN_BLIND = 1.0  # to scan when several enemies are left and no card of theirs is known
BRING_BACK = 0.9
BOREDOM = -0.03  # for each quiet turn: turning up what does nothing leads nowhere
OWN_FOUND = 0.5  # to turn up a card of one's own that was forgotten
JUST_NOW = 4  # moves within which nothing is forgotten: the looks of one Scanner
REACH = 700.0  # about how far from a card's middle a disc just misses it


@big_kernel
def careful(table: Table, seat: int, state: Any, count: int) -> int:
    """The move that is worth the most; chance decides between equals."""
    unknown = value_of_unknown(table, seat)
    most, equals = -1e9, 0
    for i in range(count):
        value = value_of_move(table, seat, state.moves[i], unknown)
        if value > most:
            most, equals = value, 0
        state.moves[equals] = state.moves[i]
        equals += value == most
    return state.moves[draw(state.whim, equals)]


@kernel
def value_of_move(table: Table, seat: int, move: int, unknown: float) -> float:
    """What this move is worth, in enemy cards."""
    phase = table.phase
    if phase == TOSS:
        return value_of_toss(table, seat, move, unknown)
    if phase == BUILD or phase == RETURN:
        return 0.0 if phase == BUILD else COMES_BACK[codes.kind_of(move)]
    if move == codes.STOP:
        return 0.5
    place = place_of_slot(table, codes.slot_of(move))
    if phase == LOOK:
        return 0.0 if remembers(table, seat, place) else 1.0
    if phase == CHOOSE:
        return value_of_hit(table, seat, place, unknown)
    return value_of_reveal(table, seat, place, unknown)


@kernel
def whim(number: int, salt: int) -> int:
    """A number below 1024 that looks random, always the same for the same number and salt."""
    mixed = (int(number) ^ int(number) >> 17) & 0xFFFFF
    mixed = (mixed * 40503 + int(salt) * 104729) & 0xFFFFFF
    mixed = (mixed ^ mixed >> 7) * 30011 & 0xFFFFFF
    return (mixed ^ mixed >> 11) & 1023


# ------------------------------------------------------------------------------------ what the seat knows


@kernel
def remembers(table: Table, seat: int, place: int) -> bool:
    """Does this seat know what lies here? Some of the cards seen are forgotten, as its memory says."""
    seen_at = int(table.seen_at[place, seat])
    if seen_at == NEVER:
        return False
    if table.moment - seen_at < JUST_NOW:
        return True
    return whim(int(table.slot[place]) + 1000 * seat, seen_at) * 100 < int(table.memory[seat]) << 10


@kernel
def value_of_unknown(table: Table, seat: int) -> float:
    """What it is worth to hit an unknown card: it may be an enemy's, its own, or a mine."""
    own, enemies, mines = float(table.left[seat]), 0.0, float(table.lying)
    for other in range(table.seats):
        mines -= table.left[other]
        if other != seat:
            enemies += table.left[other]
    for place in range(table.lying):
        if remembers(table, seat, place):
            owner = owner_of(table.card[place])
            if owner == seat:
                own -= 1
            elif owner == NOBODY:
                mines -= 1
            else:
                enemies -= 1
    hidden = own + enemies + mines
    if hidden <= 0:
        return 0.0
    return (enemies * WORTH[PLANET] + own * OWN_LOSS + mines * WORTH[MINE]) / hidden


@kernel
def value_of_hit(table: Table, seat: int, place: int, unknown: float) -> float:
    """What it is worth to hit this card."""
    if not remembers(table, seat, place):
        return unknown
    card = table.card[place]
    kind: int = table.kind[card]
    return OWN_LOSS if owner_of(card) == seat else WORTH[kind]


# ------------------------------------------------------------------------------------ what a move is worth


@kernel
def value_of_reveal(table: Table, seat: int, place: int, unknown: float) -> float:
    """What it is worth to turn up this card."""
    if not remembers(table, seat, place):  # an enemy's, most likely: the more there are, the less it hurts
        certain = (unknown - OWN_LOSS) / (WORTH[PLANET] - OWN_LOSS)
        return certain * -0.5 / enemies_left(table, seat) + (1 - certain) * OWN_FOUND
    card = table.card[place]
    kind: int = table.kind[card]
    owner = owner_of(card)
    if owner == NOBODY or (kind == PLANET and table.left[owner] == FLEET):
        return BOREDOM * table.quiet
    if owner != seat:
        return ENEMY_UP[kind] / (1.0 if kind == SCANNER else enemies_left(table, seat))
    if kind == PLANET:
        return BRING_BACK
    if kind == SCANNER:
        if table.left[seat] <= 2:
            return -1.0
        return SCAN_BLIND if enemies_left(table, seat) > 1 and not known_enemies(table, seat) else SCAN
    return SHOT_FROM[kind] * best_shot(table, seat, place, unknown)


@kernel
def known_enemies(table: Table, seat: int) -> int:
    """How many cards of others this seat knows and could aim at."""
    known = 0
    for place in range(table.lying):
        if remembers(table, seat, place):
            owner = owner_of(table.card[place])
            known += owner != seat and owner != NOBODY
    return known


@kernel
def enemies_left(table: Table, seat: int) -> int:
    """How many other players still have cards."""
    enemies = 0
    for other in range(table.seats):
        if other != seat and table.left[other]:
            enemies += 1
    return enemies


@kernel
def best_shot(table: Table, seat: int, place: int, unknown: float) -> float:
    """The best that a shot from this card can hope for: something valuable nearby."""
    best = 0.0
    x, y = int(table.x[place]), int(table.y[place])
    for other in range(table.lying):
        if other != place:
            dx, dy = float(int(table.x[other]) - x), float(int(table.y[other]) - y)
            value = value_of_hit(table, seat, other, unknown) / (1.0 + (dx * dx + dy * dy) / 1.6e7)
            if value > best:
                best = value
    return best


@kernel
def value_of_toss(table: Table, seat: int, move: int, unknown: float) -> float:
    """What a toss may hit: each card by how likely the disc covers it."""
    tenths, strength = codes.direction_of(move), codes.strength_of(move)
    x = codes.hand_x_of(move) + (strength * int(SINE[tenths + QUARTER]) >> UNIT_BITS)
    y = codes.hand_y_of(move) + (strength * int(SINE[tenths]) >> UNIT_BITS)
    sway = 100.0 * int(table.scatter) + strength * 0.5 * (
        int(table.scatter_along) + int(table.scatter_across)
    )
    spread = sway * int(table.steadiness[seat]) / 10000.0
    width = spread * spread + REACH * REACH / 6.0
    likely = REACH * REACH / (REACH * REACH + 2.0 * spread * spread)
    value, total = 0.0, 0.0
    for place in range(table.lying):
        dx, dy = float(int(table.x[place]) - x), float(int(table.y[place]) - y)
        far = (dx * dx + dy * dy) / width
        if far < 16.0 and may_be_hit(table, place):
            weight = 1.0 / (1.0 + far / 4.0)
            weight = likely * weight * weight * weight * weight
            value += weight * value_of_hit(table, seat, place, unknown)
            total += weight
    return value / total if total > 1.0 else value
