"""Moves, events and tables as sentences. Fluent chooses the words; this module only fills in the variables.

An event uses the message `<game>-event-<what>`, a move `<game>-move-<type>`; without a message it gets no
line. A message may use the fields of what it describes:

- `$seat` is a player's name, and `$seat_number` the place at the table, counted from one;
- any other number that could be a seat stays one, and `$field_name` is the name;
- a Struct uses the message `<game>-<field>`, and its fields are `$field_one`, `$field_other`;
- a list is its items, each by `<game>-list-<field>.item`, with `$field_count` the number of items;
- a word that has a message `<game>-<field>-<word>` becomes that message;
- anything missing or empty is `none`; true and false are `yes` and `no`.

Twin: web/src/lib/telling.ts; both are tested with the sentences in web/src/lib/telling.json.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

import msgspec

from smallbox.words import Words

Argument = str | int | float
Fields = dict[str, Any]  # of a Struct, as it is sent
Format = Callable[[Any], Argument]

NONE = "none"


@dataclass(frozen=True)
class Telling:
    """Describes what happens in one game."""

    game: str
    names: Sequence[str]  # of the seats
    say: Words
    formats: Mapping[str, Format] = field(default_factory=dict[str, Format])  # for special fields

    def event(self, event: Any, **more: Any) -> str | None:
        """An event as a sentence; `more` are fields that it lacks."""
        fields: Fields = msgspec.to_builtins({**more, **msgspec.to_builtins(event)})
        return self.sentence(f"event-{fields['what']}", fields)

    def move(self, move: Any, **more: Any) -> str:
        """A move in words, or as it is sent if there are none; `more` is what the table shows of it."""
        fields: Fields = msgspec.to_builtins({**more, **msgspec.to_builtins(move)})
        return self.sentence(f"move-{fields['type']}", fields) or msgspec.json.encode(move).decode()

    def sentence(self, message: str, fields: Fields) -> str | None:
        """This message of the game with these fields filled in; None if there is no such message."""
        message = f"{self.game}-{message}"
        if not self.say.has(message):
            return None
        given = self._arguments(fields)
        return self.say(message, **{name: given.get(name, NONE) for name in self.say.variables(message)})

    def items(self, name: str, values: Sequence[Any]) -> list[str]:
        """The items of a list, each in words."""
        message = f"list-{name}.item"
        return [
            (self.sentence(message, one) if is_struct(one) else None) or str(self._word(name, one))
            for one in values
        ]

    def _arguments(self, fields: Fields) -> dict[str, Argument]:
        given: dict[str, Argument] = {}
        for name, value in fields.items():
            given[name] = self._word(name, value)
            if is_struct(value):
                inside = self._arguments(value)
                given |= {f"{name}_{inner}": argument for inner, argument in inside.items()}
            elif is_list(value):
                given[f"{name}_count"] = len(value)
            elif self._is_seat(value):
                given |= {f"{name}_name": self.names[value], f"{name}_number": value + 1}
        return given

    def _word(self, name: str, value: Any) -> Argument:
        """A value in the form a message gets it."""
        if value is None:
            return NONE
        if name in self.formats:
            return self.formats[name](value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if is_struct(value):
            return self.sentence(name, value) or NONE
        if is_list(value):
            return ", ".join(self.items(name, value)) or NONE
        if name == "seat" and self._is_seat(value):
            return self.names[value]
        if isinstance(value, str):
            return self.sentence(f"{name}-{value}", {}) or value
        return value

    def _is_seat(self, value: Any) -> TypeGuard[int]:
        return type(value) is int and value in range(len(self.names))


def is_struct(value: Any) -> TypeGuard[Fields]:
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
