"""What must hold after every move, reckoned in the plainest way: every corner against every edge."""

from smallbox.games.memowars import rules
from smallbox.games.memowars.table import BUILD, CARDS, FLEET, IN_HAND, OUT, Table
from smallbox.kernel import Record, Row, Tables, big_kernel, i1, i8, kernel, u8
from smallbox.kernel.chance import draw, seed_stream
from tests.ways import compiled

SOUND, LOST_CARD, MISCOUNTED, TOUCHING, STRAY, WRONG_LIST, NO_MOVE = range(7)
CORNERS = 4


class Walk(Record):
    """What walking through games needs beside the tables."""

    seed = i8()
    careful_seats = i8()
    moves = i8(rules.MOST_MOVES)
    whim = u8(4)
    linked = i1(CARDS)


@kernel
def corner_x(table: Table, place: int, corner: int) -> int:
    outline = table.outline[table.angle[place]]
    offset = int(outline[2 * (corner & 1)])
    return int(table.x[place]) + (offset if corner < 2 else -offset)


@kernel
def corner_y(table: Table, place: int, corner: int) -> int:
    outline = table.outline[table.angle[place]]
    offset = int(outline[2 * (corner & 1) + 1])
    return int(table.y[place]) + (offset if corner < 2 else -offset)


@kernel
def order(corner: int) -> int:
    """Corners around the card: first, second, the one opposite the first, the one opposite the second."""
    return corner & 3


@big_kernel
def parted(table: Table, one: int, other: int) -> bool:
    """Is there an edge of the one card with the whole other card strictly beyond it?"""
    for corner in range(CORNERS):
        ax, ay = corner_x(table, one, order(corner)), corner_y(table, one, order(corner))
        bx, by = corner_x(table, one, order(corner + 1)), corner_y(table, one, order(corner + 1))
        ex, ey = bx - ax, by - ay
        inside = ex * (int(table.y[one]) - ay) - ey * (int(table.x[one]) - ax)
        beyond = True
        for theirs in range(CORNERS):
            px, py = corner_x(table, other, theirs) - ax, corner_y(table, other, theirs) - ay
            side = ex * py - ey * px
            if side == 0 or (side > 0) == (inside > 0):
                beyond = False
        if beyond:
            return True
    return False


@big_kernel
def reaches(table: Table, one: int, other: int) -> bool:
    """Is a corner of the one card at most `near` from an edge of the other?"""
    near = int(table.near) * int(table.near)
    for mine in range(CORNERS):
        px, py = corner_x(table, one, mine), corner_y(table, one, mine)
        for corner in range(CORNERS):
            ax, ay = corner_x(table, other, order(corner)), corner_y(table, other, order(corner))
            bx, by = corner_x(table, other, order(corner + 1)), corner_y(table, other, order(corner + 1))
            ex, ey = bx - ax, by - ay
            along = ex * (px - ax) + ey * (py - ay)
            length = ex * ex + ey * ey
            cross = ex * (py - ay) - ey * (px - ax)
            if 0 <= along <= length and cross * cross <= near * length:
                return True
            if (px - ax) ** 2 + (py - ay) ** 2 <= near:
                return True
    return False


@big_kernel
def problem(table: Table, walk: Walk) -> int:
    """What is wrong with this table, or SOUND."""
    lying = int(table.lying)
    for card in range(CARDS):
        place = table.place[card]
        if place >= 0 and (place >= lying or table.card[place] != card):
            return LOST_CARD
    for seat in range(table.seats):
        in_galaxy, in_hand, out = 0, 0, 0
        for card in range(FLEET * seat, FLEET * seat + FLEET):
            in_galaxy += table.place[card] >= 0
            in_hand += table.place[card] == IN_HAND
            out += table.place[card] == OUT
        if (
            in_galaxy != table.left[seat]
            or in_hand != table.to_place[seat]
            or in_galaxy + in_hand + out != FLEET
        ):
            return MISCOUNTED
    for place in range(lying):
        if table.card[place] < 0 or table.place[table.card[place]] != place:
            return LOST_CARD
        if place and table.slot[place] <= table.slot[place - 1]:
            return WRONG_LIST
        walk.linked[place] = 0
        for other in range(place):
            dx, dy = int(table.x[place]) - int(table.x[other]), int(table.y[place]) - int(table.y[other])
            if dx * dx + dy * dy <= 1100 * 1100:
                if not (parted(table, place, other) or parted(table, other, place)):
                    return TOUCHING
    return SOUND if table.phase == BUILD else unity(table, walk)


@kernel
def unity(table: Table, walk: Walk) -> int:
    """In battle every card is linked with the first one, near to near."""
    linked, grows = 1, True
    walk.linked[0] = 1
    while grows:
        grows = False
        for one in range(table.lying):
            for other in range(table.lying):
                if walk.linked[one] == 1 and not walk.linked[other]:
                    dx, dy = int(table.x[one]) - int(table.x[other]), int(table.y[one]) - int(table.y[other])
                    if dx * dx + dy * dy <= 1200 * 1200 and (
                        reaches(table, one, other) or reaches(table, other, one)
                    ):
                        walk.linked[other] = 1
                        linked += 1
                        grows = True
            if walk.linked[one] == 1:
                walk.linked[one] = 2
    return SOUND if linked == table.lying else STRAY


@kernel
def asked_seat(asked: int, whim: Row) -> int:
    """One of the seats that are asked, by chance."""
    while True:
        seat = draw(whim, 6)
        if asked >> seat & 1:
            return seat


@compiled
@big_kernel
def walk_all(tables: Tables[Table], walks: Tables[Walk], found: Row) -> None:
    """Play random games to their ends and look at each table after every move; `found` gets the problem."""
    walk = walks[0]
    for i in range(len(tables)):
        table = tables[i]
        seed_stream(table.chance, walk.seed, i)
        seed_stream(walk.whim, walk.seed + 1, i)
        rules.setup(table)
        found[i] = problem(table, walk)
        asked = rules.to_move(table)
        while asked and found[i] == SOUND:
            seat = asked_seat(asked, walk.whim)
            count = rules.legal(table, seat, walk.moves)
            if count == 0:
                found[i] = NO_MOVE
                break
            rules.play(table, seat, walk.moves[draw(walk.whim, count)])
            found[i] = problem(table, walk)
            asked = rules.to_move(table)
