"""What farmers agree on before a game of Mow."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.games.mow.cards import SPECIES, Cards, all_cows
from smallbox.games.mow.table import DECK, NOBODY, Table
from smallbox.kernel import Row, kernel


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    flies: Annotated[int, Meta(ge=1, le=1000)] = 100  # the game ends when somebody has as many


@kernel
def agree(table: Table, numbers: Row) -> None:
    """Put the options on a table."""
    table.target = numbers[0]


def prepare(table: Table, players: int, options: Options, cards: Cards) -> None:
    """Put players and cards on a table (mow.setup.deck)."""
    table.seats = players
    table.herds = 3 if players == 2 else 1
    table.cards = 2 * DECK if players >= 6 else DECK
    cows = all_cows(cards)
    looks = [(cow.species, cow.number, cow.flies, cow.species != "ordinary" and cow.deck) for cow in cows]
    table.species[:] = [SPECIES.index(cow.species) for cow in cows]
    table.number[:] = [NOBODY if cow.number is None else cow.number for cow in cows]
    table.flies[:] = [cow.flies for cow in cows]
    table.face[:] = [looks.index(look) for look in looks]
