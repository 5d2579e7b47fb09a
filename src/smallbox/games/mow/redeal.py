"""A table that a farmer who has paid attention could be sitting at."""

from smallbox.games.mow.table import UNSEEN, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import next_64, shuffle


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal anew all that a farmer who has paid attention cannot know: the pile, hidden hands, chance."""
    pool = table.pile_size
    for other in range(table.seats):
        for place in range(table.hand_size[other]):
            if other != seat and table.whereabouts[table.hand[other, place]] == UNSEEN:
                table.pile[pool] = table.hand[other, place]
                pool += 1
    shuffle(whim, table.pile, pool)
    for other in range(table.seats):
        for place in range(table.hand_size[other]):
            if other != seat and table.whereabouts[table.hand[other, place]] == UNSEEN:
                pool -= 1
                table.hand[other, place] = table.pile[pool]
    for i in range(4):
        table.chance[i] = next_64(whim)
