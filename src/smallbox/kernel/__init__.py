"""What the rules are written in: records and kernels; the random stream is in kernel/chance.py.

A *record* is everything that lies on one table, in one fixed-size block of bytes. A *kernel* is a plain
function over records that Numba compiles to machine code; it runs without the GIL, and with
``NUMBA_DISABLE_JIT=1`` it runs as the ordinary Python that it is.
"""

from smallbox.kernel.compiler import (
    COMPILED,
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
