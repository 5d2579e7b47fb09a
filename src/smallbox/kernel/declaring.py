"""Declaring kernels: ordinary functions over records, which can also be compiled.

A declaration only notes how a function is to be compiled; called from Python, it runs as it stands. What
Python calls a million times is declared as an *entry*, and binding.py puts its compiled form in its place.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")
NOTE = "__kernel__"  # the attribute of a function that is a kernel


class Declared(NamedTuple):
    """How a kernel is to be compiled."""

    function: Callable[..., Any]
    is_inlined: bool = True  # copied into its callers, as in C
    is_entry: bool = False  # called from Python


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A function that can be compiled; it is then inlined, and runs without the GIL."""
    return note(function, Declared(function))


def big_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is called, not inlined: for those that are slow to compile."""
    return note(function, Declared(function, is_inlined=False))


def wrapping_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel whose unsigned sums and products wrap around on purpose."""
    return note(np.errstate(over="ignore")(function), Declared(function))


def kernel_with_plain_form(plain: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A kernel that would be too slow in plain Python, where another function does the same in its place."""
    return lambda function: note(plain, Declared(function))


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel in a template that Python calls; its annotations are what the compiled form takes."""
    return note(function, Declared(function, is_entry=True))


def note(function: Callable[P, R], how: Declared) -> Callable[P, R]:
    function.__dict__[NOTE] = how
    return function


def declared(function: Any) -> Declared | None:
    """How this function is to be compiled, if it is a kernel."""
    return getattr(function, NOTE, None)
