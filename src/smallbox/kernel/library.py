"""Kernels compiled ahead of time: one library for all games, made by `make kernels` and part of the wheel.

For each game the library says which files its kernels were made of, and their digest. If these files have
changed since, the game is played another way until the library is made again.
"""

import functools
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_origin

import cffi

from smallbox.kernel.records import ArrayKind, Tables
from smallbox.kernel.sources import is_unchanged

FOLDER = Path(__file__).parent / "compiled"
CALLED = "1"  # changes whenever functions in the library are called in another way than before
BEING_MADE = FOLDER / "being-made"  # touched all the time while tools/kernels is at work
LAST_SIGN = 10.0  # seconds: without a touch for longer, nobody is at work any more
SUFFIXES = {"linux": "so", "darwin": "dylib", "win32": "dll"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}  # each has two names
RESULTS = {int: "int64_t", float: "double", bool: "_Bool", None: "void"}

_ffi: Any = cffi.FFI()
_latest: list[tuple[Any, Any]] = [(None, None)]  # the array that an entry was last called with, its address


def file_name(system: str = sys.platform, machine: str = "") -> str:
    """What the library for a computer is called."""
    machine = (machine or platform.machine()).lower()
    return f"{system}-{MACHINES.get(machine, machine)}.{SUFFIXES.get(system, 'so')}"


def symbol(game: str, template: str, entry: str) -> str:
    """What an entry is called in the library."""
    return f"{game}_{template}_{entry}"


def sources_symbol(game: str) -> str:
    """The text that says what the kernels of a game were made of: a digest, then the files."""
    return f"{game}_sources"


@functools.cache
def library() -> Any:
    """The library for this computer, or None."""
    try:
        return _ffi.dlopen(str(FOLDER / file_name()))
    except OSError:
        return None


def is_being_made() -> bool:
    """Is the library on its way?"""
    try:
        return time.time() - BEING_MADE.stat().st_mtime < LAST_SIGN
    except OSError:
        return False


def has(game: str) -> bool:
    """Does the library have the kernels of one of our own games, made of its sources as they are now?"""
    if library() is None:
        library.cache_clear()  # it may still come
        return False
    _ffi.cdef(f"extern const char {sources_symbol(game)}[];", override=True)
    try:
        text: str = _ffi.string(getattr(library(), sources_symbol(game))).decode()
    except KeyError:
        return False  # a game that was added since
    digest, *files = text.split("\n")
    return is_unchanged(digest, files, CALLED)


def function_of(name: str, entry: Callable[..., Any]) -> Callable[..., Any]:
    """The compiled form of an entry. It takes NumPy arrays and numbers; nothing is checked."""
    taken, given = list[str](), list[str]()
    first, *_ = parameters(entry)
    for parameter, kind in parameters(entry):
        address = f"address({parameter})" if parameter != first[0] else "known[1]"
        if kind is int:
            taken.append("int64_t")
            given.append(parameter)
        elif isinstance(kind, ArrayKind) and kind.dimensions == 2:
            taken.append("void *, int64_t, int64_t")
            given.append(f"{address}, *{parameter}.shape")
        else:
            taken.append("void *, int64_t")
            given.append(f"{address}, len({parameter})")
    result = RESULTS[entry.__annotations__["return"]]
    _ffi.cdef(f"{result} {name}({', '.join(taken)});", override=True)
    names = ", ".join(parameter for parameter, _ in parameters(entry))
    # One function for each entry, made to measure: looking at the arguments would take as long as the call.
    # The first argument is an array, mostly the same as the last time: finding its address takes a third of a
    # small call.
    body = [
        f"def {entry.__name__}({names}):",
        f"    if (known := latest[0])[0] is not {first[0]}:",
        f"        latest[0] = known = ({first[0]}, address({first[0]}))",
        f"    return call({', '.join(given)})",
    ]
    space: dict[str, Any] = {"address": _ffi.from_buffer, "call": getattr(library(), name), "latest": _latest}
    exec("\n".join(body), space)  # noqa: S102
    return space[entry.__name__]


def parameters(entry: Callable[..., Any]) -> list[tuple[str, Any]]:
    """What an entry takes: `int`, an ArrayKind, or the class of records in an array (Any: its table)."""
    found: list[tuple[str, Any]] = []
    for name, annotation in entry.__annotations__.items():
        if name == "return":
            continue
        if get_origin(annotation) is Tables:
            found.append((name, get_args(annotation)[0]))
        elif annotation is int:
            found.append((name, int))
        else:
            found.append(
                (name, next(part for part in annotation.__metadata__ if isinstance(part, ArrayKind)))
            )
    return found
