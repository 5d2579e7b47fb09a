"""What happens in UWO, told in sentences: uwo.ftl chooses the words. Twin: web/src/games/uwo/words.ts."""

from collections.abc import Sequence

from smallbox.games.uwo.moves import Move
from smallbox.games.uwo.view import Event
from smallbox.telling import Telling
from smallbox.words import Words

COLUMNS, ROWS = 5, 6
LETTERS = "abcde"


def name_of(square: int) -> str:
    """b3 is the second column, third row from the Gnorfs' side."""
    return f"{LETTERS[square % COLUMNS]}{square // COLUMNS + 1}"


def tell(event: Event, names: Sequence[str], say: Words) -> str | None:
    """An event as a sentence."""
    telling = Telling("uwo", names, say, {"square": name_of, "target": name_of})
    return telling.event(event, number=event.number)


def name_move(move: Move, names: Sequence[str], say: Words) -> str:
    """A move in words, without the squares."""
    return Telling("uwo", names, say).move(move)
