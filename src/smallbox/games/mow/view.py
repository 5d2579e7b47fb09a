"""What a farmer may see."""

import functools
from collections import defaultdict
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from smallbox.game import NOBODY
from smallbox.games.mow.cards import SPECIES, Species
from smallbox.games.mow.codes import What
from smallbox.games.mow.rules import next_place, outcome
from smallbox.games.mow.table import CARDS, DECK, IN_HAND, UNSEEN, Table
from smallbox.kernel import Unpacked, unpacked
from smallbox.kernel.events import EventHead, event_rows, words_of

WORDS = words_of(What)


class Cow(msgspec.Struct, frozen=True):
    """A cow whose face is seen."""

    card: int  # the same for cows that look the same
    deck: Literal["green", "yellow"]
    species: Species
    number: int | None
    flies: int


class Place(msgspec.Struct, frozen=True):
    """A number of the herd, and who stands there."""

    number: int
    cow: Cow
    acrobat: Cow | None


class Farmer(msgspec.Struct, frozen=True):
    """What everyone sees of a farmer."""

    hand_size: int
    shown: list[Cow]  # cows in the hand that everyone has seen
    shed_size: int
    score: int  # flies of the finished rounds


class Next(msgspec.Struct, frozen=True):
    """Who plays next if the arrow is left pointing this way; with three herds, at which of them."""

    left: int
    right: int


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    asked: list[int]  # the seat to move; nobody when the game is over
    arrow: Literal["left", "right"]
    next: Next
    herds: list[list[Place]]  # each from low to high
    herd_turn: int
    pile_size: int
    farmers: list[Farmer]
    hand: list[Cow]
    shed: list[Cow]  # the viewer's own cowshed of this round
    round: int
    starter: int
    target: int
    shares: list[float]  # of the win, when the game is over


class Event(EventHead, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `codes.What` says what the fields mean."""

    cow: Cow | None = None
    number: int | None = None
    herd: int | None = None  # only where there are three


def cow(table: Unpacked, card: int) -> Cow:
    """How a card looks."""
    return table.once(deck).looks[card]


class Deck(NamedTuple):
    """The cards of a table, which never change."""

    looks: list[Cow]  # of each card
    ranks: list[int]  # where it stands in a sorted hand
    order: list[int]  # all cards in the game, sorted


def deck(table: Unpacked) -> Deck:
    """The cards of this table."""
    return print_deck(table.cards, *table.raw("face", "number", "species", "flies"))


@functools.lru_cache(64)
def print_deck(in_game: int, faces: bytes, numbers: bytes, species: bytes, flies: bytes) -> Deck:
    """The cards of all tables with these numbers printed on them."""
    cards = zip(faces, np.frombuffer(numbers, np.int8).tolist(), species, flies, strict=True)
    looks = [
        Cow(
            card=face,
            deck="yellow" if face >= DECK else "green",
            species=SPECIES[kind],
            number=None if number == NOBODY else number,
            flies=count,
        )
        for face, number, kind, count in cards
    ]
    ranks = [(NOBODY if cow.number is None else cow.number) * CARDS + cow.card for cow in looks]
    return Deck(looks, ranks, sorted(range(in_game), key=ranks.__getitem__))


def view(record: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    table = unpacked(record)
    mine = seat != NOBODY
    return View(
        seat=seat,
        hand=hand_of(table, seat) if mine else [],
        shed=table.once(seen)[seat] if mine else [],
        **table.once(public),
    )


def public(table: Any) -> dict[str, Any]:
    """What everyone may see."""
    over = bool(table.over)
    return {
        "asked": [] if over else [table.turn],
        "arrow": "left" if table.arrow == 1 else "right",
        "next": Next(next_place(table, 1), next_place(table, -1)),
        "herds": [places(table, herd) for herd in range(table.herds)],
        "herd_turn": table.herd_turn,
        "pile_size": table.pile_size,
        "farmers": [farmer(table, other) for other in range(table.seats)],
        "round": table.round_number,
        "starter": table.starter,
        "target": table.target,
        "shares": [outcome(table, other) for other in range(table.seats)] if over else [],
    }


def seen(table: Unpacked) -> dict[int, list[Cow]]:
    """By place, the cows that everyone knows to be there; in an order that tells nothing else."""
    there: dict[int, list[Cow]] = defaultdict(list)
    looks, _, order = table.once(deck)
    whereabouts = table.whereabouts
    for card in order:
        place = whereabouts[card]
        if place != UNSEEN:
            there[place].append(looks[card])
    return there


def hand_of(table: Unpacked, seat: int) -> list[Cow]:
    """A hand, in an order that does not tell how its cows got there."""
    looks, ranks, _ = table.once(deck)
    cards = table.hand[seat][: table.hand_size[seat]]
    return [looks[card] for card in sorted(cards, key=ranks.__getitem__)]


def places(table: Unpacked, herd: int) -> list[Place]:
    """A herd from its lowest to its highest number."""
    standing: list[Place] = []
    looks = table.once(deck).looks
    cards: list[int]
    acrobats: list[int]
    cards, acrobats = table.herd[herd], table.acrobat[herd]
    for number in range(table.low[herd], table.high[herd] + 1):
        card, acrobat = cards[number], acrobats[number]
        if card != NOBODY:
            standing.append(Place(number, looks[card], None if acrobat == NOBODY else looks[acrobat]))
    return standing


def farmer(table: Unpacked, seat: int) -> Farmer:
    """What everyone sees of this farmer."""
    return Farmer(
        hand_size=table.hand_size[seat],
        shown=table.once(seen)[IN_HAND + seat],
        shed_size=table.shed_size[seat],
        score=table.score[seat],
    )


def events(record: Table, seat: int) -> list[Event]:
    """What happened in the last move: everyone may know all of it."""
    return unpacked(record).once(happened)


def happened(table: Unpacked) -> list[Event]:
    """The events of the last move."""
    return [
        Event(
            what=WORDS[what],
            seat=None if who == NOBODY else who,
            cow=None if card == NOBODY else cow(table, card),
            number=number,
            herd=herd if table.herds > 1 else None,
        )
        for what, who, card, number, herd in event_rows(table)
    ]
