"""Reach and shields as the browser shows them are what the rules say; its own tests read the same file."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallbox.games.uwo import GAME
from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import Attack, Blast, Ride
from tests.games.uwo.arena import Arena

ROWS, COLUMNS = 6, 5
SQUARES = range(ROWS * COLUMNS)
REACH: dict[str, Any] = json.loads((Path(__file__).parents[3] / "web/src/games/uwo/reach.json").read_text())
Field = dict[int, tuple[int, str]]  # who stands where: the side, and the kind with ! when it is knocked out


def arena(field: Field, turn: int) -> Arena:
    """This field in the turn of one side."""
    gnorfs, pnorfs = (
        {square: word for square, (side, word) in field.items() if side == seat} for seat in (0, 1)
    )
    arena = Arena(gnorfs, pnorfs)
    arena.table.turn = arena.table.asked = turn
    return arena


def reach(field: Field, square: int) -> list[int]:
    """The squares where this UWO could hit somebody; somebody is put where nobody stands."""
    side, kind = field[square]
    found = list[int]()
    for target in SQUARES:
        if target == square:
            continue
        if kind == "dynamite":
            blown = arena(field | {target: field.get(target, (side, "fist"))}, side).play(Blast(square))
            if blown.at(target) is None:
                found.append(target)
        else:
            other, word = field.get(target, (1 - side, "fist"))
            shieldless = field | {target: (other, word.rstrip("!") + "!")}  # as the knocked-out are
            if arena(shieldless, side).check(Attack(square, target)) == Rule.OK:
                found.append(target)
    return found


def shielded(field: Field, square: int) -> list[int]:
    """The squares of the enemies that this kind could not hurt from the next square, nor ride over."""
    side, kind = field[square]
    found = list[int]()
    for target, (other, word) in field.items():
        if other == side or kind == "dynamite":  # no shield stops a blast
            continue
        here, there = neighbours(target)[:2]
        move = Ride(here, [target, there]) if kind == "rider" else Attack(here, target)
        refusal = arena({here: (side, kind), target: (other, word)}, side).check(move)
        if refusal in (Rule.ATTACK_SHIELDED, Rule.RIDER_NOT_BAZOOKA):
            found.append(target)
    return sorted(found)


def neighbours(square: int) -> list[int]:
    """The squares beside, before and behind it."""
    row, column = divmod(square, COLUMNS)
    beside = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    return [r * COLUMNS + c for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS]


def test_the_cards_are_those_of_the_game() -> None:
    assert REACH["cards"] == msgspec.to_builtins(GAME.own_cards)["uwos"]


@pytest.mark.parametrize("number", range(len(REACH["positions"])))
def test_what_the_rules_say_of_each_position(number: int) -> None:
    position = REACH["positions"][number]
    field: Field = {square: (side, word) for square, side, word in position["field"]}
    for square, reached, safe in position["seen"]:
        assert reach(field, square) == reached, field[square]
        assert shielded(field, square) == safe, field[square]
