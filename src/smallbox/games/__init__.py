"""The games: one folder for each of our own, and whatever other packages bring (see registry.py)."""

import functools
import importlib
from typing import TYPE_CHECKING

from smallbox.mistake import Mistake
from smallbox.registry import OWN_GAMES, games_of_others, module_of, names

if TYPE_CHECKING:  # even this loads NumPy, which takes too long for those who only want the names
    from smallbox.game import Game

__all__ = ["all_games", "find", "names"]


@functools.cache
def find(name: str) -> "Game":
    """The game of this name, loaded if it is not yet."""
    if name in OWN_GAMES:
        return importlib.import_module(module_of(name)).GAME
    return _load_from_elsewhere(name)


def all_games() -> "list[Game]":
    """Every game, loaded."""
    return [find(name) for name in names()]


def _load_from_elsewhere(name: str) -> "Game":
    from smallbox.game import Game

    module = module_of(name)  # says so if there is no such game
    try:
        game = games_of_others()[name].load()
    except Exception as error:
        raise Mistake("game-broken", name=name, problem=f"{module}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise Mistake("game-broken", name=name, problem=f"{module} has no Game of that name")
    return game
