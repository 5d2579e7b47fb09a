"""What the rules are written in: records and kernels. Chance is in kernel/chance.py, events in events.py.

A *record* is everything on one table, in one fixed-size block of bytes. A *kernel* is an ordinary function
over records, which can be compiled to machine code that runs without the GIL; see binding.py for when it is.
"""

from smallbox.kernel.binding import Bound, Way, bind, bound, choose_way
from smallbox.kernel.declaring import big_kernel, entry, kernel, wrapping_kernel
from smallbox.kernel.records import (
    FloatGrid,
    FloatRow,
    IntGrid,
    IntRow,
    Record,
    Row,
    Stream,
    Tables,
    f8,
    i1,
    i2,
    i4,
    i8,
    u1,
    u8,
)
from smallbox.kernel.unpacked import Unpacked, unpacked

__all__ = [
    "Bound",
    "FloatGrid",
    "FloatRow",
    "IntGrid",
    "IntRow",
    "Record",
    "Row",
    "Stream",
    "Tables",
    "Unpacked",
    "Way",
    "big_kernel",
    "bind",
    "bound",
    "choose_way",
    "entry",
    "f8",
    "i1",
    "i2",
    "i4",
    "i8",
    "kernel",
    "u1",
    "u8",
    "unpacked",
    "wrapping_kernel",
]
