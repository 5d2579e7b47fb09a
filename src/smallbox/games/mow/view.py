"""What a farmer may see, and a table that he could be sitting at."""

from typing import Literal

import msgspec

from smallbox.game import NOBODY
from smallbox.games.mow.cards import SPECIES, Species
from smallbox.games.mow.rules import What, outcome
from smallbox.games.mow.table import DECK, IN_HAND, UNSEEN, Table
from smallbox.kernel import Row, kernel, next_64, shuffle


class Cow(msgspec.Struct, frozen=True):
    """A cow that one can see."""

    card: int  # cows that look the same have the same
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


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    turn: int | None  # the seat to move
    arrow: Literal["left", "right"]
    herds: list[list[Place]]  # each from low to high
    herd_turn: int
    pile_size: int
    farmers: list[Farmer]
    hand: list[Cow]
    shed: list[Cow]  # one's own cowshed of this round
    round: int
    starter: int
    target: int
    shares: list[float]  # of the win, when the game is over


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in the last move; `rules.What` says what the fields mean."""

    what: str
    seat: int | None = None
    cow: Cow | None = None
    number: int | None = None
    herd: int | None = None  # only where there are three


def cow(table: Table, card: int) -> Cow:
    """How a card looks."""
    face, number = int(table.face[card]), int(table.number[card])
    return Cow(
        card=face,
        deck="yellow" if face >= DECK else "green",
        species=SPECIES[int(table.species[card])],
        number=None if number == NOBODY else number,
        flies=int(table.flies[card]),
    )


def view(table: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    over = bool(table.over)
    shed = [card for card in range(table.cards) if table.whereabouts[card] == seat != NOBODY]
    return View(
        seat=seat,
        turn=None if over else int(table.turn),
        arrow="left" if table.arrow == 1 else "right",
        herds=[places(table, herd) for herd in range(table.herds)],
        herd_turn=int(table.herd_turn),
        pile_size=int(table.pile_size),
        farmers=[farmer(table, other) for other in range(table.seats)],
        hand=[] if seat == NOBODY else cows(table, hand(table, seat)),
        shed=cows(table, shed),
        round=int(table.round_number),
        starter=int(table.starter),
        target=int(table.target),
        shares=[outcome(table, other) for other in range(table.seats)] if over else [],
    )


def hand(table: Table, seat: int) -> list[int]:
    """The cards in a hand."""
    return table.hand[seat, : table.hand_size[seat]].tolist()


def cows(table: Table, cards: list[int]) -> list[Cow]:
    """Cows in an order that tells nothing about how they came here."""
    return [
        cow(table, card) for card in sorted(cards, key=lambda card: (table.number[card], table.face[card]))
    ]


def places(table: Table, herd: int) -> list[Place]:
    """A herd from its lowest to its highest number."""
    standing: list[Place] = []
    for number in range(table.low[herd], table.high[herd] + 1):
        card, acrobat = table.herd[herd, number], table.acrobat[herd, number]
        if card != NOBODY:
            standing.append(
                Place(number, cow(table, card), None if acrobat == NOBODY else cow(table, acrobat))
            )
    return standing


def farmer(table: Table, seat: int) -> Farmer:
    """What everyone sees of this farmer."""
    shown = [card for card in range(table.cards) if table.whereabouts[card] == IN_HAND + seat]
    return Farmer(
        hand_size=int(table.hand_size[seat]),
        shown=cows(table, shown),
        shed_size=int(table.shed_size[seat]),
        score=int(table.score[seat]),
    )


def events(table: Table, seat: int) -> list[Event]:
    """What happened in the last move: everyone may know all of it."""
    told: list[Event] = []
    for what, who, card, number, herd in table.events[: table.event_count].tolist():
        told.append(
            Event(
                what=What(what).name.lower().replace("_", "-"),
                seat=None if who == NOBODY else who,
                cow=None if card == NOBODY else cow(table, card),
                number=number,
                herd=herd if table.herds > 1 else None,
            )
        )
    return told


@kernel
def redeal(table: Table, seat: int, whim: Row) -> None:
    """Deal anew all that a farmer who has paid attention cannot know: the pile, hidden hands, chance."""
    pool = table.pile_size
    for other in range(table.seats):
        for place in range(table.hand_size[other]):
            if other != seat and table.whereabouts[table.hand[other, place]] == UNSEEN:
                table.pile[pool] = table.hand[other, place]
                pool += 1
    shuffle(whim, table.pile, pool)
    for other in range(table.seats):
        for place in range(table.hand_size[other]):
            if other != seat and table.whereabouts[table.hand[other, place]] == UNSEEN:
                pool -= 1
                table.hand[other, place] = table.pile[pool]
    for i in range(4):
        table.chance[i] = next_64(whim)
