"""A record as ordinary Python numbers, for plain functions that read many fields of one table."""

import functools
import struct
from typing import Any, NamedTuple

import numpy as np

# what `struct` calls the numbers of a record
STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u8": "Q", "f8": "d"}
LONG = 64  # numbers: longer rows are unpacked on demand, since a view needs few of them


class Unpacked:
    """A record as ordinary numbers and tuples, which Python reads many times faster."""

    def __init__(self, table: Any) -> None:
        self._bytes: bytes = table.tobytes()
        self._layout = layout(table.dtype)
        form, rows, grids, _ = self._layout
        numbers = form.unpack(self._bytes)
        for name, place in rows:
            self.__dict__[name] = numbers[place]
        for name, places in grids:
            self.__dict__[name] = [numbers[place] for place in places]

    def __getattr__(self, name: str) -> Any:
        """Unpack a long row on first use."""
        if name not in self._layout.later:
            raise AttributeError(name)
        at, form, width = self._layout.later[name]
        row = form.unpack_from(self._bytes, at)
        found = [row[place : place + width] for place in range(0, len(row), width)] if width else row
        self.__dict__[name] = found
        return found


class Layout(NamedTuple):
    """How to unpack all numbers of a record at once, and which field each belongs to."""

    form: struct.Struct
    rows: list[tuple[str, int | slice]]  # or a single number
    grids: list[tuple[str, list[slice]]]
    later: dict[str, tuple[int, struct.Struct, int]]  # long rows: offset, format, and a grid's width


@functools.cache
def layout(dtype: np.dtype[Any]) -> Layout:
    """The layout of these records."""
    form, end, count = "=", 0, 0
    found = Layout(struct.Struct("="), [], [], {})
    fields: Any = dtype.fields
    for name, (kind, at) in fields.items():
        size = kind.itemsize // kind.base.itemsize
        if size >= LONG:
            width = kind.shape[-1] if kind.ndim > 1 else 0
            found.later[name] = (at, struct.Struct(f"={size}{STRUCT_CODES[kind.base.str[1:]]}"), width)
            continue
        form += f"{at - end}x{size}{STRUCT_CODES[kind.base.str[1:]]}"
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


def unpacked(table: Any) -> Any:
    """This table as ordinary numbers, unpacked if necessary; kernels that only read rows take it, too."""
    return table if isinstance(table, Unpacked) else Unpacked(table)
