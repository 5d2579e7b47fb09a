"""Kernels for browsers: one WebAssembly module for each of our games, made together with the library.

A module describes itself, so that whoever calls it cannot be mistaken: its section `smallbox` says in JSON
what it was made of, which entries it has, and how its records are laid out. tools/kernels/description.py
writes that, web/src/engine reads it; here it only matters whether the module is up to date.
"""

import hashlib
from pathlib import Path

import msgspec

from smallbox.kernel import library
from smallbox.kernel.sources import is_unchanged

FORM = 1  # changes whenever a client could misread a description, or call an entry in the wrong way
SECTION = b"smallbox"
HEADER = b"\0asm\1\0\0\0"  # of every module
CUSTOM = 0  # the kind of a section that says something about the module


class MadeOf(msgspec.Struct, frozen=True):
    """The files behind a module, and their digest."""

    digest: str
    files: list[str]


class ModuleFile(msgspec.Struct, frozen=True):
    """Where a client finds a module: the digest in its name makes it safe to keep for ever."""

    file: str
    bytes: int


class Described(msgspec.Struct, frozen=True):
    """The part of a description that says whether it is up to date."""

    made_of: MadeOf


def file_of(game: str) -> Path:
    """Where the module of a game is, if it has been made."""
    return library.FOLDER / f"{game}.wasm"


def module_of(game: str) -> bytes | None:
    """The module of one of our games, if there is one that was made of its sources as they are now."""
    try:
        module = file_of(game).read_bytes()
        made_of = msgspec.json.decode(description_in(module), type=Described).made_of
    except (OSError, ValueError):
        return None
    return module if is_unchanged(made_of.digest, made_of.files, str(FORM)) else None


def published(game: str, module: bytes) -> ModuleFile:
    """How a module is offered to clients."""
    return ModuleFile(f"{game}.{hashlib.sha256(module).hexdigest()[:16]}.wasm", len(module))


def section(description: bytes) -> bytes:
    """The section of a module that holds its description; it goes behind all others."""
    contents = bytes([len(SECTION)]) + SECTION + description
    return bytes([CUSTOM]) + leb128(len(contents)) + contents


def description_in(module: bytes) -> bytes:
    """The description that a module holds."""
    if not module.startswith(HEADER):
        raise ValueError("not a WebAssembly module")
    place = len(HEADER)
    while place < len(module):
        kind = module[place]
        size, begin = read_leb128(module, place + 1)
        contents = module[begin : begin + size]
        name = bytes([len(SECTION)]) + SECTION
        if kind == CUSTOM and contents.startswith(name):
            return contents[len(name) :]
        place = begin + size
    raise ValueError("a module without a description")


def leb128(number: int) -> bytes:
    """A size as modules write it: seven bits in each byte, the lowest first."""
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def read_leb128(module: bytes, place: int) -> tuple[int, int]:
    """A size, and the place after it."""
    number, shift = 0, 0
    while True:
        byte = module[place]
        number |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte < 0x80:
            return number, place
