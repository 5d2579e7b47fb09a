"""What a player may see: nothing that has been turned down again. Remembering is the game."""

from typing import Literal

import msgspec

from smallbox.game import NOBODY
from smallbox.games.memowars.cards import KINDS, Kind
from smallbox.games.memowars.galaxy import What, owner_of
from smallbox.games.memowars.rules import outcome, to_move
from smallbox.games.memowars.shooting import shooter
from smallbox.games.memowars.table import BUILD, CHOOSE, FLEET, IN_HAND, LOOK, NONE, OUT, TOSS, Table

Phase = Literal["build", "reveal", "look", "return", "toss", "choose"]
PHASES: tuple[Phase, ...] = ("build", "reveal", "look", "return", "toss", "choose")  # BUILD, REVEAL, …


class Face(msgspec.Struct, frozen=True):
    """The face of a card that one can see."""

    kind: Kind
    owner: int | None  # None for a minefield


class Card(msgspec.Struct, frozen=True):
    """A card in the galaxy: where it lies, and its face while one can see it."""

    slot: int
    x: int
    y: int
    angle: int
    face: Face | None


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    left: int  # cards that are not eliminated
    placing: bool  # still has cards to place


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
    turn: int | None  # who has the UFO
    asked: list[int]  # the seats that may move
    cards: list[Card]  # the galaxy, by slots
    shooter: int | None  # the slot of the card that shoots
    shots: int  # that the card turned up still has
    looks: int  # that the Scanner's owner still has
    disc: Disc | None  # while the shooter chooses
    players: list[Player]
    hand: list[Kind]  # one's own cards that are still to be placed
    eliminated: list[Kind]  # one's own
    turns: int
    quiet: int  # turns in a row without a card eliminated
    measures: Measures
    shares: list[float]  # of the win, when the game is over


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `galaxy.What` says what the fields mean."""

    what: str
    seat: int | None = None
    slot: int | None = None
    face: Face | None = None
    x: int = 0
    y: int = 0


def face(table: Table, card: int) -> Face:
    """How a card looks."""
    owner = int(owner_of(card))
    return Face(KINDS[int(table.kind[card])], None if owner == NOBODY else owner)


def faces_up(table: Table, seat: int) -> set[int]:
    """The slots of the cards whose face this seat can see now."""
    slots = {int(table.up), *table.revenge[: table.revenge_size].tolist()}
    if table.looked != NONE and seat != NOBODY and seat == looker(table):
        slots.add(int(table.looked))
    return slots


def looker(table: Table) -> int:
    """Who looked at a card in the last move."""
    for what, seat, *_ in table.events[: table.event_count].tolist():
        if what == What.LOOKED:
            return seat
    return NOBODY


def view(table: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    up = faces_up(table, seat)
    asked = int(to_move(table))
    shoots = table.phase in (TOSS, CHOOSE)
    return View(
        seat=seat,
        phase=None if table.over else PHASES[table.phase],
        turn=None if table.turn == NOBODY else int(table.turn),
        asked=[other for other in range(table.seats) if asked >> other & 1],
        cards=[card(table, place, int(table.slot[place]) in up) for place in range(table.lying)],
        shooter=int(shooter(table)) if shoots and not table.over else None,
        shots=int(table.shots),
        looks=int(table.looks) if table.phase == LOOK else 0,
        disc=Disc(int(table.disc_x), int(table.disc_y)) if table.phase == CHOOSE else None,
        players=[player(table, other) for other in range(table.seats)],
        hand=own(table, seat, IN_HAND),
        eliminated=own(table, seat, OUT),
        turns=int(table.turns),
        quiet=int(table.quiet),
        measures=measures(table),
        shares=[outcome(table, other) for other in range(table.seats)] if table.over else [],
    )


def card(table: Table, place: int, is_up: bool) -> Card:
    """A card in the galaxy."""
    return Card(
        slot=int(table.slot[place]),
        x=int(table.x[place]),
        y=int(table.y[place]),
        angle=int(table.angle[place]),
        face=face(table, int(table.card[place])) if is_up else None,
    )


def player(table: Table, seat: int) -> Player:
    """While the galaxy is built the number tells nothing: else one could see who placed which card."""
    return Player(
        left=FLEET if table.phase == BUILD else int(table.left[seat]), placing=bool(table.to_place[seat])
    )


def own(table: Table, seat: int, whereabouts: int) -> list[Kind]:
    """The kinds of one's own cards that are still to be placed, or eliminated."""
    if seat == NOBODY:
        return []
    cards = range(FLEET * seat, FLEET * seat + FLEET)
    return [KINDS[table.kind[card]] for card in cards if table.place[card] == whereabouts]


def measures(table: Table) -> Measures:
    return Measures(
        card_width=2 * int(table.half_width),
        card_height=2 * int(table.half_height),
        disc=2 * int(table.disc),
        table_width=int(table.table_width),
        table_height=int(table.table_height),
        near=int(table.near),
        span=int(table.span),
        flight=int(table.flight),
    )


def events(table: Table, seat: int) -> list[Event]:
    """What this seat may know of the last move: what is laid or looked at shows its face to one seat only."""
    told: list[Event] = []
    for what, who, slot, number, x, y in table.events[: table.event_count].tolist():
        is_own = who == seat != NOBODY
        hidden = what in (What.PLACED, What.RETURNED, What.LOOKED) and not is_own
        nameless = who == NOBODY or (what == What.PLACED and not is_own)
        told.append(
            Event(
                what=What(what).name.lower().replace("_", "-"),
                seat=None if nameless else who,
                slot=None if slot == NONE else slot,
                face=None if number == NONE or hidden else face(table, number),
                x=x,
                y=y,
            )
        )
    return told
