"""Filling the void, so that the galaxy holds together (memowars.void)."""

from smallbox.games.memowars.codes import What
from smallbox.games.memowars.galaxy import note, note_point, swap
from smallbox.games.memowars.geometry import gap, less, root, shortened
from smallbox.games.memowars.table import NOBODY, NONE, Table
from smallbox.kernel import big_kernel, kernel


@big_kernel
def fill_void(table: Table) -> None:
    """Push stray groups back until all cards are one group again (memowars.void)."""
    pushes, main = 0, NONE
    while find_groups(table) > 1:
        if main == NONE:
            main = place_in_main_group(table)
        push(table, main)
        pushes += 1
    if pushes:
        note(table, What.PUSHED, NOBODY, NONE)
        note_point(table, pushes, 0)


@kernel
def place_in_main_group(table: Table) -> int:
    """A card of the largest group; of equal ones, of that with the card placed earliest."""
    main = 0
    for place in range(1, table.lying):
        if table.group[place] != table.group[main] and is_greater(
            table, table.group[place], table.group[main]
        ):
            main = place
    return main


@kernel
def find_groups(table: Table) -> int:
    """Number the groups of cards that lie near each other, directly or through others; return how many."""
    count = int(table.lying)
    far, close, near = table.far, table.close, int(table.near) * int(table.near)
    xs, ys, line, group = table.x, table.y, table.line, table.group
    for place in range(count):
        line[place] = place  # found ones first, then those still to be found
    found, groups = 0, 0
    for position in range(count):
        place = line[position]
        if position == found:
            found += 1
            groups += 1
        group[place] = groups - 1
        outline = table.outline[table.angle[place]]
        x, y = int(xs[place]), int(ys[place])
        for later in range(found, count):
            other = line[later]
            dx, dy = int(xs[other]) - x, int(ys[other]) - y
            square = dx * dx + dy * dy
            if square > far:
                continue
            if square > close:
                top, bottom, _, _ = gap(outline, table.outline[table.angle[other]], dx, dy)
                if top > near * bottom:
                    continue
            swap(line, found, later)
            found += 1
        if found == count and groups == 1:
            return 1  # nobody asks for the numbers of a single group
    return groups


@kernel
def push(table: Table, main: int) -> None:
    """Close the smallest gap between any two groups; the main group stays, of two strays the greater one."""
    one, other = closest_pair(table)
    main_group = table.group[main]
    if table.group[one] != main_group:
        if table.group[other] == main_group or is_greater(table, table.group[other], table.group[one]):
            one, other = other, one
    dx, dy = int(table.x[one]) - int(table.x[other]), int(table.y[one]) - int(table.y[other])
    top, bottom, gap_x, gap_y = gap(
        table.outline[table.angle[other]], table.outline[table.angle[one]], dx, dy
    )
    square = gap_x * gap_x + gap_y * gap_y
    scale = (1, 1) if bottom == 1 else (root(top), bottom)
    move_x = shortened(gap_x, square, scale, int(table.closed))
    move_y = shortened(gap_y, square, scale, int(table.closed))
    for place in range(table.lying):
        if table.group[place] == table.group[other]:
            table.x[place] += move_x
            table.y[place] += move_y


@kernel
def closest_pair(table: Table) -> tuple[int, int]:
    """The two cards of different groups with the smallest gap; of equal gaps that of the earlier cards."""
    count = int(table.lying)
    reach = int(table.apart) - int(table.near) + 2  # middles of cards that meet are closer than this
    best_one, best_other, best_top, best_bottom = 0, 0, 1 << 40, 1
    limit = 1 << 60
    xs, ys, group = table.x, table.y, table.group
    for one in range(count):
        x, y = int(xs[one]), int(ys[one])
        for other in range(one + 1, count):
            if group[one] == group[other]:
                continue
            dx, dy = int(xs[other]) - x, int(ys[other]) - y
            if dx * dx + dy * dy > limit:
                continue
            top, bottom, _, _ = gap(
                table.outline[table.angle[one]], table.outline[table.angle[other]], dx, dy
            )
            order = less(top, bottom, best_top, best_bottom)
            if order < 0 or (order == 0 and age(table, one, other) < age(table, best_one, best_other)):
                best_one, best_other, best_top, best_bottom = one, other, top, bottom
                widest = root(top // bottom) + 1 + reach
                limit = widest * widest
    return best_one, best_other


@kernel
def age(table: Table, one: int, other: int) -> int:
    """A number that is the smaller, the earlier the earlier one of two cards was placed, then the other."""
    first, second = int(table.placed_at[one]), int(table.placed_at[other])
    return min(first, second) << 16 | max(first, second)


@kernel
def is_greater(table: Table, one: int, other: int) -> bool:
    """Has one group more cards than the other, or as many and the earliest of all?"""
    size, earliest, earliest_other = 0, 1 << 15, 1 << 15
    group = table.group
    for place in range(table.lying):
        if group[place] == one:
            size += 1
            earliest = min(earliest, int(table.placed_at[place]))
        elif group[place] == other:
            size -= 1
            earliest_other = min(earliest_other, int(table.placed_at[place]))
    return size > 0 or (size == 0 and earliest < earliest_other)
