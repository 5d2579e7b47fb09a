"""How a game looks in a terminal: the module `terminal` in its folder."""

import importlib
from typing import cast

from smallbox.game import Game
from smallbox.game_screen import GameScreen


def screen_of(game: Game) -> GameScreen:
    """How this game is drawn, asked about and told."""
    return cast(GameScreen, importlib.import_module(f"{game.rules.__package__}.terminal"))
