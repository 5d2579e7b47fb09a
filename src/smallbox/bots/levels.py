"""How strong the bots of each level are: docs/bots.md tells how that was measured."""

from collections.abc import Sequence
from typing import Any

import msgspec

from smallbox.game import Game

LEVELS = range(1, 6)


class Level(msgspec.Struct, frozen=True):
    """What a bot of one level may do."""

    iterations: int  # of the search, at most
    seconds: float  # for one move, at most: a safety net, iterations come first
    blunders: int = 0  # per cent of its moves that it leaves to chance
    memory: int = 100  # per cent of the cards it saw that it remembers, where remembering is part of the game
    steadiness: int = 100  # per cent of the usual scatter, where discs are tossed


STRENGTH: dict[str, tuple[Level, ...]] = {
    "mow": (
        Level(8, 0.2, blunders=60),
        Level(8, 0.2, blunders=25),
        Level(24, 0.2),
        Level(192, 0.5),
        Level(2048, 1.0),
    ),
    "uwo": (
        Level(8, 0.2, blunders=40),
        Level(8, 0.2, blunders=10),
        Level(32, 0.2),
        Level(256, 0.5),
        Level(2048, 1.0),
    ),
    "memowars": (
        Level(16, 0.2, blunders=30, memory=30, steadiness=180),
        Level(16, 0.2, blunders=10, memory=55, steadiness=150),
        Level(32, 0.2, memory=75, steadiness=125),
        Level(96, 0.5, memory=90, steadiness=100),
        Level(1024, 1.0, memory=100, steadiness=80),
    ),
}


def level_of(game: Game, level: int) -> Level:
    """What this level means in this game."""
    return STRENGTH[game.name][level - LEVELS[0]]


def seat_options(game: Game, options: Any, levels: Sequence[int | None]) -> Any:
    """Options with the memory and steadiness of the bots at their seats; None is a seat without a level."""
    options = options or game.options()
    changes: dict[str, list[int]] = {}
    for name in {"memory", "steadiness"} & set(options.__struct_fields__):
        given = getattr(options, name) + [100] * len(levels)
        changes[name] = [
            given[seat] if level is None else getattr(level_of(game, level), name)
            for seat, level in enumerate(levels)
        ]
    return msgspec.structs.replace(options, **changes) if changes else options
