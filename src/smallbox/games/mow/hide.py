"""Put what an attentive farmer cannot know into a fixed order."""

from smallbox.games.mow.table import CARDS, HAND, UNSEEN, Table
from smallbox.kernel import Row, kernel
from smallbox.kernel.events import clear_events

NO_CARD = 255


@kernel
def hide(table: Table, seat: int) -> None:
    """Sort what an attentive farmer cannot know, and forget what was drawn or told (mow.see.nobody)."""
    pool = table.pile_size
    for other in range(table.seats):
        shown = 0
        for place in range(table.hand_size[other]):
            card = table.hand[other, place]
            if other == seat or table.whereabouts[card] != UNSEEN:
                table.hand[other, shown] = card
                shown += 1
            else:
                table.pile[pool] = card
                pool += 1
        for place in range(shown, HAND):
            table.hand[other, place] = NO_CARD
        sort_by_face(table, table.hand[other], shown)
    sort_by_face(table, table.pile, pool)
    for other in range(table.seats):
        for place in range(table.hand_size[other]):
            if table.hand[other, place] == NO_CARD:
                pool -= 1
                table.hand[other, place] = table.pile[pool]
    for place in range(table.pile_size, CARDS):
        table.pile[place] = NO_CARD
    clear_events(table)


@kernel
def sort_by_face(table: Table, cards: Row, count: int) -> None:
    """Cows that look the same stand side by side."""
    for end in range(1, count):
        card, place = cards[end], end
        while place and face_order(table, cards[place - 1]) > face_order(table, card):
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


@kernel
def face_order(table: Table, card: int) -> int:
    """By faces, and of the same face by cards."""
    return int(table.face[card]) << 8 | int(card)
