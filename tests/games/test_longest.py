"""No view and no list of events can be longer than the room that kernels have to write it."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from smallbox.games import find
from smallbox.games.mow import table as mow
from smallbox.kernel.writing import ROOM, SHARES
from smallbox.seeing import Written

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
        case inspect.StrType():  # what an event says
            return most["words"]
        case _:
            raise TypeError(kind)


@pytest.mark.parametrize("name", MOST)
def test_there_is_room_for_the_longest(name: str) -> None:
    game = find(name)
    assert isinstance(game.view, Written)
    assert isinstance(game.events, Written)
    what: Any = game.rules.What
    most = MOST[name] | {"words": 2 + max(len(member.name) for member in what)}
    assert longest(inspect.type_info(game.view.form), most) < ROOM
    assert longest(inspect.type_info(list[game.events.form]), most, "events") < ROOM
