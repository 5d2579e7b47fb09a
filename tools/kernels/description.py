"""What a WebAssembly module says of itself: all that a browser needs to know to play with it and to think.

It is made from the game as Python knows it and travels inside the module, so it always fits. `make protocol`
writes these Structs, and the types of the entries, for TypeScript.
"""

from base64 import b64encode
from typing import Any, Literal, cast, get_args

import msgspec
import numpy as np

from smallbox.bots import thinking
from smallbox.game import Game, Level
from smallbox.kernel import Record, library
from smallbox.kernel.webassembly import FORM, MadeOf
from tools.kernels.made_of import module_sources_of

TABLE = "Table"  # what the record of any game is called
Kind = Literal["i1", "i2", "i4", "i8", "u1", "u8", "f8"]  # of a number, as NumPy calls it: i2 has two bytes
Given = Literal["int", "float", "bool", "nothing"]


class Field(msgspec.Struct, frozen=True):
    """A number of a record, or a row or grid of them."""

    kind: Kind
    offset: int  # bytes from the start of the record
    shape: list[int]  # empty for a single number


class Layout(msgspec.Struct, frozen=True):
    """A record, field by field."""

    size: int  # bytes
    fields: dict[str, Field]


class Entry(msgspec.Struct, frozen=True):
    """A function that can be called; arrays are passed as an address and their sizes."""

    symbol: str  # what the module calls it
    gives: Given


class SearchSettings(msgspec.Struct, frozen=True):
    """The numbers that a search goes by: see bots/thinking.py and the game's advice.toml."""

    slice: int
    room: int
    seedling: int
    most_edges: int
    any_move: int
    boldness: float
    depth: int
    advice: list[float]


class Description(msgspec.Struct, frozen=True):
    """A module."""

    form: int
    game: str
    version: str
    made_of: MadeOf
    seats: list[int]  # possible numbers of players
    most_moves: int
    clauses: dict[int, str]  # what each answer of `check` means
    levels: list[Level]
    search: SearchSettings
    records: dict[str, Layout]
    templates: dict[str, dict[str, Entry]]  # the entries of each
    blank: dict[int, str]  # for each number of players a table before the deal, in base 64


def description_of(game: Game) -> Description:
    """What the module of this game says of itself."""
    return Description(
        form=FORM,
        game=game.name,
        version=game.version,
        made_of=module_sources_of(game),
        seats=list(game.seats),
        most_moves=game.rules.MOST_MOVES,
        clauses={int(rule): game.clause(rule) for rule in game.rules.Rule if rule},
        levels=list(game.levels),
        search=search_of(game),
        records={name: layout_of(record) for name, record in records_of(game).items()},
        templates={
            bound.template: {
                name: entry_of(library.symbol(game.name, bound.template, name), entry)
                for name, entry in bound.entries.items()
            }
            for bound in (game.kernels, game.search)
        },
        blank={players: b64encode(game.blank(players).tobytes()).decode() for players in game.seats},
    )


def search_of(game: Game) -> SearchSettings:
    return SearchSettings(
        slice=thinking.SLICE,
        room=thinking.ROOM,
        seedling=thinking.SEEDLING,
        most_edges=thinking.MOST_EDGES,
        any_move=game.search.ANY,
        boldness=game.advice["boldness"],
        depth=int(game.advice["depth"]),
        advice=[game.advice[name] for name in game.knowledge.ADVICE],
    )


def records_of(game: Game) -> dict[str, type[Record]]:
    """The records that the entries of a game take, by name."""
    taken = [
        kind
        for bound in (game.kernels, game.search)
        for entry in bound.entries.values()
        for _, kind in library.parameters(entry)
        if isinstance(kind, type) and issubclass(kind, Record)
    ]
    return {TABLE: game.table, **{record.__name__: record for record in taken}}


def layout_of(record: type[Record]) -> Layout:
    fields: Any = record.dtype.fields
    return Layout(
        record.dtype.itemsize,
        {name: Field(code_of(kind), at, list(kind.shape)) for name, (kind, at) in fields.items()},
    )


def code_of(kind: np.dtype[Any]) -> Kind:
    """The kind of number in a field, without the order of its bytes, which is the usual one."""
    return cast(Kind, kind.base.str[1:])


def entry_of(symbol: str, entry: Any) -> Entry:
    promised = entry.__annotations__["return"]
    gives: Given = "nothing" if promised is None else promised.__name__
    if gives not in get_args(Given):
        raise TypeError(f"{symbol} gives {gives}, which no browser can be told")
    return Entry(symbol, gives)
