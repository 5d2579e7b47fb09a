"""Writing JSON in a kernel, to the byte as msgspec writes a Struct.

A kernel writes what a person would: brackets, names and values, in the order of the Struct's fields. Commas
come by themselves. Names and words are constants of plain ASCII, so nothing is ever escaped:

    open_object(json)
    field(json, b"card", 7)
    word_field(json, b"species", SPECIES_WORDS[table.species[7]])
    close_object(json)                                              {"card":7,"species":"calf"}
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import numpy as np

from smallbox.kernel.declaring import kernel, kernel_with_plain_form
from smallbox.kernel.records import Record, i8, u1

ROOM = 1 << 16  # bytes: tests work out how long a view or a list of events can become
SCRATCH = 128  # numbers
MOST_SEATS = 10

OBJECT, LIST, COLON, MINUS, ZERO = (ord(sign) for sign in "{[:-0")
NULL, FALSE, TRUE, EMPTY_LIST = b"null", b"false", b"true", b"[]"
SHARES = (b"0.0", *(repr(1 / winners).encode() for winners in range(1, MOST_SEATS + 1)))


class Json(Record):
    """A text while it is written. It is large: each thread keeps one and uses it again."""

    length = i8()
    text = u1(ROOM)
    scratch = i8(SCRATCH)  # for things that have to be put into order before they are written


class PlainJson:
    """The same for plain Python, where the fields of a record are slow."""

    def __init__(self) -> None:
        self.length = 0
        self.text = bytearray(ROOM)
        self.scratch = [0] * SCRATCH


class Words(Protocol):
    """How the type checker sees several words; at run time they are a tuple."""

    def __getitem__(self, place: Any, /) -> bytes: ...
    def __iter__(self) -> Iterator[bytes]: ...


def quoted(words: Iterable[str]) -> Words:
    """These words as JSON writes them."""
    return tuple(f'"{word}"'.encode("ascii") for word in words)


# -------------------------------------------------------------------------------------------- brackets


@kernel
def open_object(json: Json) -> None:
    separate(json)
    put(json, b"{")


@kernel
def close_object(json: Json) -> None:
    put(json, b"}")


@kernel
def open_list(json: Json) -> None:
    separate(json)
    put(json, b"[")


@kernel
def close_list(json: Json) -> None:
    put(json, b"]")


# ---------------------------------------------------------------------------------------------- values


@kernel
def whole(json: Json, number: int) -> None:
    """A whole number."""
    separate(json)
    put_digits(json, number)


@kernel
def word(json: Json, constant: bytes) -> None:
    """One of several constants: a word in quotes (see `quoted`), NULL, EMPTY_LIST and so on."""
    separate(json)
    put(json, constant)


@kernel
def share(json: Json, part: float) -> None:
    """A share of the win: nothing, or one of several equal parts."""
    word(json, SHARES[int(1.0 / part + 0.5) if part > 0.0 else 0])


@kernel
def seats(json: Json, mask: int) -> None:
    """The seats in a bit mask, as `to_move` gives it."""
    open_list(json)
    for seat in range(MOST_SEATS):
        if mask >> seat & 1:
            whole(json, seat)
    close_list(json)


# ---------------------------------------------------------------------------------- fields of an object


@kernel
def name(json: Json, constant: bytes) -> None:
    """The name of a field, whose value comes next."""
    separate(json)
    put(json, b'"')
    put(json, constant)
    put(json, b'":')


@kernel
def field(json: Json, field_name: bytes, number: int) -> None:
    """A field that is a whole number."""
    name(json, field_name)
    put_digits(json, number)


@kernel
def field_or_null(json: Json, field_name: bytes, number: int, null: int) -> None:
    """A field that is a whole number, or null where the table says so with this number."""
    name(json, field_name)
    if number == null:
        put(json, NULL)
    else:
        put_digits(json, number)


@kernel
def word_field(json: Json, field_name: bytes, constant: bytes) -> None:
    """A field that is one of several constants."""
    name(json, field_name)
    put(json, constant)


@kernel
def flag_field(json: Json, field_name: bytes, flag: bool) -> None:
    """A field that is true or false."""
    word_field(json, field_name, TRUE if flag else FALSE)


# ------------------------------------------------------------------------------- what all of it is made of


@kernel
def separate(json: Json) -> None:
    """A comma, unless what comes next is the first between its brackets, or belongs to a name."""
    if json.length:
        last = json.text[json.length - 1]
        if last != OBJECT and last != LIST and last != COLON:
            put(json, b",")


def put_at_once(json: Any, text: bytes) -> None:
    """`put` where nothing is compiled: byte by byte would be slow there."""
    end = json.length + len(text)
    if end > ROOM:
        raise IndexError("a text that is longer than ROOM")
    json.text[json.length : end] = text
    json.length = end


@kernel_with_plain_form(put_at_once)
def put(json: Json, text: bytes) -> None:
    """These very bytes."""
    start = json.length  # read once: a compiler cannot know that the text does not overwrite it
    for place in range(len(text)):
        json.text[start + place] = text[place]
    json.length = start + len(text)


def put_digits_at_once(json: Any, number: int) -> None:
    """`put_digits` where nothing is compiled."""
    put_at_once(json, str(int(number)).encode())


@kernel_with_plain_form(put_digits_at_once)
def put_digits(json: Json, number: int) -> None:
    """A whole number, from its last digit to its first."""
    rest = np.int64(number)  # Numba would make a float of an unsigned number and a negative one
    if rest < 0:
        put(json, b"-")
        rest = -rest
    digits, larger = 1, rest // 10
    while larger:
        digits += 1
        larger //= 10
    start = json.length
    for place in range(start + digits - 1, start - 1, -1):
        json.text[place] = ZERO + rest % 10
        rest //= 10
    json.length = start + digits
