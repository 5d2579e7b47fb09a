"""What a player may see: nothing that has been turned down again. Remembering is the game."""

import functools
from typing import Literal

import msgspec

from smallbox.game import NOBODY, Together, seats_of, told_asked
from smallbox.games.memowars.cards import KINDS, Kind
from smallbox.games.memowars.codes import What
from smallbox.games.memowars.galaxy import owner_of
from smallbox.games.memowars.rules import outcome, to_move
from smallbox.games.memowars.shooting import shooter
from smallbox.games.memowars.table import BUILD, CHOOSE, FLEET, IN_HAND, LOOK, NONE, OUT, TOSS, Table
from smallbox.kernel import Unpacked, unpacked
from smallbox.kernel.events import EventHead, event_rows, words_of

Phase = Literal["build", "reveal", "look", "return", "toss", "choose"]
PHASES: tuple[Phase, ...] = ("build", "reveal", "look", "return", "toss", "choose")  # BUILD, REVEAL, …
WORDS = words_of(What)


class Face(msgspec.Struct, frozen=True):
    """The face of a card, while it is seen."""

    kind: Kind
    owner: int | None  # None for a minefield


class Card(msgspec.Struct, frozen=True):
    """A card in the galaxy: where it lies, and its face while the viewer can see it."""

    slot: int
    x: int
    y: int
    angle: int
    face: Face | None


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a player; who of the others is done with placing, nobody is told."""

    left: int  # cards that are not eliminated
    placing: bool


class Disc(msgspec.Struct, frozen=True):
    """Where the disc came to rest."""

    x: int
    y: int


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


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    phase: Phase | None  # None when the game is over
    turn: int | None  # who has the UFO; told when the battle begins
    asked: list[int]  # the seats that may move; while the galaxy is built, all others seem to
    cards: list[Card]  # the galaxy, by slots
    shooter: int | None  # the slot of the card that shoots
    shots: int  # that the card turned up still has
    looks: int  # that the Scanner's owner still has
    disc: Disc | None  # while the shooter chooses
    players: list[Player]
    hand: list[Kind]  # the viewer's own cards that are still to be placed
    eliminated: list[Kind]  # the viewer's own
    turns: int
    quiet: int  # turns in a row after which the galaxy was not smaller than ever before
    measures: Measures
    shares: list[float]  # of the win, when the game is over


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    slot: int | None = None
    face: Face | None = None
    x: int = 0
    y: int = 0


def face(table: Unpacked, card: int) -> Face:
    """How a card looks."""
    return looks(card, table.kind[card])


@functools.lru_cache(1024)
def looks(card: int, kind: int) -> Face:
    """One Face for all views, since it never changes."""
    owner = owner_of(card)
    return Face(KINDS[kind], None if owner == NOBODY else owner)


def faces_up(table: Unpacked, seat: int) -> set[int]:
    """The slots of the cards whose face this seat can see now."""
    slots = {table.up, *table.revenge[: table.revenge_size]}
    if table.looked != NONE and seat != NOBODY and seat == looker(table):
        slots.add(table.looked)
    return slots


def looker(table: Unpacked) -> int:
    """Who looked at a card in the last move."""
    for what, seat, *_ in event_rows(table):
        if what == What.LOOKED:
            return seat
    return NOBODY


def together(record: Table) -> Together | None:
    """While the galaxy is built, how many cards everybody still has to place."""
    table = unpacked(record)
    return Together(FLEET, table.to_place[: table.seats]) if table.phase == BUILD else None


def view(record: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    table = unpacked(record)
    up = faces_up(table, seat)
    shoots = table.phase in (TOSS, CHOOSE)
    asked = told_asked(seats_of(int(to_move(table))), together(table), seat)
    return View(
        seat=seat,
        phase=None if table.over else PHASES[int(table.phase)],
        turn=None if table.phase == BUILD else table.turn,
        asked=asked,
        cards=[card(table, place, table.slot[place] in up) for place in range(table.lying)],
        shooter=shooter(table) if shoots and not table.over else None,
        shots=table.shots,
        looks=table.looks if table.phase == LOOK else 0,
        disc=Disc(table.disc_x, table.disc_y) if table.phase == CHOOSE else None,
        players=[player(table, other, other in asked) for other in range(table.seats)],
        hand=own(table, seat, IN_HAND),
        eliminated=own(table, seat, OUT),
        turns=table.turns,
        quiet=table.quiet,
        measures=measures(table),
        shares=[outcome(table, other) for other in range(table.seats)] if table.over else [],
    )


def card(table: Unpacked, place: int, is_up: bool) -> Card:
    """A card in the galaxy."""
    return Card(
        slot=table.slot[place],
        x=table.x[place],
        y=table.y[place],
        angle=table.angle[place],
        face=face(table, table.card[place]) if is_up else None,
    )


def player(table: Unpacked, seat: int, asked: bool) -> Player:
    """While the galaxy is built this tells nothing of others, or all could see who placed which card."""
    if table.phase == BUILD:
        return Player(left=FLEET, placing=asked)
    return Player(left=table.left[seat], placing=False)


def own(table: Unpacked, seat: int, whereabouts: int) -> list[Kind]:
    """The kinds of this seat's cards that are still to be placed, or eliminated."""
    if seat == NOBODY:
        return []
    cards = range(FLEET * seat, FLEET * seat + FLEET)
    return [KINDS[table.kind[card]] for card in cards if table.place[card] == whereabouts]


def measures(table: Unpacked) -> Measures:
    """The sizes of the pieces on this table."""
    return Measures(
        card_width=2 * table.half_width,
        card_height=2 * table.half_height,
        disc=2 * table.disc,
        table_width=table.table_width,
        table_height=table.table_height,
        near=table.near,
        span=table.span,
        flight=table.flight,
    )


def events(record: Table, seat: int) -> list[Event]:
    """What this seat may know of the last move: one seat only sees the face of what is laid or looked at."""
    table = unpacked(record)
    told: list[Event] = []
    for what, who, slot, number, x, y in event_rows(table):
        is_own = who == seat != NOBODY
        hidden = what in (What.PLACED, What.RETURNED, What.LOOKED) and not is_own
        nameless = who == NOBODY or (what == What.PLACED and not is_own)
        told.append(
            Event(
                what=WORDS[what],
                seat=None if nameless else who,
                slot=None if slot == NONE else slot,
                face=None if number == NONE or hidden else face(table, number),
                x=x,
                y=y,
            )
        )
    return told


def recall(event: Event) -> Event:
    """What may be told again of an event: who did what, but not to which card (memowars.see.forget)."""
    if event.what == "pushed":
        return Event(event.what, x=event.x)
    return Event(event.what, seat=event.seat if event.what != "placed" else None)
