"""Kernels: ordinary functions over records, compiled by Numba. No other module knows Numba."""

import functools
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")

# One person at a table needs no compiler: uncompiled rules give the same answers and start faster.
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
PACKAGE = Path(__file__).parent.parent
TEMPLATES = PACKAGE / "templates"
KEPT_CACHES = 12  # several checkouts may share one user's cache
OUR_KERNELS = "_ZN8smallbox"  # the compiled name of every kernel in this package starts like this
KNOWLEDGE = "9knowledge"  # and contains this if the kernel is part of the bots' knowledge
INDEX_PARAMETERS = ("context", "builder", "idxty", "idx", "size")  # of Numba's fix_integer_index


def sources() -> list[Path]:
    """Every file our kernels may come from: an edit in any of them makes cached kernels stale."""
    folders = (PACKAGE / "kernel", TEMPLATES, PACKAGE / "games")
    files = [path for folder in folders for path in folder.glob("**/*.py")]
    return sorted([*files, PACKAGE / "plain_knowledge.py"])


def digest_of(files: Iterable[Path], start: str = "") -> str:
    """A digest of the current contents of these files."""
    digest = hashlib.sha256(start.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(compiler: str) -> Path:
    """Where compiled kernels are kept: one folder for each state of the sources."""
    home = Path(os.environ.get("SMALLBOX_CACHE") or user_cache_path("smallbox")) / "kernels"
    folder = home / digest_of(sources(), f"{sys.version} {compiler}")
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_old_caches(home)
    except OSError:  # we may not write there: every process compiles for itself
        folder = Path(tempfile.mkdtemp(prefix="smallbox-"))
    return folder


def forget_old_caches(home: Path) -> None:
    """Remove all but the latest caches."""
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def compiler() -> Callable[..., Any] | None:
    """Numba's compiler with our settings, or None where kernels run as plain Python.

    Numba is imported here, when the first kernel is declared: code without kernels does not wait for it.
    """
    if not COMPILED:
        return None
    import numba

    count_from_the_front()
    keep_kernels_in("")
    # Without reference counts a kernel is twice as fast, but cannot make an array.
    njit: Any = numba.njit
    return functools.partial(njit, cache=True, nogil=True, error_model="numpy", _nrt=False)


@functools.cache
def cache() -> Path:
    """Where the kernels of these sources are kept, as compiled by this Numba."""
    import numba
    from numba.core import config

    settings: Any = config
    return cache_folder(f"{numba.__version__} {settings.BOUNDSCHECK}")


def is_ready(game: str) -> bool:
    """Has a process noted that everything this game needs is compiled and on disk?"""
    return not COMPILED or (cache() / f"{game}.ready").exists()


def note_ready(game: str) -> None:
    """Note for later processes that this game is compiled."""
    if COMPILED:
        (cache() / f"{game}.ready").touch()


def keep_kernels_in(folder: str) -> None:
    """Choose the cache folder for kernels declared from now on."""
    if COMPILED:
        from numba.core import config

        settings: Any = config
        settings.CACHE_DIR = str(cache() / folder)


@contextmanager
def kernels_kept_in(folder: str) -> Generator[None]:
    """Keep the kernels declared in this block in this folder."""
    compiler()
    keep_kernels_in(folder)
    try:
        yield
    finally:
        keep_kernels_in("")


def count_from_the_front() -> None:
    """Compile our kernels, and no others, without support for indices that count from the end.

    None of them uses such an index, but Numba, which has no switch for this, would check every index: up to a
    quarter of the time of a move. With bounds checking a negative index is an error like any other. The bots'
    knowledge keeps the check, because not all of it is tested with bounds checking.
    """
    from numba.core import types
    from numba.np import arrayobj

    numba_arrays, kinds = cast(Any, arrayobj), cast(Any, types)
    usual: Any = getattr(numba_arrays, "fix_integer_index", None)
    if not is_the_function_we_know(usual):
        return  # a later Numba: kernels are slower but still right, and a test reports it

    def index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
        name = builder.function.name
        if kind.signed and name.startswith(OUR_KERNELS) and KNOWLEDGE not in name:
            return context.cast(builder, place, kind, kinds.intp)
        return usual(context, builder, kind, place, size)

    numba_arrays.fix_integer_index = index


def is_the_function_we_know(function: Any) -> bool:
    """Does Numba's own `fix_integer_index` still take what our replacement takes?"""
    return callable(function) and tuple(inspect.signature(function).parameters) == INDEX_PARAMETERS


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A function that is compiled on its first call, cached on disk, inlined as in C, and free of the GIL."""
    compile_it = compiler()
    return compile_it(forceinline=True)(function) if compile_it else function


def big_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is called, not inlined: for those that are slow to compile."""
    compile_it = compiler()
    return compile_it()(function) if compile_it else function


def wrapping_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel whose unsigned sums and products wrap around on purpose."""
    if COMPILED:
        return kernel(function)
    return np.errstate(over="ignore")(function)


def as_python(function: Callable[..., R]) -> Callable[..., R]:
    """The Python function behind a kernel: faster for a few numbers, or for an unpacked table.

    A kernel that passes its table to another kernel needs a record.
    """
    return getattr(function, "py_func", function)


_bound: dict[str, tuple[Any, ...]] = {}


def bind(template: str, game: str, *kernels: Any) -> ModuleType:
    """A copy of a module in templates/ for one game; the copy gets these kernels from `bound(__name__)`.

    Numba only caches a kernel that calls others by module-level names, not one that gets them as arguments or
    closes over them. So code for every game (playouts, search) is a module that is loaded once per game.
    """
    path = TEMPLATES / f"{template}.py"
    spec = importlib.util.spec_from_file_location(f"smallbox.bound.{template}_{game}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    _bound[spec.name] = kernels
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Numba looks here when it loads a kernel from disk
    with kernels_kept_in(folder_of(game, kernels)):
        spec.loader.exec_module(module)
    return module


def folder_of(game: str, kernels: tuple[Any, ...]) -> str:
    """A cache folder for each game, because Numba tells kernels apart by file, and all copies of a template
    share one. A game from elsewhere gets a new folder whenever its sources change."""
    folder = Path(kernels[0].__file__).parent
    return game if folder.is_relative_to(PACKAGE) else f"{game}-{digest_of(sorted(folder.glob('**/*.py')))}"


def bound(module: str) -> tuple[Any, ...]:
    """The kernels that this copy of a template was bound to."""
    return _bound[module]
