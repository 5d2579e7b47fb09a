"""Draw docs/mow-terminal.svg: what a player of `smallbox play mow` sees. Run by `make pictures`."""

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from smallbox.games import find
from smallbox.match import Match, key_of_seed
from smallbox.terminal import mow as face
from smallbox.terminal.play import Table
from smallbox.words import words

PICTURE = Path(__file__).parent.parent / "docs" / "mow-terminal.svg"
SEED, MOVES = 11, 14
# Rich's own frame would load a font from the network; this one takes the reader's.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }} {styles}</style>
<defs>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    """Play some moves, then make a try that is refused."""
    say, game = words("en"), find("mow")
    console = Console(record=True, width=84, highlight=False, file=StringIO(), force_terminal=True)
    names = ["Player", "Ada", "Bram", "Csilla"]
    match = Match(game, 4, game.options(), game.own_cards, key_of_seed(SEED))
    table = Table(match, face, names, 0, True, SEED, 0, console, say)
    while len(match.moves) < MOVES or match.asked != [0]:
        table.bot(match.asked[0], None)
        if len(match.moves) >= MOVES:
            table.tell()
    table.draw()
    view: Any = game.view(match.tables[0], 0)
    console.print(Text(f"{face.prompt(view, say)} > b", style="bold"))
    table.refuse("mow.add.outside")
    PICTURE.write_text(console.export_svg(title="smallbox play mow", code_format=FRAME), encoding="utf-8")


if __name__ == "__main__":
    main()
