"""Attacks, defences, counterattacks and blasts."""

from smallbox.games.uwo import codes
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import (
    is_shielded,
    knock_out,
    note_uwo,
    one,
    owner,
    pay,
    put_on,
    remove,
)
from smallbox.games.uwo.table import (
    AT_START,
    AWAKE,
    BAZOOKA,
    COUNTER,
    DEFEND,
    DYNAMITE,
    EMPTY,
    MISS,
    NOBODY,
    ONE_MORE,
    RIM,
    ROW,
    TURN,
    Table,
)
from smallbox.kernel import kernel


@kernel
def strike(table: Table, verb: int) -> None:
    """Pay and attack: whoever can defend is asked, all others are hit (uwo.attack.pay, uwo.ko.helpless)."""
    striker, struck = table.striker, table.struck
    kind = int(table.kind[striker])
    table.phase = TURN
    if kind == DYNAMITE:
        pay(table, owner(striker), table.attack_energy[kind])
        blast(table, striker)
        return
    note_uwo(table, What.ATTACKED if verb == codes.ATTACK else What.COUNTERED, striker, table.cell[struck], 0)
    pay(table, owner(striker), table.attack_energy[kind])
    if kind == BAZOOKA:
        stun(table, striker)
    if table.wakes[struck] == AWAKE and table.hand_size[owner(struck)] > 0:
        table.phase = DEFEND
        table.asked = owner(struck)
    else:
        remove(table, struck)


@kernel
def stun(table: Table, uwo: int) -> None:
    """A shot knocks its Bazooka out until the end or start of its owner's next turn (uwo.bazooka.ko)."""
    seat = owner(uwo)
    wakes = ONE_MORE + 2 * seat
    if table.bazooka_wakes_at_start:
        wakes += AT_START
    elif seat == table.turn:  # the end of this turn comes first
        wakes += ONE_MORE
    knock_out(table, uwo, wakes)
    note_uwo(table, What.STUNNED, uwo, NOBODY, 0)


@kernel
def blast(table: Table, uwo: int) -> None:
    """Dynamite removes itself and all UWOs on the eight squares around it (uwo.dynamite.blast)."""
    centre = table.cell[uwo]
    note_uwo(table, What.BLASTED, uwo, NOBODY, 0)
    for row in range(centre - ROW, centre + ROW + 1, ROW):
        for cell in range(max(row - 1, 0), row + 2):  # the first cell of all has none before it
            other = table.field[cell]
            if other != EMPTY and other != RIM:
                remove(table, other)


@kernel
def answer_attack(table: Table, seat: int, move: int) -> None:
    """Morf, play a Miss or be hit; an UWO that is saved may strike back (uwo.duel.counter)."""
    struck = table.struck
    if move == codes.YIELD:  # uwo.defend.none
        table.phase = TURN
        remove(table, struck)
        return
    if move == codes.MISS:  # uwo.defend.miss
        table.hand[seat, MISS] -= 1
        table.hand_size[seat] -= 1
        table.removed[seat] += one(MISS)
        note_uwo(table, What.DODGED, struck, NOBODY, 0)
    else:  # uwo.defend.morf
        put_on(table, struck, codes.card_of(move))
        note_uwo(table, What.DEFENDED, struck, NOBODY, 0)
        pay(table, seat, 1)
    table.phase = COUNTER if can_counter(table) else TURN


@kernel
def can_counter(table: Table) -> bool:
    """Can the attacked strike back: in reach, at no shield, with the energy for it (uwo.duel.counter)?"""
    striker, struck = table.struck, table.striker
    kind = int(table.kind[striker])  # a Rider reaches no square, a Dynamite one
    if table.energy[owner(striker)] < table.attack_energy[kind] or is_shielded(table, struck, kind):
        return False
    apart = abs(int(table.cell[striker]) - int(table.cell[struck]))
    if apart >= ROW:
        apart //= ROW
    return apart <= int(table.attack[kind])
