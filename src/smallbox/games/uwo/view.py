"""What a player may see, and a table that he could be sitting at."""

from typing import Literal

import msgspec

from smallbox.game import NOBODY
from smallbox.games.uwo.cards import KINDS, Card, Kind
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import draw_cards, height
from smallbox.games.uwo.moves import square_of
from smallbox.games.uwo.rules import outcome
from smallbox.games.uwo.table import (
    AT_START,
    COUNTER,
    DEFEND,
    NOTHING,
    ONE_MORE,
    PILE_BITS,
    SEATS,
    UWOS,
    Table,
)
from smallbox.kernel import Row, kernel, next_64, shuffle

Phase = Literal["turn", "defend", "counter", "refill"]
PHASES: tuple[Phase, ...] = ("turn", "defend", "counter", "refill")
ACTIONS = (None, "walk", "attack")


class KnockedOut(msgspec.Struct, frozen=True):
    """When an UWO wakes: as soon as so many starts (or ends) of this seat's turns have come."""

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
    turn: int  # the seat whose turn it is
    asked: int | None  # the seat to move; nobody when the game is over
    phase: Phase
    field: list[Uwo]
    duel: Duel | None
    sides: list[Side]
    hand: list[Kind]
    under: list[Kind]  # one's own swapped cards at the bottom of the deck, the lowest first
    morfed: int | None  # the square of the UWO that morfed in this turn
    may_morf: bool  # the turn's morf is still to be had, and its action
    may_act: bool
    action: Literal["walk", "attack"] | None
    spent: int  # energy paid in this turn
    first_out: int | None  # who ran out of energy first
    quiet: int  # energy rounds without an UWO removed; at twenty it is a draw
    turns: int
    cards: list[Card]  # what is printed on each kind
    shares: list[float]  # of the win, when the game is over


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    what: str
    seat: int | None = None
    kind: Kind | None = None
    square: int | None = None
    target: int | None = None
    number: int = 0


def view(table: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    over = bool(table.over)
    fights = table.phase in (DEFEND, COUNTER) and not over
    morfed, first_out = int(table.morfed), int(table.first_out)
    return View(
        seat=seat,
        turn=int(table.turn),
        asked=None if over else int(table.asked),
        phase=PHASES[table.phase],
        field=[uwo(table, number) for number in range(UWOS) if table.cell[number] != NOBODY],
        duel=Duel(square(table, table.striker), square(table, table.struck)) if fights else None,
        sides=[side(table, other) for other in range(SEATS)],
        hand=[] if seat == NOBODY else kinds_of(table.hand[seat].tolist()),
        under=[] if seat == NOBODY else [KINDS[kind] for kind in table.deck[seat, : table.under[seat]]],
        morfed=None if morfed == NOBODY or table.cell[morfed] == NOBODY else square(table, morfed),
        may_morf=morfed == NOBODY,
        may_act=bool(table.action == NOTHING),
        action=ACTIONS[table.action],
        spent=int(table.spent),
        first_out=None if first_out == NOBODY else first_out,
        quiet=max(int(table.quiet), 0),
        turns=int(table.turns),
        cards=[card(table, kind) for kind in range(len(KINDS))],
        shares=[outcome(table, other) for other in range(SEATS)] if over else [],
    )


def square(table: Table, number: int) -> int:
    """Where this UWO stands."""
    return square_of(int(table.cell[number]))


def uwo(table: Table, number: int) -> Uwo:
    """How this UWO looks."""
    wakes = int(table.wakes[number])
    knocked_out = KnockedOut(wakes >> 1 & 1, "start" if wakes & AT_START else "end", wakes // ONE_MORE)
    return Uwo(
        square=square(table, number),
        seat=0 if number < UWOS // 2 else 1,
        kind=KINDS[int(table.kind[number])],
        height=int(height(int(table.stack[number]))),
        knocked_out=knocked_out if wakes else None,
    )


def side(table: Table, seat: int) -> Side:
    """What everyone sees of this player."""
    removed = int(table.removed[seat])
    return Side(
        energy=int(table.energy[seat]),
        hand_size=int(table.hand_size[seat]),
        deck_size=int(table.deck_size[seat]),
        removed=kinds_of([removed >> PILE_BITS * kind & 31 for kind in range(len(KINDS))]),
    )


def kinds_of(counts: list[int]) -> list[Kind]:
    """Cards in an order that tells nothing about how they came here."""
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]


def card(table: Table, kind: int) -> Card:
    """What is printed on the cards of this kind."""
    return Card(
        kind=KINDS[kind],
        copies=int(table.copies[kind]),
        walk=int(table.walk[kind]),
        walk_energy=int(table.walk_energy[kind]),
        attack=int(table.attack[kind]),
        attack_energy=int(table.attack_energy[kind]),
        shields=[other for bit, other in enumerate(KINDS) if table.shield[kind] >> bit & 1],
    )


def events(table: Table, seat: int) -> list[Event]:
    """What happened in the last move; which card was swapped is for its owner to know."""
    told: list[Event] = []
    for what, who, kind, cell, target, number in table.events[: table.event_count].tolist():
        hidden = kind == NOBODY or (what == What.SWAPPED and who != seat)
        told.append(
            Event(
                what=What(what).name.lower().replace("_", "-"),
                seat=None if who == NOBODY else who,
                kind=None if hidden else KINDS[kind],
                square=None if cell == NOBODY else square_of(cell),
                target=None if target == NOBODY else square_of(target),
                number=number,
            )
        )
    return told


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal anew what a player cannot know: other hand, chance, and both decks but for cards he swapped."""
    for other in range(SEATS):
        known = table.under[other]
        if other != seat:
            known, hand = 0, table.hand_size[other]
            for kind in range(len(KINDS)):
                for _ in range(table.hand[other, kind]):
                    table.deck[other, table.deck_size[other]] = kind
                    table.deck_size[other] += 1
                table.hand[other, kind] = 0
            table.hand_size[other] = 0
        else:
            hand = 0
        shuffle(whim, table.deck[other, known:], table.deck_size[other] - known)
        under = table.under[other]
        draw_cards(table, other, hand)
        table.under[other] = under
    for i in range(4):
        table.chance[i] = next_64(whim)
