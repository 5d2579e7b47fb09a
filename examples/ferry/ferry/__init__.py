"""Ferry: a small boat, and a coin from every animal for whoever boards the last one."""

from ferry import edges, rules
from ferry.hidden import hide, redeal
from ferry.table import Table
from smallbox.game import Game

GAME = Game(
    name="ferry",
    version="1",
    seats=range(2, 5),
    table=Table,
    rules=rules,
    hide=hide,
    redeal=redeal,
    clauses=rules.CLAUSES,
    options=edges.Options,
    cards=edges.Cards,
    prepare=edges.prepare,
    move=edges.Move,
    encode=edges.encode,
    decode=edges.decode,
    view=edges.view,
    events=edges.events,
    draws=edges.draws,
    careful=rules.careful,
)
