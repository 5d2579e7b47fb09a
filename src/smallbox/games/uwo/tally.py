"""What a designer wants to know of many games: which kinds are morfed into, attack and are removed."""

from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.table import Table
from smallbox.kernel import Row, kernel

SIDES = ("gnorf", "pnorf")  # seats 0 and 1
TALLIES = {"morfed": KINDS, "attacks": KINDS, "removed": KINDS, "turns": SIDES}
MORFED, ATTACKS, REMOVED, TURNS = range(4)


@kernel
def tally(table: Table, counts: Row) -> None:
    """Count what happened in the last move. Must agree with TALLIES."""
    for i in range(table.event_count):
        what, seat, kind = table.events[i, 0], table.events[i, 1], table.events[i, 2]
        if what == What.MORFED or what == What.DEFENDED:
            counts[MORFED, kind] += 1
        elif what == What.ATTACKED or what == What.COUNTERED or what == What.BLASTED:
            counts[ATTACKS, kind] += 1
        elif what == What.REMOVED:
            counts[REMOVED, kind] += 1
        elif what == What.TURN:
            counts[TURNS, seat] += 1
