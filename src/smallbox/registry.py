"""Which games there are: our own, and those from other packages. Nothing is loaded to answer that."""

import functools
import importlib.util
import re
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from smallbox.mistake import Mistake

OWN_GAMES = ("mow", "uwo", "memowars")  # in the order of the front page
GROUP = "smallbox.games"  # other packages name their games in this entry-point group: `name = "package:GAME"`
NAME = re.compile("[a-z][a-z0-9]*")  # it becomes part of addresses, messages and clauses


@functools.cache
def games_of_others() -> dict[str, EntryPoint]:
    """Games from other packages, by name; one of ours takes precedence over another of the same name."""
    found = {entry.name: entry for entry in sorted(entry_points(group=GROUP))}
    return {name: entry for name, entry in found.items() if NAME.fullmatch(name) and name not in OWN_GAMES}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return (*OWN_GAMES, *games_of_others())


def module_of(name: str) -> str:
    """The module whose GAME is the game with this name."""
    if name in OWN_GAMES:
        return f"smallbox.games.{name}"
    if name not in games_of_others():
        raise Mistake("no-such-game", name=name, games=", ".join(names()))
    return games_of_others()[name].module


def folder_of(name: str) -> Path:
    """The folder of the game with this name."""
    spec = importlib.util.find_spec(module_of(name))
    if spec is None or spec.origin is None:
        raise Mistake("game-broken", name=name, problem=f"no module {module_of(name)}")
    return Path(spec.origin).parent


def folders_of_others() -> list[Path]:
    """The folders of games from other packages; one that cannot be found is skipped."""
    found: list[Path] = []
    for name in games_of_others():
        try:
            found.append(folder_of(name))
        except (Mistake, ImportError):
            continue
    return found
