"""How a game looks in a terminal: the module `terminal` in its folder, or its words alone."""

import importlib
import importlib.util
from typing import cast

from smallbox.game import Game
from smallbox.game_screen import GameScreen
from smallbox.terminal.plain_screen import PlainScreen


def screen_of(game: Game) -> GameScreen:
    """The screen of this game."""
    own = f"{game.rules.__package__}.terminal"
    if importlib.util.find_spec(own) is None:
        return PlainScreen(game.name)
    return cast(GameScreen, importlib.import_module(own))
