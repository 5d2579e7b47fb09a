"""What is printed on the UWO cards: the form of cards.toml, and of a file that takes its place."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.uwo.table import ARMY, CARDS
from smallbox.mistake import Mistake

Kind = Literal["fist", "pistol", "tank", "ball", "turret", "bazooka", "rider", "dynamite", "miss"]
KINDS: tuple[Kind, ...] = (
    "fist",
    "pistol",
    "tank",
    "ball",
    "turret",
    "bazooka",
    "rider",
    "dynamite",
    "miss",
)
SHIELDED_FROM: tuple[Kind, ...] = KINDS[: KINDS.index("dynamite")]  # nothing stops a blast

FARTHEST = 5  # squares from one end of the field to the other
RIDER_FARTHEST = 3
COSTS = range(1, 7)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the file: what is printed on the cards of one kind."""

    kind: str  # one of KINDS
    copies: Annotated[int, Meta(ge=0)]
    walk: Annotated[int, Meta(ge=0)] = 0  # squares
    walk_energy: Annotated[int, Meta(ge=0)] = 0
    attack: Annotated[int, Meta(ge=0)] = 0  # squares
    attack_energy: Annotated[int, Meta(ge=0)] = 0
    shields: list[str] = []


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file; both sides have the same cards."""

    uwos: list[Card]


def check_cards(cards: Cards, file: str) -> None:
    """Can UWO be played with these cards? If not: a Mistake that names the entry."""
    known: set[str] = set()
    for entry, card in enumerate(cards.uwos, 1):
        where: dict[str, str | int] = {"file": file, "entry": entry, "kind": card.kind}
        if card.kind not in KINDS:
            raise Mistake("uwo-cards-kind", **where, kinds=", ".join(KINDS))
        if card.kind in known:
            raise Mistake("uwo-cards-twice", **where)
        check_card(card, where)
        known.add(card.kind)
    for kind in KINDS:
        if kind not in known:
            raise Mistake("uwo-cards-missing", file=file, kind=kind)
    total = sum(card.copies for card in cards.uwos)
    if total != CARDS:
        raise Mistake("uwo-cards-count", file=file, cards=total, needed=CARDS)


def check_card(card: Card, where: dict[str, str | int]) -> None:
    """Ten fists, costs of one to six, known shields; riders, dynamite and misses are as ruled."""
    if card.kind == "fist" and card.copies != ARMY:
        raise Mistake("uwo-cards-fists", **where, copies=card.copies, needed=ARMY)
    if card.kind == "miss" and (
        card.walk or card.walk_energy or card.attack or card.attack_energy or card.shields
    ):
        raise Mistake("uwo-cards-miss", **where)
    most = RIDER_FARTHEST if card.kind == "rider" else FARTHEST
    if card.walk > most:
        raise Mistake("uwo-cards-walk", **where, squares=card.walk, most=most)
    if card.kind == "rider" and card.attack:
        raise Mistake("uwo-cards-rider", **where)
    if card.kind == "dynamite" and card.attack != 1:
        raise Mistake("uwo-cards-dynamite", **where)
    if card.attack > FARTHEST:
        raise Mistake("uwo-cards-attack", **where, squares=card.attack, most=FARTHEST)
    for squares, cost in ((card.walk, card.walk_energy), (card.attack, card.attack_energy)):
        if cost not in (COSTS if squares else (0,)):
            raise Mistake("uwo-cards-energy", **where, energy=cost, least=COSTS[0], most=COSTS[-1])
    for shield in card.shields:
        if shield not in SHIELDED_FROM:
            raise Mistake("uwo-cards-shield", **where, shield=shield, kinds=", ".join(SHIELDED_FROM))
