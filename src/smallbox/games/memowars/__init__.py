"""MemoWars: alien fleets in a galaxy of cards that all look alike; remember, toss, survive."""

from smallbox.draws import WrittenDraws
from smallbox.game import Game
from smallbox.games.memowars import knowledge, moves, rules
from smallbox.games.memowars.cards import Cards, check_cards
from smallbox.games.memowars.careful import careful
from smallbox.games.memowars.clauses import CLAUSES
from smallbox.games.memowars.draws import write_draws
from smallbox.games.memowars.hide import hide
from smallbox.games.memowars.levels import LEVELS, PERSON
from smallbox.games.memowars.options import Options, agree, prepare
from smallbox.games.memowars.redeal import redeal
from smallbox.games.memowars.table import SEATS, Table
from smallbox.games.memowars.turn import together
from smallbox.games.memowars.view import Event, View, recall, told_asked, write_events, write_view
from smallbox.seeing import Written

VERSION = "2"


GAME = Game(
    name="memowars",
    version=VERSION,
    seats=range(2, SEATS + 1),
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
    person=PERSON,
    recall=recall,
    together=together,
    told_asked=told_asked,
)
