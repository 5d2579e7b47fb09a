"""What a bot gets to see of a table."""

from typing import Any

from smallbox.game import Game
from smallbox.kernel import Tables, seed_stream


def sight(game: Game, tables: Tables[Any], seat: int) -> Tables[Any]:
    """A table made only of what this seat knows: tables that differ in hidden things give the same bytes."""
    seen: Tables[Any] = game.table.array(1)  # blank, for NumPy does not copy what lies between two fields
    seen[0] = tables[0]
    game.kernels.forget(seen, 0, seat)
    seed_stream(seen[0].chance, 0, 0)
    return seen
