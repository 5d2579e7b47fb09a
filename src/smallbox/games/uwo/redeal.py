"""Deal another table that looks the same to a player."""

from smallbox.games.uwo.field import draw_cards
from smallbox.games.uwo.table import KIND_COUNT, SEATS, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import renew_stream, shuffle


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal anew the other hand, chance, and both decks but for the cards that this seat has swapped."""
    for other in range(SEATS):
        hidden = 0 if other == seat else take_back(table, other)
        known = int(table.under[other]) if other == seat else 0
        shuffle(whim, table.deck[other, known:], table.deck_size[other] - known)
        deal_back(table, other, hidden)
    renew_stream(table.chance, whim)


@kernel
def take_back(table: Table, seat: int) -> int:
    """Put a whole hand on top of its deck; return how many cards it had."""
    for kind in range(KIND_COUNT):
        for _ in range(table.hand[seat, kind]):
            table.deck[seat, table.deck_size[seat]] = kind
            table.deck_size[seat] += 1
        table.hand[seat, kind] = 0
    hidden = int(table.hand_size[seat])
    table.hand_size[seat] = 0
    return hidden


@kernel
def deal_back(table: Table, seat: int, hidden: int) -> None:
    """Draw a hand that was taken back; how many cards were put under the deck has not changed."""
    under = table.under[seat]
    draw_cards(table, seat, hidden)
    table.under[seat] = under
