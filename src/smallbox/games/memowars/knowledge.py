"""What a commander who searches knows of MemoWars: which moves promise most, and who will win.

The numbers are in advice.toml, which tools/tune.py writes; `state` is the search that asks.
"""

from typing import Any

from smallbox.games.memowars.careful import value_of_move, value_of_unknown
from smallbox.games.memowars.galaxy import owner_of
from smallbox.games.memowars.table import BUILD, MINE, NEVER, NOBODY, SEATS, Table
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.numerics import exp, power

GUIDE = (  # which moves promise most
    "focus",  # how much a move promises for each point that `careful` gives it
    "whims",  # per cent of the moves in a playout that are left to chance
)
JUDGE = (  # who will win
    "planet",  # what a card in the galaxy is worth, by kind
    "scanner",
    "double",
    "blaster",
    "retro",
    "known",  # the share of its worth that a card loses for each enemy who has seen it
    "turn",  # what it is worth to have the turn
    "lead",  # how much a lead counts
)
ADVICE = GUIDE + JUDGE
FOCUS, WHIMS, WORTH = range(3)  # the worth of each kind follows; the search itself reads the first two
KNOWN, TURN, LEAD = range(WORTH + MINE, WORTH + MINE + 3)


@kernel
def is_routine(table: Table) -> bool:
    """Building the galaxy needs no search: one place is as good as another."""
    return table.phase == BUILD


@kernel
def stage(table: Table) -> int:
    """The whole game is one stage."""
    return 0


@kernel
def scene(table: Table) -> int:
    """What everybody sees of a toss: who is asked for what, and which cards still lie there."""
    slots = 0
    for place in range(table.lying):
        slots += int(table.slot[place])
    return (
        int(table.phase)
        | int(table.actor) + 1 << 3
        | int(table.shots) << 6
        | int(table.up) + 1 << 8
        | slots << 20
    )


@big_kernel
def look(table: Table, seat: int, state: Any) -> None:
    """Value the unknown cards once for all moves."""
    state.hunch = value_of_unknown(table, seat)


@big_kernel
def promise(table: Table, seat: int, move: int, state: Any) -> float:
    """The more a careful commander expects of a move, the more it promises."""
    return exp(state.advice[FOCUS] * value_of_move(table, seat, move, state.hunch))


@big_kernel
def evaluate(table: Table, state: Any) -> None:
    """How likely each commander is the last: by the cards left, and by how many of them others know."""
    share, advice, total = state.share, state.advice, 0.0
    for seat in range(SEATS):
        share[seat] = 0.0
    for place in range(table.lying):
        card = int(table.card[place])
        owner = owner_of(card)
        if owner >= 0:
            worth = advice[WORTH + int(table.kind[card])]
            for other in range(table.seats):
                if other != owner and table.left[other] and table.seen_at[place, other] != NEVER:
                    worth *= 1.0 - advice[KNOWN]
            share[owner] += worth
    if table.turn != NOBODY and table.left[table.turn]:
        share[table.turn] += advice[TURN]
    for seat in range(table.seats):
        share[seat] = power(share[seat], advice[LEAD])
        total += share[seat]
    for seat in range(table.seats):
        share[seat] /= total
