"""The few functions that a bot's knowledge needs, in sums and products alone.

A C library's `exp`, `log` and `pow` differ in the last bit from one system to the next, and one bit is enough
to change a search. These give the same bits wherever numbers are IEEE doubles. (A square root is exact by
that standard: use `math.sqrt`.)
"""

import math

import numpy as np

from smallbox.kernel.declaring import kernel

LARGEST = 709.0  # beyond this, e to the x is (almost) too large for a double; below its negative, it is 0
LOG2 = math.log(2.0)
LOG2_HIGH = 0.693147180369123816490  # its first 33 bits, so that a product with an exponent is exact
LOG2_LOW = 1.90821492927058770002e-10  # and the rest
MANTISSA = 52  # bits of a double after the point
BIAS = 1023  # of the exponent of a double
SMALLEST = 2.2250738585072014e-308  # double with all its digits
ROOT_OF_2 = 1.4142135623730951


@kernel
def exp(x: float) -> float:
    """e to the power of x."""
    if x > LARGEST:
        return math.inf
    if x < -LARGEST:
        return 0.0
    # Split x into a multiple of log 2 and a small rest, r.
    doublings = math.floor(x / LOG2 + 0.5)
    r = (x - doublings * LOG2_HIGH) - doublings * LOG2_LOW
    # r coth(r / 2) as a power series, whose coefficients come from Bernoulli numbers, gives exp r accurately.
    z = r * r
    series = z * (-1 / 604800 + z * (1 / 23950080 + z * (-691 / 653837184000)))
    series = 2.0 + z * (1 / 6 + z * (-1 / 360 + z * (1 / 15120 + series)))
    return (1.0 + 2.0 * r / (series - r)) * power_of_2(doublings)


@kernel
def log(x: float) -> float:
    """The natural logarithm of a number that is greater than zero."""
    if x < SMALLEST:
        return -math.inf
    # Write x as m times a power of two, with m between the root of a half and the root of two.
    bits = np.float64(x).view(np.int64)
    doublings = (bits >> MANTISSA) - BIAS
    m = np.int64(bits - (doublings << MANTISSA)).view(np.float64)
    if m > ROOT_OF_2:
        m, doublings = 0.5 * m, doublings + 1
    # log m is twice the inverse hyperbolic tangent of s: s + s³/3 + s⁵/5 + …
    s = (m - 1.0) / (m + 1.0)
    z = s * s
    tail = 1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21))))
    tail = z * (1 / 3 + z * (1 / 5 + z * (1 / 7 + z * (1 / 9 + z * (1 / 11 + z * tail)))))
    return doublings * LOG2_HIGH + (2.0 * s + (2.0 * s * tail + doublings * LOG2_LOW))


@kernel
def power(base: float, exponent: float) -> float:
    """A number that is not negative, to a power that is not negative either."""
    if base == 0.0:
        return 1.0 if exponent == 0.0 else 0.0
    whole = math.floor(exponent)
    result = exp((exponent - whole) * log(base))
    while whole:  # by squaring: a logarithm times the whole exponent would lose some digits
        if whole & 1:
            result *= base
        base *= base
        whole >>= 1
    return result


@kernel
def power_of_2(exponent: int) -> float:
    """Two to a power between -1022 and 1023, written straight into the exponent of a double."""
    return np.int64((int(exponent) + BIAS) << MANTISSA).view(np.float64)  # pyright: ignore[reportReturnType]
