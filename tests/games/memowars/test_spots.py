"""The spots and tosses that the browser's measuring is tested with are what the rules say of them."""

import json
from pathlib import Path
from typing import Any

import msgspec

from smallbox.games.memowars.moves import Return, Toss
from smallbox.games.memowars.table import RETURN, TOSS
from tests.games.memowars.galaxies import MINE, battle, refused, view

SPOTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "web/src/games/memowars/spots.json").read_text()
)
KINDS = ["planet", "planet", "scanner", "scanner", "double", "double", "blaster", "blaster", "retro"]
CARDS = [
    *((MINE, "mine", *card) for card in SPOTS["cards"][:3]),
    *((1, kind, *card) for kind, card in zip(KINDS, SPOTS["cards"][3:], strict=True)),
]


def test_what_the_rules_say_of_each_spot() -> None:
    tables = battle(*CARDS)
    tables[0].phase = RETURN
    assert SPOTS["measures"] == msgspec.to_builtins(view(tables, 0).measures)
    for x, y, angle, said in SPOTS["spots"]:
        clause = refused(tables, 0, Return("blaster", x, y, angle))
        assert clause == (None if said == "fits" else f"memowars.place.{said}"), (x, y, angle)


def test_every_toss_of_a_gesture_is_legal() -> None:
    tables = battle(*CARDS, turn=1)
    tables[0].phase, tables[0].up = TOSS, SPOTS["shooter"]
    for _, _, x, y, direction, strength in SPOTS["tosses"]:
        assert refused(tables, 1, Toss(x, y, direction, strength)) is None
