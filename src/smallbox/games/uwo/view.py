"""What a player may see."""

import functools
from typing import Literal

import msgspec

from smallbox.game import NOBODY
from smallbox.games.uwo.cards import KINDS, Card, Kind
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import cards_in, height
from smallbox.games.uwo.moves import square_of
from smallbox.games.uwo.rules import outcome
from smallbox.games.uwo.table import (
    AT_START,
    COUNTER,
    DEFEND,
    NOTHING,
    ONE_MORE,
    SEATS,
    UWOS,
    Table,
)
from smallbox.games.uwo.turn import end_cost
from smallbox.kernel import Unpacked, unpacked
from smallbox.kernel.events import EventHead, event_rows, words_of

Phase = Literal["turn", "defend", "counter"]
PHASES: tuple[Phase, ...] = ("turn", "defend", "counter")
ACTIONS = (None, "walk", "attack")
WORDS = words_of(What)


class KnockedOut(msgspec.Struct, frozen=True):
    """When an UWO wakes: after so many more starts (or ends) of this seat's turns."""

    seat: int
    moment: Literal["start", "end"]
    turns: int


class Uwo(msgspec.Struct, frozen=True):
    """An UWO on the field."""

    square: int
    seat: int
    kind: Kind
    height: int  # cards in its stack
    knocked_out: KnockedOut | None


class Side(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    energy: int
    hand_size: int
    deck_size: int
    removed: list[Kind]  # cards that are out of the game


class Duel(msgspec.Struct, frozen=True):
    """Who has attacked whom."""

    attacker: int  # squares
    attacked: int


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    turn: int  # whose turn it is, also while the other side defends
    asked: list[int]  # the seat to move; nobody when the game is over
    phase: Phase
    field: list[Uwo]
    duel: Duel | None
    sides: list[Side]
    hand: list[Kind]
    under: list[Kind]  # the viewer's own swapped cards at the bottom of the deck, the lowest first
    morfed: int | None  # the square of the UWO that morfed in this turn
    may_morf: bool  # nobody has morfed in this turn, or acted
    may_act: bool
    action: Literal["walk", "attack"] | None
    end_costs: int  # what it costs to end the turn now
    first_out: int | None  # who ran out of energy first
    quiet: int  # energy rounds without an UWO removed; at twenty it is a draw
    turns: int
    cards: list[Card]  # what is printed on each kind
    shares: list[float]  # of the win, when the game is over


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    kind: Kind | None = None
    square: int | None = None
    target: int | None = None
    number: int = 0


def view(record: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    table = unpacked(record)
    over = bool(table.over)
    fights = table.phase in (DEFEND, COUNTER) and not over
    morfed, first_out = table.morfed, table.first_out
    return View(
        seat=seat,
        turn=table.turn,
        asked=[] if over else [table.asked],
        phase=PHASES[int(table.phase)],
        field=[uwo(table, number) for number in range(UWOS) if table.cell[number] != NOBODY],
        duel=Duel(square(table, table.striker), square(table, table.struck)) if fights else None,
        sides=[side(table, other) for other in range(SEATS)],
        hand=[] if seat == NOBODY else kinds_of(table.hand[seat]),
        under=[] if seat == NOBODY else [KINDS[kind] for kind in table.deck[seat][: table.under[seat]]],
        morfed=None if morfed == NOBODY or table.cell[morfed] == NOBODY else square(table, morfed),
        may_morf=morfed == NOBODY,
        may_act=table.action == NOTHING,
        action=ACTIONS[int(table.action)],
        end_costs=end_cost(table),
        first_out=None if first_out == NOBODY else first_out,
        quiet=max(table.quiet, 0),
        turns=table.turns,
        cards=[card(table, kind) for kind in range(len(KINDS))],
        shares=[outcome(table, other) for other in range(SEATS)] if over else [],
    )


def square(table: Unpacked, number: int) -> int:
    """Where this UWO stands."""
    return square_of(table.cell[number])


def uwo(table: Unpacked, number: int) -> Uwo:
    """How this UWO looks."""
    wakes = table.wakes[number]
    knocked_out = KnockedOut(wakes >> 1 & 1, "start" if wakes & AT_START else "end", wakes // ONE_MORE)
    return Uwo(
        square=square(table, number),
        seat=0 if number < UWOS // 2 else 1,
        kind=KINDS[int(table.kind[number])],
        height=height(table.stack[number]),
        knocked_out=knocked_out if wakes else None,
    )


def side(table: Unpacked, seat: int) -> Side:
    """What everyone sees of this player."""
    removed = table.removed[seat]
    return Side(
        energy=table.energy[seat],
        hand_size=table.hand_size[seat],
        deck_size=table.deck_size[seat],
        removed=kinds_of([cards_in(removed, kind) for kind in range(len(KINDS))]),
    )


def kinds_of(counts: list[int]) -> list[Kind]:
    """Cards in an order that does not tell how they got there."""
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]


def card(table: Unpacked, kind: int) -> Card:
    """What is printed on the cards of this kind."""
    walk = (table.walk[kind], table.walk_energy[kind])
    attack = (table.attack[kind], table.attack_energy[kind])
    return printed(kind, table.copies[kind], *walk, *attack, table.shield[kind])


@functools.lru_cache(256)
def printed(
    kind: int, copies: int, walk: int, walk_energy: int, attack: int, attack_energy: int, shield: int
) -> Card:
    """One Card for all views, since what is printed on it never changes."""
    shields = [other for bit, other in enumerate(KINDS) if shield >> bit & 1]
    return Card(KINDS[kind], copies, walk, walk_energy, attack, attack_energy, shields)


def events(record: Table, seat: int) -> list[Event]:
    """What happened in the last move; which card was swapped is for its owner to know."""
    table = unpacked(record)
    told: list[Event] = []
    for what, who, kind, cell, target, number in event_rows(table):
        hidden = kind == NOBODY or (what == What.SWAPPED and who != seat)
        told.append(
            Event(
                what=WORDS[what],
                seat=None if who == NOBODY else who,
                kind=None if hidden else KINDS[kind],
                square=None if cell == NOBODY else square_of(cell),
                target=None if target == NOBODY else square_of(target),
                number=number,
            )
        )
    return told
