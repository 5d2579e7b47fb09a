"""What a farmer may see: each Struct, followed by the kernel that writes it as JSON."""

from typing import Any, Literal, get_args

import msgspec
import numpy as np

from smallbox.games.mow.cards import SPECIES, Deck, Species
from smallbox.games.mow.codes import What
from smallbox.games.mow.rules import next_place, outcome, to_move
from smallbox.games.mow.table import CARDS, DECK, IN_HAND, NOBODY, Table
from smallbox.kernel import big_kernel, kernel
from smallbox.kernel.events import EventHead, event_words, open_event
from smallbox.kernel.order import sort
from smallbox.kernel.writing import (
    EMPTY_LIST,
    NULL,
    Json,
    close_list,
    close_object,
    field,
    field_or_null,
    name,
    open_list,
    open_object,
    quoted,
    seats,
    share,
    word,
    word_field,
)

Arrow = Literal["left", "right"]
DECK_WORDS = quoted(get_args(Deck))
SPECIES_WORDS = quoted(SPECIES)
LEFT, RIGHT = quoted(get_args(Arrow))
EVENT_WORDS = event_words(What)
# As `arrow` has them; in plain Python, an unsigned `turn` and a bare -1 cannot be added.
TO_THE_LEFT: Any = np.int8(1)
TO_THE_RIGHT: Any = np.int8(-1)


# ------------------------------------------------------------------------------------------------- cows


class Cow(msgspec.Struct, frozen=True):
    """A cow whose face is seen."""

    card: int  # the same for cows that look the same
    deck: Deck
    species: Species
    number: int | None
    flies: int


@big_kernel
def write_cow(json: Json, table: Table, card: int) -> None:
    """How a card looks."""
    face = table.face[card]
    open_object(json)
    field(json, b"card", face)
    word_field(json, b"deck", DECK_WORDS[face // DECK])
    word_field(json, b"species", SPECIES_WORDS[table.species[card]])
    field_or_null(json, b"number", table.number[card], NOBODY)
    field(json, b"flies", table.flies[card])
    close_object(json)


@kernel
def write_hand(json: Json, table: Table, seat: int) -> None:
    """A hand, in an order that does not tell how its cows got there."""
    count = table.hand_size[seat]
    for place in range(count):
        json.scratch[place] = sort_key(table, table.hand[seat, place])
    write_in_order(json, table, count)


@big_kernel
def write_seen(json: Json, table: Table, where: int) -> None:
    """The cows that everyone knows to be there, in an order that tells nothing else."""
    count = 0
    for card in range(table.cards):
        if table.whereabouts[card] == where:
            json.scratch[count] = sort_key(table, card)
            count += 1
    write_in_order(json, table, count)


@kernel
def sort_key(table: Table, card: int) -> int:
    """By numbers, of the same number by looks; the card itself comes last, to be read from the key."""
    return ((int(table.number[card]) + 1) * CARDS + int(table.face[card])) * CARDS + int(card)


@kernel
def write_in_order(json: Json, table: Table, count: int) -> None:
    """The cows whose keys are in the scratch."""
    sort(json.scratch, count)
    open_list(json)
    for place in range(count):
        write_cow(json, table, json.scratch[place] % CARDS)
    close_list(json)


class Place(msgspec.Struct, frozen=True):
    """A number of the herd, and who stands there."""

    number: int
    cow: Cow
    acrobat: Cow | None


@kernel
def write_herd(json: Json, table: Table, herd: int) -> None:
    """A herd from its lowest to its highest number."""
    open_list(json)
    for number in range(table.low[herd], table.high[herd] + 1):
        if table.herd[herd, number] != NOBODY:
            open_object(json)
            field(json, b"number", number)
            name(json, b"cow")
            write_cow(json, table, table.herd[herd, number])
            name(json, b"acrobat")
            if table.acrobat[herd, number] == NOBODY:
                word(json, NULL)
            else:
                write_cow(json, table, table.acrobat[herd, number])
            close_object(json)
    close_list(json)


# ---------------------------------------------------------------------------------------- the whole table


class Farmer(msgspec.Struct, frozen=True):
    """What everyone sees of a farmer."""

    hand_size: int
    shown: list[Cow]  # cows in the hand that everyone has seen
    shed_size: int
    score: int  # flies of the finished rounds


@kernel
def write_farmer(json: Json, table: Table, seat: int) -> None:
    open_object(json)
    field(json, b"hand_size", table.hand_size[seat])
    name(json, b"shown")
    write_seen(json, table, IN_HAND + seat)
    field(json, b"shed_size", table.shed_size[seat])
    field(json, b"score", table.score[seat])
    close_object(json)


class Next(msgspec.Struct, frozen=True):
    """Who plays next if the arrow is left pointing this way; with three herds, at which of them."""

    left: int
    right: int


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    # everyone sees
    asked: list[int]  # the seat to move; nobody when the game is over
    arrow: Arrow
    next: Next
    herds: list[list[Place]]  # each from low to high
    herd_turn: int
    pile_size: int
    farmers: list[Farmer]
    round: int
    starter: int
    target: int
    shares: list[float]  # of the win, when the game is over
    # one seat sees
    hand: list[Cow]
    shed: list[Cow]  # the viewer's own cowshed of this round


@kernel
def write_view(json: Json, table: Table, seat: int) -> None:
    """What this seat may see; NOBODY is a spectator."""
    open_object(json)
    field(json, b"seat", seat)
    write_public(json, table)
    write_own(json, table, seat)
    close_object(json)


@kernel
def write_public(json: Json, table: Table) -> None:
    """What everyone sees."""
    name(json, b"asked")
    seats(json, to_move(table))
    word_field(json, b"arrow", LEFT if table.arrow == TO_THE_LEFT else RIGHT)
    name(json, b"next")
    open_object(json)
    field(json, b"left", next_place(table, TO_THE_LEFT))
    field(json, b"right", next_place(table, TO_THE_RIGHT))
    close_object(json)
    name(json, b"herds")
    open_list(json)
    for herd in range(table.herds):
        write_herd(json, table, herd)
    close_list(json)
    field(json, b"herd_turn", table.herd_turn)
    field(json, b"pile_size", table.pile_size)
    name(json, b"farmers")
    open_list(json)
    for seat in range(table.seats):
        write_farmer(json, table, seat)
    close_list(json)
    field(json, b"round", table.round_number)
    field(json, b"starter", table.starter)
    field(json, b"target", table.target)
    name(json, b"shares")
    open_list(json)
    for seat in range(table.seats if table.over else 0):
        share(json, outcome(table, seat))
    close_list(json)


@kernel
def write_own(json: Json, table: Table, seat: int) -> None:
    """What only this seat sees; a spectator has nothing."""
    if seat == NOBODY:
        word_field(json, b"hand", EMPTY_LIST)
        word_field(json, b"shed", EMPTY_LIST)
        return
    name(json, b"hand")
    write_hand(json, table, seat)
    name(json, b"shed")
    write_seen(json, table, seat)


# ------------------------------------------------------------------------------------------------ events


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    cow: Cow | None = None
    number: int | None = None
    herd: int | None = None  # only where there are three


@kernel
def write_events(json: Json, table: Table, seat: int) -> None:
    """What happened in the last move: everyone may know all of it."""
    open_list(json)
    for row in range(table.event_count):
        event = table.events[row]
        open_event(json, EVENT_WORDS[event[0]], event[1])
        if event[2] != NOBODY:
            name(json, b"cow")
            write_cow(json, table, event[2])
        field(json, b"number", event[3])
        if table.herds > 1:
            field(json, b"herd", event[4])
        close_object(json)
    close_list(json)
