"""The galaxy as a picture: an SVG drawn from a view alone, so that nothing hidden can leak into it."""

import math
from collections.abc import Iterator, Sequence
from html import escape

from smallbox.games.memowars.terminal.compass import Window, find_card, fleet_of, window
from smallbox.games.memowars.terminal.shapes import ART, INK, LIME, PAPER, SPACE, alien, back, symbol, ufo
from smallbox.games.memowars.view import Card, View
from smallbox.words import Words

MARGIN = 700  # around the cards, in tenths of a millimetre
LEAST_WIDTH, LEAST_HEIGHT = 6000, 5200  # a picture of few cards still shows some space
WIDTH = 1200  # of the picture on a screen
UNIT = 10  # tenths of a millimetre: a millimetre of the table is one unit of the picture
PANEL_WIDTH, PANEL_HEIGHT = 250, 640  # of the players' column, before it is scaled to the picture
ROW = 66  # for each player
STARS = 170
ART_WIDTH = 56  # of the card for which the shapes are drawn
FOOT = 0.33  # how far below its middle a face bears its number, in parts of its height
FONT = "ui-rounded, 'SF Pro Rounded', 'Nunito', 'Segoe UI', system-ui, sans-serif"
FAINT, WORDS = "#8d97d6", "#eef0ff"


def picture(view: View, names: Sequence[str], say: Words) -> str:
    """The used part of the table, the players beside it."""
    shown = frame(view)
    width, height = shown.width / UNIT, shown.height / UNIT
    scale = height / PANEL_HEIGHT
    whole = width + PANEL_WIDTH * scale
    title = say("memowars-picture", cards=len(view.cards))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole:.0f} {height:.0f}" '
        f'width="{WIDTH}" height="{WIDTH * height / whole:.0f}" font-family="{FONT}" '
        f'text-anchor="middle" stroke-linejoin="round" stroke-linecap="round" role="img">',
        f"<title>{escape(title)}</title>",
        "<defs>",
        *definitions(view, shown),
        "</defs>",
        f'<rect width="{whole:.0f}" height="{height:.0f}" fill="{SPACE}"/>',
        '<g clip-path="url(#galaxy)">',
        *space(view, shown),
        *(line for card in view.cards for line in draw_card(card, view, shown)),
        *draw_disc(view, shown),
        *(draw_slot(card, view, shown) for card in view.cards),
        "</g>",
        f'<g transform="translate({width:.1f} 0) scale({scale:.3f})">',
        *panel(view, shown, names, say),
        "</g>",
    ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def frame(view: View) -> Window:
    """The part of the table that is drawn: all cards, and never less than a hand's width of space."""
    used = window(view, MARGIN)
    wide = max(0.0, max(LEAST_WIDTH, 0.85 * used.height) - used.width) / 2
    high = max(0.0, max(LEAST_HEIGHT, 0.55 * used.width) - used.height) / 2
    return Window(used.left - wide, used.bottom - high, used.right + wide, used.top + high)


def point(x: float, y: float, shown: Window) -> tuple[float, float]:
    """A point of the table in the picture, where y goes down."""
    return (x - shown.left) / UNIT, (shown.top - y) / UNIT


def definitions(view: View, shown: Window) -> Iterator[str]:
    """What is drawn many times: the one back that all cards have."""
    wide, high = view.measures.card_width / UNIT, view.measures.card_height / UNIT
    part = f'width="{shown.width / UNIT:.1f}" height="{shown.height / UNIT:.1f}"'
    yield f'<clipPath id="galaxy"><rect {part}/></clipPath>'
    yield (
        '<radialGradient id="glow"><stop offset="0" stop-color="#3fae7a" stop-opacity=".30"/>'
        '<stop offset="1" stop-color="#3fae7a" stop-opacity="0"/></radialGradient>'
    )
    yield f'<g id="back">{back(wide, high)}</g>'


# --------------------------------------------------------------------------------------------- the table


