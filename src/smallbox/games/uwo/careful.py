"""A careful player, who looks one move ahead: whom could I hit, and who could hit me?

Looks only at what the seat may know: the field, both energies, its own hand, the size of the other hand.
"""

from typing import Any

from smallbox.games.uwo import codes
from smallbox.games.uwo.field import is_shielded, owner
from smallbox.games.uwo.table import (
    ARMY,
    AWAKE,
    BAZOOKA,
    DYNAMITE,
    EMPTY,
    HAND,
    RIDER,
    RIM,
    ROW,
    STEPS,
    Table,
)
from smallbox.games.uwo.turn import end_cost
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.chance import draw

WORTH = (10.0, 13.0, 12.0, 12.0, 13.0, 14.0, 13.0, 12.0, 0.0)  # of an UWO, by kind
WIN = 1000.0
ENERGY_WORTH = 1.0
SAVED_BY_A_CARD = 0.5  # how often a player with cards in hand escapes
LOOMING = 0.45  # what it is worth to escape, next turn, an attack that is possible now
PROMISING = 0.3  # what it is worth to be able to attack, next turn
CLOSER = 0.6  # for each square nearer to the enemy
DRAWN_WORTH = 9.0  # of a card that is drawn, compared with a Fist as in advice.toml
MISS_WORTH = 3.0
CARD_WORTH = 1.0
ABOUT_THE_SAME = 0.4  # promises that differ by less are as good as equal
LAST_CARDS = 3.0  # what a card is worth when there is no deck to replace it


@kernel
def careful(table: Table, seat: int, state: Any, count: int) -> int:
    """The move that promises most; chance decides between those that promise about the same."""
    best, most, whim = state.moves[0], -1e9, 2 * draw(state.whim, 1 << 31) + 1
    for i in range(count):
        promise = promise_of(table, seat, state.moves[i])
        # With a random odd factor, either of two moves is as likely to get the larger number.
        promise += ABOUT_THE_SAME / (1 << 32) * (int(state.moves[i]) * whim & 0xFFFFFFFF)
        if promise > most:
            best, most = state.moves[i], promise
    return best


@big_kernel
def promise_of(table: Table, seat: int, move: int) -> float:
    """About how much this move is worth, in the measure of WORTH."""
    verb = codes.verb_of(move)
    if verb == codes.END or verb == codes.DECLINE or verb == codes.YIELD:
        return 0.0
    if verb == codes.KEEP_HAND:
        return -DRAWN_WORTH * min(HAND - table.hand_size[seat], table.deck_size[seat])
    if verb == codes.BURN:
        return -1.0 - table.energy[seat]
    if verb == codes.SWAP:
        return 0.3 if table.hand[seat, codes.card_of(move)] > 1 else -0.2
    if verb == codes.ATTACK or verb == codes.BLAST or verb == codes.COUNTER:
        return promise_of_attack(table, seat, move)
    if verb == codes.MISS or verb == codes.DEFEND_MORF:
        return promise_of_defence(table, seat, move)
    return promise_of_change(table, seat, move)


@kernel
def kind_of(table: Table, uwo: int) -> int:
    """What this UWO is."""
    return int(table.kind[uwo])


@kernel
def price(table: Table, seat: int, energy: int) -> float:
    """What energy is worth; what is paid for an action need not be paid for ending the turn."""
    free = end_cost(table) if seat == table.turn else 0
    return ENERGY_WORTH * (energy - free)


@kernel
def morf_price(table: Table, seat: int) -> float:
    """What the energy for a morf is worth; it may not save the energy for ending the turn."""
    return ENERGY_WORTH if table.inaction_costs else price(table, seat, 1)


# ---------------------------------------------------------------------------------------------- attacking


@kernel
def promise_of_attack(table: Table, seat: int, move: int) -> float:
    """What the attack may remove, less what it costs and what may come back."""
    if move == codes.COUNTER:
        uwo, target = table.struck, table.striker
    else:
        uwo = table.field[codes.origin_of(move)]
        target = table.field[codes.target_of(move)]
    kind = kind_of(table, uwo)
    cost = price(table, seat, table.attack_energy[kind])
    if kind == DYNAMITE:
        return blast_gain(table, table.cell[uwo], uwo) - cost
    chance = hit_chance(table, target)
    gain = chance * WORTH[kind_of(table, target)]
    if table.army[1 - seat] == 1:
        gain += chance * WIN
    back = (1.0 - chance) * 0.3 * WORTH[kind]
    if is_shielded(table, uwo, table.kind[target]):
        back *= 0.4  # it would have to morf first
    if kind == BAZOOKA:
        back += 2.0  # knocked out for a while
    return gain - back - cost


@kernel
def hit_chance(table: Table, target: int) -> float:
    """How likely an attack hits: certain where nobody can defend (uwo.ko.helpless)."""
    if table.wakes[target] != AWAKE or table.hand_size[owner(target)] == 0:
        return 1.0
    return SAVED_BY_A_CARD


