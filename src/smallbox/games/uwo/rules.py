"""The rules of UWO, in the order of the rulebook. Clause numbers are those of RULES.md.

Here a move is judged. What a move brings about is in turn.py, duels in duel.py, what happens on the field in
field.py, and the list of legal moves in choices.py.
"""

from smallbox.games.uwo.choices import MOST_MOVES, legal
from smallbox.games.uwo.codes import (
    ATTACK,
    BLAST,
    BURN,
    COUNTER_IT,
    DECLINE,
    DEFEND_MORF,
    END,
    FIELD_BITS,
    FIELD_MASK,
    KEEP_HAND,
    MISS_IT,
    MORF,
    MOVE_BITS,
    REFILL_IT,
    RIDE,
    SECOND,
    SWAP,
    THIRD,
    WALK,
    WHAT_BITS,
    YIELD,
    Rule,
)
from smallbox.games.uwo.field import (
    is_shielded,
    owner,
    setup,
)
from smallbox.games.uwo.table import (
    AWAKE,
    COUNTER,
    DEFEND,
    DYNAMITE,
    EMPTY,
    MISS,
    NOBODY,
    NOTHING,
    REFILL,
    RIDER,
    RIM,
    ROW,
    TURN,
    Table,
)
from smallbox.games.uwo.turn import play
from smallbox.kernel import kernel

__all__ = ["MOST_MOVES", "Rule", "check", "legal", "outcome", "play", "score", "setup", "to_move"]


# ---------------------------------------------------------------------------------------- what is legal


@kernel
def to_move(table: Table) -> int:
    """The seats that may move, as a bit mask; none when the game is over (uwo.turn.seat)."""
    return 0 if table.over else 1 << int(table.asked)


@kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK."""
    if table.over or seat != table.asked or move < 0 or move >> MOVE_BITS:
        return Rule.TURN_SEAT
    what = move & 15
    if what <= BURN:
        return check_turn(table, seat, move) if table.phase == TURN else Rule.TURN_SEAT
    if what <= YIELD:
        return check_defence(table, seat, move)
    if move == COUNTER_IT or move == DECLINE:
        return Rule.OK if table.phase == COUNTER else Rule.DUEL_COUNTER
    if move == REFILL_IT or move == KEEP_HAND:
        return Rule.OK if table.phase == REFILL else Rule.TURN_REFILL
    return Rule.TURN_SEAT


@kernel
def check_turn(table: Table, seat: int, move: int) -> Rule:
    """May the player do this in his own turn?"""
    what, first, second = move & 15, move >> WHAT_BITS & FIELD_MASK, move >> SECOND & FIELD_MASK
    if what == END or what == BURN:
        return Rule.OK if move == what else Rule.TURN_SEAT
    if what != RIDE and move >> THIRD:
        return Rule.TURN_SEAT
    if what == SWAP:
        return Rule.TURN_SEAT if second else check_swap(table, seat, first)
    uwo = table.field[first]
    if uwo == EMPTY or uwo == RIM or owner(uwo) != seat:
        uwo = NOBODY
    if what == MORF:
        return check_morf(table, uwo, second)
    if what == BLAST and second:
        return Rule.TURN_SEAT
    if table.action != NOTHING:  # uwo.turn.one-each
        walked = what == BLAST and uwo != NOBODY and uwo == table.walker
        return Rule.DYNAMITE_AT_ONCE if walked and table.kind[uwo] == DYNAMITE else Rule.TURN_ONE_EACH
    if what == WALK:
        return check_walk(table, uwo, second)
    if what == RIDE:
        return check_ride(table, uwo, move)
    if what == ATTACK:
        return check_attack(table, uwo, second)
    return check_blast(table, uwo)


@kernel
def check_swap(table: Table, seat: int, kind: int) -> Rule:
    """Instead of the morf, any card may go under the deck, while there is a card to draw (uwo.swap)."""
    if table.morfed != NOBODY or table.deck_size[seat] == 0:
        return Rule.SWAP
    if kind > MISS or table.hand[seat, kind] == 0:
        return Rule.HAND
    return Rule.OK


@kernel
def check_morf(table: Table, uwo: int, kind: int) -> Rule:
    """One morf a turn, of an own UWO, with a card from the hand that is a form (uwo.morf.own)."""
    if table.morfed != NOBODY:
        return Rule.TURN_ONE_EACH
    if uwo == NOBODY or kind >= MISS:
        return Rule.MORF_OWN
    if table.hand[owner(uwo), kind] == 0:
        return Rule.HAND
    if table.wakes[uwo] != AWAKE and not table.ko_may_morf:
        return Rule.KO_HELPLESS
    return Rule.OK  # whoever has a turn has the one energy that it costs


@kernel
def check_walk(table: Table, uwo: int, cell: int) -> Rule:
    """In one straight line, over and onto empty squares only, as far as the card says (uwo.walk.straight)."""
    if uwo == NOBODY:
        return Rule.WALK_STRAIGHT
    kind = int(table.kind[uwo])
    if kind == RIDER:
        return Rule.RIDER_WALK
    if table.wakes[uwo] != AWAKE and not table.ko_may_walk:
        return Rule.KO_HELPLESS
    if table.field[cell] != EMPTY or not is_clear_line(
        table, int(table.cell[uwo]), cell, int(table.walk[kind])
    ):
        return Rule.WALK_STRAIGHT
    return Rule.OK if table.energy[owner(uwo)] >= table.walk_energy[kind] else Rule.ENERGY_AFFORD


@kernel
def is_clear_line(table: Table, start: int, end: int, squares: int) -> bool:
    """Are these cells in one row or column, at most so many squares apart, with nobody in between?"""
    step = 1
    if end - start >= ROW or start - end >= ROW:
        step = ROW
    if end < start:
        step = -step
    cell = start + step
    for _ in range(squares):
        if cell == end:
            return True
        if table.field[cell] != EMPTY:
            return False
        cell += step
    return False


@kernel
def check_ride(table: Table, uwo: int, move: int) -> Rule:
    """A Rider walks one to three squares, bends as it likes and ends on an empty square (uwo.rider.walk)."""
    if uwo == NOBODY or table.kind[uwo] != RIDER:
        return Rule.RIDER_WALK
    if table.wakes[uwo] != AWAKE and not table.ko_may_walk:
        return Rule.KO_HELPLESS
    before, here = 0, int(table.cell[uwo])
    path = move >> SECOND
    squares = 0
    while path:
        there = path & FIELD_MASK
        path >>= FIELD_BITS
        step = there - here
        squares += 1
        if squares > table.walk[RIDER] or there == before or table.field[there] == RIM:
            return Rule.RIDER_WALK  # in three squares, going back is the only way to come to one twice
        if step != 1 and step != -1 and step != ROW and step != -ROW:
            return Rule.RIDER_WALK
        if path:
            rule = check_ride_over(table, uwo, table.field[there])
            if rule != Rule.OK:
                return rule
        before, here = here, there
    if squares == 0 or table.field[here] != EMPTY:
        return Rule.RIDER_WALK
    return Rule.OK if table.energy[owner(uwo)] >= table.walk_energy[RIDER] else Rule.ENERGY_AFFORD


@kernel
def check_ride_over(table: Table, uwo: int, other: int) -> Rule:
    """A Rider passes over enemies, but not over its own and not over a Bazooka that is awake."""
    if other == EMPTY:
        return Rule.OK
    if owner(other) == owner(uwo):
        return Rule.RIDER_NOT_OWN
    return Rule.RIDER_NOT_BAZOOKA if is_shielded(table, other, RIDER) else Rule.OK


@kernel
def check_attack(table: Table, uwo: int, cell: int) -> Rule:
    """An enemy in line and in reach, whom no shield protects (uwo.attack.line)."""
    if uwo == NOBODY:
        return Rule.ATTACK_LINE
    kind, target = int(table.kind[uwo]), int(table.field[cell])
    if kind == DYNAMITE:
        return Rule.DYNAMITE_BLAST
    if table.wakes[uwo] != AWAKE:
        return Rule.KO_HELPLESS
    if table.morfed == uwo:
        return Rule.MORF_NO_ATTACK
    if target == EMPTY or target == RIM or owner(target) == owner(uwo):
        return Rule.ATTACK_LINE
    if not is_clear_line(table, int(table.cell[uwo]), cell, int(table.attack[kind])):
        return Rule.ATTACK_LINE
    if is_shielded(table, target, kind):
        return Rule.ATTACK_SHIELDED
    return Rule.OK if table.energy[owner(uwo)] >= table.attack_energy[kind] else Rule.ENERGY_AFFORD


@kernel
def check_blast(table: Table, uwo: int) -> Rule:
    """A Dynamite needs no target, and may explode in the turn in which it morfed (uwo.dynamite.at-once)."""
    if uwo == NOBODY or table.kind[uwo] != DYNAMITE:
        return Rule.DYNAMITE_BLAST
    if table.wakes[uwo] != AWAKE:
        return Rule.KO_HELPLESS
    return Rule.OK if table.energy[owner(uwo)] >= table.attack_energy[DYNAMITE] else Rule.ENERGY_AFFORD


@kernel
def check_defence(table: Table, seat: int, move: int) -> Rule:
    """The attacked may morf into a kind that is shielded, play a Miss, or be hit."""
    asked = table.phase == DEFEND
    if move == YIELD:
        return Rule.OK if asked else Rule.DEFEND_NONE
    if move == MISS_IT:
        if not asked:
            return Rule.DEFEND_MISS
        return Rule.OK if table.hand[seat, MISS] else Rule.HAND
    kind = move >> WHAT_BITS & FIELD_MASK
    if not asked or move & 15 != DEFEND_MORF or move >> SECOND or kind >= MISS:
        return Rule.DEFEND_MORF
    if table.kind[table.struck] == RIDER:
        return Rule.DUEL_RIDER
    if table.hand[seat, kind] == 0:
        return Rule.HAND
    if table.shield[kind] >> table.kind[table.striker] & 1 == 0:
        return Rule.DEFEND_MORF
    return Rule.OK if table.energy[seat] else Rule.ENERGY_AFFORD


# -------------------------------------------------------------------------------------------------- end


@kernel
def score(table: Table, seat: int) -> int:
    """How many UWOs this side has left."""
    return table.army[seat]


@kernel
def outcome(table: Table, seat: int) -> float:
    """This seat's share of the win (uwo.end.exterminate, uwo.end.both, uwo.end.stalemate)."""
    if not table.over:
        return 0.0
    if table.winner == NOBODY:
        return 0.5
    return 1.0 if table.winner == seat else 0.0
