"""What happens on the field: set-up, paying, knocking out, waking and removing."""

from smallbox.games.uwo.codes import What
from smallbox.games.uwo.table import (
    ARMY,
    AT_START,
    AWAKE,
    CELLS,
    COLUMNS,
    EMPTY,
    ENERGY,
    FIST,
    GNORFS,
    HAND,
    KINDS,
    NOBODY,
    NOTHING,
    ONE_MORE,
    PILE_BITS,
    RIM,
    ROW,
    ROWS,
    SEATS,
    TURN,
    UWOS,
    Table,
)
from smallbox.kernel import kernel
from smallbox.kernel.chance import shuffle


@kernel
def setup(table: Table) -> None:
    """Both armies on their first two rows, shuffled decks, three cards and six energy each; Gnorfs begin."""
    clear_field(table)
    for seat in range(SEATS):
        place_army(table, seat)
        deal(table, seat)
        table.energy[seat] = ENERGY  # uwo.setup.energy
    table.over = 0
    table.winner = NOBODY
    table.first_out = NOBODY
    table.quiet = 0
    table.turns = 0
    table.asleep = 0
    table.striker = NOBODY
    table.struck = NOBODY
    table.event_count = 0
    begin_turn(table, GNORFS)  # uwo.setup.gnorfs-first


@kernel
def clear_field(table: Table) -> None:
    """Five columns and six rows (uwo.setup.field)."""
    for cell in range(CELLS):
        table.field[cell] = RIM
    for row in range(ROWS):
        for column in range(COLUMNS):
            table.field[(row + 1) * ROW + column] = EMPTY


@kernel
def place_army(table: Table, seat: int) -> None:
    """Ten Fists on the first two rows (uwo.setup.army), or eight without the corners (uwo.setup.eight)."""
    back, front = (1, 2) if seat == GNORFS else (ROWS, ROWS - 1)
    table.army[seat] = 0
    table.removed[seat] = 0
    for number in range(ARMY):
        uwo = seat * ARMY + number
        table.kind[uwo] = FIST
        table.wakes[uwo] = AWAKE
        if table.start_army < ARMY and (number == 0 or number == COLUMNS - 1):
            table.cell[uwo] = NOBODY
            table.stack[uwo] = 0
            table.removed[seat] += one(FIST)
            continue
        cell = back * ROW + number if number < COLUMNS else front * ROW + number - COLUMNS
        table.cell[uwo] = cell
        table.field[cell] = uwo
        table.stack[uwo] = one(FIST)
        table.roster[seat, table.army[seat]] = uwo
        table.army[seat] += 1


@kernel
def deal(table: Table, seat: int) -> None:
    """Shuffle the other cards and draw three (uwo.setup.deck)."""
    size = 0
    for kind in range(KINDS):
        table.hand[seat, kind] = 0
        if kind != FIST:
            for _ in range(table.copies[kind]):
                table.deck[seat, size] = kind
                size += 1
    shuffle(table.chance, table.deck[seat], size)
    table.deck_size[seat] = size
    table.hand_size[seat] = 0
    table.under[seat] = 0
    draw_cards(table, seat, HAND)


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


# --------------------------------------------------------------------------------------------- small words


@kernel
def one(kind: int) -> int:
    """One card of this kind, as it counts in a stack."""
    return 1 << PILE_BITS * int(kind)


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


# ----------------------------------------------------------------------------------------- what may happen


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
        cards += stack & 31
        stack >>= PILE_BITS
    return cards
