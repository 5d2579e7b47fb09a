"""Gaps between cards, in whole numbers only: the same on every machine.

A card is a parallelogram around its middle. The gap between two cards is the distance of their middles'
difference from the sum of both outlines, an octagon; a point is a card without size.
"""

from decimal import Decimal, localcontext

import numpy as np

from smallbox.games.memowars.table import ANGLES, POINT, Table
from smallbox.kernel import Row, kernel

CIRCLE = 3600  # tenths of a degree
QUARTER = CIRCLE // 4
UNIT_BITS = 30  # sines are whole numbers: 2**30 is one
HALF_UNIT = 1 << UNIT_BITS - 1
FINE_BITS = 16  # steps of a push are reckoned in 2**-16 tenths before they are rounded


def sines() -> Row:
    """The sine of every tenth of a degree and a quarter circle more, from decimals: no machine differs."""
    with localcontext() as context:
        context.prec = 40
        step = Decimal("3.14159265358979323846264338327950288419717") / (CIRCLE // 2)
        rising: list[int] = []
        for tenth in range(QUARTER + 1):
            angle = step * tenth
            term, total, power = angle, angle, 1
            while abs(term) > Decimal("1e-30"):
                power += 2
                term = -term * angle * angle / (power * (power - 1))
                total += term
            rising.append(int((total * 2**UNIT_BITS).to_integral_value()))
    half = rising + rising[-2:0:-1]
    circle = half + [-sine for sine in half]
    return np.array(circle + circle[:QUARTER], np.int64)


SINE = sines()


def outlines(half_width: int, half_height: int) -> list[tuple[int, int, int, int]]:
    """For each angle the two corners whose sum and difference are its edges, the lower direction first."""
    found: list[tuple[int, int, int, int]] = []
    for angle in range(ANGLES):
        px, py = turned(half_width, half_height, angle)
        qx, qy = turned(-half_width, half_height, angle)
        found.append((px, py, -qx, -qy) if angle < 90 else (-qx, -qy, -px, -py))
    return [*found, (0, 0, 0, 0)]


def turned(x: int, y: int, degrees: int) -> tuple[int, int]:
    """A corner turned counter-clockwise and rounded to tenths."""
    sine, cosine = int(SINE[10 * degrees]), int(SINE[10 * degrees + QUARTER])
    return (x * cosine - y * sine + HALF_UNIT) >> UNIT_BITS, (x * sine + y * cosine + HALF_UNIT) >> UNIT_BITS


@kernel
def gap(one: Row, other: Row, dx: int, dy: int) -> tuple[int, int, int, int]:
    """The square of the gap between two outlines whose middles are (dx, dy) apart: numerator, denominator.

    Then the direction of the gap from `one` to `other`. All noughts (over 1) if they meet.
    """
    ax, ay = int(one[0]) + int(one[2]), int(one[1]) + int(one[3])  # the edges: low and high direction
    cx, cy = int(one[0]) - int(one[2]), int(one[1]) - int(one[3])
    bx, by = int(other[0]) + int(other[2]), int(other[1]) + int(other[3])
    ex, ey = int(other[0]) - int(other[2]), int(other[1]) - int(other[3])
    if ax * by < ay * bx:  # around the octagon counter-clockwise: a, b, c, e and back
        ax, ay, bx, by = bx, by, ax, ay
    if cx * ey < cy * ex:
        cx, cy, ex, ey = ex, ey, cx, cy
    vx, vy = -int(one[0]) - int(other[0]), -int(one[1]) - int(other[1])  # the corner before the next edge
    nearest, gap_x, gap_y = -1, 0, 0
    for _ in range(4):
        cross = ax * dy - ay * dx
        beyond = abs(cross) - (ay * vx - ax * vy)
        if beyond > 0:  # outside this edge, or outside the one opposite
            sign = -1 if cross > 0 else 1
            px, py = sign * dx - vx, sign * dy - vy
            length = ax * ax + ay * ay
            along = ax * px + ay * py
            if 0 < along < length:
                return beyond * beyond, length, sign * ay, -sign * ax
            if along > 0:
                px, py = px - ax, py - ay
            square = px * px + py * py
            if nearest < 0 or square < nearest:
                nearest, gap_x, gap_y = square, sign * px, sign * py
        vx, vy = vx + ax, vy + ay
        ax, ay, bx, by, cx, cy = bx, by, cx, cy, ex, ey
    if nearest < 0:
        return 0, 1, 0, 0
    return nearest, 1, gap_x, gap_y


@kernel
def from_point(table: Table, place: int, x: int, y: int) -> tuple[int, int]:
    """The square of the distance of a point from a card: numerator, denominator."""
    outline = table.outline[table.angle[place]]
    dx, dy = x - int(table.x[place]), y - int(table.y[place])
    top, bottom, _, _ = gap(outline, table.outline[POINT], dx, dy)
    return top, bottom


@kernel
def less(top: int, bottom: int, other_top: int, other_bottom: int) -> int:
    """Compare two fractions that are too big to multiply crosswise: -1, 0 or 1."""
    whole, other_whole = top // bottom, other_top // other_bottom
    if whole != other_whole:
        return -1 if whole < other_whole else 1
    rest = (top - whole * bottom) * other_bottom
    other_rest = (other_top - other_whole * other_bottom) * bottom
    if rest == other_rest:
        return 0
    return -1 if rest < other_rest else 1


@kernel
def root(square: int) -> int:
    """The whole part of a square root, bit by bit."""
    result, bit = 0, 1 << 30 if square < 1 << 32 else 1 << 62
    while bit > square:
        bit >>= 2
    while bit:
        if square >= result + bit:
            square -= result + bit
            result = (result >> 1) + bit
        else:
            result >>= 1
        bit >>= 2
    return result


@kernel
def shortened(part: int, square: int, scale: tuple[int, int], rest: int) -> int:
    """One coordinate of a push along a gap that leaves `rest` of it, rounded to tenths (memowars.void).

    `part` is that coordinate of the gap's direction, `square` the direction's length squared; the gap itself
    is the direction times the fraction `scale`.
    """
    whole = ((part * scale[0]) << FINE_BITS) // scale[1]
    kept = rest * rest * part * part
    quotient = kept // square
    left_over = kept - quotient * square
    kept = root((quotient << 2 * FINE_BITS) + (left_over << 2 * FINE_BITS) // square)
    if part < 0:
        kept = -kept
    return (whole - kept + (1 << FINE_BITS - 1)) >> FINE_BITS


@kernel
def direction(dx: int, dy: int) -> int:
    """The direction of a vector in tenths of a degree, counter-clockwise from the right."""
    turns = 0
    while dx <= 0 or dy < 0:  # turn it clockwise into the first quarter
        if dx == 0 and dy == 0:
            return 0
        dx, dy = dy, -dx
        turns += QUARTER
    low, high = 0, QUARTER
    while high - low > 1:
        middle = (low + high) >> 1
        if SINE[middle + QUARTER] * dy >= SINE[middle] * dx:
            low = middle
        else:
            high = middle
    return turns + low
