"""The legal moves of a whole turn at once: exactly those that `rules.check` accepts one by one.

The only rules that are written twice: see docs/decisions/legality-twice-in-uwo.md.
"""

from smallbox.games.uwo import codes
from smallbox.games.uwo.field import is_shielded
from smallbox.games.uwo.table import (
    ARMY,
    AWAKE,
    DYNAMITE,
    EMPTY,
    KIND_COUNT,
    MISS,
    RIDER,
    RIM,
    STEPS,
    Table,
)
from smallbox.kernel import Row, kernel

# Each move is written down first and counted only if it is legal: a processor mispredicts every other branch
# here, and a move written in vain costs a tenth of that.


@kernel
def legal_cards(table: Table, seat: int, moves: Row, count: int) -> int:
    """Every morf and every swap."""
    for kind in range(KIND_COUNT):
        if table.hand[seat, kind] == 0:
            continue
        moves[count] = codes.code(codes.SWAP, kind, 0)
        count += table.deck_size[seat] > 0
        if kind == MISS:
            continue
        for place in range(table.army[seat]):
            uwo = table.roster[seat, place]
            moves[count] = codes.code(codes.MORF, table.cell[uwo], kind)
            count += (table.wakes[uwo] == AWAKE) | (table.ko_may_morf != 0)
    return count


@kernel
def legal_actions(table: Table, seat: int, moves: Row, count: int) -> int:
    """Every walk, ride, attack and blast."""
    energy = table.energy[seat]
    for place in range(table.army[seat]):
        uwo = table.roster[seat, place]
        kind = int(table.kind[uwo])
        awake = table.wakes[uwo] == AWAKE
        walk = table.walk[kind] if (awake or table.ko_may_walk) and energy >= table.walk_energy[kind] else 0
        attack = table.attack[kind] if awake and energy >= table.attack_energy[kind] else 0
        if kind == RIDER:
            if walk:
                count = legal_rides(table, uwo, moves, count)
            continue
        if kind == DYNAMITE:
            moves[count] = codes.code(codes.BLAST, table.cell[uwo], 0)
            count += attack > 0
            attack = 0
        elif uwo == table.morfed:
            attack = 0
        count = legal_lines(table, uwo, moves, count << 6 | int(walk) << 3 | int(attack))
    return count


@kernel
def legal_lines(table: Table, uwo: int, moves: Row, reach: int) -> int:
    """Every walk and attack of one UWO; `reach` is 64 * the moves so far + 8 * walk + attack."""
    count, walk, attack = reach >> 6, reach >> 3 & 7, reach & 7
    start, enemies = int(table.cell[uwo]), ARMY if uwo < ARMY else 0
    for step in STEPS:
        cell, squares = start + step, 1
        other = table.field[cell]
        moves[count] = codes.code(codes.WALK, start, cell)
        count += (other == EMPTY) & (walk > 0)
        while other == EMPTY and (squares < walk or squares < attack):
            cell += step
            squares += 1
            other = table.field[cell]
            moves[count] = codes.code(codes.WALK, start, cell)
            count += (other == EMPTY) & (squares <= walk)
        if enemies <= other < enemies + ARMY and squares <= attack:
            moves[count] = codes.code(codes.ATTACK, start, cell)
            count += not is_shielded(table, other, table.kind[uwo])
    return count


@kernel
def legal_rides(table: Table, uwo: int, moves: Row, count: int) -> int:
    """Every ride of one Rider: to one square, over that to a second, and over both to a third."""
    start, farthest = int(table.cell[uwo]), int(table.walk[RIDER])
    for first in STEPS:
        one = start + first
        moves[count] = codes.ride_code(start, one, 0, 0)
        count += table.field[one] == EMPTY
        if farthest < 2 or not may_ride_over(table, uwo, one):
            continue
        for second in STEPS:
            two = one + second
            if two == start:
                continue
            moves[count] = codes.ride_code(start, one, two, 0)
            count += table.field[two] == EMPTY
            if farthest < 3 or not may_ride_over(table, uwo, two):
                continue
            for third in STEPS:
                three = two + third
                moves[count] = codes.ride_code(start, one, two, three)
                count += (three != one) & (table.field[three] == EMPTY)
    return count


@kernel
def may_ride_over(table: Table, uwo: int, cell: int) -> bool:
    """May a Rider pass over this cell? Must agree with `rules.check_ride_over`."""
    other = table.field[cell]
    if other == EMPTY:
        return True
    return other != RIM and (other >= ARMY) != (uwo >= ARMY) and not is_shielded(table, other, RIDER)


@kernel
def legal_defences(table: Table, seat: int, moves: Row) -> int:
    """To be hit, to play a Miss, or to morf into what the attacker cannot hurt."""
    moves[0] = codes.YIELD
    count = 1
    if table.hand[seat, MISS]:
        moves[count] = codes.MISS
        count += 1
    if table.energy[seat] == 0 or table.kind[table.struck] == RIDER:
        return count
    attacker = table.kind[table.striker]
    for kind in range(MISS):
        if table.hand[seat, kind] and table.shield[kind] >> attacker & 1:
            moves[count] = codes.code(codes.DEFEND_MORF, kind, 0)
            count += 1
    return count
