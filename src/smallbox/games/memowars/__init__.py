"""MemoWars: alien fleets in a galaxy of cards that all look alike; remember, toss, survive."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.game import Game, Mistake
from smallbox.games.memowars import moves, rules
from smallbox.games.memowars.cards import Pieces, check_cards, lay_out
from smallbox.games.memowars.careful import careful
from smallbox.games.memowars.clauses import CLAUSES
from smallbox.games.memowars.forget import forget
from smallbox.games.memowars.redeal import redeal
from smallbox.games.memowars.table import SEATS, Table
from smallbox.games.memowars.view import events, recall, view

VERSION = "1"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # for each seat from the first, in per cent; 100 for those that are not named
    memory: list[Annotated[int, Meta(ge=0, le=100)]] = []  # how many of the cards it saw a bot remembers
    steadiness: list[Annotated[int, Meta(ge=0, le=400)]] = []  # how far tosses scatter: 50 is a steady hand


def prepare(table: Table, players: int, options: Options, pieces: Pieces) -> None:
    """Put players, options and pieces on a table."""
    table.seats = players
    for name, given, chosen in (
        ("memory", options.memory, table.memory),
        ("steadiness", options.steadiness, table.steadiness),
    ):
        if len(given) > players:
            raise Mistake("memowars-option-seats", option=name, given=len(given), players=players)
        chosen[:] = given + [100] * (SEATS - len(given))
    lay_out(table, pieces)


GAME = Game(
    name="memowars",
    version=VERSION,
    seats=range(2, SEATS + 1),
    table=Table,
    rules=rules,
    forget=forget,
    redeal=redeal,
    careful=careful,
    options=Options,
    cards=Pieces,
    check_cards=check_cards,
    prepare=prepare,
    move=moves.Move,
    encode=moves.encode,
    decode=moves.decode,
    view=view,
    events=events,
    clauses=CLAUSES,
    recall=recall,
)
