"""A turn of MemoWars: what happens when a card is placed, turned up or hit."""

from smallbox.games.memowars import codes
from smallbox.games.memowars.codes import What
from smallbox.games.memowars.galaxy import (
    card_of_kind,
    lay,
    mix_slots,
    note,
    owner_of,
    place_of_slot,
    show,
    take_out,
)
from smallbox.games.memowars.shooting import covered, may_be_hit, shooter
from smallbox.games.memowars.table import (
    BLASTER,
    BUILD,
    CHOOSE,
    DOUBLE,
    FLEET,
    IN_HAND,
    LOOK,
    NOBODY,
    NONE,
    OUT,
    PLANET,
    RETRO,
    RETURN,
    REVEAL,
    SCANNER,
    TOSS,
    Table,
)
from smallbox.games.memowars.void import fill_void
from smallbox.kernel import Row, kernel

LOOKS = 3
QUIET_TURNS = 60  # in a row after which the galaxy was not smaller than ever before: a draw
MOST_TURNS = 500
SEVERAL = -2  # the disc covers more than one card


@kernel
def placing(table: Table) -> int:
    """The seats that still have cards to place, as a bit mask (memowars.place.together)."""
    seats = 0
    for seat in range(table.seats):
        if table.to_place[seat]:
            seats |= 1 << seat
    return seats


@kernel
def together(table: Table, left: Row) -> int:
    """While the galaxy is built: how many cards each places, and has left (memowars.place.together)."""
    if table.phase != BUILD:
        return 0
    for seat in range(table.seats):
        left[seat] = table.to_place[seat]
    return FLEET


@kernel
def place_card(table: Table, seat: int, move: int) -> None:
    """A card of the fleet goes face down into the galaxy; after the last of all the battle begins."""
    place = put_down(table, seat, move, IN_HAND)
    note(table, What.PLACED, seat, place)
    table.to_place[seat] -= 1
    if table.to_place[seat]:
        return
    if table.turn == NOBODY:  # memowars.place.first-done
        table.turn = seat
    if placing(table) == 0:
        begin_battle(table)


@kernel
def begin_battle(table: Table) -> None:
    """All fleets lie in the galaxy; whoever was done first has the UFO (memowars.place.first-done)."""
    fill_void(table)
    mix_slots(table)
    table.phase = REVEAL
    table.actor = table.turn
    table.fewest = table.lying
    note(table, What.BATTLE, table.turn, NONE)


@kernel
def bring_back(table: Table, seat: int, move: int) -> None:
    """A Planet brings back an eliminated card (memowars.planet)."""
    note(table, What.RETURNED, seat, put_down(table, seat, move, OUT))
    table.phase = REVEAL


@kernel
def put_down(table: Table, seat: int, move: int, whereabouts: int) -> int:
    """Lay a card from the hand, or an eliminated one, where the move says; return its place."""
    place = lay(table, card_of_kind(table, seat, codes.kind_of(move), whereabouts), move)
    table.seen_at[place, seat] = table.moment  # its owner may look at it while placing it
    table.left[seat] += 1
    return place


@kernel
def reveal(table: Table, place: int) -> None:
    """Turn up a card; its owner carries out its effect (memowars.turn.reveal)."""
    card = table.card[place]
    kind, owner = table.kind[card], owner_of(card)
    show(table, place)
    note(table, What.REVEALED, table.turn, place)
    table.up = table.slot[place]
    if owner != NOBODY:
        table.actor = owner
    if kind == SCANNER:
        table.phase, table.looks = LOOK, all_looks(table)
    elif kind == PLANET and has_any_back(table, owner):
        table.phase = RETURN
    elif kind == BLASTER or kind == RETRO or kind == DOUBLE:
        table.phase, table.shots = TOSS, 2 if kind == DOUBLE else 1
    else:
        note(table, What.NOTHING, owner, place)


