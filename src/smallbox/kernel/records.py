"""Records: everything on one table, in one fixed-size block of bytes."""

import struct
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar, cast, overload

import numpy as np

T = TypeVar("T")


class Row(Protocol):
    """How the type checker sees a row or grid of numbers; at run time it is a NumPy array."""

    def __getitem__(self, place: Any, /) -> Any: ...
    def __setitem__(self, place: Any, number: Any, /) -> None: ...
    def __len__(self) -> int: ...


class ArrayKind(NamedTuple):
    """What kind of row or grid an entry takes."""

    code: str  # of its numbers, as NumPy calls them
    dimensions: int = 1


IntRow = Annotated[Row, ArrayKind("i8")]
FloatRow = Annotated[Row, ArrayKind("f8")]
Stream = Annotated[Row, ArrayKind("u8")]  # the state of a random stream
IntGrid = Annotated[Row, ArrayKind("i8", 2)]
FloatGrid = Annotated[Row, ArrayKind("f8", 2)]


class FieldKind:
    """A field of a record: ``turn = i1()`` holds one small number, ``hand = i1(10, 6)`` a grid of them."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, first: int, *more: int) -> Row: ...
    def __call__(self, first: int = 0, *more: int) -> Any:
        return (self.code, (first, *more) if first else ())


i1, i2, i4, i8 = (FieldKind(code) for code in ("i1", "i2", "i4", "i8"))  # signed, by size in bytes
u1, u8, f8 = (FieldKind(code) for code in ("u1", "u8", "f8"))

STREAM = struct.Struct("=4Q")  # `chance = u8(4)`


class Tables(Generic[T]):
    """How the type checker sees an array of records; at run time it is a NumPy array."""

    def __getitem__(self, index: int) -> T: ...
    def __setitem__(self, index: int, table: T) -> None: ...
    def __len__(self) -> int: ...
    def copy(self) -> Self: ...
    def tobytes(self) -> bytes: ...


class Record:
    """Subclass it, list the fields, and ``array(n)`` gives n blank records."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [(name, *spec) for name, spec in vars(cls).items() if not name.startswith("_")]
        taken = [name for name, *_ in fields if hasattr(np.record, name)]
        if taken:
            raise TypeError(
                f"a NumPy record has its own {taken[0]!r}: give that field of {cls.__name__} another name"
            )
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def array(cls, count: int) -> Tables[Self]:
        """An array of blank records."""
        return cast(Tables[Self], np.zeros(count, cls.dtype))

    @classmethod
    def same(cls, tables: Tables[Self], chance: Sequence[int] = ()) -> Tables[Self]:
        """An exact copy of every byte: NumPy's own copy skips those between two fields.

        It can be given a new random stream, which takes a tenth of the time of setting it later.
        """
        copy = bytearray(tables.tobytes())
        if chance:
            fields: Any = cls.dtype.fields
            STREAM.pack_into(copy, fields["chance"][1], *chance)
        return cast(Tables[Self], np.frombuffer(copy, cls.dtype))
