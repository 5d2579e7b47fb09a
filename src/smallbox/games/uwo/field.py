"""What happens to cards and UWOs: drawing, paying, morfing, knocking out, waking and removing."""

from smallbox.games.uwo.codes import What
from smallbox.games.uwo.table import (
    ARMY,
    AT_START,
    AWAKE,
    COLUMNS,
    EMPTY,
    HAND,
    NOBODY,
    NOTHING,
    ONE_MORE,
    PILE_BITS,
    PILE_MASK,
    ROW,
    TURN,
    UWOS,
    Table,
)
from smallbox.kernel import kernel


@kernel
def can_draw(table: Table, seat: int) -> bool:
    """Is there a card to draw, and room for it in the hand (uwo.turn.refill)?"""
    return table.hand_size[seat] < HAND and table.deck_size[seat] > 0


@kernel
def draw_cards(table: Table, seat: int, wanted: int) -> int:
    """Take cards from the top of the deck, as many as asked for while it lasts; return how many."""
    drawn = min(wanted, table.deck_size[seat])
    for _ in range(drawn):
        table.deck_size[seat] -= 1
        table.hand[seat, table.deck[seat, table.deck_size[seat]]] += 1
    table.hand_size[seat] += drawn
    table.under[seat] = min(table.under[seat], table.deck_size[seat])
    return drawn


@kernel
def begin_turn(table: Table, seat: int) -> None:
    """A new turn: nothing is done or paid yet."""
    table.turn = seat
    table.asked = seat
    table.phase = TURN
    table.turns += 1
    table.spent = 0
    table.morfed = NOBODY
    table.action = NOTHING
    table.walker = NOBODY
    note(table, What.TURN, seat, table.energy[seat])
    wake(table, seat * 2 + AT_START)


# ------------------------------------------------------------------------------------- UWOs and their cards


@kernel
def cell_of(square: int) -> int:
    """Where a square is in the field with its rim."""
    return square + square // COLUMNS + ROW


@kernel
def square_of(cell: int) -> int:
    """The square of a cell."""
    return cell - ROW - (cell - ROW) // ROW


@kernel
def one(kind: int) -> int:
    """One card of this kind, as it counts in a pile."""
    return 1 << PILE_BITS * int(kind)


@kernel
def cards_in(pile: int, kind: int) -> int:
    """How many cards of this kind are in a pile."""
    return pile >> PILE_BITS * kind & PILE_MASK


@kernel
def owner(uwo: int) -> int:
    """The seat that this UWO belongs to."""
    return 1 if uwo >= ARMY else 0


@kernel
def is_shielded(table: Table, uwo: int, kind: int) -> bool:
    """An UWO is safe from the kinds beside its shield, unless it is knocked out (uwo.attack.shielded)."""
    return table.wakes[uwo] == AWAKE and table.shield[table.kind[uwo]] >> kind & 1 != 0


@kernel
def note(table: Table, what: What, seat: int, number: int) -> None:
    """Write down what happened to a side, for the log and the animation."""
    event = table.events[table.event_count]
    event[0] = what
    event[1] = seat
    event[2] = NOBODY
    event[3] = NOBODY
    event[4] = NOBODY
    event[5] = number
    table.event_count += 1


@kernel
def note_uwo(table: Table, what: What, uwo: int, target: int, number: int) -> None:
    """Write down what an UWO did or suffered; `target` is a cell."""
    event = table.events[table.event_count]
    event[0] = what
    event[1] = owner(uwo)
    event[2] = table.kind[uwo]
    event[3] = table.cell[uwo]
    event[4] = target
    event[5] = number
    table.event_count += 1


# ------------------------------------------------------------------------------------ what happens to them


@kernel
def pay(table: Table, seat: int, energy: int) -> None:
    """Pay before acting (uwo.attack.pay), and remember who runs out first (uwo.energy.back)."""
    table.energy[seat] -= energy
    if seat == table.turn:
        table.spent += energy
    if table.energy[seat] == 0:
        if table.first_out == NOBODY:
            table.first_out = seat
        note(table, What.OUT, seat, 0)


@kernel
def put_on(table: Table, uwo: int, kind: int) -> None:
    """Play a card from the hand on an UWO: it becomes that kind and its stack grows (uwo.morf.own)."""
    seat = owner(uwo)
    table.hand[seat, kind] -= 1
    table.hand_size[seat] -= 1
    table.stack[uwo] += one(kind)
    table.kind[uwo] = kind


@kernel
def move_to(table: Table, uwo: int, cell: int) -> None:
    """Put an UWO on an empty square."""
    table.field[table.cell[uwo]] = EMPTY
    table.field[cell] = uwo
    table.cell[uwo] = cell


@kernel
def knock_out(table: Table, uwo: int, wakes: int) -> None:
    """Knock an UWO out; a new end replaces an old one (uwo.rider.again)."""
    if table.wakes[uwo] == AWAKE:
        table.asleep += 1
    table.wakes[uwo] = wakes


@kernel
def wake(table: Table, moment: int) -> None:
    """Wake those whose knock-out ends as this turn starts or ends (uwo.bazooka.ko, uwo.rider.ko)."""
    if table.asleep == 0:
        return
    for uwo in range(UWOS):
        if table.wakes[uwo] != AWAKE and table.wakes[uwo] & 3 == moment:
            table.wakes[uwo] -= ONE_MORE
            if table.wakes[uwo] < ONE_MORE:
                table.wakes[uwo] = AWAKE
                table.asleep -= 1
                note_uwo(table, What.WOKE, uwo, NOBODY, 0)


@kernel
def remove(table: Table, uwo: int) -> None:
    """A hit UWO leaves the game with its whole stack (uwo.attack.hit)."""
    seat = owner(uwo)
    note_uwo(table, What.REMOVED, uwo, NOBODY, height(table.stack[uwo]))
    table.field[table.cell[uwo]] = EMPTY
    table.cell[uwo] = NOBODY
    table.removed[seat] += table.stack[uwo]
    table.stack[uwo] = 0
    table.army[seat] -= 1
    for place in range(table.army[seat]):
        if table.roster[seat, place] == uwo:
            table.roster[seat, place] = table.roster[seat, table.army[seat]]
    table.quiet = -1
    if table.wakes[uwo] != AWAKE:
        table.wakes[uwo] = AWAKE
        table.asleep -= 1


@kernel
def height(stack: int) -> int:
    """How many cards a stack has."""
    cards = 0
    while stack:
        cards += stack & PILE_MASK
        stack >>= PILE_BITS
    return cards
