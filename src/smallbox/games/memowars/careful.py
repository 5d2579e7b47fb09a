"""A careful commander."""

from smallbox.games.memowars.table import Table
from smallbox.kernel import Row, kernel


@kernel
def careful(table: Table, seat: int, moves: Row, count: int) -> int:
    return moves[0]
