"""What is agreed before a game of MemoWars: how well each seat remembers and tosses."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.games.memowars.cards import Cards, lay_out
from smallbox.games.memowars.table import SEATS, Table
from smallbox.kernel import Row, kernel
from smallbox.mistake import Mistake
from smallbox.options import LEFT_OPEN, MOST_SEATS

MEMORY, STEADINESS = 0, MOST_SEATS  # where the numbers of the first seat are
USUAL = 100


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # for each seat from the first, in per cent; 100 for those that are not named
    memory: list[Annotated[int, Meta(ge=0, le=100)]] = []  # how many of the cards seen a bot remembers
    steadiness: list[Annotated[int, Meta(ge=0, le=400)]] = []  # how far tosses scatter: 50 is a steady hand


@kernel
def agree(table: Table, numbers: Row) -> None:
    """Put the options on a table."""
    for seat in range(SEATS):
        memory, steadiness = numbers[MEMORY + seat], numbers[STEADINESS + seat]
        table.memory[seat] = USUAL if memory == LEFT_OPEN else memory
        table.steadiness[seat] = USUAL if steadiness == LEFT_OPEN else steadiness


def prepare(table: Table, players: int, options: Options, cards: Cards) -> None:
    """Put players and the measures of the cards on a table."""
    table.seats = players
    for name, given in (("memory", options.memory), ("steadiness", options.steadiness)):
        if len(given) > players:
            raise Mistake("memowars-option-seats", option=name, given=len(given), players=players)
    lay_out(table, cards)
