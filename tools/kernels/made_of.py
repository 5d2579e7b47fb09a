"""Which files the kernels of a game are made of."""

import ast
from collections.abc import Iterator
from pathlib import Path

from smallbox.bots import thinking
from smallbox.draws import draws_kernel
from smallbox.game import Game
from smallbox.kernel.library import CALLED
from smallbox.kernel.sources import PACKAGE, TEMPLATES, digest_of
from smallbox.kernel.webassembly import FORM, MadeOf
from smallbox.seeing import kernel_of

# What the kernel package does only on Python's side: nothing of it is in the library.
PYTHON_ONLY = {
    PACKAGE / "kernel" / name for name in ("binding.py", "library.py", "sources.py", "unpacked.py")
}


def sources_of(game: Game) -> str:
    """A digest of the files that the kernels of a game are made of, and the list of them."""
    files = kernel_files(game)
    return "\n".join([digest_of(files, CALLED), *map(name_of, files)])


def module_sources_of(game: Game) -> MadeOf:
    """The same for its WebAssembly module, whose description also tells of its cards, options and levels."""
    folder = (file for file in game.folder.iterdir() if file.suffix in (".py", ".toml"))
    files = sorted({*kernel_files(game), *folder, Path(thinking.__file__)})
    return MadeOf(digest_of(files, str(FORM)), list(map(name_of, files)))


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def kernel_files(game: Game) -> list[Path]:
    """The files that hold the kernels of a game, and those they import from."""
    writing = (kernel_of(game.view), kernel_of(game.events), draws_kernel(game.draws))
    telling = (*writing, game.told_asked, game.together)
    kernels = (game.agree, game.hide, game.redeal, game.careful, game.tally, *telling)
    modules = {game.rules.__name__, game.knowledge.__name__, *(each.__module__ for each in kernels if each)}
    waiting = [*TEMPLATES.glob("*.py"), *(file for module in modules if (file := file_of(module)))]
    files: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in files | PYTHON_ONLY:
            files.add(file)
            waiting += imported_by(file)
    return sorted(files)


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
