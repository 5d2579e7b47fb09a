"""Code for every game, bound to one: templates/ with a game's kernels, in the best way this computer has.

1. *library*: compiled ahead of time (library.py), the same bytes and the same speed without a compiler;
2. *numba*: compiled in this process (jit.py), for rules that were edited and games from elsewhere;
3. *python*: as it stands.

All three give the same answers. SMALLBOX_KERNELS says which may be used, e.g. `library,python`.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args

from smallbox.kernel import jit, library
from smallbox.kernel.declaring import declared
from smallbox.kernel.sources import PACKAGE, TEMPLATES
from smallbox.mistake import Mistake

Way = Literal["library", "numba", "python"]
WAYS: tuple[Way, ...] = get_args(Way)

_bound: dict[str, tuple[Any, ...]] = {}


class Bound(ModuleType):
    """A template with one game's kernels."""

    way: Way
    game: str
    folder: Path  # of the game
    template: str
    entries: dict[str, Any]  # as they stand


def best_way(game: str, folder: Path) -> Way:
    """How the kernels of the game in this folder are best run, as things are now."""
    allowed = os.environ.get("SMALLBOX_KERNELS", ",".join(WAYS)).split(",")
    is_ours = folder.is_relative_to(PACKAGE)
    if "library" in allowed and is_ours and library.has(game):
        return "library"
    if "numba" in allowed and jit.is_installed() and not (is_ours and library.is_being_made()):
        return "numba"
    if "python" not in allowed:
        raise Mistake("kernels-none", game=game, allowed=", ".join(allowed))
    return "python"


def why_not_library(game: str, folder: Path) -> Literal["elsewhere", "missing", "stale", "forbidden"]:
    """Why the kernels of the game in this folder do not run from the library."""
    if not folder.is_relative_to(PACKAGE):
        return "elsewhere"
    if library.library() is None:
        return "missing"
    return "forbidden" if library.has(game) else "stale"


def bind(template: str, game: str, *kernels: Any) -> Bound:
    """A copy of a module in templates/ for one game; the copy gets these kernels from `bound(__name__)`.

    The first of them is the module with the game's rules. One copy for each game, because neither compiler
    can keep a kernel that gets others as arguments or closes over them.
    """
    path = TEMPLATES / f"{template}.py"
    spec = importlib.util.spec_from_file_location(f"smallbox.bound.{template}_{game}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    _bound[spec.name] = kernels
    folder = Path(kernels[0].__file__).parent
    jit.belongs_to(spec.name, folder)
    module = Bound(spec.name)
    module.__spec__, module.__file__ = spec, str(path)
    sys.modules[spec.name] = module  # Numba looks here when it loads a kernel from disk
    spec.loader.exec_module(module)
    module.game, module.folder, module.template = game, folder, template
    module.entries = {
        name: value for name, value in vars(module).items() if (how := declared(value)) and how.is_entry
    }
    choose_way(module)
    return module


def bound(module: str) -> tuple[Any, ...]:
    """The kernels that this copy of a template was bound to."""
    return _bound[module]


def choose_way(module: Bound) -> None:
    """From now on, run the entries of this module in the best way there is now."""
    way = best_way(module.game, module.folder)
    for name, entry in module.entries.items():
        if way == "library":
            made = library.function_of(library.symbol(module.game, module.template, name), entry)
        else:
            made = jit.jitted(entry) if way == "numba" else entry
        setattr(module, name, made)
    module.way = way
