"""What a player may see: each Struct, followed by the kernel that writes it as JSON."""

from typing import Literal

import msgspec

from smallbox.games.uwo.cards import KINDS, Card, Kind
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import cards_in, height, owner, square_of
from smallbox.games.uwo.rules import outcome, to_move
from smallbox.games.uwo.table import (
    AT_START,
    AWAKE,
    COUNTER,
    DEFEND,
    KIND_COUNT,
    NOBODY,
    NOTHING,
    ONE_MORE,
    SEATS,
    UWOS,
    Table,
)
from smallbox.games.uwo.turn import end_cost
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.events import EventHead, event_words, open_event
from smallbox.kernel.writing import (
    EMPTY_LIST,
    NULL,
    Json,
    close_list,
    close_object,
    field,
    field_or_null,
    flag_field,
    name,
    open_list,
    open_object,
    quoted,
    seats,
    share,
    word,
    word_field,
)

Phase = Literal["turn", "defend", "counter"]
PHASES: tuple[Phase, ...] = ("turn", "defend", "counter")  # TURN, DEFEND, COUNTER
PHASE_WORDS = quoted(PHASES)
KIND_WORDS = quoted(KINDS)
ACTION_WORDS = (NULL, *quoted(("walk", "attack")))  # NOTHING, WALKED, ATTACKED
EVENT_WORDS = event_words(What)
START, END = quoted(("start", "end"))


# -------------------------------------------------------------------------------------------- the field


class KnockedOut(msgspec.Struct, frozen=True):
    """When an UWO wakes: after so many more starts (or ends) of this seat's turns."""

    seat: int
    moment: Literal["start", "end"]
    turns: int


