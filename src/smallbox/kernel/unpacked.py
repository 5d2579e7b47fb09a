"""A record as ordinary Python numbers, for code that reads many fields of one table: views and events."""

import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from smallbox.kernel.records import CODES

T = TypeVar("T")


class Unpacked:
    """A record as ordinary numbers and tuples, which Python reads many times faster; not for kernels."""

    def __init__(self, table: Any) -> None:
        self.record = table  # for a kernel
        self._bytes: bytes = table.tobytes()
        self._made: dict[Callable[[Unpacked], Any], Any] = {}
        self._layout = layout(table.dtype)
        form, rows, grids, _ = self._layout
        numbers = form.unpack(self._bytes)
        for name, place in rows:
            self.__dict__[name] = numbers[place]
        for name, places in grids:
            self.__dict__[name] = [numbers[place] for place in places]

    def __getattr__(self, name: str) -> Any:
        """A long row, when it is first asked for."""
        if name not in self._layout.later:
            raise AttributeError(name)
        at, form, width = self._layout.later[name]
        row = form.unpack_from(self._bytes, at)
        found = [row[place : place + width] for place in range(0, len(row), width)] if width else row
        self.__dict__[name] = found
        return found

    def raw(self, *names: str) -> list[bytes]:
        """The bytes of these long rows."""
        places = [self._layout.later[name] for name in names]
        return [self._bytes[at : at + form.size] for at, form, _ in places]

    def once(self, make: Callable[["Unpacked"], T]) -> T:
        """What this function makes of the table: made for the first who asks, and the same for all."""
        if make not in self._made:
            self._made[make] = make(self)
        return self._made[make]


LONG = 64  # numbers: a view needs few of the long rows


class Layout(NamedTuple):
    """How to unpack the numbers of a record at once, and which of them belong to which field."""

    form: struct.Struct
    rows: list[tuple[str, int | slice]]  # or a single number
    grids: list[tuple[str, list[slice]]]
    later: dict[
        str, tuple[int, struct.Struct, int]
    ]  # long ones: where they are, their form, and a grid's width


@functools.cache
def layout(dtype: np.dtype[Any]) -> Layout:
    form, end, count = "=", 0, 0
    found = Layout(struct.Struct("="), [], [], {})
    fields: Any = dtype.fields
    for name, (kind, at) in fields.items():
        size = kind.itemsize // kind.base.itemsize
        if size >= LONG:
            width = kind.shape[-1] if kind.ndim > 1 else 0
            found.later[name] = (at, struct.Struct(f"={size}{CODES[kind.base.str[1:]]}"), width)
            continue
        form += f"{at - end}x{size}{CODES[kind.base.str[1:]]}"
        end = at + kind.itemsize
        if kind.ndim == 0:
            found.rows.append((name, count))
        elif kind.ndim == 1:
            found.rows.append((name, slice(count, count + size)))
        else:
            width = kind.shape[-1]
            places = range(count, count + size, width)
            found.grids.append((name, [slice(place, place + width) for place in places]))
        count += size
    return found._replace(form=struct.Struct(f"{form}{dtype.itemsize - end}x"))


def unpacked(table: Any) -> Unpacked:
    """This table as ordinary numbers, if it is not yet."""
    return table if isinstance(table, Unpacked) else Unpacked(table)
