"""What a player does in a turn, and its end: that of the turn, of the energy round, of the game."""

from smallbox.games.uwo import codes
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import (
    begin_turn,
    can_draw,
    draw_cards,
    knock_out,
    move_to,
    note,
    note_uwo,
    owner,
    pay,
    put_on,
    wake,
)
from smallbox.games.uwo.table import (
    ATTACKED,
    EMPTY,
    ENERGY,
    GNORFS,
    HAND,
    NOBODY,
    NOTHING,
    ONE_MORE,
    PNORFS,
    RIDER_END,
    VICTIM_START,
    WALKED,
    Table,
)
from smallbox.kernel import kernel

STALEMATE = 20  # energy rounds in a row without an UWO removed


@kernel
def act(table: Table, seat: int, move: int) -> None:
    """Carry out a move of one's own turn; an attack is only aimed here, and strikes in duel.py."""
    verb, uwo = codes.verb_of(move), table.field[codes.origin_of(move)]
    if verb == codes.MORF:
        put_on(table, uwo, codes.form_of(move))
        table.morfed = uwo
        note_uwo(table, What.MORFED, uwo, NOBODY, 0)
        pay(table, seat, 1)
    elif verb == codes.WALK or verb == codes.RIDE:
        table.action = WALKED
        table.walker = uwo
        pay(table, seat, int(table.walk_energy[table.kind[uwo]]))
        if verb == codes.WALK:
            note_uwo(table, What.WALKED, uwo, codes.target_of(move), 0)
            move_to(table, uwo, codes.target_of(move))
        else:
            ride(table, uwo, codes.path_of(move))
    elif verb == codes.ATTACK or verb == codes.BLAST:
        table.action = ATTACKED
        table.striker = uwo
        table.struck = table.field[codes.target_of(move)] if verb == codes.ATTACK else NOBODY
    elif verb == codes.SWAP:
        swap(table, seat, codes.card_of(move))
    elif verb == codes.BURN:  # uwo.energy.burn
        note(table, What.BURNED, seat, table.energy[seat])
        pay(table, seat, table.energy[seat])


@kernel
def swap(table: Table, seat: int, kind: int) -> None:
    """Put a card under the deck and draw the top one (uwo.swap)."""
    table.hand[seat, kind] -= 1
    table.hand_size[seat] -= 1
    draw_cards(table, seat, 1)
    for place in range(table.deck_size[seat], 0, -1):
        table.deck[seat, place] = table.deck[seat, place - 1]
    table.deck[seat, 0] = kind
    table.deck_size[seat] += 1
    table.under[seat] += 1
    note(table, What.SWAPPED, seat, 0)
    table.events[table.event_count - 1, 2] = kind


@kernel
def ride(table: Table, uwo: int, path: int) -> None:
    """Every enemy that the Rider passes over is knocked out (uwo.rider.tramples)."""
    rider, event = owner(uwo), table.events[table.event_count]
    note_uwo(table, What.RODE, uwo, NOBODY, 0)
    if table.trampled_until == RIDER_END:  # uwo.rider.ko: this turn's end, and the next one's
        wakes = 2 * ONE_MORE + 2 * rider
    else:
        wakes = ONE_MORE + 2 * (1 - rider) + (table.trampled_until == VICTIM_START)
    here = 0
    while path:
        here = codes.first_of(path)
        path = codes.rest_of(path)
        event[5] += 1  # squares so far
        other = table.field[here]
        if other != EMPTY:
            knock_out(table, other, wakes)
            note_uwo(table, What.TRAMPLED, other, NOBODY, 0)
    event[4] = here
    move_to(table, uwo, here)


# ------------------------------------------------------------------------------------- the end of the turn


@kernel
def go_on(table: Table, verb: int) -> None:
    """When nobody has anything to answer, the game may be over, or the turn (uwo.end.exterminate)."""
    if table.army[GNORFS] == 0 or table.army[PNORFS] == 0:
        finish(table)
        return
    table.asked = table.turn
    ends = verb == codes.SWAP or codes.END <= verb <= codes.BURN
    if ends or table.energy[table.turn] == 0:  # uwo.energy.out: a turn without energy is over
        end_turn(table, verb == codes.KEEP_HAND)
        next_turn(table)


@kernel
def end_cost(table: Table) -> int:
    """Ending a turn in which nothing was paid for costs one energy (uwo.turn.at-least-one)."""
    idle = table.spent == 0 or (table.inaction_costs and table.action == NOTHING)
    return 1 if idle and table.energy[table.turn] > 0 else 0


@kernel
def end_turn(table: Table, keeps_hand: bool) -> None:
    """Pay at least one energy, and fill up the hand or leave it as it is (uwo.turn.refill)."""
    seat, cost = table.turn, end_cost(table)
    if cost:
        note(table, What.PAID, seat, cost)
        pay(table, seat, cost)
    if keeps_hand:
        note(table, What.KEPT, seat, 0)
    elif can_draw(table, seat):
        note(table, What.REFILLED, seat, draw_cards(table, seat, HAND - table.hand_size[seat]))


@kernel
def next_turn(table: Table) -> None:
    """The other side's turn, unless it has no energy; if neither has, both get it back (uwo.energy.back)."""
    wake(table, table.turn * 2)
    seat = 1 - table.turn
    if table.energy[GNORFS] == 0 and table.energy[PNORFS] == 0:
        table.quiet += 1
        if table.quiet == STALEMATE:
            finish(table)
            return
        seat = table.first_out
        table.energy[GNORFS] = ENERGY
        table.energy[PNORFS] = ENERGY
        table.first_out = NOBODY
        note(table, What.ENERGY_BACK, seat, ENERGY)
    elif table.energy[seat] == 0:  # uwo.energy.out
        seat = table.turn
    begin_turn(table, seat)


@kernel
def finish(table: Table) -> None:
    """Whoever removed the whole enemy army wins; both gone, or a stalemate, is a draw (uwo.end.both)."""
    table.over = 1
    if table.army[PNORFS] == 0 and table.army[GNORFS] > 0:
        table.winner = GNORFS
    elif table.army[GNORFS] == 0 and table.army[PNORFS] > 0:
        table.winner = PNORFS
    note(table, What.GAME_OVER, table.winner, 0)
