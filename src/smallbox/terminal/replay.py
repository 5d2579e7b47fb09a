"""Watching a saved game again."""

from pathlib import Path

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from smallbox.game import NOBODY
from smallbox.match import Match
from smallbox.record import Recorded
from smallbox.terminal.face import Face, write_picture
from smallbox.words import Words


def replay(
    saved: Recorded, face: Face, console: Console, say: Words, *, stepwise: bool, svg: Path | None = None
) -> None:
    """Tell the game move by move, as a spectator saw it; stepwise also shows the table each time."""
    done = saved.match
    again = Match(done.game, done.players, done.options, done.cards, done.key)
    paint(again, saved.names, face, say, svg)  # at once: says if it cannot be done
    tell(again, saved.names, face, console, say)
    for number, (seat, move) in enumerate(done.moves, 1):
        if stepwise:
            console.print(Line(say("replay-move", number=number, count=len(done.moves)), style="green"))
            show(again, saved.names, face, console, say, svg)
            console.input(f"{say('press-enter')} ")
        again.append(seat, move)
        tell(again, saved.names, face, console, say)
    console.print(Line(say("to-the-end"), style="green"))
    show(again, saved.names, face, console, say, svg)
    if not again.asked:
        view = again.game.view(again.tables[0], NOBODY)
        console.print(Text(face.result(view, saved.names, say), style="bold"))


def show(match: Match, names: list[str], face: Face, console: Console, say: Words, svg: Path | None) -> None:
    """The table as a spectator sees it."""
    view = match.game.view(match.tables[0], NOBODY)
    console.print(face.draw(view, [], names, say))
    paint(match, names, face, say, svg)


def paint(match: Match, names: list[str], face: Face, say: Words, svg: Path | None) -> None:
    """The same as a picture, if one is wanted."""
    if svg:
        write_picture(face, svg, match.game.view(match.tables[0], NOBODY), names, say)


def tell(match: Match, names: list[str], face: Face, console: Console, say: Words) -> None:
    number = len(match.moves)
    for event in match.game.events(match.tables[0], NOBODY):
        console.print(Text(f"{number:4}  {face.tell(event, names, say)}"))
