"""What the terminal needs to know of a game to show it and to understand a player."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from smallbox.words import Words

Ask = Callable[[str], str]  # puts a question, gives back what was typed


class Face(Protocol):
    """A module for each game: terminal/mow.py and so on."""

    def draw(self, view: Any, legal: Sequence[Any], names: Sequence[str], say: Words) -> RenderableType:
        """The table as this view shows it; what can be played stands out."""
        ...

    def prompt(self, view: Any, say: Words) -> str:
        """What can be typed now."""
        ...

    def read(self, text: str, view: Any, legal: Sequence[Any], ask: Ask, say: Words) -> Any:
        """The move that was meant, legal or not; None if the text means nothing."""
        ...

    def describe(self, move: Any, view: Any, names: Sequence[str], say: Words) -> str:
        """A move in words."""
        ...

    def tell(self, event: Any, names: Sequence[str], say: Words) -> str:
        """An event as a sentence of the log."""
        ...

    def result(self, view: Any, names: Sequence[str], say: Words) -> str:
        """How the game ended."""
        ...
