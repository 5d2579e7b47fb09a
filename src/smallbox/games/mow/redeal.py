"""Deal another table that looks the same to an attentive farmer."""

from smallbox.games.mow.table import UNSEEN, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import renew_stream, shuffle


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal anew what an attentive farmer cannot know: the pile, hidden hands, chance (mow.see.nobody)."""
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
    renew_stream(table.chance, whim)
