"""The entries of the templates, and the records that they take, as TypeScript sees them.

Where a field lies differs from game to game and is said by each module; what is written here is the same for
all games, and lets the compiler check who calls.
"""

from typing import Any

from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel import Bound, Record, library
from smallbox.kernel.records import ArrayKind
from smallbox.registry import OWN_GAMES
from tools.kernels.description import TABLE, code_of, records_of

HEAD = """\
// Made by `make protocol` from the templates of the kernels: do not edit.
import type { Block, Int } from "../engine/memory";
"""
RESULTS = {int: "bigint", float: "number", bool: "boolean", None: "void"}


def entries_and_fields() -> str:
    """Two interfaces: what can be called, and of what kind the fields of the records are."""
    games = [find(name) for name in OWN_GAMES]
    templates = (games[0].kernels, games[0].search)
    return "\n".join(
        [
            HEAD,
            "/** The kinds of the fields of each record; of a table, those that all games have. */",
            "export interface Records {",
            *(block(name, fields) for name, fields in common_fields(games).items()),
            "}",
            "",
            "/** The entries of each template. */",
            "export interface Templates {",
            *(block(bound.template, entries(bound)) for bound in templates),
            "}",
            "",
        ]
    )


def block(name: str, lines: list[str]) -> str:
    return "\n".join([f"  {name}: {{", *(f"    {line};" for line in lines), "  };"])


def common_fields(games: list[Game]) -> dict[str, list[str]]:
    """The fields that a record has in every game."""
    kinds = [{name: fields_of(record) for name, record in records_of(game).items()} for game in games]
    return {
        name: [line for line in kinds[0][name] if all(line in other[name] for other in kinds)]
        for name in kinds[0]
    }


def fields_of(record: type[Record]) -> list[str]:
    fields: Any = record.dtype.fields
    return [f'{name}: "{code_of(kind)}"' for name, (kind, *_) in fields.items()]


def entries(bound: Bound) -> list[str]:
    return [
        f"{name}({', '.join(taken(entry))}): {RESULTS[entry.__annotations__['return']]}"
        for name, entry in bound.entries.items()
    ]


def taken(entry: Any) -> list[str]:
    """The parameters of an entry."""
    return [
        f"{name}: Int" if kind is int else f'{name}: Block<"{items_of(kind)}">'
        for name, kind in library.parameters(entry)
    ]


def items_of(kind: Any) -> str:
    """What is in an array: records of this name, or numbers of this kind."""
    if isinstance(kind, ArrayKind):
        return kind.code
    return TABLE if kind is Any else kind.__name__
