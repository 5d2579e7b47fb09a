"""A game without its own screen, in a terminal: the table in words, the moves as a numbered list."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smallbox.game_screen import Ask
from smallbox.telling import Fields, Telling, is_list
from smallbox.words import Words


@dataclass(frozen=True)
class PlainScreen:
    """Shows any game with words alone; it is a GameScreen."""

    game: str

    def draw(self, view: Any, legal: Sequence[Any], names: Sequence[str], say: Words) -> RenderableType:
        """The state of the game, what is on the table, who plays, and what can be done."""
        telling, fields = Telling(self.game, names, say), fields_of(view)
        parts: list[RenderableType] = []
        if whole := telling.sentence("table", fields):
            parts.append(Text(whole, style="bold"))
        for name, values in fields.items():
            if is_list(values) and say.has(f"{self.game}-list-{name}"):
                items = ", ".join(telling.items(name, values)) or say("plain-empty")
                parts.append(Text.assemble((f"{say(f'{self.game}-list-{name}')}: ", "bold"), items))
        parts.append(self._seats(telling, fields))
        for number, move in enumerate(legal, 1):
            parts.append(Text(f"  {number:2}  {self.describe(move, view, names, say)}"))
        return Group(*parts)

    def _seats(self, telling: Telling, fields: Fields) -> Table:
        """A line for each player, in seat order."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        asked = fields.get("asked", [])
        for seat, name in enumerate(telling.names):
            own = " *" if seat == fields.get("seat") else ""
            words = telling.sentence("seat", fields_of_seat(fields, seat, len(telling.names))) or ""
            style = "reverse" if seat in asked else None
            table.add_row("▶" if seat in asked else "", name + own, words, style=style)
        return table

    def prompt(self, view: Any, legal: Sequence[Any], say: Words) -> str:
        return say("plain-prompt")

    def read(self, text: str, view: Any, legal: Sequence[Any], ask: Ask, say: Words) -> Any:
        """Only the number of a move can be typed."""
        return None

    def describe(self, move: Any, view: Any, names: Sequence[str], say: Words) -> str:
        return Telling(self.game, names, say).move(move)

    def tell(self, event: Any, names: Sequence[str], say: Words) -> str | None:
        return Telling(self.game, names, say).event(event)

    def result(self, view: Any, names: Sequence[str], say: Words) -> str:
        shares = fields_of(view).get("shares", [])
        winners = [name for name, share in zip(names, shares, strict=False) if share]
        return say("plain-result", names=" & ".join(winners), count=len(winners))


def fields_of(view: Any) -> Fields:
    return msgspec.to_builtins(view)


def fields_of_seat(fields: Fields, seat: int, seats: int) -> Fields:
    """From each list with one item per seat, the item of this seat."""
    own = {name: value[seat] for name, value in fields.items() if is_list(value) and len(value) == seats}
    return {**own, "seat": seat}
