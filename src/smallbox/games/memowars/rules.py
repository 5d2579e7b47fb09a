"""The rules of MemoWars, in the order of the rulebook. Clause numbers are those of RULES.md."""

from smallbox.games.memowars.galaxy import (
    COORDINATE,
    OFFSET,
    SPOTS,
    Rule,
    card_of_kind,
    check_spot,
    lay,
    list_spots,
    place_of_slot,
    show,
    spot_code,
)
from smallbox.games.memowars.geometry import CIRCLE, from_point
from smallbox.games.memowars.shooting import (
    TOSS_CODE,
    WORD,
    covered,
    list_covered,
    list_tosses,
    may_be_hit,
    shooter,
    strike,
    toss,
)
from smallbox.games.memowars.table import (
    ANGLES,
    BUILD,
    CARDS,
    CHOOSE,
    FIRST_MINE,
    FLEET,
    IN_HAND,
    LOOK,
    MINE,
    MINES,
    NEVER,
    NOBODY,
    NONE,
    OUT,
    PLANET,
    RETURN,
    REVEAL,
    SEATS,
    TOSS,
    Table,
)
from smallbox.games.memowars.turn import SEVERAL, carry_on, look, only_covered, put_down, reveal, to_move
from smallbox.kernel import Row, big_kernel, kernel

# The longest menus: five kinds of cards at each spot, and room to prepare them; or every card and one more.
MOST_MOVES = max((MINE + 1) * SPOTS, CARDS + 1)

# A move is one number; the lowest three bits say what. Must agree with moves.py.
PLACE_CODE, REVEAL_CODE, LOOK_CODE, STOP_CODE, RETURN_CODE, _, CHOOSE_CODE = range(7)
PHASE_OF_CODE = (BUILD, REVEAL, LOOK, LOOK, RETURN, TOSS, CHOOSE, NONE)
# what a player who makes another kind of move than the one asked for is told
RULE_OF_PHASE = (
    Rule.PLACE_TOGETHER,
    Rule.TURN_REVEAL,
    Rule.SCANNER,
    Rule.PLANET,
    Rule.SHOOT_FROM,
    Rule.SHOOT_CHOOSE,
)


# ----------------------------------------------------------------------------------------------- set-up


@kernel
def setup(table: Table) -> None:
    """Three minefields lie around the middle, all other cards are in hand (memowars.setup.mines)."""
    table.over = table.turns = table.quiet = table.struck = table.event_count = table.avenging = 0
    table.moment = table.lying = table.next_slot = table.shots = table.looks = table.revenge_size = 0
    table.disc_x = table.disc_y = 0
    table.phase = BUILD
    table.turn = table.actor = table.winner = NOBODY
    table.up = table.looked = NONE
    for card in range(CARDS):
        table.place[card] = OUT
        table.out_at[card] = NEVER
    for seat in range(table.seats):
        table.left[seat] = 0
        table.to_place[seat] = FLEET
        for card in range(FLEET * seat, FLEET * seat + FLEET):
            table.place[card] = IN_HAND
    for mine in range(MINES):
        spot = spot_code(MINE, int(table.mine_x[mine]), int(table.mine_y[mine]), 0)
        show(table, lay(table, FIRST_MINE + mine, spot))
        table.moment += 1


# ---------------------------------------------------------------------------------------- what is legal


