"""Every move that a seat may choose from: exactly those that `rules.check` accepts."""

from smallbox.games.uwo.codes import (
    ATTACK,
    BLAST,
    BURN,
    COUNTER_IT,
    DECLINE,
    DEFEND_MORF,
    END,
    FOURTH,
    KEEP_HAND,
    MISS_IT,
    MORF,
    REFILL_IT,
    RIDE,
    SECOND,
    SWAP,
    THIRD,
    WALK,
    WHAT_BITS,
    YIELD,
)
from smallbox.games.uwo.field import is_shielded
from smallbox.games.uwo.table import (
    ARMY,
    AWAKE,
    COUNTER,
    DEFEND,
    DYNAMITE,
    EMPTY,
    KINDS,
    MISS,
    NOBODY,
    NOTHING,
    RIDER,
    RIM,
    STEPS,
    TURN,
    Table,
)
from smallbox.kernel import Row, kernel

MOST_MOVES = 1024  # no seat ever has more to choose from: ten Riders would have some 550


@kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """List every move that `check` accepts from this seat, each once; return how many."""
    if table.over or seat != table.asked:
        return 0
    if table.phase == TURN:
        moves[0] = END
        moves[1] = BURN
        count = 2
        if table.morfed == NOBODY:
            count = legal_cards(table, seat, moves, count)
        if table.action == NOTHING:
            count = legal_actions(table, seat, moves, count)
        return count
    if table.phase == DEFEND:
        return legal_defences(table, seat, moves)
    moves[0], moves[1] = (COUNTER_IT, DECLINE) if table.phase == COUNTER else (REFILL_IT, KEEP_HAND)
    return 2


# Each move is written down first and counted only if it may be made: a computer guesses wrong at every other
# branch here, and a move written in vain costs a tenth of that.


@kernel
def legal_cards(table: Table, seat: int, moves: Row, count: int) -> int:
    """Every morf and every swap."""
    for kind in range(KINDS):
        if table.hand[seat, kind] == 0:
            continue
        moves[count] = SWAP | kind << WHAT_BITS
        count += table.deck_size[seat] > 0
        if kind == MISS:
            continue
        for place in range(table.army[seat]):
            uwo = table.roster[seat, place]
            moves[count] = MORF | int(table.cell[uwo]) << WHAT_BITS | kind << SECOND
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
            moves[count] = BLAST | int(table.cell[uwo]) << WHAT_BITS
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
    origin = start << WHAT_BITS
    for step in STEPS:
        cell, squares = start + step, 1
        other = table.field[cell]
        moves[count] = WALK | origin | cell << SECOND
        count += (other == EMPTY) & (walk > 0)
        while other == EMPTY and (squares < walk or squares < attack):
            cell += step
            squares += 1
            other = table.field[cell]
            moves[count] = WALK | origin | cell << SECOND
            count += (other == EMPTY) & (squares <= walk)
        if enemies <= other < enemies + ARMY and squares <= attack:
            moves[count] = ATTACK | origin | cell << SECOND
            count += not is_shielded(table, other, table.kind[uwo])
    return count


@kernel
def legal_rides(table: Table, uwo: int, moves: Row, count: int) -> int:
    """Every way of one Rider: one square, on over it to a second, and on over that to a third."""
    start, farthest = int(table.cell[uwo]), int(table.walk[RIDER])
    origin = RIDE | start << WHAT_BITS
    for first in STEPS:
        one = start + first
        way = origin | one << SECOND
        moves[count] = way
        count += table.field[one] == EMPTY
        if farthest < 2 or not may_ride_over(table, uwo, one):
            continue
        for second in STEPS:
            two = one + second
            if two == start:
                continue
            longer = way | two << THIRD
            moves[count] = longer
            count += table.field[two] == EMPTY
            if farthest < 3 or not may_ride_over(table, uwo, two):
                continue
            for third in STEPS:
                three = two + third
                moves[count] = longer | three << FOURTH
                count += (three != one) & (table.field[three] == EMPTY)
    return count


@kernel
def may_ride_over(table: Table, uwo: int, cell: int) -> bool:
    """Must agree with `rules.check_ride_over`."""
    other = table.field[cell]
    if other == EMPTY:
        return True
    return other != RIM and (other >= ARMY) != (uwo >= ARMY) and not is_shielded(table, other, RIDER)


@kernel
def legal_defences(table: Table, seat: int, moves: Row) -> int:
    """To be hit, to play a Miss, or to morf into what the attacker cannot hurt."""
    moves[0] = YIELD
    count = 1
    if table.hand[seat, MISS]:
        moves[count] = MISS_IT
        count += 1
    if table.energy[seat] == 0 or table.kind[table.struck] == RIDER:
        return count
    attacker = table.kind[table.striker]
    for kind in range(MISS):
        if table.hand[seat, kind] and table.shield[kind] >> attacker & 1:
            moves[count] = DEFEND_MORF | kind << WHAT_BITS
            count += 1
    return count
