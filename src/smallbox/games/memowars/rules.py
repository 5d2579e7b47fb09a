"""The rules of MemoWars, in the order of the rulebook; the clauses named here are those of RULES.md.

How cards lie is in galaxy.py and void.py, how to shoot in shooting.py, and how a turn goes on in turn.py.
"""

from smallbox.games.memowars import codes
from smallbox.games.memowars.codes import Rule
from smallbox.games.memowars.galaxy import (
    SPOTS,
    card_of_kind,
    check_spot,
    lay,
    list_spots,
    place_of_slot,
    show,
)
from smallbox.games.memowars.geometry import CIRCLE, from_point
from smallbox.games.memowars.shooting import (
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
from smallbox.games.memowars.turn import (
    SEVERAL,
    bring_back,
    carry_on,
    has_been_shown,
    look,
    only_covered,
    place_card,
    placing,
    reveal,
)
from smallbox.kernel import Row, big_kernel, kernel

# The longest menus: five kinds of cards at each spot, and room to prepare them; or every card and one more.
MOST_MOVES = max((MINE + 1) * SPOTS, CARDS + 1)

PHASE_OF_VERB = (BUILD, REVEAL, LOOK, LOOK, RETURN, TOSS, CHOOSE, NONE)
RULE_OF_PHASE = (  # what to tell a player who does anything else
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
    """Three minefields lie around the middle; all other cards are in hand (memowars.setup.mines)."""
    table.over = table.turns = table.quiet = table.fewest = table.event_count = table.avenging = 0
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
        spot = codes.spot_code(int(table.mine_x[mine]), int(table.mine_y[mine]), 0)
        show(table, lay(table, FIRST_MINE + mine, spot))
        table.moment += 1


# ---------------------------------------------------------------------------------------- what is legal


@kernel
def to_move(table: Table) -> int:
    """The seats that may move, as a bit mask: all who have cards to place, or one (memowars.turn)."""
    if table.over:
        return 0
    return placing(table) if table.phase == BUILD else 1 << int(table.actor)


@big_kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK."""
    phase = int(table.phase)
    if seat < 0 or seat >= table.seats or not (phase == BUILD or to_move(table) >> seat & 1):
        return Rule.TURN  # while the galaxy is built, who is done has no card left to place
    if not codes.is_code(move) or PHASE_OF_VERB[codes.verb_of(move)] != phase:
        return RULE_OF_PHASE[phase]
    if phase == BUILD or phase == RETURN:
        return check_laying(table, seat, move)
    if phase == TOSS:
        return check_toss(table, move)
    if move == codes.STOP:
        return Rule.OK
    slot = codes.slot_of(move)
    place = place_of_slot(table, slot)
    if place == NONE or codes.verb_of(move) == codes.STOP:
        return RULE_OF_PHASE[phase]
    if phase == LOOK and slot == table.up:
        return Rule.SCANNER
    if phase == LOOK and has_been_shown(table, place):
        return Rule.SCANNER_ONCE
    if phase == CHOOSE and not (may_be_hit(table, place) and covered(table, place)):
        return Rule.SHOOT_CHOOSE
    return Rule.OK


@kernel
def check_laying(table: Table, seat: int, move: int) -> Rule:
    """May this player lay a card of this kind here? (memowars.place.kind, memowars.planet)"""
    kind, angle = codes.kind_of(move), codes.angle_of(move)
    if table.phase == BUILD:
        if card_of_kind(table, seat, kind, IN_HAND) == NONE:
            return Rule.PLACE_KIND
    elif kind == PLANET or card_of_kind(table, seat, kind, OUT) == NONE:
        return Rule.PLANET
    if angle >= ANGLES:
        return Rule.PIECES_SIZE
    return check_spot(table, codes.x_of(move), codes.y_of(move), angle)


@kernel
def check_toss(table: Table, move: int) -> Rule:
    """The hand is near the card that shoots (memowars.shoot.from), and no toss flies too far."""
    shoots, span = place_of_slot(table, shooter(table)), int(table.span)
    top, bottom = from_point(table, shoots, codes.hand_x_of(move), codes.hand_y_of(move))
    if top > span * span * bottom:
        return Rule.SHOOT_FROM
    if codes.direction_of(move) >= CIRCLE:
        return Rule.SHOOT_DIRECTION
    if codes.strength_of(move) > table.flight:
        return Rule.SHOOT_FLIGHT
    return Rule.OK


@big_kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """A menu of moves that `check` accepts: all slots, some spots, a toss at each card; return how many."""
    if seat < 0 or seat >= SEATS or not to_move(table) >> seat & 1:
        return 0
    if table.phase == BUILD or table.phase == RETURN:
        return list_layings(table, seat, moves)
    if table.phase == TOSS:
        return list_tosses(table, moves)
    if table.phase == CHOOSE:
        return list_covered(table, moves)
    verb, count = codes.REVEAL, 0
    if table.phase == LOOK:
        verb, count = codes.LOOK, 1
        moves[0] = codes.STOP
    for place in range(table.lying):
        if table.phase == REVEAL or not (table.slot[place] == table.up or has_been_shown(table, place)):
            moves[count] = codes.slot_code(verb, table.slot[place])
            count += 1
    return count


@kernel
def list_layings(table: Table, seat: int, moves: Row) -> int:
    """Every kind that the player has, at some spots along the galaxy's edge; return how many."""
    spots = list_spots(table, moves, SPOTS)
    verb, whereabouts = (codes.PLACE, IN_HAND) if table.phase == BUILD else (codes.RETURN, OUT)
    count = spots
    for kind in range(MINE):
        if card_of_kind(table, seat, kind, whereabouts) == NONE or (kind == PLANET and verb == codes.RETURN):
            continue
        for spot in range(spots):
            moves[count] = codes.laying_code(verb, kind, moves[spot])
            count += 1
    for i in range(count - spots):  # the bare spots came first
        moves[i] = moves[i + spots]
    return count - spots


# ---------------------------------------------------------------------------------------------- playing


@big_kernel
def play(table: Table, seat: int, move: int) -> None:
    """Carry out a move that `check` has accepted."""
    table.event_count = 0
    table.looked = NONE
    table.moment += 1
    verb, hit = codes.verb_of(move), NONE
    if verb == codes.PLACE:
        place_card(table, seat, move)
        return
    if verb == codes.REVEAL:
        reveal(table, place_of_slot(table, codes.slot_of(move)))
    elif verb == codes.LOOK:
        look(table, place_of_slot(table, codes.slot_of(move)))
    elif verb == codes.STOP:
        table.looks = 0
    elif verb == codes.RETURN:
        bring_back(table, seat, move)
    elif verb == codes.TOSS:
        toss(table, move)
        hit = only_covered(table)
    else:
        hit = place_of_slot(table, codes.slot_of(move))
    if hit == SEVERAL:
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
    """This seat's share of the win: all of it, or an equal share among those left (memowars.end.draw)."""
    if not table.over:
        return 0.0
    sharing = 0
    for other in range(table.seats):
        if table.left[other]:
            sharing += 1
    return 1.0 / sharing if table.left[seat] else 0.0
