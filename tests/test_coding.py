"""Moves as data: whatever can be said is a number, and the number says the same."""

from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from smallbox.coding import Coding, at
from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel.bits import Bits, as_part, part_of, parts, without
from smallbox.registry import OWN_GAMES

OUR_OWN = [pytest.param(find(name), id=name) for name in OWN_GAMES]


def anything(kind: Any) -> st.SearchStrategy[Any]:
    """All values of a type, in its limits."""
    match kind:
        case inspect.UnionType():
            return st.one_of(*map(anything, kind.types))
        case inspect.StructType():
            return st.builds(kind.cls, **{field.name: anything(field.type) for field in kind.fields})
        case inspect.IntType():
            return st.integers(kind.ge, kind.le)
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.ListType():
            least, most = kind.min_length or 0, kind.max_length
            return st.lists(anything(kind.item_type), min_size=least, max_size=most)
        case inspect.NoneType():
            return st.none()
        case _:
            raise TypeError(kind)


@pytest.mark.parametrize("game", OUR_OWN)
@given(data=st.data())
def test_what_is_said_is_understood(game: Game, data: st.DataObject) -> None:
    move = data.draw(anything(inspect.type_info(game.move)))
    code = game.encode(move)
    assert 0 <= code < 1 << 63
    assert game.decode(code) == move


@given(st.integers(0, 2**60 - 1))
def test_parts_lie_side_by_side(number: int) -> None:
    every = parts(4, 6, 50)
    assert every == [Bits(0, 4), Bits(4, 6), Bits(10, 50)]
    assert sum(as_part(part_of(number, bits), bits) for bits in every) == number
    assert part_of(without(number, every[1]), every[1]) == 0
    assert without(number, every[1]) | as_part(part_of(number, every[1]), every[1]) == number


def test_a_field_has_to_say_where_it_is() -> None:
    class Jump(msgspec.Struct, tag="jump"):
        verb: ClassVar = 1
        height: Annotated[int, at(Bits(4, 6))]
        width: int

    class Sleep(msgspec.Struct, tag="sleep"):
        verb: ClassVar = 0

    with pytest.raises(TypeError, match=r"Jump\.width"):
        Coding(Jump | Sleep, Bits(0, 4))
