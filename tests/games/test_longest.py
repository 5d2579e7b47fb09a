"""No view and no list of events can be longer than the room that kernels have to write it."""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from smallbox.game import NOBODY
from smallbox.games import find
from smallbox.games.memowars import table as memowars
from smallbox.games.mow import table as mow
from smallbox.games.uwo import table as uwo
from smallbox.kernel.writing import ROOM, SHARES
from smallbox.seeing import Written
from smallbox.telling import is_list, is_struct
from tests.games.test_contract import dealt, walk
from tests.ways import FAST

NUMBER = len(str(-(2**63)))  # no number in a record has more signs
MOST: dict[str, dict[str, int]] = {  # entries in each list; `x[]` is a list in the list x
    "mow": {
        "asked": mow.SEATS,
        "herds": mow.HERDS,
        "herds[]": mow.NUMBERS,
        "farmers": mow.SEATS,
        "shown": mow.HAND,
        "shares": mow.SEATS,
        "hand": mow.HAND,
        "shed": mow.CARDS,
        "events": mow.EVENTS,
    },
    "uwo": {
        "asked": uwo.SEATS,
        "field": uwo.UWOS,
        "sides": uwo.SEATS,
        "removed": uwo.CARDS,
        "cards": uwo.KIND_COUNT,
        "shields": uwo.KIND_COUNT,
        "shares": uwo.SEATS,
        "hand": uwo.CARDS,
        "under": uwo.DECK,
        "events": uwo.EVENTS,
    },
    "memowars": {
        "shares": memowars.SEATS,
        "asked": memowars.SEATS,
        "cards": memowars.CARDS,
        "players": memowars.SEATS,
        "hand": memowars.FLEET,
        "eliminated": memowars.FLEET,
        "events": memowars.EVENTS,
    },
}


def longest(kind: inspect.Type, most: dict[str, int], name: str = "") -> int:
    """The length of the longest JSON of this type."""
    match kind:
        case inspect.UnionType():
            return max(longest(one, most, name) for one in kind.types)
        case inspect.StructType():
            fields = sum(
                len(f'"{each.encode_name}":,') + longest(each.type, most, each.name) for each in kind.fields
            )
            return len("{}") + fields
        case inspect.ListType():
            return len("[]") + most[name] * (1 + longest(kind.item_type, most, f"{name}[]"))
        case inspect.LiteralType():
            return max(len(msgspec.json.encode(value)) for value in kind.values)
        case inspect.IntType():
            return NUMBER
        case inspect.FloatType():
            return max(map(len, SHARES))
        case inspect.BoolType() | inspect.NoneType():
            return len("false")
        case inspect.StrType():  # one of the words that a kernel writes
            return most["words"]
        case _:
            raise TypeError(kind)


def lists_in(value: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Each list in a view, by name, and how long it is."""
    if is_struct(value):
        for field, inner in value.items():
            yield from lists_in(inner, field)
    elif is_list(value):
        yield name, len(value)
        for item in value:
            yield from lists_in(item, f"{name}[]")


@pytest.mark.parametrize("name", MOST)
def test_there_is_room_for_the_longest(name: str) -> None:
    game = find(name)
    assert isinstance(game.view, Written)
    assert isinstance(game.events, Written)
    constants = vars(sys.modules[game.view.write.__module__])
    words = [word for each in constants if each.endswith("_WORDS") for word in constants[each]]
    most = MOST[name] | {"words": max(map(len, words))}
    assert longest(inspect.type_info(game.view.form), most) < ROOM
    assert longest(inspect.type_info(list[game.events.form]), most, "events") < ROOM


@pytest.mark.parametrize("name", MOST)
def test_no_list_is_longer_than_that(name: str) -> None:
    game = find(name)
    for players in {game.seats[0], game.seats[-1]}:
        tables = dealt(game, players, 2)
        for step, _ in enumerate(walk(game, tables, 2)):
            if step % (1 if FAST else 17):
                continue
            for seat in range(NOBODY, players):
                told = {"events": game.seeing.events(tables, seat), "view": game.seeing.view(tables, seat)}
                for where, length in lists_in(msgspec.to_builtins(told)):
                    assert length <= MOST[name][where], where
