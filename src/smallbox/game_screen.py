"""What the terminal needs from a game to show it and to understand a player."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from smallbox.mistake import Mistake
from smallbox.words import Words

Ask = Callable[[str], str]  # asks a question, returns what was typed


class GameScreen(Protocol):
    """The module `terminal` in a game's folder; a game without one is shown by terminal/plain_screen.py."""

    def draw(self, view: Any, legal: Sequence[Any], names: Sequence[str], say: Words) -> RenderableType:
        """The table as this view shows it, with playable cards highlighted."""
        ...

    def prompt(self, view: Any, legal: Sequence[Any], say: Words) -> str:
        """What can be typed now."""
        ...

    def read(self, text: str, view: Any, legal: Sequence[Any], ask: Ask, say: Words) -> Any:
        """The move that was meant, legal or not; None if the text means nothing.

        If this returns None for a number, it is the number of a move in the list of legal ones. A ValueError
        says that the text does mean something, but nothing that exists on this table.
        """
        ...

    def describe(self, move: Any, view: Any, names: Sequence[str], say: Words) -> str:
        """A move in words."""
        ...

    def tell(self, event: Any, names: Sequence[str], say: Words) -> str | None:
        """An event as a sentence of the log; None if it is not worth a line."""
        ...

    def result(self, view: Any, names: Sequence[str], say: Words) -> str:
        """How the game ended."""
        ...


# ------------------------------------------------------------------------- what only some games have


@runtime_checkable
class WithMenu(Protocol):
    """A game with so many legal moves that a plain list of them would be no help."""

    def menu(self, view: Any, legal: Sequence[Any], names: Sequence[str], say: Words) -> RenderableType:
        """The legal moves, in order."""
        ...


@runtime_checkable
class WithOrder(Protocol):
    """A game whose table shows in an order of its own what can be played."""

    def in_order(self, legal: Sequence[Any], view: Any) -> list[Any]:
        """The legal moves in the order of the table."""
        ...


@runtime_checkable
class WithPicture(Protocol):
    """A game whose table can be drawn as a picture."""

    def picture(self, view: Any, names: Sequence[str], say: Words) -> str:
        """The table as this view shows it, as SVG."""
        ...


def forgets(screen: GameScreen) -> bool:
    """Is it against the rules to look back at the screen? A game says so with FORGETS."""
    return bool(getattr(screen, "FORGETS", False))


def write_picture(screen: GameScreen, path: Path, view: Any, names: Sequence[str], say: Words) -> None:
    """Draw the table into a file."""
    if not isinstance(screen, WithPicture):
        raise Mistake("no-picture")
    try:
        path.write_text(screen.picture(view, names, say), encoding="utf-8")
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None
