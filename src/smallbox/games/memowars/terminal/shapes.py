"""The shapes of MemoWars as SVG: one back for all cards, six fleets, six kinds; cut from coloured paper."""

import math
from collections.abc import Callable

from smallbox.games.memowars.terminal.compass import fleet_of

INK, PAPER, SPACE, LIME = "#22202a", "#fbf7ee", "#101a4a", "#b6ff3b"
GREEN = "#8fd14f"
LINE = f'stroke="{INK}" stroke-width="1.7"'


def back(wide: float, high: float) -> str:
    """The back of a card: a pair of eyes in the dark, and rings."""
    x, y = wide / 2, high / 2
    rings = "".join(
        f'<ellipse rx="{x * part:.1f}" ry="{y * part:.1f}" fill="none" stroke="#7f8be6" stroke-width="1.2" '
        f'opacity="{0.25 + 0.5 * part:.2f}"/>'
        for part in (0.5, 0.66, 0.82)
    )
    eyes = "".join(
        f'<ellipse cx="{sign * x * 0.36:.1f}" cy="{-y * 0.62:.1f}" rx="{x * 0.2:.1f}" ry="{y * 0.08:.1f}" '
        f'transform="rotate({18 * sign} {sign * x * 0.36:.1f} {-y * 0.62:.1f})" fill="{LIME}" {LINE}/>'
        f'<circle cx="{sign * x * 0.33:.1f}" cy="{-y * 0.61:.1f}" r="{x * 0.06:.1f}" fill="{INK}"/>'
        for sign in (-1, 1)
    )
    corner = "".join(
        f'<circle cx="{sx * x * 0.72:.1f}" cy="{y * 0.8:.1f}" r="1.6" fill="#7f8be6"/>' for sx in (-1, 0, 1)
    )
    return (
        f'<rect x="{-x:.1f}" y="{-y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="5" fill="#c9cff7" '
        f"{LINE}/>"
        f'<rect x="{3 - x:.1f}" y="{3 - y:.1f}" width="{wide - 6:.1f}" height="{high - 6:.1f}" rx="3.5" '
        f'fill="#3a41a0"/>{rings}{eyes}{corner}'
    )


def ring(points: int, outer: float, inner: float, turn: float = -90) -> str:
    """The corners of a star: outer and inner ones by turns."""
    corners: list[str] = []
    for number in range(2 * points):
        radius = inner if number % 2 else outer
        angle = math.radians(turn + 180 * number / points)
        corners.append(f"{radius * math.cos(angle):.1f},{radius * math.sin(angle):.1f}")
    return " ".join(corners)


def symbol(owner: int | None, x: float, y: float, size: float) -> str:
    """A fleet's symbol, the same one as in the terminal."""
    colour = fleet_of(owner).colour
    style = f'fill="{colour}" stroke="{INK}" stroke-width="{max(0.9, size * 0.16):.1f}"'
    plus = "-3,-9 3,-9 3,-3 9,-3 9,3 3,3 3,9 -3,9 -3,3 -9,3 -9,-3 -3,-3"
    shapes = {
        0: f'<circle r="8.5" {style}/>',
        1: f'<polygon points="0,-9.5 9.5,8 -9.5,8" {style}/>',
        2: f'<rect x="-8" y="-8" width="16" height="16" {style}/>',
        3: f'<polygon points="0,-11 9,0 0,11 -9,0" {style}/>',
        4: f'<polygon points="{ring(5, 11, 4.8)}" {style}/>',
        5: f'<polygon points="{plus}" {style}/>',
        None: f'<g transform="rotate(45)"><polygon points="{plus}" {style}/></g>',
    }
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 9:.2f})">{shapes[owner]}</g>'


# --------------------------------------------------------------------------------------- kinds of cards


def outlined(path: str, colour: str, width: float) -> str:
    """A coloured line with ink on both sides."""
    return "".join(
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{thick}"/>'
        for stroke, thick in ((INK, width + 3), (colour, width))
    )


def planet(colour: str) -> str:
    return (
        f'<circle r="15" fill="{colour}" {LINE}/>'
        f'<circle cx="-5" cy="-5" r="4" fill="{PAPER}" opacity=".55"/>'
        f'<circle cx="6" cy="6" r="2.6" fill="{INK}" opacity=".25"/>'
        + outlined("M-14 6 C-26 12 -22 16 -10 12 C4 8 18 -2 22 -8 C25 -13 18 -12 14 -7", PAPER, 1.8)
    )


