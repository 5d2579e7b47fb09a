"""What a farmer who searches knows of Mow: which moves promise most, how play goes on, who will win.

The numbers are in advice.toml, which tools/tune.py writes; `state` is the search that asks.
"""

import math
from typing import Any

from smallbox.games.mow import codes
from smallbox.games.mow.careful import herd_flies, kindness, still_fits
from smallbox.games.mow.rules import ACROBAT, MAD, SLOWPOKE
from smallbox.games.mow.table import NOBODY, NUMBERS, UNSEEN, Table
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.chance import draw
from smallbox.kernel.numerics import exp

GUIDE = (  # which moves promise most
    "focus",  # how much more a move promises for each fly fewer
    "whims",  # per cent of the moves in a playout that are left to chance
    "new_herd",  # flies that it costs to start a herd
    "stuck",  # how often a herd that comes back has to be taken, if no cow in hand fits any more
    "loose",  # and if one still does
    "carried",  # what a fly costs that stays in the hand
    "grudge",  # for each fly of the farmer who plays next: it had better be one who has few
)
JUDGE = (  # who will win
    "spread",  # of the flies still to come: a constant, and a factor for the root of those that are missing
    "spread_to_come",
)
ADVICE = GUIDE + JUDGE
FOCUS, WHIMS, NEW_HERD, STUCK, LOOSE, CARRIED, GRUDGE, SPREAD, SPREAD_TO_COME = range(len(ADVICE))
UNSEEN_COWS = NUMBERS + 1  # where in `scratch` they are counted, after those of each number
HERD_FLIES = UNSEEN_COWS + 1  # and where the flies are that one would take now


@kernel
def is_routine(table: Table) -> bool:
    """Every move is worth a thought."""
    return False


@kernel
def stage(table: Table) -> int:
    """Nobody looks beyond the end of the round, when the cards are dealt anew."""
    return table.round_number


@kernel
def scene(table: Table) -> int:
    """Nothing: all that chance brings is hidden in hands."""
    return 0


@big_kernel
def look(table: Table, seat: int, state: Any) -> None:
    """Count the unseen cows and the flies of the herd, before any move is judged."""
    count_unseen(table, seat, state)
    state.scratch[HERD_FLIES] = int(herd_flies(table, table.herd_turn))


@big_kernel
def promise(table: Table, seat: int, move: int, state: Any) -> float:
    """The fewer flies to be expected, the more a move promises."""
    return exp(-state.advice[FOCUS] * flies_expected(table, seat, move, state))


@big_kernel
def policy(table: Table, seat: int, state: Any, count: int) -> int:
    """Everybody plays for the fewest flies, but for a whim now and then."""
    if draw(state.whim, 100) < state.advice[WHIMS]:
        return state.moves[draw(state.whim, count)]
    look(table, seat, state)
    least, equals = 1e9, 0
    for i in range(count):
        expected = flies_expected(table, seat, state.moves[i], state)
        if expected < least:
            least, equals = expected, 0
        state.moves[equals] = state.moves[i]
        equals += expected == least
    return state.moves[draw(state.whim, equals)]


@big_kernel
def flies_expected(table: Table, seat: int, move: int, state: Any) -> float:
    """About how many flies this move will bring: as `careful` reckons, but with tuned numbers."""
    herd, advice = table.herd_turn, state.advice
    flies = state.scratch[HERD_FLIES]
    if move == codes.TAKE or move == codes.PASS:
        return flies + advice[NEW_HERD]
    card, number = codes.card_of(move), codes.number_of(move)
    species = table.species[card]
    low, high = int(table.low[herd]), int(table.high[herd])
    if species != ACROBAT and species != SLOWPOKE and species != MAD:
        if number == codes.OWN_NUMBER:
            number = int(table.number[card])
        low, high = min(low, number), max(high, number)
    fitting = state.scratch[low] + state.scratch[NUMBERS] - state.scratch[high + 1]
    back = comes_back(table, seat, fitting / (1.0 + state.scratch[UNSEEN_COWS]))
    stuck = advice[LOOSE] if still_fits(table, seat, card, low << 5 | high) else advice[STUCK]
    taken = back * stuck * (flies + table.flies[card] + advice[NEW_HERD])
    return taken - advice[CARRIED] * table.flies[card] + advice[GRUDGE] * kindness(table, seat, move)


@kernel
def count_unseen(table: Table, seat: int, state: Any) -> None:
    """Count the cows that others may hold and add: those below each number, and all of them."""
    counts = state.scratch
    for number in range(UNSEEN_COWS + 1):
        counts[number] = 0
    for card in range(table.cards):
        if table.whereabouts[card] == UNSEEN:
            count_cow(table, card, 1, state)
    for place in range(table.hand_size[seat]):
        if table.whereabouts[table.hand[seat, place]] == UNSEEN:
            count_cow(table, table.hand[seat, place], -1, state)
    for number in range(1, NUMBERS + 1):
        counts[number] += counts[number - 1]


@kernel
def count_cow(table: Table, card: int, by: int, state: Any) -> None:
    """Count this cow, also under its number if it can be added by that."""
    number = int(table.number[card])
    state.scratch[UNSEEN_COWS] += by
    if number == NOBODY or table.species[card] == ACROBAT:
        return
    if table.mad[table.herd_turn] == 0 or table.flies[card] > 0:
        state.scratch[number + 1] += by


@kernel
def comes_back(table: Table, seat: int, fitting: float) -> float:
    """How likely all others find a cow to add, if this share of the unseen cows fits."""
    likely = 1.0
    for other in range(table.seats):
        if other != seat:
            nothing_fits = 1.0
            for _ in range(table.hand_size[other]):
                nothing_fits *= 1.0 - fitting
            likely *= 1.0 - nothing_fits
    return likely


@big_kernel
def evaluate(table: Table, state: Any) -> None:
    """How likely each farmer wins, by the flies in the cowshed and those of earlier rounds."""
    most, total, share, advice = 0.0, 0.0, state.share, state.advice
    for seat in range(table.seats):
        share[seat] = 1.0 * table.score[seat] + table.shed_flies[seat]
        most = max(most, share[seat])
    spread = advice[SPREAD] + advice[SPREAD_TO_COME] * math.sqrt(max(0.0, table.target - most))
    for seat in range(table.seats):
        share[seat] = exp((most - share[seat]) / spread)
        total += share[seat]
    for seat in range(table.seats):
        share[seat] /= total
