"""Mow: cows in a row, flies on cows, and nobody wants the flies."""

from smallbox.draws import WrittenDraws
from smallbox.game import Game
from smallbox.games.mow import knowledge, moves, rules
from smallbox.games.mow.cards import Cards, check_cards
from smallbox.games.mow.careful import careful
from smallbox.games.mow.clauses import CLAUSES
from smallbox.games.mow.draws import write_draws
from smallbox.games.mow.hide import hide
from smallbox.games.mow.levels import LEVELS
from smallbox.games.mow.options import Options, agree, prepare
from smallbox.games.mow.redeal import redeal
from smallbox.games.mow.table import Table
from smallbox.games.mow.view import Event, View, write_events, write_view
from smallbox.seeing import Written

VERSION = "1"

GAME = Game(
    name="mow",
    version=VERSION,
    seats=range(2, 11),
    table=Table,
    rules=rules,
    hide=hide,
    redeal=redeal,
    clauses=CLAUSES,
    options=Options,
    cards=Cards,
    check_cards=check_cards,
    prepare=prepare,
    agree=agree,
    move=moves.Move,
    encode=moves.encode,
    decode=moves.decode,
    codes=moves.CODING.codes,
    view=Written(View, write_view),
    events=Written(Event, write_events),
    draws=WrittenDraws(write_draws),
    careful=careful,
    knowledge=knowledge,
    levels=LEVELS,
)
