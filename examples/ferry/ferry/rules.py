"""The rules of Ferry, in the order of the rulebook."""

from enum import IntEnum
from typing import Any

from ferry.table import HAND, WEIGHTS, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import draw, shuffle

CLAUSES = {
    "aim": ["ferry.aim"],
    "setup": ["ferry.setup"],
    "turn": ["ferry.turn", "ferry.hand", "ferry.twin", "ferry.waterline", "ferry.draw"],
    "crossing": ["ferry.full", "ferry.cast-off"],
    "end": ["ferry.end"],
}


class Rule(IntEnum):
    """What `check` answers: OK, or the clause that a move would break."""

    OK = 0
    TURN = 1
    HAND = 2
    TWIN = 3
    WATERLINE = 4
    CAST_OFF = 5


class What(IntEnum):
    """What an event tells."""

    BOARDED = 1  # an animal of weight `number`
    CAST_OFF = 2
    PAID = 3  # the boat has crossed, and the seat gets `number` coins


CAST_OFF = 0  # as a move; any other move is the weight of the animal that goes on board
MOST_MOVES = HAND + 1


@kernel
def setup(table: Table) -> None:
    """Shuffle, three animals each; chance picks who starts (ferry.setup)."""
    table.turn = draw(table.chance, table.seats)
    for place in range(table.deck_size):
        table.pile[place] = table.deck[place]
    shuffle(table.chance, table.pile, table.deck_size)
    table.pile_size = table.deck_size
    table.over = table.event_count = table.load = 0
    table.aboard[:] = 0
    table.coins[:] = 0
    table.hand[:] = 0
    table.hand_size[:] = 0
    for seat in range(table.seats):
        for _ in range(HAND):
            draw_animal(table, seat)


@kernel
def draw_animal(table: Table, seat: int) -> None:
    """Draw an animal, if there is one (ferry.draw)."""
    if table.pile_size:
        take_top(table, seat)
        table.hand_size[seat] += 1


@kernel
def take_top(table: Table, seat: int) -> None:
    table.pile_size -= 1
    table.hand[seat, table.pile[table.pile_size]] += 1


@kernel
def to_move(table: Table) -> int:
    """The seat whose turn it is, as a bit mask; nobody when the game is over (ferry.turn)."""
    return 0 if table.over else 1 << int(table.turn)


@kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK."""
    if table.over or seat != table.turn:
        return Rule.TURN
    if move == CAST_OFF:
        return Rule.OK if table.load else Rule.CAST_OFF
    if move < 0 or move >= WEIGHTS or table.hand[seat, move] == 0:
        return Rule.HAND
    if table.aboard[move]:
        return Rule.TWIN
    return Rule.WATERLINE if table.load + move > table.waterline else Rule.OK


@kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """List every move that `check` accepts from this seat; return how many."""
    count = 0
    for move in range(WEIGHTS):
        if check(table, seat, move) == Rule.OK:
            moves[count] = move
            count += 1
    return count


@kernel
def careful(table: Table, seat: int, state: Any, count: int) -> int:
    """A sensible player boards the heaviest animal that may, and casts off only if none may."""
    return state.moves[count - 1]


@kernel
def play(table: Table, seat: int, move: int) -> None:
    """Carry out a move that `check` has accepted."""
    table.event_count = 0
    if move == CAST_OFF:
        note(table, What.CAST_OFF, seat, 0)
        cross(table)
    else:
        board(table, seat, move)
    table.over = table.hand_size[seat] == 0  # ferry.end
    table.turn = (int(table.turn) + 1) % table.seats


@kernel
def board(table: Table, seat: int, weight: int) -> None:
    """An animal goes on board and another is drawn; a full boat crosses at once (ferry.full)."""
    table.hand[seat, weight] -= 1
    table.hand_size[seat] -= 1
    draw_animal(table, seat)
    table.aboard[weight] = 1
    table.load += weight
    table.last = seat
    note(table, What.BOARDED, seat, weight)
    if table.load == table.waterline:
        cross(table)


@kernel
def cross(table: Table) -> None:
    """Every animal on board pays a coin to whoever boarded last (ferry.full, ferry.cast-off)."""
    coins = 0
    for weight in range(WEIGHTS):
        coins += table.aboard[weight]
    table.coins[table.last] += coins
    table.aboard[:] = 0
    table.load = 0
    note(table, What.PAID, table.last, coins)


@kernel
def note(table: Table, what: What, seat: int, number: int) -> None:
    """Write down what happened, for the log."""
    event = table.events[table.event_count]
    event[0], event[1], event[2] = what, seat, number
    table.event_count += 1


@kernel
def score(table: Table, seat: int) -> int:
    return table.coins[seat]


@kernel
def outcome(table: Table, seat: int) -> float:
    """This seat's share of the win: the most coins win, equals share (ferry.end)."""
    sharing = 0
    for other in range(table.seats):
        if table.coins[other] > table.coins[seat] or not table.over:
            return 0.0
        if table.coins[other] == table.coins[seat]:
            sharing += 1
    return 1.0 / sharing
