"""A line for those who wait for kernels that are not in the library."""

from rich.console import Console

from smallbox.game import Game
from smallbox.kernel.binding import why_not_library
from smallbox.words import Words


def tell_way(game: Game, console: Console, say: Words) -> None:
    """If this game does not run from the library, say why, and how it does run."""
    if game.way != "library":
        reason = why_not_library(game.name, game.folder)
        told = [say(f"kernels-{game.way}", game=say(f"{game.name}-title"), reason=reason)]
        if game.way == "python" and reason != "forbidden":
            told.append(say("kernels-advice"))
        console.print(" ".join(told), markup=False)
