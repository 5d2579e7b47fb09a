"""What a player cannot know, put into a fixed order."""

from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.field import one
from smallbox.games.uwo.redeal import deal_back, take_back
from smallbox.games.uwo.table import DECK, EVENTS, NOBODY, PILE_BITS, SEATS, Table
from smallbox.kernel import kernel


@kernel
def hide(table: Table, seat: int) -> None:
    """Sort what a player cannot know: other hand, and both decks but for cards he swapped."""
    for other in range(SEATS):
        hidden = 0 if other == seat else take_back(table, other)
        known = int(table.under[other]) if other == seat else 0
        pile = 0
        for place in range(known, table.deck_size[other]):
            pile += one(table.deck[other, place])
        place = known
        for kind in range(len(KINDS)):
            for _ in range(pile >> PILE_BITS * kind & 31):
                table.deck[other, place] = kind
                place += 1
        deal_back(table, other, hidden)
        for place in range(table.deck_size[other], DECK):
            table.deck[other, place] = NOBODY
    table.event_count = 0
    for event in range(EVENTS):
        for i in range(6):
            table.events[event, i] = 0
