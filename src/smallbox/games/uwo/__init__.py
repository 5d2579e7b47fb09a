"""UWO: two armies that change their shape, on a field of thirty squares."""

from smallbox.draws import WrittenDraws
from smallbox.game import Game
from smallbox.games.uwo import knowledge, moves, rules
from smallbox.games.uwo.cards import Cards, check_cards
from smallbox.games.uwo.careful import careful
from smallbox.games.uwo.clauses import CLAUSES
from smallbox.games.uwo.draws import write_draws
from smallbox.games.uwo.hide import hide
from smallbox.games.uwo.levels import LEVELS
from smallbox.games.uwo.options import FOLLOWS, Options, agree, prepare
from smallbox.games.uwo.redeal import redeal
from smallbox.games.uwo.table import Table
from smallbox.games.uwo.tally import SIDES, TALLIES, tally
from smallbox.games.uwo.view import Event, View, write_events, write_view
from smallbox.seeing import Written

VERSION = "2"

GAME = Game(
    name="uwo",
    version=VERSION,
    seats=range(2, 3),
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
    follows=FOLLOWS,
    sides=SIDES,
    tallies=TALLIES,
    tally=tally,
)
