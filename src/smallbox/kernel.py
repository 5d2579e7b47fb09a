"""Records, kernels and the random stream: the only module that knows Numba.

A *record* is everything that lies on one table, in one fixed-size block of bytes. A *kernel* is a plain
function over records that Numba compiles to machine code; it runs without the GIL, and with
``NUMBA_DISABLE_JIT=1`` it runs as the ordinary Python that it is.
"""

import functools
import hashlib
import importlib.util
import os
import shutil
import struct
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import (
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    ParamSpec,
    Protocol,
    Self,
    TypeVar,
    cast,
    overload,
)

import numpy as np
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

# One person at a table needs no compiler: uncompiled rules give the same answers and start sooner.
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
KEPT_CACHES = 12  # several checkouts may share one user's cache
OUR_KERNELS = "_ZN8smallbox"  # how the compiled names of all kernels in this package begin
KNOWLEDGE = "9knowledge"  # and what stands in those of what the bots know

# ---------------------------------------------------------------------------------------------- records


class Row(Protocol):
    """How the type checker sees a row or grid of numbers; at run time it is a NumPy array."""

    def __getitem__(self, place: Any, /) -> Any: ...
    def __setitem__(self, place: Any, number: Any, /) -> None: ...
    def __len__(self) -> int: ...


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


CODES = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u8": "Q",
    "f8": "d",
}  # as `struct` names them
i1, i2, i4, i8, u1, u8, f8 = (FieldKind(code) for code in CODES)


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
        return cast(Tables[Self], np.zeros(count, cls.dtype))

    @classmethod
    def same(cls, tables: Tables[Self], chance: Sequence[int] = ()) -> Tables[Self]:
        """A copy to the last byte: NumPy's own leaves out what lies between two fields. With a new random
        stream, if one is given: so it is there in a tenth of the time."""
        copy = bytearray(tables.tobytes())
        if chance:
            fields: Any = cls.dtype.fields
            STREAM.pack_into(copy, fields["chance"][1], *chance)
        return cast(Tables[Self], np.frombuffer(copy, cls.dtype))


class Plain:
    """A record as ordinary numbers and tuples, which Python reads many times faster; not for kernels."""

    def __init__(self, table: Any) -> None:
        self.record = table  # for a kernel
        self._bytes: bytes = table.tobytes()
        self._made: dict[Callable[[Plain], Any], Any] = {}
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

    def once(self, make: Callable[["Plain"], T]) -> T:
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


def plain(table: Any) -> Plain:
    """This table as plain numbers, if it is not yet."""
    return table if isinstance(table, Plain) else Plain(table)


# ---------------------------------------------------------------------------------------------- kernels


def sources() -> list[Path]:
    """Every file that a kernel may come from: an edit in any of them makes a cached kernel stale."""
    here = Path(__file__).parent
    templates = [here / "boundary.py", here / "bots" / "search.py"]
    return sorted([here / "kernel.py", *templates, *here.glob("games/**/*.py")])


def cache_folder(compiler: str) -> Path:
    """Where compiled kernels are kept: a folder of its own for each state of the sources."""
    digest = hashlib.sha256(f"{sys.version} {compiler}".encode())
    for source in sources():
        digest.update(source.read_bytes())
    home = Path(os.environ.get("SMALLBOX_CACHE") or user_cache_path("smallbox")) / "kernels"
    folder = home / digest.hexdigest()[:16]
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_old_caches(home)
    except OSError:  # a home that cannot be written to: compile anew in each process
        folder = Path(tempfile.mkdtemp(prefix="smallbox-"))
    return folder


def forget_old_caches(home: Path) -> None:
    """Remove the compiled kernels of all but the latest states of the sources."""
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def set_up_compiler() -> tuple[Callable[..., Any] | None, Path | None]:
    """Numba's compiler, told how we want kernels, and its cache; nothing if they run as plain Python."""
    if not COMPILED:
        return None, None
    import numba
    from numba.core import config

    settings: Any = config
    cache = cache_folder(f"{numba.__version__} {settings.BOUNDSCHECK}")
    count_from_the_front()
    # Without reference counts a kernel is twice as fast, but cannot make an array.
    njit: Any = numba.njit
    return functools.partial(njit, cache=True, nogil=True, error_model="numpy", _nrt=False), cache


def count_from_the_front() -> None:
    """Leave out of our kernels, and of no others, the question whether an index counts from the end.

    None of them ever counts so, and Numba, which has no switch for it, would ask at every look into a row: up
    to a quarter of the time of a move. With bounds checking a negative index is now refused like any other.
    What bots know is left as it was: not all of it is run with bounds checking by the tests.
    """
    from numba.core import types
    from numba.np import arrayobj

    numba_arrays, kinds = cast(Any, arrayobj), cast(Any, types)
    usual = numba_arrays.fix_integer_index

    def index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
        name = builder.function.name
        if kind.signed and name.startswith(OUR_KERNELS) and KNOWLEDGE not in name:
            return context.cast(builder, place, kind, kinds.intp)
        return usual(context, builder, kind, place, size)

    numba_arrays.fix_integer_index = index


