"""What is agreed before a game of MemoWars: how well each seat remembers and tosses."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.games.memowars.cards import Cards, lay_out
from smallbox.games.memowars.table import SEATS, Table
from smallbox.mistake import Mistake


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # for each seat from the first, in per cent; 100 for those that are not named
    memory: list[Annotated[int, Meta(ge=0, le=100)]] = []  # how many of the cards seen a bot remembers
    steadiness: list[Annotated[int, Meta(ge=0, le=400)]] = []  # how far tosses scatter: 50 is a steady hand


def prepare(table: Table, players: int, options: Options, cards: Cards) -> None:
    """Put players, options and the measures of the cards on a table."""
    table.seats = players
    for name, given, chosen in (
        ("memory", options.memory, table.memory),
        ("steadiness", options.steadiness, table.steadiness),
    ):
        if len(given) > players:
            raise Mistake("memowars-option-seats", option=name, given=len(given), players=players)
        chosen[:] = given + [100] * (SEATS - len(given))
    lay_out(table, cards)