def scanner(colour: str) -> str:
    waves = "".join(
        f'<path d="M{-wide} {y} A{round_} {round_} 0 0 1 {wide} {y}" fill="none" stroke="{colour}" '
        'stroke-width="3"/>'
        for wide, y, round_ in ((9, -6.5, 10), (15, -9.5, 17))
    )
    return (
        f'<path d="M-21 4 Q0 -14 21 4 Q0 22 -21 4 Z" fill="{PAPER}" {LINE}/>{waves}'
        f'<circle cy="4" r="7.5" fill="{colour}" {LINE}/><circle cy="4" r="3.2" fill="{INK}"/>'
        f'<circle cx="2" cy="2" r="1.4" fill="{PAPER}"/>'
    )


BOLT = "3,-19 -9,3 -1,3 -4,19 10,-5 2,-5"


def bolt(colour: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """A flash of a blaster."""
    return f'<polygon points="{BOLT}" transform="translate({x} {y}) scale({size})" fill="{colour}" {LINE}/>'


def blaster(colour: str) -> str:
    return bolt(colour)


def double(colour: str) -> str:
    return bolt(colour, -9, 2, 0.92) + bolt(colour, 9, -2, 0.92)


def retro(colour: str) -> str:
    return (
        outlined("M15 -9 A18 18 0 1 0 18 7", colour, 3)
        + f'<polygon points="22,-12 8,-16 11,-2" fill="{colour}" {LINE}/>{bolt(colour, -1, 1, 0.68)}'
    )


def mine(colour: str) -> str:
    return (
        f'<polygon points="{ring(9, 21, 12)}" fill="{colour}" {LINE}/>'
        f'<circle r="10" fill="#57526a" {LINE}/><circle cx="-3" cy="-3" r="2.6" fill="{PAPER}"/>'
    )


ART: dict[str, Callable[[str], str]] = {
    "planet": planet,
    "scanner": scanner,
    "double": double,
    "blaster": blaster,
    "retro": retro,
    "mine": mine,
}


# ---------------------------------------------------------------------------------------------- players


def alien(seat: int) -> str:
    """A little green head with as many eyes as the fleet's number; they look at the galaxy."""
    collar = f'<path d="M-14 20 Q0 12 14 20 L17 27 H-17 Z" fill="{fleet_of(seat).colour}" {LINE}/>'
    feelers = (
        f'<path d="M-7 -17 L-11 -25 M7 -17 L11 -25" fill="none" stroke="{GREEN}" stroke-width="1.7"/>'
        f'<circle cx="-11" cy="-26" r="2.4" fill="{LIME}"/><circle cx="11" cy="-26" r="2.4" fill="{LIME}"/>'
    )
    head = (
        '<path d="M-19 -6 C-19 -22 19 -22 19 -6 C19 6 9 18 0 18 C-9 18 -19 6 -19 -6 Z" '
        f'fill="{GREEN}" {LINE}/>'
        f'<path d="M-5 12 Q0 15 5 12" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    )
    return collar + feelers + head + "".join(eye(x, y, size) for x, y, size in eyes(seat + 1))


def eyes(count: int) -> list[tuple[float, float, float]]:
    """Where the eyes of a head are, and how large."""
    if count == 1:
        return [(0, -4, 8)]
    upper = (count + 1) // 2 if count > 3 else count
    rows = [(upper, -6 if count > 3 else -4), (count - upper, 4)]
    size = {2: 6.2, 3: 5.0}.get(count, 4.4)
    return [
        ((number - (several - 1) / 2) * (2 * size + 0.6), y, size)
        for several, y in rows
        for number in range(several)
    ]


def eye(x: float, y: float, size: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y}" r="{size}" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>'
        f'<circle cx="{x - size * 0.35:.1f}" cy="{y + size * 0.2:.1f}" r="{size * 0.38:.1f}" fill="{INK}"/>'
    )


def ufo() -> str:
    """The UFO of whoever is on turn."""
    return (
        f'<path d="M-8 -2 Q-8 -13 0 -13 Q8 -13 8 -2 Z" fill="#bfe6ff" {LINE}/>'
        f'<ellipse rx="19" ry="7" fill="{LIME}" {LINE}/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="1.8" fill="{INK}"/>' for x, y in ((-10, 0), (0, 1.5), (10, 0))
        )
    )
