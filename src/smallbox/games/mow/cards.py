"""What is printed on the cows: the form of cards.toml, and of a file that takes its place."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.mow.table import DECK
from smallbox.mistake import Mistake

Deck = Literal["green", "yellow"]
Species = Literal["ordinary", "closer", "acrobat", "slowpoke", "calf", "thin", "milk", "mad"]

SPECIES: tuple[Species, ...] = ("ordinary", "closer", "acrobat", "slowpoke", "calf", "thin", "milk", "mad")
SPECIALS: dict[Deck, tuple[Species, ...]] = {
    "green": ("closer", "acrobat", "slowpoke"),
    "yellow": ("closer", "calf", "thin", "milk", "mad"),
}
NUMBERS_OF: dict[Species, range] = {  # a species that is not here has no number
    "ordinary": range(1, 16),
    "closer": range(0, 17, 16),
    "acrobat": range(1, 16),
    "thin": range(1, 16),
    "milk": range(1, 16),
}
AT_MOST_ONE: tuple[Species, ...] = ("calf", "thin", "milk", "mad")
ORDINARY_COWS = 42


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of the file: cows of one deck that differ in their number only."""

    deck: Deck
    species: Species
    flies: Annotated[int, Meta(ge=0, le=9)]
    numbers: list[int] = []
    copies: Annotated[int, Meta(ge=0, le=48)] = 0


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    cows: list[Group]


class PrintedCow(msgspec.Struct, frozen=True):
    """What is printed on one card."""

    deck: Deck
    species: Species
    number: int | None
    flies: int


def all_cows(cards: Cards) -> list[PrintedCow]:
    """Every single cow, the green deck first."""
    cows = [
        PrintedCow(group.deck, group.species, number, group.flies)
        for group in cards.cows
        for number in (group.numbers if group.species in NUMBERS_OF else [None] * group.copies)
    ]
    return sorted(cows, key=lambda cow: cow.deck)


def check_cards(cards: Cards, file: str) -> None:
    """Can Mow be played with these cards? If not: a Mistake that names the entry or the deck."""
    for entry, group in enumerate(cards.cows, 1):
        check_group(group, {"file": file, "entry": entry, "deck": group.deck, "species": group.species})
    for deck in SPECIALS:
        check_deck([cow for cow in all_cows(cards) if cow.deck == deck], deck, file)


def check_group(group: Group, where: dict[str, str | int]) -> None:
    """A species belongs to a deck, and has either numbers or copies."""
    if group.species != "ordinary" and group.species not in SPECIALS[group.deck]:
        raise Mistake("mow-cards-deck", **where)
    allowed = NUMBERS_OF.get(group.species)
    if allowed is None:
        if group.numbers or not group.copies:
            raise Mistake("mow-cards-copies", **where)
        return
    if group.copies or not group.numbers:
        raise Mistake("mow-cards-numbers", **where)
    for number in group.numbers:
        if number not in allowed:
            raise Mistake("mow-cards-number", **where, number=number, least=allowed[0], most=allowed[-1])


def check_deck(cows: list[PrintedCow], deck: Deck, file: str) -> None:
    """A deck has 42 ordinary cows and six specials, and flies enough for a game to end."""
    counts = Counter(cow.species for cow in cows)
    if counts["ordinary"] != ORDINARY_COWS or len(cows) != DECK:
        specials = len(cows) - counts["ordinary"]
        raise Mistake("mow-cards-count", file=file, deck=deck, ordinary=counts["ordinary"], specials=specials)
    for species in AT_MOST_ONE:
        if counts[species] > 1:
            raise Mistake("mow-cards-one", file=file, deck=deck, species=species, count=counts[species])
    if sum(cow.flies for cow in cows) < 20:
        raise Mistake("mow-cards-flies", file=file, deck=deck, flies=sum(cow.flies for cow in cows))
