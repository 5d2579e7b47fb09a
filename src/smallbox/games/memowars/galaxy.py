"""The galaxy: laying cards into it, taking them out, and finding spots for them."""

from smallbox.games.memowars import codes
from smallbox.games.memowars.codes import Rule, What
from smallbox.games.memowars.geometry import gap
from smallbox.games.memowars.table import (
    FIRST_MINE,
    FLEET,
    NEVER,
    NOBODY,
    NONE,
    OUT,
    SEATS,
    Table,
)
from smallbox.kernel import Row, big_kernel, kernel
from smallbox.kernel.chance import draw

SPOTS = 8  # how many spots the menu offers for a card


@kernel
def note(table: Table, what: What, seat: int, place: int) -> None:
    """Write down what happened to the card of a place, for the log and the animation."""
    event = table.events[table.event_count]
    event[0] = what
    event[1] = seat
    event[2], event[3], event[4], event[5] = NONE, NONE, 0, 0
    if place != NONE:
        event[2] = table.slot[place]
        event[3] = table.card[place]
        event[4] = table.x[place]
        event[5] = table.y[place]
    table.event_count += 1


@kernel
def note_point(table: Table, x: int, y: int) -> None:
    """Write down where the last event happened, or a number that belongs to it."""
    event = table.events[table.event_count - 1]
    event[4] = x
    event[5] = y


@kernel
def owner_of(card: int) -> int:
    """Whose card it is; a minefield is nobody's."""
    return NOBODY if card >= FIRST_MINE else int(card) // FLEET


@kernel
def place_of_slot(table: Table, slot: int) -> int:
    """Where the card of this slot is in the lists, or NONE."""
    for place in range(table.lying):
        if table.slot[place] == slot:
            return place
    return NONE


@kernel
def card_of_kind(table: Table, seat: int, kind: int, whereabouts: int) -> int:
    """The first card of this kind that a player has in hand, or among the eliminated ones; or NONE."""
    for card in range(FLEET * seat, FLEET * seat + FLEET):
        if table.kind[card] == kind and table.place[card] == whereabouts:
            return card
    return NONE


# --------------------------------------------------------------------------------- laying and taking out


@big_kernel
def check_spot(table: Table, x: int, y: int, angle: int) -> Rule:
    """May a card lie here? Within the table, touching none, near at least one (memowars.place.near)."""
    outline = table.outline[angle]
    wide = max(abs(int(outline[0])), abs(int(outline[2])))
    high = max(abs(int(outline[1])), abs(int(outline[3])))
    if x < wide or y < high or x + wide > table.table_width or y + high > table.table_height:
        return Rule.PLACE_TABLE
    far, touching, near = table.far, table.touching, int(table.near) * int(table.near)
    xs, ys, is_near = table.x, table.y, False
    for place in range(table.lying):
        dx, dy = int(xs[place]) - x, int(ys[place]) - y
        square = dx * dx + dy * dy
        if square > far:
            continue
        if square < touching:
            return Rule.PLACE_NO_TOUCH
        top, bottom, _, _ = gap(outline, table.outline[table.angle[place]], dx, dy)
        if top == 0:
            return Rule.PLACE_NO_TOUCH
        if top <= near * bottom:
            is_near = True
    return Rule.OK if is_near else Rule.PLACE_NEAR


@big_kernel
def lay(table: Table, card: int, spot: int) -> int:
    """Lay a card face down on a spot, in a slot that was never used before; return its place."""
    place = int(table.lying)
    table.slot[place] = table.next_slot
    table.x[place] = codes.x_of(spot)
    table.y[place] = codes.y_of(spot)
    table.angle[place] = codes.angle_of(spot)
    table.placed_at[place] = table.moment
    table.card[place] = card
    table.place[card] = place
    for seat in range(SEATS + 1):
        table.seen_at[place, seat] = NEVER
    table.lying += 1
    table.next_slot += 1
    return place


@big_kernel
def take_out(table: Table, place: int) -> None:
    """Eliminate a card: its owner takes it back (memowars.eliminated)."""
    card = table.card[place]
    owner = owner_of(card)
    note(table, What.ELIMINATED, owner, place)
    table.place[card] = OUT
    table.out_at[card] = table.moment
    table.lying -= 1
    for hole in range(place, table.lying):
        copy_place(table, hole, hole + 1)
    if owner != NOBODY:
        table.left[owner] -= 1
        if table.left[owner] == 0:
            note(table, What.DROPPED_OUT, owner, NONE)


