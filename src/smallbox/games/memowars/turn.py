"""A turn of MemoWars: what happens when a card is placed, turned up or hit."""

from smallbox.games.memowars.galaxy import (
    What,
    card_of_kind,
    lay,
    mix_slots,
    note,
    owner_of,
    place_of_slot,
    show,
    take_out,
)
from smallbox.games.memowars.shooting import (
    covered,
    may_be_hit,
)
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
from smallbox.kernel import kernel

LOOKS = 3
QUIET_TURNS = 60  # in a row without a card eliminated: a draw
MOST_TURNS = 500
SEVERAL = -2  # the disc covers more than one card


@kernel
def to_move(table: Table) -> int:
    """The seats that may move, as a bit mask: while the galaxy is built all who have cards left."""
    if table.over:
        return 0
    if table.phase != BUILD:
        return 1 << int(table.actor)
    asked = 0
    for seat in range(table.seats):
        if table.to_place[seat]:
            asked |= 1 << seat
    return asked


@kernel
def put_down(table: Table, seat: int, move: int) -> None:
    """A card goes face down into the galaxy: a new one, or one that a Planet brings back."""
    whereabouts = IN_HAND if table.phase == BUILD else OUT
    place = lay(table, card_of_kind(table, seat, move >> 3 & 7, whereabouts), move)
    table.seen_at[place, seat] = table.moment  # he may look at it while he places it
    table.left[seat] += 1
    if table.phase == RETURN:
        note(table, What.RETURNED, seat, place)
        table.phase = REVEAL
        return
    note(table, What.PLACED, seat, place)
    table.to_place[seat] -= 1
    if table.to_place[seat]:
        return
    note(table, What.DONE, seat, NONE)
    if table.turn == NOBODY:  # memowars.place.first-done
        table.turn = seat
    if to_move(table) == 0:
        table.phase = REVEAL


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
        table.phase, table.looks = LOOK, LOOKS
    elif kind == PLANET and has_any_back(table, owner):
        table.phase = RETURN
    elif kind == BLASTER or kind == RETRO or kind == DOUBLE:
        table.phase, table.shots = TOSS, 2 if kind == DOUBLE else 1
    else:
        note(table, What.NOTHING, owner, place)


@kernel
def has_any_back(table: Table, seat: int) -> bool:
    """Is there an eliminated card that a Planet could bring back? (memowars.planet)"""
    for card in range(FLEET * seat, FLEET * seat + FLEET):
        if table.place[card] == OUT and table.kind[card] != PLANET:
            return True
    return False


@kernel
def look(table: Table, place: int) -> None:
    """The Scanner's owner, and nobody else, sees a card (memowars.scanner)."""
    table.seen_at[place, table.actor] = table.moment
    table.looked = table.slot[place]
    table.looks -= 1
    note(table, What.LOOKED, table.actor, place)


@kernel
def only_covered(table: Table) -> int:
    """The place of the one card that the disc covers; if there are more, the shooter is asked to choose."""
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
    """Take out what was destroyed, fill the void, and go on with the chain, the effect or the next turn."""
    begins = table.actor == NOBODY
    while True:
        for slot in (leaving, lost):
            if slot != NONE:
                take_out(table, place_of_slot(table, slot))
        if begins or leaving != NONE:
            fill_void(table)
            if begins or ends(table):
                break
        leaving = lost = NONE
        if table.revenge_size:  # memowars.retro.chain: the last one hit shoots and leaves first
            if table.avenging:
                ask_to_toss(table, table.revenge[table.revenge_size - 1])
                return
            table.revenge_size -= 1
            leaving = int(table.revenge[table.revenge_size])
        elif table.shots:
            ask_to_toss(table, table.up)
            return
        elif table.phase == RETURN or (table.phase == LOOK and table.looks):
            return
        elif table.phase == LOOK:  # the Scanner goes after its looks, even if it is the last card
            leaving = int(table.up)
            table.up, table.phase = NONE, REVEAL
        else:
            break
    if begins:
        begin_battle(table)
    elif not table.over:
        end_turn(table)


@kernel
def ask_to_toss(table: Table, slot: int) -> None:
    """The owner of this card shoots next."""
    table.phase = TOSS
    table.actor = owner_of(table.card[place_of_slot(table, slot)])


@kernel
def begin_battle(table: Table) -> None:
    """All fleets lie in the galaxy; whoever was done first has the UFO (memowars.place.first-done)."""
    mix_slots(table)
    table.actor = table.turn
    note(table, What.BATTLE, table.turn, NONE)


@kernel
def end_turn(table: Table) -> None:
    """The card is turned down where it lies, and the UFO goes to the left (memowars.turn.pass)."""
    table.up = NONE
    table.phase = REVEAL
    table.turns += 1
    table.quiet = 0 if table.struck else table.quiet + 1
    table.struck = 0
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
