"""What a seat of Ferry cannot know: the pile, and what the others hold."""

from ferry.rules import take_top
from ferry.table import WEIGHTS, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import next_64, shuffle
from smallbox.kernel.order import sort


@kernel
def hide(table: Table, seat: int) -> None:
    """Put it into a fixed order, and forget what was told: bots get nothing but such tables."""
    collect(table, seat)
    sort(table.pile, table.pile_size)
    hand_out(table, seat)
    table.pile[table.pile_size :] = 0
    table.events[:] = 0
    table.event_count = 0


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal it anew: this seat could be sitting at such a table."""
    collect(table, seat)
    shuffle(whim, table.pile, table.pile_size)
    hand_out(table, seat)
    for i in range(4):
        table.chance[i] = next_64(whim)


@kernel
def collect(table: Table, seat: int) -> None:
    """Lay what the others hold on the pile."""
    for other in range(table.seats):
        for weight in range(WEIGHTS if other != seat else 0):
            for _ in range(table.hand[other, weight]):
                table.pile[table.pile_size] = weight
                table.pile_size += 1
            table.hand[other, weight] = 0


@kernel
def hand_out(table: Table, seat: int) -> None:
    """Give the others as many animals as they held."""
    for other in range(table.seats):
        for _ in range(table.hand_size[other] if other != seat else 0):
            take_top(table, other)
