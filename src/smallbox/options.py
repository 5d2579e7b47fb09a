"""The options of a game for forms and the command line, read from the Struct that holds them; and as numbers.

Kernels, and so browsers, read options as a row of numbers. Twin: web/src/engine/options.ts.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import inspect

LEFT_OPEN = -1  # an option that another one decides, or a seat that is not named
MOST_SEATS = 10


class OptionField(msgspec.Struct, frozen=True):
    """One option. Its message is `<game>-option-<name>`, that of a choice `<game>-option-<name>-<choice>`."""

    name: str
    kind: Literal["number", "choice", "per-seat"]  # per-seat: a list, which the bots' levels may fill in
    default: Any
    least: int | None = None
    most: int | None = None
    choices: list[str | int | bool] = []
    follows: str | None = None  # while this one is left open (null), that option decides


def option_fields(options: type[msgspec.Struct], follows: Mapping[str, str]) -> list[OptionField]:
    """What can be chosen; `follows` maps an option that may be left open to the one that then decides."""
    described = inspect.type_info(options)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"{options} is no Struct")
    return [_field(field, follows.get(field.name)) for field in described.fields]


def _field(field: inspect.Field, follows: str | None) -> OptionField:
    default = field.default if field.default is not msgspec.NODEFAULT else None
    kinds = [kind for kind in _alternatives(field.type) if not isinstance(kind, inspect.NoneType)]
    if follows is None and len(kinds) < len(_alternatives(field.type)):
        raise TypeError(f"the option {field.name} may be left open: say which option it follows")
    match kinds:
        case [inspect.IntType() as number]:
            return OptionField(field.name, "number", default, number.ge, number.le, follows=follows)
        case [inspect.LiteralType() as literal]:
            choices: list[Any] = list(literal.values)
            return OptionField(field.name, "choice", default, choices=choices, follows=follows)
        case [inspect.BoolType()]:
            return OptionField(field.name, "choice", default, choices=[True, False], follows=follows)
        case [inspect.ListType()]:
            return OptionField(field.name, "per-seat", [], follows=follows)
        case _:
            raise TypeError(f"no form knows how to ask for the option {field.name}")


def option_numbers(options: msgspec.Struct, fields: Iterable[OptionField]) -> Iterator[int]:
    """One number for each option, in their order; for a per-seat option MOST_SEATS of them."""
    for field in fields:
        value = getattr(options, field.name)
        if field.kind == "per-seat":
            yield from value
            yield from [LEFT_OPEN] * (MOST_SEATS - len(value))
        elif isinstance(value, str):
            yield field.choices.index(value)
        else:
            yield LEFT_OPEN if value is None else int(value)


def _alternatives(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)