_compile, CACHE = set_up_compiler()


def keep_kernels_in(folder: str) -> None:
    """Where in the cache the kernels that are declared next are kept."""
    if CACHE is not None:
        from numba.core import config

        settings: Any = config
        settings.CACHE_DIR = str(CACHE / folder)


keep_kernels_in("")


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call, keep it on disk, run it without the GIL; inlined, as in C."""
    return _compile(forceinline=True)(function) if _compile else function


def big_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is called, not copied into all its callers: for those that take long to compile."""
    return _compile()(function) if _compile else function


def wrapping_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel whose unsigned sums and products wrap around on purpose."""
    if COMPILED:
        return kernel(function)
    return np.errstate(over="ignore")(function)


_bound: dict[str, tuple[Any, ...]] = {}


def bind(template: str, game: str, *kernels: Any) -> ModuleType:
    """A copy of a module for one game; the copy gets these kernels from `bound(__name__)`.

    Numba keeps on disk what a kernel calls by a module's name, never what it got as an argument or closes
    over. So code that serves every game (playouts, search) is one module, loaded once for each game.
    """
    path = Path(__file__).parent / template
    spec = importlib.util.spec_from_file_location(f"smallbox.bound.{path.stem}_{game}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    _bound[spec.name] = kernels
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where Numba looks for it when it loads a kernel from disk
    keep_kernels_in(game)  # all copies come from one file, which is what Numba tells kernels apart by
    spec.loader.exec_module(module)
    keep_kernels_in("")
    return module


def bound(module: str) -> tuple[Any, ...]:
    """The kernels that this copy of a template was bound to."""
    return _bound[module]


# ------------------------------------------------------------------------------------ the random stream
# xoshiro256** by David Blackman and Sebastiano Vigna; its state is four uint64, usually `table.chance`.
# Everything stays uint64: Numba makes a float of a uint64 and a signed number.

_5, _7, _9, _11, _17, _19, _32, _45, _57 = (np.uint64(n) for n in (5, 7, 9, 11, 17, 19, 32, 45, 57))
_27, _30, _31, _ONE = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(1)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)


@wrapping_kernel
def next_64(chance: Row) -> Any:
    """The stream's next 64 bits."""
    product = chance[1] * _5
    result = ((product << _7) | (product >> _57)) * _9
    shifted = chance[1] << _17
    chance[2] ^= chance[0]
    chance[3] ^= chance[1]
    chance[1] ^= chance[2]
    chance[0] ^= chance[3]
    chance[2] ^= shifted
    chance[3] = (chance[3] << _45) | (chance[3] >> _19)
    return result


@wrapping_kernel
def draw(chance: Row, below: int) -> int:
    """A whole number from 0 up to, not including, `below`: every one equally likely (below < 2**32)."""
    limit = np.uint64(below)
    product = (next_64(chance) >> _32) * limit
    if (product & _LOW_HALF) < limit:  # only here some numbers could come up once too often
        unfair = ((_LOW_HALF - limit) + _ONE) % limit
        while (product & _LOW_HALF) < unfair:
            product = (next_64(chance) >> _32) * limit
    return np.int64(product >> _32)  # pyright: ignore[reportReturnType]


@kernel
def shuffle(chance: Row, cards: Row, count: int) -> None:
    """Put the first `count` cards into an order of which every one is equally likely."""
    for last in range(count - 1, 0, -1):
        other = draw(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@wrapping_kernel
def seed_stream(chance: Row, seed: int, index: int) -> None:
    """Start a stream for the index-th game of a seed: SplitMix64 over both, so that no two are alike."""
    state = np.uint64(seed) * _MIX_1 ^ np.uint64(index) * _MIX_2
    for i in range(4):
        state = state + _GOLDEN
        mixed = (state ^ (state >> _30)) * _MIX_1
        mixed = (mixed ^ (mixed >> _27)) * _MIX_2
        chance[i] = mixed ^ (mixed >> _31)


# The place of a lone bit, up to sixteen: powers of two leave different rests when divided by nineteen.
POSITION = tuple(next((bit for bit in range(16) if (1 << bit) % 19 == rest), 0) for rest in range(19))


@kernel
def one_of(seats: int, whim: Row) -> int:
    """One of the seats in a bit mask, by chance where there are several."""
    seat = POSITION[(seats & -seats) % 19]
    if seats >> seat == 1:
        return seat
    while True:
        seat = draw(whim, 16)
        if seats >> seat & 1:
            return seat
