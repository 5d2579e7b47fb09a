"""What chance brings in a game of MemoWars, said once more for tools/verify_deal.py. Twin: draws.py.

Stands alone, like the script that loads it: nothing is imported but Python's own library.
"""

from decimal import Decimal, localcontext
from math import isqrt
from typing import Any

VERSION = "2"  # of the rules
FLEET, MINES = 9, 3


def draws(stream: Any, context: Any, earlier: list[Any], entry: Any) -> Any:
    """When the last card is placed, which slot each card gets; and for each toss, where the disc lands."""
    move = entry["move"]
    if move and move["type"] == "toss":
        return {"disc": landing(stream, context, entry["seat"], move)}
    placed = [step for step in (*earlier, entry) if step["move"] and step["move"]["type"] == "place"]
    if move and move["type"] == "place" and len(placed) == FLEET * len(context["seats"]):
        return {"slots": stream.shuffled(list(range(MINES + len(placed))))}
    return None


def landing(stream: Any, context: Any, seat: int, move: Any) -> list[int]:
    """Where a toss comes to rest: farther flights scatter more, none is too long; all in whole numbers."""
    toss, strength = context["cards"]["toss"], move["strength"]
    steadiness = [*context["options"]["steadiness"], *[100] * len(context["seats"])][seat]
    along = (100 * toss["scatter"] + toss["scatter_along"] * strength) * steadiness
    across = (100 * toss["scatter"] + toss["scatter_across"] * strength) * steadiness
    flight = strength + (deviate(stream) * along // 10000 + 2**15 >> 16)
    aside = deviate(stream) * across // 10000 + 2**15 >> 16
    up, right = sine(move["direction"]), sine(move["direction"] + 900)
    dx = flight * right - aside * up + 2**29 >> 30
    dy = flight * up + aside * right + 2**29 >> 30
    if dx * dx + dy * dy > toss["flight"] ** 2:  # no disc flies farther: cut towards the hand
        length = isqrt(dx * dx + dy * dy - 1) + 1
        dx, dy = (abs(way) * toss["flight"] // length * (1 if way > 0 else -1) for way in (dx, dy))
    x, y = move["x"] + dx, move["y"] + dy
    return [min(max(x, -30000), 30000), min(max(y, -30000), 30000)]


def sine(tenths: int) -> int:
    """The sine of an angle in tenths of a degree, where 2**30 is one."""
    tenths %= 3600
    if tenths >= 1800:
        return -sine(tenths - 1800)
    with localcontext() as context:
        context.prec = 40
        angle = Decimal("3.14159265358979323846264338327950288419717") / 1800 * min(tenths, 1800 - tenths)
        term, total, power = angle, angle, 1
        while abs(term) > Decimal("1e-30"):
            power += 2
            term = -term * angle * angle / (power * (power - 1))
            total += term
        return int((total * 2**30).to_integral_value())


def deviate(stream: Any) -> int:
    """About normally distributed, with a deviation of 2**16: the sum of twelve words of sixteen bits."""
    drawn = [stream.next_64() for _ in range(3)]
    words = [bits >> shift & 0xFFFF for bits in drawn for shift in (0, 16, 32, 48)]
    return sum(words) - 6 * 0xFFFF
