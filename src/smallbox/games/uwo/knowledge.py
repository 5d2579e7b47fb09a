"""What a player who searches knows of UWO: which moves promise most, and who will win.

The numbers are in advice.toml, which tools/tune.py writes; `state` is the search that asks.
"""

from typing import Any

from smallbox.games.uwo.careful import promise_of
from smallbox.games.uwo.table import AWAKE, KIND_COUNT, MISS, Table
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.numerics import exp, log

GUIDE = (  # which moves promise most
    "focus",  # how much a move promises for each point that `careful` gives it
    "whims",  # per cent of the moves in a playout that are left to chance
)
JUDGE = (  # who will win
    "fist",  # what an UWO is worth, by kind
    "pistol",
    "tank",
    "ball",
    "turret",
    "bazooka",
    "rider",
    "dynamite",
    "miss",  # and a Miss in the hand
    "card",  # any other card in the hand
    "knocked_out",  # the share of its worth that an UWO keeps
    "energy",  # what energy is worth: for each point more than the other has
    "tempo",  # and having the turn
    "lead",  # how much a lead counts
)
ADVICE = GUIDE + JUDGE
FOCUS, WHIMS, WORTH = range(3)  # the worth of each kind follows; the search itself reads the first two
CARD = WORTH + KIND_COUNT
KNOCKED_OUT, ENERGY, TEMPO, LEAD = range(CARD + 1, CARD + 5)
CLEAR = 40.0  # points that leave no doubt which move is better


@kernel
def is_routine(table: Table) -> bool:
    """Every move is worth a thought."""
    return False


@kernel
def stage(table: Table) -> int:
    """The whole game is one stage."""
    return 0


@kernel
def scene(table: Table) -> int:
    """Nothing: all that chance brings is hidden in hands."""
    return 0


@kernel
def look(table: Table, seat: int, state: Any) -> None:
    """Nothing to prepare: every move is judged on its own."""


@big_kernel
def promise(table: Table, seat: int, move: int, state: Any) -> float:
    """The more a careful player expects of a move, the more it promises."""
    return exp(state.advice[FOCUS] * max(-CLEAR, min(CLEAR, promise_of(table, seat, move))))


@big_kernel
def evaluate(table: Table, state: Any) -> None:
    """How likely each side wins: by what is left of the armies, the hands, the energy and the turn."""
    advice = state.advice
    lead = log(strength(table, 0, state) / strength(table, 1, state))
    tempo = advice[TEMPO] if table.turn == 0 else -advice[TEMPO]
    lead += tempo + advice[ENERGY] * (int(table.energy[0]) - int(table.energy[1]))
    state.share[0] = 1.0 / (1.0 + exp(-advice[LEAD] * lead))
    state.share[1] = 1.0 - state.share[0]


@kernel
def strength(table: Table, seat: int, state: Any) -> float:
    """What a side has on the field and in the hand."""
    advice, total = state.advice, 1.0
    for place in range(table.army[seat]):
        uwo = table.roster[seat, place]
        worth = advice[WORTH + int(table.kind[uwo])]
        total += worth if table.wakes[uwo] == AWAKE else worth * advice[KNOCKED_OUT]
    misses = int(table.hand[seat, MISS])
    return total + advice[WORTH + MISS] * misses + advice[CARD] * (int(table.hand_size[seat]) - misses)