@kernel
def blast_gain(table: Table, centre: int, uwo: int) -> float:
    """The enemies around this cell less the UWOs of its own side, if this one explodes there."""
    seat = owner(uwo)
    gain, own, enemies = -WORTH[DYNAMITE], 1, 0
    for row in range(centre - ROW, centre + ROW + 1, ROW):
        for cell in range(max(row - 1, 0), row + 2):  # the first cell of all has none before it
            other = table.field[cell]
            if other == EMPTY or other == RIM or other == uwo:
                continue
            if owner(other) == seat:
                gain -= WORTH[kind_of(table, other)]
                own += 1
            else:
                gain += WORTH[kind_of(table, other)]
                enemies += 1
    if own == table.army[seat]:
        gain -= WIN
    if enemies == table.army[1 - seat]:
        gain += WIN if own < table.army[seat] else 0.5 * WIN
    return gain


# ---------------------------------------------------------------------------------------------- defending


@kernel
def promise_of_defence(table: Table, seat: int, move: int) -> float:
    """The UWO that is saved, less the card and the energy."""
    saved = WORTH[kind_of(table, table.struck)]
    if table.army[seat] == 1:
        saved += WIN
    if move == codes.MISS:
        return saved - MISS_WORTH
    return saved - card_price(table, seat) - price(table, seat, 1)


@kernel
def card_price(table: Table, seat: int) -> float:
    """What a card from the hand is worth."""
    return CARD_WORTH if table.deck_size[seat] > 0 else LAST_CARDS


# ------------------------------------------------------------------------------------ morfing and walking


@kernel
def promise_of_change(table: Table, seat: int, move: int) -> float:
    """How much better off the UWO is after a morf, a walk or a ride."""
    uwo = table.field[codes.origin_of(move)]
    kind = kind_of(table, uwo)
    start = int(table.cell[uwo])
    end, becomes, promise = start, kind, 0.0
    if codes.verb_of(move) == codes.MORF:
        becomes = codes.form_of(move)
        promise = WORTH[becomes] - WORTH[kind] - card_price(table, seat) - morf_price(table, seat)
        if becomes == DYNAMITE and table.action == 0 and table.energy[seat] > table.attack_energy[DYNAMITE]:
            promise += max(0.0, blast_gain(table, start, uwo) - 2.0)  # uwo.dynamite.at-once
    else:
        promise = -price(table, seat, table.walk_energy[kind])
        path = codes.path_of(move)
        while path:
            end = codes.first_of(path)
            path = codes.rest_of(path)
            if table.field[end] != EMPTY:
                promise += trample_gain(table, table.field[end])
        nearer = nearest(table, seat, start) - nearest(table, seat, end)
        promise += CLOSER * nearer * impatience(table)
    better = worth_of_place(table, uwo, end, becomes)
    return promise + better - worth_of_place(table, uwo, start, kind)


@kernel
def impatience(table: Table) -> float:
    """Grows with every energy round in which no UWO was removed, or it ends in a draw (uwo.end.stalemate)."""
    return 1.0 + max(0, int(table.quiet))


@kernel
def trample_gain(table: Table, other: int) -> float:
    """What it is worth to knock this enemy out: more if one of ours can hit it then."""
    if table.wakes[other] != AWAKE:
        return 0.5
    gain = 2.0
    for step in STEPS:
        cell, squares = int(table.cell[other]) + step, 1
        while table.field[cell] == EMPTY:
            cell += step
            squares += 1
        own = table.field[cell]
        if own != RIM and owner(own) != owner(other) and table.attack[table.kind[own]] >= squares:
            gain = 5.0
    return gain


@kernel
def nearest(table: Table, seat: int, cell: int) -> int:
    """How many squares it is to the nearest enemy."""
    least = 99
    row, column = cell // ROW, cell - cell // ROW * ROW
    for place in range(table.army[1 - seat]):
        other = int(table.cell[table.roster[1 - seat, place]])
        apart = abs(other // ROW - row) + abs(other - other // ROW * ROW - column)
        least = min(least, apart)
    return least


@kernel
def worth_of_place(table: Table, uwo: int, start: int, kind: int) -> float:
    """What it is worth to be this kind on this cell: whom the UWO could hit, less who could hit it."""
    seat = owner(uwo)
    enemies = 0 if seat else ARMY
    prey, danger = 0.0, 0.0
    for step in STEPS:
        cell, squares = start + step, 1
        while table.field[cell] == EMPTY or table.field[cell] == uwo:
            cell += step
            squares += 1
        other = table.field[cell]
        if not enemies <= other < enemies + ARMY:
            continue
        if squares <= table.attack[kind] and not is_shielded(table, other, kind):
            prey = max(prey, hit_chance(table, other) * WORTH[kind_of(table, other)])
        hits = table.attack[table.kind[other]] >= squares and table.wakes[other] == AWAKE
        if hits and (table.wakes[uwo] != AWAKE or table.shield[kind] >> table.kind[other] & 1 == 0):
            danger = max(danger, 0.5 if table.hand_size[seat] and table.wakes[uwo] == AWAKE else 1.0)
    if table.energy[1 - seat] == 0:
        danger *= 0.5  # nothing happens before both have energy again
    if kind == RIDER:
        prey = 2.0
    return PROMISING * prey - LOOMING * danger * WORTH[kind] / impatience(table)
