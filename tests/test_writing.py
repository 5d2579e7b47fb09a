"""Kernels write JSON to the byte as msgspec does, in all three ways."""

import json as standard
from enum import IntEnum
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallbox.kernel import Tables, kernel
from smallbox.kernel import writing as write
from smallbox.kernel.declaring import declared
from smallbox.kernel.events import EventHead, event_words, open_event
from smallbox.kernel.writing import ROOM, Json, PlainJson, quoted
from tests.ways import BY_THE_THOUSAND, compiled

WORDS = ("ordinary", "closer", "game-over")
QUOTED = quoted(WORDS)
WHOLE = st.integers(-(2**62), 2**62)


class Inner(msgspec.Struct):
    number: int | None
    flag: bool
    word: str
    none: str | None = None


class Outer(msgspec.Struct):
    first: int
    inner: Inner
    empty: list[int]
    seats: list[int]
    several: list[Inner]
    shares: list[float]


@kernel
def write_inner(json: Json, number: int) -> None:
    write.open_object(json)
    write.field_or_null(json, b"number", number, 7)
    write.flag_field(json, b"flag", number > 0)
    write.word_field(json, b"word", QUOTED[number % 3])
    write.name(json, b"none")
    write.word(json, write.NULL)
    write.close_object(json)


@compiled
@kernel
def write_outer(jsons: Tables[Json], number: int, mask: int, winners: int) -> int:
    json = jsons[0]
    json.length = 0
    write.open_object(json)
    write.field(json, b"first", number)
    write.name(json, b"inner")
    write_inner(json, number)
    write.word_field(json, b"empty", write.EMPTY_LIST)
    write.name(json, b"seats")
    write.seats(json, mask)
    write.name(json, b"several")
    write.open_list(json)
    for small in range(6, 9):
        write_inner(json, small)
    write.close_list(json)
    write.name(json, b"shares")
    write.open_list(json)
    write.share(json, 0.0)
    write.share(json, 1.0 / winners)
    write.close_list(json)
    write.close_object(json)
    return json.length


def inner(number: int) -> Inner:
    return Inner(None if number == 7 else number, number > 0, WORDS[number % 3])


def blank() -> Any:
    """Something to write in, as this run of the tests needs it."""
    return Json.array(1) if BY_THE_THOUSAND else [PlainJson()]


@given(number=WHOLE, mask=st.integers(0, 1023), winners=st.integers(1, 10))
def test_it_is_what_msgspec_writes(number: int, mask: int, winners: int) -> None:
    jsons = blank()
    text = bytes(jsons[0].text[: write_outer(jsons, number, mask, winners)])
    seats = [seat for seat in range(10) if mask >> seat & 1]
    several = [inner(small) for small in range(6, 9)]
    wanted = Outer(number, inner(number), [], seats, several, [0.0, 1 / winners])
    assert text == msgspec.json.encode(wanted)
    assert standard.loads(text) == msgspec.to_builtins(wanted)


class What(IntEnum):
    DEALT = 1
    GAME_OVER = 3


@pytest.mark.parametrize(("what", "seat"), [(What.DEALT, 0), (What.GAME_OVER, -1)])
def test_an_event_begins_with_what_happened_and_to_whom(what: What, seat: int) -> None:
    json: Any = PlainJson()
    open_event(json, event_words(What)[what], seat)
    write.close_object(json)
    word = what.name.lower().replace("_", "-")
    wanted = EventHead(word) if seat < 0 else EventHead(word, seat)
    assert bytes(json.text[: json.length]) == msgspec.json.encode(wanted)


@given(numbers=st.lists(WHOLE))
def test_the_forms_for_plain_python_write_the_same(numbers: list[int]) -> None:
    plain: Any = PlainJson()
    as_compiled: Any = PlainJson()
    for number in numbers:
        write.put_digits(plain, number)
        write.put(plain, b", ")
        compiled_form(write.put_digits)(as_compiled, number)
        compiled_form(write.put)(as_compiled, b", ")
    assert (plain.text, plain.length) == (as_compiled.text, as_compiled.length)


def compiled_form(function: Any) -> Any:
    """The form that is compiled, as it stands."""
    how = declared(function)
    assert how is not None
    assert how.function is not function
    return how.function


def test_nothing_is_written_past_the_end() -> None:
    json: Any = PlainJson()
    json.length = ROOM - 3
    write.put(json, b"abc")
    with pytest.raises(IndexError):
        write.put(json, b"d")
    assert len(json.text) == ROOM
