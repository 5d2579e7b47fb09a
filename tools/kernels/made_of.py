"""Which files the kernels of a game are made of."""

import ast
from collections.abc import Iterator
from pathlib import Path

from smallbox.game import Game
from smallbox.kernel.library import CALLED
from smallbox.kernel.sources import PACKAGE, TEMPLATES, digest_of
from smallbox.seeing import kernel_of

# What the kernel package does only on Python's side: nothing of it is in the library.
PYTHON_ONLY = {
    PACKAGE / "kernel" / name for name in ("binding.py", "library.py", "sources.py", "unpacked.py")
}


def sources_of(game: Game) -> str:
    """A digest of the files that the kernels of a game are made of, and the list of them."""
    seeing = (kernel_of(game.view), kernel_of(game.events))
    kernels = (game.hide, game.redeal, game.careful, game.tally, game.told_asked, *seeing)
    modules = {game.rules.__name__, game.knowledge.__name__, *(each.__module__ for each in kernels if each)}
    waiting = [*TEMPLATES.glob("*.py"), *(file for module in modules if (file := file_of(module)))]
    files: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in files | PYTHON_ONLY:
            files.add(file)
            waiting += imported_by(file)
    ordered = sorted(files)
    return "\n".join(
        [digest_of(ordered, CALLED), *(file.relative_to(PACKAGE).as_posix() for file in ordered)]
    )


def imported_by(file: Path) -> Iterator[Path]:
    """The files of our package that a file imports from."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                if found := file_of(f"{node.module}.{name.name}") or file_of(node.module):
                    yield found


def file_of(module: str) -> Path | None:
    """The file of a module of our package."""
    path = PACKAGE.parent / module.replace(".", "/")
    found = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in found if file.is_relative_to(PACKAGE) and file.is_file()), None)
