"""Put what a player has never seen, or has forgotten, into a fixed order."""

from smallbox.games.memowars.careful import remembers
from smallbox.games.memowars.galaxy import owner_of
from smallbox.games.memowars.redeal import disown, own
from smallbox.games.memowars.table import (
    BUILD,
    CARDS,
    FLEET,
    IN_HAND,
    NEVER,
    NOBODY,
    ONLOOKER,
    OUT,
    PLANET,
    SEATS,
    Table,
)
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.events import clear_events


@big_kernel
def hide(table: Table, seat: int) -> None:
    """Sort the cards that this seat has never seen or has forgotten (memowars.see.forget)."""
    column = ONLOOKER if seat == NOBODY else seat
    if table.phase == BUILD:
        spread_hands(table, seat)
    else:
        let_slip(table, column)
        sort_returned(table, column)
        sort_placed(table, column)
    clear_traces(table)


@kernel
def let_slip(table: Table, column: int) -> None:
    """What a player has forgotten is as if never seen, unless it lies face up.

    A card that the player's own Planet brought back is known for sure: the other lost ones are in sight.
    """
    if column == ONLOOKER:
        return
    for place in range(table.lying):
        card = table.card[place]
        came_back = owner_of(card) == column and table.out_at[card] != NEVER
        if not (is_up(table, place) or came_back or remembers(table, column, place)):
            table.seen_at[place, column] = NEVER


@kernel
def is_up(table: Table, place: int) -> bool:
    """Does everybody see this card now?"""
    slot = table.slot[place]
    for i in range(table.revenge_size):
        if table.revenge[i] == slot:
            return True
    return slot == table.up


@kernel
def sort_placed(table: Table, column: int) -> None:
    """Cards that never left the galaxy and that this seat does not know lie in ascending order."""
    hidden = 0
    for card in range(CARDS):
        place = int(table.place[card])
        if place >= 0 and table.seen_at[place, column] == NEVER and table.out_at[card] == NEVER:
            disown(table, place)
            table.group[hidden] = card
            hidden += 1
    hidden = 0
    for place in range(table.lying):
        if table.seen_at[place, column] == NEVER and table.out_at[table.card[place]] == NEVER:
            table.line[hidden] = place
            hidden += 1
    for i in range(hidden):
        place, card = int(table.line[i]), int(table.group[i])
        table.card[place] = card
        table.place[card] = place
        own(table, place, column)


@kernel
def sort_returned(table: Table, column: int) -> None:
    """A card that came back unseen is taken to be the first that its owner had lost by then."""
    for place in range(table.lying):
        if came_back_unseen(table, place, column):
            table.place[table.card[place]] = OUT
    for place in range(table.lying):
        if not came_back_unseen(table, place, column):
            continue
        owner = owner_of(table.card[place])
        for card in range(FLEET * owner, FLEET * owner + FLEET):
            lost = table.place[card] == OUT and NEVER < table.out_at[card] < table.placed_at[place]
            if lost and table.kind[card] != PLANET:
                table.card[place] = card
                table.place[card] = place
                break


@kernel
def came_back_unseen(table: Table, place: int, column: int) -> bool:
    """Was this card brought back by a Planet, and not seen since?"""
    return table.seen_at[place, column] == NEVER and table.out_at[table.card[place]] != NEVER


@kernel
def spread_hands(table: Table, seat: int) -> None:
    """While the galaxy is built, nobody knows who has placed how many of its cards, or who was done first."""
    column, hidden, others = ONLOOKER if seat == NOBODY else seat, 0, int(table.seats)
    if seat != NOBODY:
        others -= 1
    for place in range(table.lying):
        hidden += table.seen_at[place, column] == NEVER
    place = 0
    for other in range(table.seats):
        if other == seat:
            continue
        lying = hidden // others  # an equal share
        hidden -= lying
        others -= 1
        table.left[other], table.to_place[other] = lying, FLEET - lying
        for card in range(FLEET * other, FLEET * other + FLEET):
            table.place[card] = IN_HAND
            if card < FLEET * other + lying:
                place = next_hidden(table, place, column)
                put(table, place, card)
                place += 1
    table.turn = NOBODY


@kernel
def next_hidden(table: Table, place: int, column: int) -> int:
    """The first place from this one on whose card the seat has not seen."""
    while table.seen_at[place, column] != NEVER:
        place += 1
    return place


@kernel
def put(table: Table, place: int, card: int) -> None:
    """Let this card lie here, known to its owner only."""
    for other in range(SEATS + 1):
        table.seen_at[place, other] = NEVER
    table.seen_at[place, owner_of(card)] = table.placed_at[place]
    table.card[place] = card
    table.place[card] = place


@kernel
def clear_traces(table: Table) -> None:
    """Clear what the lists held before, and what was told of the last move."""
    for place in range(CARDS):
        table.group[place] = table.line[place] = 0
        if place >= table.lying:
            table.card[place] = 0
            for other in range(SEATS + 1):
                table.seen_at[place, other] = NEVER
    clear_events(table)