def space(view: View, shown: Window) -> Iterator[str]:
    """Deep blue with faint stars and a green glow; beyond the table's edge it is dark."""
    width, height = shown.width / UNIT, shown.height / UNIT
    left, top = point(0, view.measures.table_height, shown)
    wide, high = view.measures.table_width / UNIT, view.measures.table_height / UNIT
    yield f'<rect width="{width:.1f}" height="{height:.1f}" fill="#060a20"/>'
    yield (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="12" '
        f'fill="{SPACE}" stroke="{LIME}" stroke-opacity=".55" stroke-width="3"/>'
    )
    yield (
        f'<ellipse cx="{width / 2:.1f}" cy="{height / 2:.1f}" rx="{width / 1.9:.1f}" ry="{height / 1.9:.1f}" '
        'fill="url(#glow)"/>'
    )
    for star in range(STARS):  # always the same ones, evenly strewn
        x, y = width * (star * 0.754877666 % 1), height * (star * 0.569840290 % 1)
        size, light = 0.6 + star * 0.618 % 1 * 1.3, 0.2 + star * 0.414 % 1 * 0.45
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#fff" opacity="{light:.2f}"/>'


def draw_card(card: Card, view: View, shown: Window) -> Iterator[str]:
    """A back like all others, or a face."""
    x, y = point(card.x, card.y, shown)
    wide, high = view.measures.card_width / UNIT, view.measures.card_height / UNIT
    yield f'<g class="card" transform="translate({x:.1f} {y:.1f})"><g transform="rotate({-card.angle})">'
    yield f'<rect {box(wide, high)} rx="5" transform="translate(2 3)" fill="#000" opacity=".35"/>'
    if card.face is None:
        yield '<use href="#back"/>'
    else:
        yield from draw_face(card, wide, high)
    if card.slot == view.shooter:
        yield (
            f'<rect {box(wide + 8, high + 8)} rx="8" fill="none" stroke="{LIME}" stroke-width="3" '
            'stroke-dasharray="9 5"/>'
        )
    yield "</g></g>"


def draw_slot(card: Card, view: View, shown: Window) -> str:
    """The number of a card upright on it, above the disc; a face leaves room for it at its foot."""
    wide, high = view.measures.card_width / UNIT, view.measures.card_height / UNIT
    x, y = point(card.x, card.y, shown)
    down, turn = high * (0 if card.face is None else FOOT), math.radians(card.angle)
    x, y = x + down * math.sin(turn), y + down * math.cos(turn)
    return (
        f'<g class="slot" transform="translate({x:.1f} {y:.1f})">'
        f'<circle r="{wide * 0.25:.1f}" fill="{PAPER}" stroke="{INK}" stroke-width="1.7"/>'
        + text(0, wide * 0.115, str(card.slot), round(wide * 0.33, 1), INK)
        + "</g>"
    )


def draw_face(card: Card, wide: float, high: float) -> Iterator[str]:
    """Paper, the fleet's colour and symbol, and what the card is."""
    if card.face is None:
        return
    fleet, owner = fleet_of(card.face.owner), card.face.owner
    yield f'<rect {box(wide, high)} rx="5" fill="{PAPER}" stroke="{INK}" stroke-width="1.7"/>'
    yield (
        f'<rect {box(wide - 7, high - 7)} rx="3" fill="{fleet.colour}" fill-opacity=".32" '
        f'stroke="{fleet.colour}" stroke-width="2"/>'
    )
    kind, size = card.face.kind, wide / ART_WIDTH
    yield f'<g class="{kind}" transform="translate(0 {-high * 0.1:.1f}) scale({size:.2f})">'
    yield f"{ART[kind](fleet.colour)}</g>"
    for sign in (-1, 1):
        yield symbol(owner, sign * wide * 0.33, -high * 0.38, wide * 0.1)


def draw_disc(view: View, shown: Window) -> Iterator[str]:
    """The disc at rest, in the colour of whoever tossed it; what it covers can be seen through it."""
    if view.disc is None:
        return
    x, y = point(view.disc.x, view.disc.y, shown)
    radius = view.measures.disc / 2 / UNIT
    card = None if view.shooter is None else find_card(view, view.shooter)
    owner = card.face.owner if card and card.face else None
    colour = fleet_of(owner).colour
    yield (
        f'<g class="disc" transform="translate({x:.1f} {y:.1f})">'
        f'<circle r="{radius:.1f}" fill="{colour}" fill-opacity=".62" stroke="{INK}" stroke-width="1.8"/>'
        f'<circle r="{radius + 2.4:.1f}" fill="none" stroke="{LIME}" stroke-width="2.4"/>'
        f"{symbol(owner, 0, 0, radius * 0.42)}</g>"
    )