@kernel
def write_knocked_out(json: Json, wakes: int) -> None:
    open_object(json)
    field(json, b"seat", wakes >> 1 & 1)
    word_field(json, b"moment", START if wakes & AT_START else END)
    field(json, b"turns", wakes // ONE_MORE)
    close_object(json)


class Uwo(msgspec.Struct, frozen=True):
    """An UWO on the field."""

    square: int
    seat: int
    kind: Kind
    height: int  # cards in its stack
    knocked_out: KnockedOut | None


@kernel
def write_uwo(json: Json, table: Table, uwo: int) -> None:
    open_object(json)
    field(json, b"square", square_of(table.cell[uwo]))
    field(json, b"seat", owner(uwo))
    word_field(json, b"kind", KIND_WORDS[table.kind[uwo]])
    field(json, b"height", height(table.stack[uwo]))
    name(json, b"knocked_out")
    if table.wakes[uwo] == AWAKE:
        word(json, NULL)
    else:
        write_knocked_out(json, table.wakes[uwo])
    close_object(json)


class Duel(msgspec.Struct, frozen=True):
    """Who has attacked whom."""

    attacker: int  # squares
    attacked: int


@kernel
def write_duel(json: Json, table: Table) -> None:
    open_object(json)
    field(json, b"attacker", square_of(table.cell[table.striker]))
    field(json, b"attacked", square_of(table.cell[table.struck]))
    close_object(json)


# ----------------------------------------------------------------------------------------------- cards


@kernel
def write_copies(json: Json, kind: int, count: int) -> None:
    """This kind once for each card, so that the order tells nothing about how they got there."""
    for _ in range(count):
        word(json, KIND_WORDS[kind])


class Side(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    energy: int
    hand_size: int
    deck_size: int
    removed: list[Kind]  # cards that are out of the game


@kernel
def write_side(json: Json, table: Table, seat: int) -> None:
    open_object(json)
    field(json, b"energy", table.energy[seat])
    field(json, b"hand_size", table.hand_size[seat])
    field(json, b"deck_size", table.deck_size[seat])
    name(json, b"removed")
    open_list(json)
    for kind in range(KIND_COUNT):
        write_copies(json, kind, cards_in(table.removed[seat], kind))
    close_list(json)
    close_object(json)


@kernel
def write_card(json: Json, table: Table, kind: int) -> None:
    """What is printed on the cards of this kind: a `Card` of cards.py."""
    open_object(json)
    word_field(json, b"kind", KIND_WORDS[kind])
    field(json, b"copies", table.copies[kind])
    field(json, b"walk", table.walk[kind])
    field(json, b"walk_energy", table.walk_energy[kind])
    field(json, b"attack", table.attack[kind])
    field(json, b"attack_energy", table.attack_energy[kind])
    name(json, b"shields")
    open_list(json)
    for other in range(KIND_COUNT):
        if table.shield[kind] >> other & 1:
            word(json, KIND_WORDS[other])
    close_list(json)
    close_object(json)


# ---------------------------------------------------------------------------------------- the whole table


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    # everyone sees
    turn: int  # whose turn it is, also while the other side defends
    asked: list[int]  # the seat to move; nobody when the game is over
    phase: Phase
    field: list[Uwo]
    duel: Duel | None
    sides: list[Side]
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
    # one seat sees
    hand: list[Kind]
    under: list[Kind]  # the viewer's own swapped cards at the bottom of the deck, the lowest first


@kernel
def write_view(json: Json, table: Table, seat: int) -> None:
    """What this seat may see; NOBODY is a spectator."""
    open_object(json)
    field(json, b"seat", seat)
    write_field(json, table)
    write_turn(json, table)
    write_cards(json, table)
    write_own(json, table, seat)
    close_object(json)


@kernel
def write_field(json: Json, table: Table) -> None:
    """What everyone sees: whose turn it is, the UWOs on the field, and both sides."""
    field(json, b"turn", table.turn)
    name(json, b"asked")
    seats(json, to_move(table))
    word_field(json, b"phase", PHASE_WORDS[table.phase])
    name(json, b"field")
    open_list(json)
    for uwo in range(UWOS):
        if table.cell[uwo] != NOBODY:
            write_uwo(json, table, uwo)
    close_list(json)
    name(json, b"duel")
    if not table.over and (table.phase == DEFEND or table.phase == COUNTER):
        write_duel(json, table)
    else:
        word(json, NULL)
    name(json, b"sides")
    open_list(json)
    for seat in range(SEATS):
        write_side(json, table, seat)
    close_list(json)


@kernel
def write_turn(json: Json, table: Table) -> None:
    """What everyone sees: what was done in this turn, and how the game stands."""
    cell = NOBODY if table.morfed == NOBODY else int(table.cell[table.morfed])
    field_or_null(json, b"morfed", NOBODY if cell == NOBODY else square_of(cell), NOBODY)
    flag_field(json, b"may_morf", table.morfed == NOBODY)
    flag_field(json, b"may_act", table.action == NOTHING)
    word_field(json, b"action", ACTION_WORDS[table.action])
    field(json, b"end_costs", end_cost(table))
    field_or_null(json, b"first_out", table.first_out, NOBODY)
    field(json, b"quiet", max(int(table.quiet), 0))
    field(json, b"turns", table.turns)


@kernel
def write_cards(json: Json, table: Table) -> None:
    """What everyone sees: what is printed on the cards, and the shares of the win when the game is over."""
    name(json, b"cards")
    open_list(json)
    for kind in range(KIND_COUNT):
        write_card(json, table, kind)
    close_list(json)
    name(json, b"shares")
    open_list(json)
    for seat in range(SEATS if table.over else 0):
        share(json, outcome(table, seat))
    close_list(json)


@kernel
def write_own(json: Json, table: Table, seat: int) -> None:
    """What only this seat sees; a spectator has nothing."""
    if seat == NOBODY:
        word_field(json, b"hand", EMPTY_LIST)
        word_field(json, b"under", EMPTY_LIST)
        return
    name(json, b"hand")
    open_list(json)
    for kind in range(KIND_COUNT):
        write_copies(json, kind, table.hand[seat, kind])
    close_list(json)
    name(json, b"under")
    open_list(json)
    for place in range(table.under[seat]):
        word(json, KIND_WORDS[table.deck[seat, place]])
    close_list(json)


# ------------------------------------------------------------------------------------------------ events


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    kind: Kind | None = None
    square: int | None = None
    target: int | None = None
    number: int = 0


@kernel
def write_events(json: Json, table: Table, seat: int) -> None:
    """What happened in the last move."""
    open_list(json)
    for row in range(table.event_count):
        write_event(json, table, row, seat)
    close_list(json)


@big_kernel
def write_event(json: Json, table: Table, row: int, seat: int) -> None:
    """Which card was swapped is for its owner to know; all the rest is for everyone."""
    event = table.events[row]
    what, who, kind, cell = event[0], event[1], event[2], event[3]
    open_event(json, EVENT_WORDS[what], who)
    if kind != NOBODY and (what != What.SWAPPED or who == seat):
        word_field(json, b"kind", KIND_WORDS[kind])
    if cell != NOBODY:
        field(json, b"square", square_of(cell))
    if event[4] != NOBODY:
        field(json, b"target", square_of(event[4]))
    if event[5]:
        field(json, b"number", event[5])
    close_object(json)
