"""Several small numbers in one: a move is a number, and its parts are bits of it."""

from typing import NamedTuple

from smallbox.kernel.declaring import kernel


class Bits(NamedTuple):
    """The place of a part in a number."""

    first: int  # how many bits come before it
    width: int


def parts(*widths: int) -> list[Bits]:
    """Parts of these widths, one after the other."""
    return [Bits(sum(widths[:place]), width) for place, width in enumerate(widths)]


@kernel
def part_of(number: int, bits: Bits) -> int:
    """What this part of a number says."""
    return number >> bits.first & (1 << bits.width) - 1


@kernel
def as_part(value: int, bits: Bits) -> int:
    """A number that says nothing but this, in this part."""
    return int(value) << bits.first


@kernel
def without(number: int, bits: Bits) -> int:
    """The same number with nothing in this part."""
    return number & ~((1 << bits.width) - 1 << bits.first)
