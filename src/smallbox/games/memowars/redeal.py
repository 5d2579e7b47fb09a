"""Deal another table that looks the same to a player who remembers everything seen."""

from smallbox.games.memowars.galaxy import owner_of, swap
from smallbox.games.memowars.table import (
    BUILD,
    FLEET,
    IN_HAND,
    NEVER,
    NOBODY,
    ONLOOKER,
    OUT,
    PLANET,
    Table,
)
from smallbox.kernel import Row, big_kernel, kernel
from smallbox.kernel.chance import draw, renew_stream


@big_kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Exchange what this seat cannot know: cards never seen, hands, cards brought back, chance."""
    column = ONLOOKER if seat == NOBODY else seat
    exchange_placed(table, column, whim)
    if table.phase == BUILD:
        exchange_hands(table, seat, whim)
    exchange_returned(table, column, whim)
    renew_stream(table.chance, whim)


@kernel
def exchange_placed(table: Table, column: int, whim: Row) -> None:
    """Cards that never left the galaxy and that this seat never saw change places."""
    hidden = 0
    for place in range(table.lying):
        if table.seen_at[place, column] == NEVER and table.out_at[table.card[place]] == NEVER:
            table.line[hidden] = place
            hidden += 1
            disown(table, place)
    for last in range(hidden - 1, 0, -1):
        swap(table.card, table.line[last], table.line[draw(whim, last + 1)])
    for i in range(hidden):
        place = int(table.line[i])
        card = int(table.card[place])
        table.place[card] = place
        own(table, place, column)


@kernel
def own(table: Table, place: int, column: int) -> None:
    """Whoever owns the card that now lies here has placed and seen it, unless that seat has forgotten it."""
    owner = owner_of(int(table.card[place]))
    if owner != NOBODY and owner != column and table.seen_at[place, owner] == NEVER:
        table.seen_at[place, owner] = table.placed_at[place]


@kernel
def disown(table: Table, place: int) -> None:
    """The owner no longer knows the card placed here, unless it was seen again since."""
    owner = owner_of(int(table.card[place]))
    if owner != NOBODY and table.seen_at[place, owner] == table.placed_at[place]:
        table.seen_at[place, owner] = NEVER


@kernel
def exchange_hands(table: Table, seat: int, whim: Row) -> None:
    """While the galaxy is built, any cards of the others may still be in hand, and anybody may be done."""
    cards = FLEET * int(table.seats)
    for card in range(cards):
        if table.place[card] == IN_HAND and owner_of(card) != seat:
            other = draw(whim, cards)
            if owner_of(other) != seat and table.place[other] != IN_HAND:
                take_the_place_of(table, other, card)
    table.turn = NOBODY
    for other in range(table.seats):
        if table.to_place[other] == 0 and (table.turn == NOBODY or draw(whim, 2)):
            table.turn = other


@kernel
def take_the_place_of(table: Table, placed: int, card: int) -> None:
    """Let this card of a hand be the one that was placed, and the other one be in hand."""
    place, owner, other = int(table.place[placed]), owner_of(card), owner_of(placed)
    disown(table, place)
    table.card[place] = card
    table.place[card], table.place[placed] = place, IN_HAND
    table.left[owner] += 1
    table.to_place[owner] -= 1
    table.left[other] -= 1
    table.to_place[other] += 1
    own(table, place, NOBODY)


@kernel
def exchange_returned(table: Table, column: int, whim: Row) -> None:
    """A card that a Planet brought back unseen may be any that its owner had lost by then."""
    for place in range(table.lying):
        card = table.card[place]
        if table.seen_at[place, column] != NEVER or table.out_at[card] == NEVER:
            continue
        other = FLEET * owner_of(card) + draw(whim, FLEET)
        if fits(table, other, column, table.placed_at[place]):
            there = table.place[other]
            if there == OUT or table.out_at[card] < table.placed_at[there]:
                swap(table.place, card, other)
                table.card[place] = other
                if there != OUT:
                    table.card[there] = card


@kernel
def fits(table: Table, card: int, column: int, moment: int) -> bool:
    """As far as this seat knows, could this card have come back at that moment?"""
    if table.kind[card] == PLANET or table.out_at[card] == NEVER or table.out_at[card] >= moment:
        return False
    there = table.place[card]
    return there == OUT or table.seen_at[there, column] == NEVER
