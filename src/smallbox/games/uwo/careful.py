"""A careful player."""

from smallbox.games.uwo.table import Table
from smallbox.kernel import Row, kernel


@kernel
def careful(table: Table, seat: int, moves: Row, count: int) -> int:
    """The last move."""
    return moves[count - 1]