@kernel
def copy_place(table: Table, hole: int, place: int) -> None:
    """Copy all that the lists say of one place to another."""
    table.slot[hole] = table.slot[place]
    table.x[hole] = table.x[place]
    table.y[hole] = table.y[place]
    table.angle[hole] = table.angle[place]
    table.placed_at[hole] = table.placed_at[place]
    table.card[hole] = table.card[place]
    table.place[table.card[hole]] = hole
    for seat in range(SEATS + 1):
        table.seen_at[hole, seat] = table.seen_at[place, seat]


@big_kernel
def mix_slots(table: Table) -> None:
    """Deal the slots anew, so that no number tells who placed a card, or that it is a mine."""
    count = int(table.lying)
    for last in range(count - 1, 0, -1):
        other = draw(table.chance, last + 1)
        swap(table.x, last, other)
        swap(table.y, last, other)
        swap(table.angle, last, other)
        swap(table.placed_at, last, other)
        swap(table.card, last, other)
        for seat in range(SEATS + 1):
            swap(table.seen_at[:, seat], last, other)
    for place in range(count):
        table.place[table.card[place]] = place


@kernel
def swap(numbers: Row, one: int, other: int) -> None:
    """Exchange two numbers of a row."""
    number = numbers[one]
    numbers[one] = numbers[other]
    numbers[other] = number


@kernel
def show(table: Table, place: int) -> None:
    """Everybody sees the face of this card now."""
    for seat in range(SEATS + 1):
        table.seen_at[place, seat] = table.moment


# ---------------------------------------------------------------------------------- spots for another card


@big_kernel
def list_spots(table: Table, moves: Row, room: int) -> int:
    """List some spots along the galaxy's edge where a card may lie; return how many.

    A corner of the new card points at the middle of an edge of a card that lies there, at the gap that a push
    leaves. Which spots come first changes with every card laid, and depends on nothing hidden.
    """
    found, count = 0, int(table.lying)
    start = (int(table.next_slot) * 40503 >> 4 & 1023) * count >> 10
    for step in range(4 * count):
        anchor = start + (step >> 2)
        if anchor >= count:
            anchor -= count
        angle = spot_angle(table, anchor, step & 3)
        x, y = spot_beside(table, anchor, angle, step & 3)
        if check_spot(table, x, y, angle) == Rule.OK:
            moves[found] = codes.spot_code(x, y, angle)
            found += 1
            if found == room:
                break
    return found


@kernel
def spot_angle(table: Table, anchor: int, side: int) -> int:
    """Of the four cards around another, two lie as it does and two at some other angle."""
    if (side ^ side >> 1 ^ int(table.slot[anchor])) & 1:
        return (int(table.next_slot) * 7919 + int(table.slot[anchor]) * 104729 >> 3 & 1023) * 180 >> 10
    return int(table.angle[anchor])


@kernel
def spot_beside(table: Table, anchor: int, angle: int, side: int) -> tuple[int, int]:
    """Where to lay a card at this angle, so that a corner points at one edge of another card."""
    mine, theirs = table.outline[angle], table.outline[table.angle[anchor]]
    if side < 2:  # from the middle to the middle of an edge is half of the other edge
        edge_x, edge_y = int(theirs[0]) + int(theirs[2]), int(theirs[1]) + int(theirs[3])
    else:
        edge_x, edge_y = int(theirs[0]) - int(theirs[2]), int(theirs[1]) - int(theirs[3])
    if side & 1:
        edge_x, edge_y = -edge_x, -edge_y
    corner = int(mine[0]) * edge_x + int(mine[1]) * edge_y
    other = int(mine[2]) * edge_x + int(mine[3]) * edge_y
    corner_x, corner_y = int(mine[0]), int(mine[1])
    if abs(other) > abs(corner):
        corner, corner_x, corner_y = other, int(mine[2]), int(mine[3])
    if corner < 0:
        corner_x, corner_y = -corner_x, -corner_y
    is_width = (side < 2) == (table.angle[anchor] < 90)
    length = 2 * int(table.half_width) if is_width else 2 * int(table.half_height)
    stretch = length + 2 * int(table.closed)
    x = int(table.x[anchor]) + edge_x * stretch // (2 * length) + corner_x
    y = int(table.y[anchor]) + edge_y * stretch // (2 * length) + corner_y
    return x, y