@kernel
def has_any_back(table: Table, seat: int) -> bool:
    """Has this player lost a card that a Planet could bring back? (memowars.planet)"""
    for card in range(FLEET * seat, FLEET * seat + FLEET):
        if table.place[card] == OUT and table.kind[card] != PLANET:
            return True
    return False


@kernel
def all_looks(table: Table) -> int:
    """How many cards a Scanner can show in all (memowars.scanner)."""
    return min(LOOKS, int(table.lying) - 1)


@kernel
def has_been_shown(table: Table, place: int) -> bool:
    """Has this Scanner shown this card? Its looks are the last moves (memowars.scanner.once)."""
    return table.seen_at[place, table.actor] > table.moment - (all_looks(table) - table.looks)


@kernel
def look(table: Table, place: int) -> None:
    """The Scanner's owner, and nobody else, sees a card (memowars.scanner)."""
    table.seen_at[place, table.actor] = table.moment
    table.looked = table.slot[place]
    table.looks -= 1
    note(table, What.LOOKED, table.actor, place)


@kernel
def only_covered(table: Table) -> int:
    """The place of the only card that the disc covers; if there are more, the shooter chooses."""
    only = NONE
    for place in range(table.lying):
        if may_be_hit(table, place) and covered(table, place):
            if only != NONE:
                table.phase = CHOOSE
                return SEVERAL
            only = place
    if only == NONE:
        note(table, What.MISSED, table.actor, NONE)
    return only


@kernel
def carry_on(table: Table, leaving: int, lost: int) -> None:
    """Take out the slots of cards that leave, then ask for the next shot or look, or end the turn."""
    if leaving == NONE:
        leaving = next_to_leave(table)
    while leaving != NONE:
        take_out(table, place_of_slot(table, leaving))
        if lost != NONE:
            take_out(table, place_of_slot(table, lost))
        fill_void(table)
        if ends(table):
            return
        leaving, lost = next_to_leave(table), NONE
    if table.revenge_size or table.shots:
        table.phase = TOSS
        table.actor = owner_of(table.card[place_of_slot(table, shooter(table))])
    elif table.phase != RETURN and table.phase != LOOK:
        end_turn(table)


@kernel
def next_to_leave(table: Table) -> int:
    """The slot of the card that leaves now that it has had its shot or its looks; NONE if there is none."""
    if table.revenge_size:
        if table.avenging:
            return NONE
        table.revenge_size -= 1  # memowars.retro.chain: the last one hit shoots and leaves first
        return int(table.revenge[table.revenge_size])
    if table.phase != LOOK or table.looks:
        return NONE
    scanner = int(table.up)  # memowars.scanner: it goes after its looks, even as the last card
    table.up, table.phase = NONE, REVEAL
    return scanner


@kernel
def end_turn(table: Table) -> None:
    """Turn the card down where it lies, and pass the UFO to the left (memowars.turn.pass)."""
    table.up = NONE
    table.phase = REVEAL
    table.turns += 1
    table.quiet += 1
    if table.lying < table.fewest:
        table.quiet, table.fewest = 0, table.lying
    if table.quiet == QUIET_TURNS or table.turns == MOST_TURNS:  # memowars.end.draw
        table.over = 1
        note(table, What.DRAWN, NOBODY, NONE)
        return
    seat = int(table.turn)
    while True:
        seat = 0 if seat + 1 == table.seats else seat + 1
        if table.left[seat]:
            break
    table.turn = table.actor = seat
    note(table, What.PASSED, seat, NONE)


@kernel
def ends(table: Table) -> bool:
    """The game is over as soon as only one player's cards remain (memowars.end.last)."""
    remaining, last = 0, NOBODY
    for seat in range(table.seats):
        if table.left[seat]:
            remaining, last = remaining + 1, seat
    if remaining > 1:
        return False
    table.over = 1
    table.winner = last
    note(table, What.WON, last, NONE)
    return True
