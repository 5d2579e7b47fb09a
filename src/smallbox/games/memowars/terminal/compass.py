"""The galaxy as a player sees it: fleets and their symbols, where cards lie, how far and which way."""

import functools
import math
from typing import NamedTuple

from smallbox.games.memowars.geometry import gap, outlines
from smallbox.games.memowars.view import Card, Measures, View

Point = tuple[float, float]

WINDS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")  # each 45 degrees from the one before
WIND = 45


class Fleet(NamedTuple):
    symbol: str  # never colour alone
    colour: str


FLEETS = (
    Fleet("●", "#ff6b5e"),
    Fleet("▲", "#f7bd3a"),
    Fleet("■", "#36c9b4"),
    Fleet("◆", "#69b3ff"),
    Fleet("★", "#c493ff"),
    Fleet("✚", "#ff9fd0"),
)
MINEFIELD = Fleet("✖", "#c9c4d6")


class Window(NamedTuple):
    """The part of the table that is shown, in tenths of a millimetre."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom


def fleet_of(owner: int | None) -> Fleet:
    """The symbol and colour of a player's cards; of the minefields if it is nobody's."""
    return MINEFIELD if owner is None else FLEETS[owner]


def find_card(view: View, slot: int) -> Card | None:
    """The card that lies in this slot."""
    return next((card for card in view.cards if card.slot == slot), None)


def corners(card: Card, measures: Measures, inset: float = 0) -> list[Point]:
    """The four corners of a card, drawn smaller by `inset` on each side."""
    wide, high = measures.card_width / 2 - inset, measures.card_height / 2 - inset
    cosine, sine = math.cos(math.radians(card.angle)), math.sin(math.radians(card.angle))
    flat = ((wide, high), (-wide, high), (-wide, -high), (wide, -high))
    return [(card.x + x * cosine - y * sine, card.y + x * sine + y * cosine) for x, y in flat]


def window(view: View, margin: float) -> Window:
    """The used part of the table with a margin around it."""
    points = [point for card in view.cards for point in corners(card, view.measures)]
    if view.disc:
        radius = view.measures.disc / 2
        points += [(view.disc.x + sign * radius, view.disc.y + sign * radius) for sign in (-1, 1)]
    if not points:
        return Window(0, 0, view.measures.table_width, view.measures.table_height)
    across, up = [x for x, _ in points], [y for _, y in points]
    return Window(min(across) - margin, min(up) - margin, max(across) + margin, max(up) + margin)


def distance(start: Card, end: Card) -> float:
    """From middle to middle."""
    return math.hypot(end.x - start.x, end.y - start.y)


def degrees(dx: float, dy: float) -> float:
    """The direction of a vector: 0 is east, 90 is north."""
    return math.degrees(math.atan2(dy, dx)) % 360


def wind_of(direction: float) -> str:
    """The wind that is nearest to a direction."""
    return WINDS[round(direction / WIND) % len(WINDS)]


def nearest_card(view: View, x: float, y: float) -> Card | None:
    """The card whose middle is nearest to a point."""
    return min(view.cards, key=lambda card: math.hypot(card.x - x, card.y - y), default=None)


# --------------------------------------------------------------------------------- where a new card goes


@functools.cache
def outlines_of(measures: Measures) -> list[tuple[int, int, int, int]]:
    """The outlines of cards at all angles, just as the rules have them."""
    return outlines(measures.card_width // 2, measures.card_height // 2)


def beside(card: Card, direction: float, angle: int, measures: Measures) -> tuple[int, int]:
    """Where a card at this angle lies in this direction from another: at half the gap that is still near."""
    shapes = outlines_of(measures)
    mine, theirs = shapes[angle], shapes[card.angle]
    wished = measures.near // 2
    dx, dy = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    low, high = 0, 2 * (measures.card_width + measures.card_height)
    while high - low > 1:
        middle = (low + high) // 2
        top, bottom, _, _ = gap(theirs, mine, round(middle * dx), round(middle * dy))  # pyright: ignore[reportArgumentType]
        if top < wished * wished * bottom:
            low = middle
        else:
            high = middle
    return card.x + round(high * dx), card.y + round(high * dy)


# ------------------------------------------------------------------------------------- where a toss goes


def hand_reach(measures: Measures) -> int:
    """How far from the card's middle a hand may be in any direction, with a little to spare."""
    return min(measures.card_width, measures.card_height) // 2 + measures.span - 2


def toss_towards(card: Card, dx: float, dy: float, measures: Measures) -> tuple[int, int, int, int]:
    """Hand, direction in tenths of a degree and strength of a toss to (dx, dy) from the card's middle.

    The hand goes as far forward as it may: a shorter flight scatters less (memowars.shoot.scatter).
    """
    whole = math.hypot(dx, dy)
    hand = min(whole, hand_reach(measures))
    x, y = (round(hand * dx / whole), round(hand * dy / whole)) if whole else (0, 0)
    direction = degrees(dx - x, dy - y) if hand < whole else degrees(dx, dy)
    return card.x + x, card.y + y, round(10 * direction) % 3600, round(whole - hand)
