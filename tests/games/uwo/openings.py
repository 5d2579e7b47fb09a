"""A game that was just dealt."""

from dataclasses import dataclass
from typing import Any

from smallbox.games.uwo import GAME, Options
from smallbox.games.uwo.view import View
from smallbox.kernel.chance import seed_stream


@dataclass
class Opening:
    tables: Any
    table: Any
    view: View


def opening(seed: int = 1, **options: Any) -> Opening:
    tables = GAME.blank(2, Options(**options))
    seed_stream(tables[0].chance, seed, 0)
    GAME.kernels.setup(tables, 0)
    view = GAME.seeing.view(tables, 0)
    assert isinstance(view, View)
    return Opening(tables, tables[0], view)
