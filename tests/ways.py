"""How this run of the tests executes kernels: SMALLBOX_KERNELS says it; the library, if it says nothing."""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from smallbox.kernel.jit import jitted

P = ParamSpec("P")
R = TypeVar("R")

os.environ.setdefault("SMALLBOX_KERNELS", "library,numba")  # Numba for games from elsewhere
WAY = os.environ["SMALLBOX_KERNELS"].split(",")[0]
COMPILED = WAY != "python"
FAST = WAY == "library"  # Numba checks every index in these runs, and optimises little


BY_THE_THOUSAND = WAY == "numba"  # a test's own kernels are compiled in these runs, and play many games


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A test's own kernel: compiled where Numba compiles everything, else as it stands."""
    return jitted(function) if BY_THE_THOUSAND else function
