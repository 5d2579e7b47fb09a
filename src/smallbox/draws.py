"""What chance decided in one step, as an export tells it.

A game says it in one of two ways: a kernel writes it as JSON (`WrittenDraws`), so that a browser can export a
game without Python; or a plain function makes a dictionary, which is enough for a game from another package.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from smallbox.kernel import Bound, Record, Tables
from smallbox.kernel.writing import Json
from smallbox.seeing import desk

Draws = dict[str, Any]
PlainDraws = Callable[[Any, Any, bool], Draws]  # of the table before and after, and whether it is the deal
WriteDraws = Callable[[Json, Any, Any, bool], None]  # kernel: json, table before and after, is it the deal?


class WrittenDraws(NamedTuple):
    """What chance decided, written as JSON by a kernel."""

    write: WriteDraws


def draws_kernel(draws: PlainDraws | WrittenDraws) -> WriteDraws | None:
    """The kernel that writes it, if there is one."""
    return draws.write if isinstance(draws, WrittenDraws) else None


class Drawing(NamedTuple):
    """What chance decided in a game, in either way."""

    draws: PlainDraws | WrittenDraws
    table: type[Record]
    kernels: Bound

    def between(self, before: Tables[Any], after: Tables[Any], is_deal: bool) -> Draws:
        """What chance decided between these two tables."""
        if not isinstance(self.draws, WrittenDraws):
            return self.draws(before[0], after[0], is_deal)
        both: Any = self.table.array(2)
        both[0], both[1] = before[0], after[0]
        return msgspec.json.decode(desk.written(self.kernels, "draws", both, int(is_deal)))
