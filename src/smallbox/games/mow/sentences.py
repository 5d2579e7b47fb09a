"""What happens in Mow, told in sentences: mow.ftl chooses the words. Twin: web/src/games/mow/words.ts."""

from collections.abc import Sequence

from smallbox.games.mow.moves import Add, Move
from smallbox.games.mow.view import Cow, Event, View
from smallbox.telling import Telling
from smallbox.words import Words


def cow_words(cow: Cow, say: Words) -> str:
    return say("mow-cow", species=cow.species, number=cow.number or 0, flies=cow.flies)


def herd_number(herd: int) -> int:
    """Herds are counted from one."""
    return herd + 1


def tell(event: Event, names: Sequence[str], say: Words) -> str | None:
    """An event as a sentence."""
    return Telling("mow", names, say, {"herd": herd_number}).event(event)


def name_move(move: Move, view: View, names: Sequence[str], say: Words) -> str:
    """A move in words: the cow, and what is said with it."""
    cow = next((cow for cow in view.hand if isinstance(move, Add) and cow.card == move.card), None)
    return Telling("mow", names, say).move(move, cow=cow)
