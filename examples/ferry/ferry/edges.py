"""What people and programs send and get: options, cards, moves, views and events as typed Structs."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ferry.rules import CAST_OFF, What, outcome
from ferry.table import DECK, Table
from smallbox.game import NOBODY, Draws
from smallbox.kernel import unpacked

Number = Annotated[int, Meta(ge=1, le=6)]  # printed on an animal: its weight


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    waterline: Annotated[int, Meta(ge=8, le=20)] = 12  # how much the boat carries


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The form of cards.toml."""

    animals: Annotated[list[Number], Meta(min_length=24, max_length=DECK)]


def prepare(table: Table, players: int, options: Options, cards: Cards) -> None:
    """Put players, options and cards on a blank table."""
    table.seats = players
    table.waterline = options.waterline
    table.deck_size = len(cards.animals)
    table.deck[: table.deck_size] = cards.animals


class Board(msgspec.Struct, tag="board", frozen=True):
    """An animal goes on board."""

    number: Number


class CastOff(msgspec.Struct, tag="cast-off", frozen=True):
    """The boat crosses as it is."""


Move = Board | CastOff


def encode(move: Move) -> int:
    return move.number if isinstance(move, Board) else CAST_OFF


def decode(code: int) -> Move:
    return CastOff() if code == CAST_OFF else Board(code)


class Animal(msgspec.Struct, frozen=True):
    number: int


class View(msgspec.Struct, frozen=True):
    seat: int  # -1 for a spectator
    asked: list[int]  # the seat to move; nobody when the game is over
    boat: list[Animal]
    load: int
    waterline: int
    pile: int  # how many animals
    hands: list[int]  # how many animals each seat holds
    coins: list[int]
    hand: list[Animal]  # one's own
    shares: list[float]  # of the win, when the game is over


def view(record: Table, seat: int) -> View:
    """What this seat may see; NOBODY is a spectator."""
    table = unpacked(record)
    return View(
        seat=seat,
        asked=[] if table.over else [table.turn],
        boat=animals(table.aboard),
        load=table.load,
        waterline=table.waterline,
        pile=table.pile_size,
        hands=list(table.hand_size[: table.seats]),
        coins=list(table.coins[: table.seats]),
        hand=[] if seat == NOBODY else animals(table.hand[seat]),
        shares=[outcome(table, other) for other in range(table.seats)] if table.over else [],
    )


def animals(counts: list[int]) -> list[Animal]:
    return [Animal(number) for number, count in enumerate(counts) for _ in range(count)]


class Event(msgspec.Struct, frozen=True):
    """Something that happened in the last move."""

    what: Literal["boarded", "cast-off", "paid"]
    seat: int
    number: int  # of the animal that boarded, or of the coins paid


WORDS: Any = {What.BOARDED: "boarded", What.CAST_OFF: "cast-off", What.PAID: "paid"}


def events(record: Table, seat: int) -> list[Event]:
    """Everyone may know all that happened in the last move."""
    table = unpacked(record)
    return [Event(WORDS[what], who, number) for what, who, number in table.events[: table.event_count]]


def draws(before: Table, after: Table, is_deal: bool) -> Draws:
    """What chance brings: who starts, and the whole pile before anybody draws. Twin: verify.py."""
    return {"starter": int(after.turn), "pile": after.pile[: after.deck_size].tolist()}
