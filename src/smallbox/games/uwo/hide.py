"""Put what a player cannot know into a fixed order."""

from smallbox.games.uwo.field import cards_in, one
from smallbox.games.uwo.redeal import deal_back, take_back
from smallbox.games.uwo.table import DECK, KIND_COUNT, NOBODY, SEATS, Table
from smallbox.kernel import kernel
from smallbox.kernel.events import clear_events


@kernel
def hide(table: Table, seat: int) -> None:
    """Sort the other hand, and both decks but for the cards that this seat has swapped (uwo.see.nobody)."""
    for other in range(SEATS):
        hidden = 0 if other == seat else take_back(table, other)
        known = int(table.under[other]) if other == seat else 0
        pile = 0
        for place in range(known, table.deck_size[other]):
            pile += one(table.deck[other, place])
        place = known
        for kind in range(KIND_COUNT):
            for _ in range(cards_in(pile, kind)):
                table.deck[other, place] = kind
                place += 1
        deal_back(table, other, hidden)
        for place in range(table.deck_size[other], DECK):
            table.deck[other, place] = NOBODY
    clear_events(table)