# --------------------------------------------------------------------------------------- beside the table


def panel(view: View, shown: Window, names: Sequence[str], say: Words) -> Iterator[str]:
    """The players with the cards that they have left, the whole table in small, compass and scale."""
    yield f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" fill="#131b45"/>'
    yield f'<line x1="0" y1="0" x2="0" y2="{PANEL_HEIGHT}" stroke="{INK}" stroke-width="3"/>'
    yield text(PANEL_WIDTH / 2, 42, say("memowars-title"), 30, LIME)
    for seat, player in enumerate(view.players):
        top = 64 + ROW * seat
        yield f'<g transform="translate(16 {top})" opacity="{1 if player.left else 0.4}">'
        if seat in view.asked:
            size = f'width="{PANEL_WIDTH - 20}" height="{ROW - 6}"'
            yield f'<rect x="-6" y="-2" {size} rx="12" fill="{LIME}" opacity=".16"/>'
        yield f'<g transform="translate(24 28)">{alien(seat)}</g>'
        name = names[seat] + (" *" if seat == view.seat else "")
        yield symbol(seat, 66, 20, 8)
        yield text(82, 26, name, 18, WORDS, anchor="start")
        for number in range(max(9, player.left)):
            fill = fleet_of(seat).colour if number < player.left else "none"
            yield (
                f'<rect x="{58 + 15 * number}" y="37" width="10" height="15" rx="2" fill="{fill}" '
                f'stroke="{fleet_of(seat).colour}" stroke-width="1.5"/>'
            )
        if seat == view.turn:
            yield f'<g transform="translate(204 18)">{ufo()}</g>'
        yield "</g>"
    yield from whole_table(view, shown)
    yield from compass(view, shown, say)


def whole_table(view: View, shown: Window) -> Iterator[str]:
    """The whole table in small: where the galaxy lies on it, and which part is shown."""
    scale = 104 / view.measures.table_width
    high = view.measures.table_height * scale
    yield f'<g transform="translate(16 {PANEL_HEIGHT - 26 - high:.1f})">'
    yield (
        f'<rect width="104" height="{high:.1f}" rx="4" fill="{SPACE}" stroke="{LIME}" stroke-opacity=".6" '
        'stroke-width="1.5"/>'
    )
    for card in view.cards:
        x, y = card.x * scale, high - card.y * scale
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.7" fill="{FAINT}"/>'
    left, top, wide = shown.left * scale, high - shown.top * scale, shown.width * scale
    yield (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{shown.height * scale:.1f}" '
        f'fill="none" stroke="{WORDS}" stroke-dasharray="3 2"/></g>'
    )


def compass(view: View, shown: Window, say: Words) -> Iterator[str]:
    """Directions as they are counted, and 10 cm."""
    yield f'<g transform="translate(186 {PANEL_HEIGHT - 92})">'
    needle = "0,-22 5,-5 22,0 5,5 0,22 -5,5 -22,0 -5,-5"
    yield f'<polygon points="{needle}" fill="{FAINT}" stroke="{INK}" stroke-width="1.5"/>'
    for angle, wind in ((0, "e"), (90, "n"), (180, "w"), (270, "s")):
        x, y = 36 * math.cos(math.radians(angle)), -34 * math.sin(math.radians(angle))
        yield text(x, y + 5, say(f"memowars-wind-{wind}.short"), 13, WORDS)
        yield text(x * (1.15 if angle % 180 else 1), y + 15, f"{angle}°", 9, FAINT)
    yield "</g>"
    length = 1000 / UNIT * PANEL_HEIGHT / (shown.height / UNIT)
    left, y = 186 - length / 2, PANEL_HEIGHT - 18
    bar = f"M{left:.1f} {y - 5} v10 m0 -5 h{length:.1f} m0 -5 v10"
    yield f'<path d="{bar}" stroke="{WORDS}" stroke-width="2" fill="none"/>'
    yield text(186, y - 8, "10 cm", 12, WORDS)


def box(wide: float, high: float) -> str:
    """A rectangle around the middle."""
    return f'x="{-wide / 2:.1f}" y="{-high / 2:.1f}" width="{wide:.1f}" height="{high:.1f}"'


def text(x: float, y: float, words: str, size: float, colour: str, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="700" fill="{colour}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
