"""What a player may see: nothing that has been turned down again. Remembering is the game.

Each Struct is followed by the kernel that writes it as JSON.
"""

from typing import Literal

import msgspec

from smallbox.games.memowars.cards import KINDS, Kind
from smallbox.games.memowars.codes import What
from smallbox.games.memowars.galaxy import owner_of
from smallbox.games.memowars.rules import outcome, to_move
from smallbox.games.memowars.shooting import shooter
from smallbox.games.memowars.table import (
    BUILD,
    CHOOSE,
    FLEET,
    IN_HAND,
    LOOK,
    NOBODY,
    NONE,
    OUT,
    TOSS,
    Table,
)
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

Phase = Literal["build", "reveal", "look", "return", "toss", "choose"]
PHASES: tuple[Phase, ...] = ("build", "reveal", "look", "return", "toss", "choose")  # BUILD, REVEAL, …
PHASE_WORDS = quoted(PHASES)
KIND_WORDS = quoted(KINDS)
EVENT_WORDS = event_words(What)


# ------------------------------------------------------------------------------------------- the galaxy


class Face(msgspec.Struct, frozen=True):
    """The face of a card, while it is seen."""

    kind: Kind
    owner: int | None  # None for a minefield


@kernel
def write_face(json: Json, table: Table, card: int) -> None:
    open_object(json)
    word_field(json, b"kind", KIND_WORDS[table.kind[card]])
    field_or_null(json, b"owner", owner_of(card), NOBODY)
    close_object(json)


class Card(msgspec.Struct, frozen=True):
    """A card in the galaxy: where it lies, and its face while the viewer can see it."""

    slot: int
    x: int
    y: int
    angle: int
    face: Face | None


@kernel
def write_galaxy(json: Json, table: Table, seat: int) -> None:
    """The cards that lie in the galaxy, with the faces that this seat can see now."""
    looked = NONE if seat == NOBODY or seat != looker(table) else int(table.looked)
    open_list(json)
    for place in range(table.lying):
        slot = table.slot[place]
        open_object(json)
        field(json, b"slot", slot)
        field(json, b"x", table.x[place])
        field(json, b"y", table.y[place])
        field(json, b"angle", table.angle[place])
        name(json, b"face")
        if slot == looked or is_turned_up(table, slot):
            write_face(json, table, table.card[place])
        else:
            word(json, NULL)
        close_object(json)
    close_list(json)


@kernel
def is_turned_up(table: Table, slot: int) -> bool:
    """Can everyone see this card? It was turned up in this turn, or is a Retro that takes revenge."""
    for place in range(table.revenge_size):
        if table.revenge[place] == slot:
            return True
    return slot == table.up


@kernel
def looker(table: Table) -> int:
    """Who looked at a card in the last move."""
    for row in range(table.event_count):
        if table.events[row, 0] == What.LOOKED:
            return int(table.events[row, 1])
    return NOBODY


class Measures(msgspec.Struct, frozen=True):
    """The sizes of the pieces, in tenths of a millimetre."""

    card_width: int
    card_height: int
    disc: int  # across
    table_width: int
    table_height: int
    near: int
    span: int
    flight: int


@kernel
def write_measures(json: Json, table: Table) -> None:
    open_object(json)
    field(json, b"card_width", 2 * table.half_width)
    field(json, b"card_height", 2 * table.half_height)
    field(json, b"disc", 2 * table.disc)
    field(json, b"table_width", table.table_width)
    field(json, b"table_height", table.table_height)
    field(json, b"near", table.near)
    field(json, b"span", table.span)
    field(json, b"flight", table.flight)
    close_object(json)


class Disc(msgspec.Struct, frozen=True):
    """Where the disc came to rest."""

    x: int
    y: int


@kernel
def write_disc(json: Json, table: Table) -> None:
    open_object(json)
    field(json, b"x", table.disc_x)
    field(json, b"y", table.disc_y)
    close_object(json)


# ------------------------------------------------------------------------------------------- the players


