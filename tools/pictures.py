"""Draw the pictures of the README into docs/: what a player sees. Run by `make pictures`."""

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from smallbox.bots.players import find_bot
from smallbox.fair import key_of_seed
from smallbox.games import find
from smallbox.games.memowars.terminal import picture
from smallbox.match import Match
from smallbox.terminal.play import TerminalTable
from smallbox.terminal.screens import screen_of
from smallbox.words import words

DOCS = Path(__file__).parent.parent / "docs"
SAY = words("en")
# Rich's own frame would load a font from the network; this one takes the reader's.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }} {styles}</style>
<defs>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def table_after(game_name: str, players: int, seed: int, moves: int, options: Any = None) -> TerminalTable:
    """A table where careful players have made so many moves, or a few more until seat 0 has its turn."""
    game = find(game_name)
    console = Console(record=True, width=84, highlight=False, file=StringIO(), force_terminal=True)
    names = [SAY("player"), *(SAY("bot-name", number=number) for number in range(1, players))]
    match = Match(game, players, options or game.options(), game.own_cards, key_of_seed(seed))
    match.names = names
    screen = screen_of(game)
    table = TerminalTable(match, screen, 0, find_bot("careful"), seed, 0, console, SAY)
    while len(match.moves) < moves or match.asked != [0]:
        table.let_bot_move(match.asked[0])
    return table


def terminal(table: TerminalTable, typed: str, clause: str) -> None:
    """What stands on the screen when somebody tries what a clause forbids."""
    game = table.match.game
    table.draw()
    asked = table.screen.prompt(table.match.view(0), table.match.legal(0), SAY)
    table.console.print(Text(f"{asked} > {typed}", style="bold"))
    table.refuse(clause)
    title = f"smallbox play {game.name}"
    drawn = table.console.export_svg(title=title, code_format=FRAME, unique_id=game.name)
    (DOCS / f"{game.name}-terminal.svg").write_text(drawn, encoding="utf-8")


def galaxy() -> None:
    """The galaxy in the middle of a battle, when a card is turned up."""
    table = table_after("memowars", 4, 5, 90)
    while True:
        view: Any = table.match.view(0)
        if any(card.face for card in view.cards):
            break
        table.let_bot_move(table.match.asked[0])
    (DOCS / "memowars-galaxy.svg").write_text(picture(view, table.match.names, SAY), encoding="utf-8")


def main() -> None:
    """All of them."""
    terminal(table_after("mow", 4, 11, 14), "b", "mow.add.outside")
    terminal(table_after("uwo", 2, 2, 60), "e2 e5", "uwo.attack.line")
    galaxy()


if __name__ == "__main__":
    main()
