"""What happens in MemoWars, told in sentences: memowars.ftl chooses the words.

Twin: web/src/games/memowars/words.ts.
"""

from collections.abc import Sequence

from smallbox.games.memowars.view import Event, Face
from smallbox.telling import Fields, Format, Telling
from smallbox.words import Words

AS_THEY_ARE: dict[str, Format] = {"slot": str, "x": str, "y": str}  # never 1,234


def telling(names: Sequence[str], say: Words) -> Telling:
    return Telling("memowars", names, say, AS_THEY_ARE)


def card_words(face: Face, names: Sequence[str], say: Words) -> str:
    """What is on the face of a card."""
    fields: Fields = {"kind": face.kind, "owner": face.owner}
    return telling(names, say).sentence("face", fields) or ""


def tell(event: Event, names: Sequence[str], say: Words) -> str | None:
    """An event as a sentence; who may see a face is told what is on it."""
    return telling(names, say).event(event, number=event.x, x=event.x, y=event.y)
