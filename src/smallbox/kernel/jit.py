"""Kernels compiled by Numba, in this process. No other module knows Numba."""

import functools
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from platformdirs import user_cache_path

from smallbox.kernel.declaring import declared
from smallbox.kernel.sources import PACKAGE, digest_of, digest_of_game, shared_sources

KEPT_CACHES = 24  # several checkouts may share one user's cache
OUR_KERNELS = "_ZN8smallbox"  # the compiled name of every kernel in this package starts like this
KNOWLEDGE = "9knowledge"  # and contains this if the kernel is part of the bots' knowledge
INDEX_PARAMETERS = ("context", "builder", "idxty", "idx", "size")  # of Numba's fix_integer_index
COMPILED = "__dispatcher__"  # the attribute of a kernel that Numba knows

_owners: dict[str, Path] = {}  # the game's folder, for each module that templates/ was bound to


def is_installed() -> bool:
    """Is Numba there? (It comes with `smallbox[jit]`.)"""
    return importlib.util.find_spec("numba") is not None


def belongs_to(module: str, folder: Path) -> None:
    """The kernels of this bound module are compiled together with those of the game in this folder."""
    _owners[module] = folder


def jitted(function: Any) -> Any:
    """This kernel as Numba compiles it: on its first call, and kept on disk."""
    how = declared(function)
    if how is None:
        raise TypeError(f"{function} is not a kernel")
    if COMPILED not in function.__dict__:
        from numba.core import config

        settings: Any = config
        settings.CACHE_DIR = str(cache() / folder_of(how.function))
        function.__dict__[COMPILED] = compiler()(forceinline=how.is_inlined)(how.function)
    return function.__dict__[COMPILED]


@functools.cache
def compiler() -> Any:
    """Numba's compiler with our settings."""
    import numba
    from numba.core import types
    from numba.extending import typeof_impl

    count_from_the_front()
    kinds: Any = types

    @typeof_impl.register(FunctionType)
    def _(function: Any, _: Any) -> Any:
        """To a kernel that calls it, another kernel is what Numba makes of it."""
        return kinds.Dispatcher(jitted(function)) if declared(function) else None

    # Without reference counts a kernel is twice as fast, but cannot make an array.
    return functools.partial(cast(Any, numba).njit, cache=True, nogil=True, error_model="numpy", _nrt=False)


@functools.cache
def cache() -> Path:
    """Where compiled kernels are kept: one folder for each Numba, Python and state of what games share."""
    import numba
    from numba.core import config

    settings: Any = config
    home = Path(os.environ.get("SMALLBOX_CACHE") or user_cache_path("smallbox")) / "kernels"
    folder = home / digest_of(shared_sources(), f"{sys.version} {numba.__version__} {settings.BOUNDSCHECK}")
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


def folder_of(function: Any) -> str:
    """A cache folder for each game and state of its sources.

    Numba tells kernels apart by their file, and does not see when one that they call has changed.
    """
    home = _owners.get(function.__module__) or Path(function.__code__.co_filename).parent
    return "shared" if home in (PACKAGE, PACKAGE / "kernel") else folder_of_game(home)


@functools.cache
def folder_of_game(home: Path) -> str:
    return f"{home.name}-{digest_of_game(home)}"


def is_ready(home: Path) -> bool:
    """Has a process noted that all kernels of the game in this folder are compiled and on disk?"""
    return (cache() / folder_of_game(home) / "ready").exists()


def note_ready(home: Path) -> None:
    """Note for later processes that this game is compiled."""
    (cache() / folder_of_game(home)).mkdir(exist_ok=True)
    (cache() / folder_of_game(home) / "ready").touch()


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