@kernel
def told_asked(table: Table, seat: int) -> int:
    """The seats that a viewer is told may move: while the galaxy is built, nobody learns who else is done."""
    if table.phase != BUILD:
        return to_move(table)
    everybody = (1 << int(table.seats)) - 1
    is_done = seat != NOBODY and table.to_place[seat] == 0
    return everybody & ~(1 << seat) if is_done else everybody


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a player; who of the others is done with placing, nobody is told."""

    left: int  # cards that are not eliminated
    placing: bool


@kernel
def write_players(json: Json, table: Table, seat: int) -> None:
    """While the galaxy is built this tells nothing of others, or all could see who placed which card."""
    asked = told_asked(table, seat)
    open_list(json)
    for other in range(table.seats):
        open_object(json)
        field(json, b"left", FLEET if table.phase == BUILD else int(table.left[other]))
        flag_field(json, b"placing", table.phase == BUILD and asked >> other & 1 != 0)
        close_object(json)
    close_list(json)


@kernel
def write_fleet(json: Json, table: Table, seat: int, whereabouts: int) -> None:
    """The kinds of this seat's cards that are still to be placed, or eliminated."""
    open_list(json)
    for card in range(FLEET * seat, FLEET * seat + FLEET):
        if table.place[card] == whereabouts:
            word(json, KIND_WORDS[table.kind[card]])
    close_list(json)


# ---------------------------------------------------------------------------------------- the whole table


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    # everyone sees
    phase: Phase | None  # None when the game is over
    turn: int | None  # who has the UFO; told when the battle begins
    shooter: int | None  # the slot of the card that shoots
    shots: int  # that the card turned up still has
    looks: int  # that the Scanner's owner still has
    disc: Disc | None  # while the shooter chooses
    turns: int
    quiet: int  # turns in a row after which the galaxy was not smaller than ever before
    measures: Measures
    shares: list[float]  # of the win, when the game is over
    # everyone sees in a way of their own
    asked: list[int]  # the seats that may move; while the galaxy is built, all others seem to
    cards: list[Card]  # the galaxy, by slots
    players: list[Player]
    # one seat sees
    hand: list[Kind]  # the viewer's own cards that are still to be placed
    eliminated: list[Kind]  # the viewer's own


@kernel
def write_view(json: Json, table: Table, seat: int) -> None:
    """What this seat may see; NOBODY is a spectator."""
    open_object(json)
    field(json, b"seat", seat)
    write_public(json, table)
    name(json, b"asked")
    seats(json, told_asked(table, seat))
    name(json, b"cards")
    write_galaxy(json, table, seat)
    name(json, b"players")
    write_players(json, table, seat)
    write_own(json, table, seat)
    close_object(json)


@kernel
def write_public(json: Json, table: Table) -> None:
    """What everyone sees."""
    shoots = not table.over and (table.phase == TOSS or table.phase == CHOOSE)
    word_field(json, b"phase", NULL if table.over else PHASE_WORDS[table.phase])
    field_or_null(json, b"turn", NOBODY if table.phase == BUILD else int(table.turn), NOBODY)
    field_or_null(json, b"shooter", shooter(table) if shoots else NONE, NONE)
    field(json, b"shots", table.shots)
    field(json, b"looks", int(table.looks) if table.phase == LOOK else 0)
    name(json, b"disc")
    if table.phase == CHOOSE:
        write_disc(json, table)
    else:
        word(json, NULL)
    field(json, b"turns", table.turns)
    field(json, b"quiet", table.quiet)
    name(json, b"measures")
    write_measures(json, table)
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
        word_field(json, b"eliminated", EMPTY_LIST)
        return
    name(json, b"hand")
    write_fleet(json, table, seat, IN_HAND)
    name(json, b"eliminated")
    write_fleet(json, table, seat, OUT)


# ------------------------------------------------------------------------------------------------ events


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    slot: int | None = None
    face: Face | None = None
    x: int = 0
    y: int = 0


@kernel
def write_events(json: Json, table: Table, seat: int) -> None:
    """What this seat may know of the last move."""
    open_list(json)
    for row in range(table.event_count):
        write_event(json, table, row, seat)
    close_list(json)


@big_kernel
def write_event(json: Json, table: Table, row: int, seat: int) -> None:
    """Only one seat sees the face of what is laid or looked at, and who has placed a card."""
    event = table.events[row]
    what, who, slot, card = event[0], event[1], event[2], event[3]
    is_own = who == seat and seat != NOBODY
    is_secret = what == What.PLACED or what == What.RETURNED or what == What.LOOKED
    open_event(json, EVENT_WORDS[what], who if is_own or what != What.PLACED else NOBODY)
    if slot != NONE:
        field(json, b"slot", slot)
    if card != NONE and (is_own or not is_secret):
        name(json, b"face")
        write_face(json, table, card)
    if event[4]:
        field(json, b"x", event[4])
    if event[5]:
        field(json, b"y", event[5])
    close_object(json)


def recall(event: Event) -> Event:
    """What may be told again of an event: who did what, but not to which card (memowars.see.forget)."""
    if event.what == "pushed":
        return Event(event.what, x=event.x)
    return Event(event.what, seat=event.seat if event.what != "placed" else None)
