"""Moves as numbers: their Structs say for each field which bits of the number it is, and what these say.

    class Walk(msgspec.Struct, tag="walk", frozen=True):
        verb: ClassVar = codes.WALK
        square: Annotated[Square, at(codes.ORIGIN, says=SQUARES)]
        to: Annotated[Square, at(codes.TARGET, says=SQUARES)]

So the knowledge is data: a browser gets it as JSON, and turns moves into numbers and back as we do here.
Twin: web/src/engine/moves.ts.
"""

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from smallbox.kernel.bits import Bits, part_of

Said = str | int | None  # a value of a field; None if it is left out


class Part(Struct, frozen=True, omit_defaults=True):
    """A field of a move: which bits of its number, and what the number there says."""

    first: int  # how many bits come before it
    width: int  # of each item, if it is a list
    says: list[Said] = []  # what each number stands for, if not for itself
    least: int = 0  # what 0 stands for, where a number stands for itself
    absent: int | None = None  # the number that stands for a field that is left out
    items: int = 0  # of a list, at most: side by side, with 0 after the last; 0 if it is no list

    def write(self, value: Any) -> int:
        """The bits of this value."""
        if not self.items:
            return self._number(value) << self.first
        places = range(self.first, self.first + self.items * self.width, self.width)
        return sum(self._number(item) << place for item, place in zip(value, places, strict=False))

    def read(self, code: int) -> Any:
        """The value that these bits of a move stand for."""
        if not self.items:
            return self._value(part_of(code, Bits(self.first, self.width)))
        places = range(self.first, self.first + self.items * self.width, self.width)
        numbers = [part_of(code, Bits(place, self.width)) for place in places]
        return [self._value(number) for number in numbers if number]

    def _number(self, value: Any) -> int:
        if self.says:
            return self.says.index(value)
        return value - self.least if self.absent is None or value is not None else self.absent

    def _value(self, number: int) -> Said:
        if self.says:
            return self.says[number]
        return None if number == self.absent else number + self.least


class Form(Struct, frozen=True):
    """One kind of move."""

    verb: int
    fields: dict[str, Part]


class MoveCodes(Struct, frozen=True):
    """How the moves of a game are written as numbers."""

    verb: Part
    forms: dict[str, Form]  # by the type of the move


def at(
    bits: Bits,
    says: Sequence[Said] = (),
    *,
    least: int = 0,
    absent: int | None = None,
    items: int = 0,
) -> Part:
    """To be put into the annotation of a field: it is here."""
    return Part(bits.first, bits.width, list(says), least, absent, items)


class Coding:
    """The moves of a game: a union of Structs, whose `verb` is in these bits."""

    def __init__(self, moves: Any, verb: Bits) -> None:
        structs: tuple[Any, ...] = get_args(moves)
        self.codes = MoveCodes(at(verb), {tag_of(struct): form_of(struct) for struct in structs})
        self._forms = {struct: self.codes.forms[tag_of(struct)] for struct in structs}
        self._structs = {form.verb: struct for struct, form in self._forms.items()}

    def encode(self, move: Struct) -> int:
        """The move as one number."""
        form = self._forms[type(move)]
        code = self.codes.verb.write(form.verb)
        for name, part in form.fields.items():
            code |= part.write(getattr(move, name))
        return code

    def decode(self, code: int) -> Any:
        """The move that a number stands for, if it stands for one."""
        struct = self._structs[self.codes.verb.read(code)]
        return struct(**{name: part.read(code) for name, part in self._forms[struct].fields.items()})


def tag_of(struct: Any) -> str:
    return struct.__struct_config__.tag


def form_of(struct: Any) -> Form:
    """What the annotations of this Struct say."""
    hints = get_type_hints(struct, include_extras=True)
    return Form(struct.verb, {name: part_in(struct, name, hints[name]) for name in struct.__struct_fields__})


def part_in(struct: Any, name: str, hint: Any) -> Part:
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Part):
            return note
    raise TypeError(f"{struct.__name__}.{name} does not say which bits of a move it is")
