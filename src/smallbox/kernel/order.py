"""Putting cards into an order that reveals nothing about how they got there."""

from smallbox.kernel.declaring import kernel
from smallbox.kernel.records import Row


@kernel
def sort(cards: Row, count: int) -> None:
    """Put the first `count` cards into ascending order."""
    for end in range(1, count):
        card, place = cards[end], end
        while place and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
