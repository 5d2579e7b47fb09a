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


@kernel
def legal_cards(table: Table, seat: int, moves: Row, count: int) -> int:
    """Every morf and every swap."""
    first = seat * ARMY
    for kind in range(KINDS):
        if table.hand[seat, kind] == 0:
            continue
        if table.deck_size[seat] > 0:
            moves[count] = SWAP | kind << WHAT_BITS
            count += 1
        if kind == MISS:
            continue
        for uwo in range(first, first + ARMY):
            cell = int(table.cell[uwo])
            if cell != NOBODY and (table.wakes[uwo] == AWAKE or table.ko_may_morf):
                moves[count] = MORF | cell << WHAT_BITS | kind << SECOND
                count += 1
    return count


@kernel
def legal_actions(table: Table, seat: int, moves: Row, count: int) -> int:
    """Every walk, ride, attack and blast."""
    first, energy = seat * ARMY, table.energy[seat]
    for uwo in range(first, first + ARMY):
        if table.cell[uwo] == NOBODY:
            continue
        kind = table.kind[uwo]
        awake = table.wakes[uwo] == AWAKE
        walk = table.walk[kind] if (awake or table.ko_may_walk) and energy >= table.walk_energy[kind] else 0
        attack = table.attack[kind] if awake and energy >= table.attack_energy[kind] else 0
        if kind == RIDER:
            if walk:
                count = legal_rides(table, uwo, moves, count)
            continue
        if kind == DYNAMITE:
            if attack:
                moves[count] = BLAST | int(table.cell[uwo]) << WHAT_BITS
                count += 1
            attack = 0
        elif uwo == table.morfed:
            attack = 0
        if walk or attack:
            count = legal_lines(table, uwo, moves, count << 6 | int(walk) << 3 | int(attack))
    return count


@kernel
def legal_lines(table: Table, uwo: int, moves: Row, reach: int) -> int:
    """Every walk and attack of one UWO; `reach` is 64 * the moves so far + 8 * walk + attack."""
    count, walk, attack = reach >> 6, reach >> 3 & 7, reach & 7
    farthest = max(walk, attack)
    start = int(table.cell[uwo])
    origin = start << WHAT_BITS
    for step in STEPS:
        cell = start
        for squares in range(1, farthest + 1):
            cell += step
            other = table.field[cell]
            if other == EMPTY:
                if squares <= walk:
                    moves[count] = WALK | origin | cell << SECOND
                    count += 1
                continue
            if other != RIM and squares <= attack and (other >= ARMY) != (uwo >= ARMY):
                if not is_shielded(table, other, table.kind[uwo]):
                    moves[count] = ATTACK | origin | cell << SECOND
                    count += 1
            break
    return count


@kernel
def legal_rides(table: Table, uwo: int, moves: Row, count: int) -> int:
    """Every way of one Rider: one square, on over it to a second, and on over that to a third."""
    start, farthest = int(table.cell[uwo]), table.walk[RIDER]
    origin = RIDE | start << WHAT_BITS
    for first in STEPS:
        one = start + first
        if table.field[one] == EMPTY:
            moves[count] = origin | one << SECOND
            count += 1
        if farthest < 2 or not may_ride_over(table, uwo, one):
            continue
        for second in STEPS:
            two = one + second
            if two == start:
                continue
            if table.field[two] == EMPTY:
                moves[count] = origin | one << SECOND | two << THIRD
                count += 1
            if farthest < 3 or not may_ride_over(table, uwo, two):
                continue
            for third in STEPS:
                three = two + third
                if three != one and table.field[three] == EMPTY:
                    moves[count] = origin | one << SECOND | two << THIRD | three << FOURTH
                    count += 1
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
