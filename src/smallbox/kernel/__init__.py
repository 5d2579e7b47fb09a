"""What the rules are written in: records and kernels. Chance is in kernel/chance.py, events in events.py.

A *record* is everything on one table, in one fixed-size block of bytes. A *kernel* is an ordinary function
over records that Numba compiles to machine code, which runs without the GIL; with ``NUMBA_DISABLE_JIT=1`` it
runs as plain Python.
"""

from smallbox.kernel.compiler import (
    COMPILED,
    as_python,
    big_kernel,
    bind,
    bound,
    digest_of,
    kernel,
    kernels_kept_in,
    wrapping_kernel,
)
from smallbox.kernel.records import Record, Row, Tables, f8, i1, i2, i4, i8, u1, u8
from smallbox.kernel.unpacked import Unpacked, unpacked

__all__ = [
    "COMPILED",
    "Record",
    "Row",
    "Tables",
    "Unpacked",
    "as_python",
    "big_kernel",
    "bind",
    "bound",
    "digest_of",
    "f8",
    "i1",
    "i2",
    "i4",
    "i8",
    "kernel",
    "kernels_kept_in",
    "u1",
    "u8",
    "unpacked",
    "wrapping_kernel",
]
