"""Watching a saved game again."""

from pathlib import Path

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from smallbox.game import NOBODY
from smallbox.game_screen import GameScreen, write_picture
from smallbox.match import Match
from smallbox.words import Words


def replay(
    match: Match, screen: GameScreen, console: Console, say: Words, *, stepwise: bool, svg: Path | None = None
) -> None:
    """Print the game move by move, as a spectator saw it; `stepwise` also shows the table each time."""
    count = len(match.moves)
    paint(match.start(), screen, say, svg)  # first, so that an unwritable file shows up at once
    for step in match.steps():
        print_events(step, screen, console, say)
        if stepwise and len(step.moves) < count:
            number = len(step.moves) + 1
            console.print(Line(say("replay-move", number=number, count=count), style="green"))
            show(step, screen, console, say, svg)
            console.input(f"{say('press-enter')} ")
    console.print(Line(say("to-the-end"), style="green"))
    show(match, screen, console, say, svg)
    if not match.asked:
        console.print(Text(screen.result(match.view(NOBODY), match.names, say), style="bold"))


def show(match: Match, screen: GameScreen, console: Console, say: Words, svg: Path | None) -> None:
    """The table as a spectator sees it."""
    console.print(screen.draw(match.view(NOBODY), [], match.names, say))
    paint(match, screen, say, svg)


def paint(match: Match, screen: GameScreen, say: Words, svg: Path | None) -> None:
    """The same as a picture, if wanted."""
    if svg:
        write_picture(screen, svg, match.view(NOBODY), match.names, say)


def print_events(match: Match, screen: GameScreen, console: Console, say: Words) -> None:
    for event in match.events(NOBODY):
        if sentence := screen.tell(event, match.names, say):
            console.print(Text(f"{len(match.moves):4}  {sentence}"))