@big_kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK."""
    if seat < 0 or seat >= SEATS or not to_move(table) >> seat & 1:
        return Rule.TURN
    phase = int(table.phase)
    if move < 0 or PHASE_OF_CODE[move & 7] != phase:
        return RULE_OF_PHASE[phase]
    if phase == BUILD or phase == RETURN:
        return check_laying(table, seat, move)
    if phase == TOSS:
        return check_toss(table, move)
    if move == STOP_CODE:
        return Rule.OK
    slot = move >> 3
    place = place_of_slot(table, slot)
    if place == NONE or move & 7 == STOP_CODE:
        return RULE_OF_PHASE[phase]
    if phase == LOOK and slot == table.up:
        return Rule.SCANNER
    if phase == CHOOSE and not (may_be_hit(table, place) and covered(table, place)):
        return Rule.SHOOT_CHOOSE
    return Rule.OK


@kernel
def check_laying(table: Table, seat: int, move: int) -> Rule:
    """May this player lay a card of this kind here? (memowars.place.kind, memowars.planet)"""
    kind, angle = move >> 3 & 7, move >> 38
    if table.phase == BUILD:
        if card_of_kind(table, seat, kind, IN_HAND) == NONE:
            return Rule.PLACE_KIND
    elif kind == PLANET or card_of_kind(table, seat, kind, OUT) == NONE:
        return Rule.PLANET
    if angle >= ANGLES:
        return Rule.PIECES_SIZE
    return check_spot(table, (move >> 6 & COORDINATE) - OFFSET, (move >> 22 & COORDINATE) - OFFSET, angle)


@kernel
def check_toss(table: Table, move: int) -> Rule:
    """The hand is near the card that shoots, and no toss flies farther than a hand can throw."""
    x, y, span = (move >> 3 & WORD) - OFFSET, (move >> 19 & WORD) - OFFSET, int(table.span)
    top, bottom = from_point(table, place_of_slot(table, shooter(table)), x, y)
    if top > span * span * bottom:
        return Rule.SHOOT_FROM
    if move >> 35 & 4095 >= CIRCLE or move >> 47 > table.flight:
        return Rule.SHOOT_FLIGHT
    return Rule.OK


@big_kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """A menu of moves that `check` accepts: all slots, some places, a toss at each card; return how many."""
    if seat < 0 or seat >= SEATS or not to_move(table) >> seat & 1:
        return 0
    if table.phase == BUILD or table.phase == RETURN:
        return list_layings(table, seat, moves)
    if table.phase == TOSS:
        return list_tosses(table, moves)
    if table.phase == CHOOSE:
        return list_covered(table, moves, CHOOSE_CODE)
    code, count = REVEAL_CODE, 0
    if table.phase == LOOK:
        code, count = LOOK_CODE, 1
        moves[0] = STOP_CODE
    for place in range(table.lying):
        if table.phase == REVEAL or table.slot[place] != table.up:
            moves[count] = code | int(table.slot[place]) << 3
            count += 1
    return count


@kernel
def list_layings(table: Table, seat: int, moves: Row) -> int:
    """Every kind that the player has, at some places along the galaxy's edge."""
    spots = list_spots(table, moves, SPOTS)
    code, whereabouts = (PLACE_CODE, IN_HAND) if table.phase == BUILD else (RETURN_CODE, OUT)
    count = spots
    for kind in range(MINE):
        if card_of_kind(table, seat, kind, whereabouts) == NONE or (kind == PLANET and code == RETURN_CODE):
            continue
        for spot in range(spots):
            moves[count] = moves[spot] | kind << 3 | code
            count += 1
    for i in range(count - spots):  # the places without a kind stood first
        moves[i] = moves[i + spots]
    return count - spots


# ---------------------------------------------------------------------------------------------- playing


@big_kernel
def play(table: Table, seat: int, move: int) -> None:
    """Carry out a move that `check` has accepted."""
    table.event_count = 0
    table.looked = NONE
    table.moment += 1
    code, place, hit = move & 7, NONE, NONE
    if code == PLACE_CODE or code == RETURN_CODE:
        put_down(table, seat, move)
    elif code == TOSS_CODE:
        toss(table, move)
        hit = only_covered(table)
    elif code != STOP_CODE:
        place = place_of_slot(table, move >> 3)
    if code == REVEAL_CODE:
        reveal(table, place)
    elif code == LOOK_CODE:
        look(table, place)
    elif code == STOP_CODE:
        table.looks = 0
    elif code == CHOOSE_CODE:
        hit = place
    if table.phase == BUILD or hit == SEVERAL:
        return
    leaving, lost = NONE, NONE
    if hit != NONE:
        leaving, lost = strike(table, hit)
    carry_on(table, leaving, lost)


# -------------------------------------------------------------------------------------------------- end


@kernel
def score(table: Table, seat: int) -> int:
    """The cards that a player has in the galaxy."""
    return table.left[seat]


@kernel
def outcome(table: Table, seat: int) -> float:
    """This seat's share of the win: all of it, or in a draw as much as every other player who is still in."""
    if not table.over:
        return 0.0
    sharing = 0
    for other in range(table.seats):
        if table.left[other]:
            sharing += 1
    return 1.0 / sharing if table.left[seat] else 0.0
