"""A map of the galaxy in characters: cards as outlines of dots with their slot number in the middle."""

import math
from collections.abc import Iterator

from rich.text import Text

from smallbox.games.memowars.terminal.compass import Point, Window, corners, fleet_of, window
from smallbox.games.memowars.view import Card, View

BACK, EDGE, DISC, RULER = "#8fa8e8", "#5a5f78", "bold #b6ff3b", "dim"
MARGIN = 250  # around the cards, in tenths of a millimetre
DOTS_ACROSS, DOTS_UP = 2, 4  # of a Braille character, which is twice as high as wide: dots are square
BRAILLE, FULL = 0x2800, 0xFF
BITS = ((0x40, 0x04, 0x02, 0x01), (0x80, 0x20, 0x10, 0x08))  # of the dots, columns from below
FINEST = 36  # tenths of a millimetre to a dot: a card is eight characters wide
COARSEST = 88  # three characters: less could not hold a number
TICK = 1000  # the ruler has a number each 10 cm
LABELS = 6  # characters of the ruler on the left


class Canvas:
    """Dots and characters over a part of the table."""

    def __init__(self, shown: Window, dot: float) -> None:
        self.shown, self.dot = shown, dot  # tenths of a millimetre to a dot
        self.columns = math.ceil(shown.width / (dot * DOTS_ACROSS))
        self.rows = math.ceil(shown.height / (dot * DOTS_UP))
        self.dots: dict[tuple[int, int], int] = {}
        self.styles: dict[tuple[int, int], str] = {}
        self.filled: set[tuple[int, int]] = set()
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The dot at a point of the table, counted from the lower left."""
        return math.floor((x - self.shown.left) / self.dot), math.floor((y - self.shown.bottom) / self.dot)

    def set_dot(self, across: int, up: int, style: str) -> None:
        cell = (across // DOTS_ACROSS, up // DOTS_UP)
        if 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows:
            self.dots[cell] = self.dots.get(cell, 0) | BITS[across % DOTS_ACROSS][up % DOTS_UP]
            self.styles[cell] = style

    def line(self, start: Point, end: Point, style: str) -> None:
        """Dots from one point of the table to another."""
        steps = max(1, math.ceil(2 * math.dist(start, end) / self.dot))
        for step in range(steps + 1):
            part = step / steps
            x, y = start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
            self.set_dot(*self.place(x, y), style)

    def outline(self, points: list[Point], style: str) -> None:
        for start, end in zip(points, [*points[1:], points[0]], strict=True):
            self.line(start, end, style)

    def fill(self, points: list[Point], style: str) -> None:
        """All dots inside a card."""
        self.outline(points, style)
        around = [self.place(x, y) for x, y in points]
        for across in range(min(x for x, _ in around), max(x for x, _ in around) + 1):
            for up in range(min(y for _, y in around), max(y for _, y in around) + 1):
                x = self.shown.left + (across + 0.5) * self.dot
                y = self.shown.bottom + (up + 0.5) * self.dot
                if is_inside(points, x, y):
                    self.set_dot(across, up, style)
                    self.filled.add((across // DOTS_ACROSS, up // DOTS_UP))

    def write(self, x: float, y: float, text: str, style: str) -> None:
        """Letters around a point of the table."""
        across = (x - self.shown.left) / self.dot / DOTS_ACROSS
        row = self.place(x, y)[1] // DOTS_UP
        first = math.floor(across - len(text) / 2 + 0.5)
        for number, letter in enumerate(text):
            self.letters[first + number, row] = (letter, style)

    def lines(self) -> Iterator[Text]:
        """The picture, the northernmost row first."""
        for row in range(self.rows - 1, -1, -1):
            text = Text(no_wrap=True)
            for column in range(self.columns):
                cell = (column, row)
                if cell in self.letters:
                    text.append(*self.letters[cell])
                elif cell in self.dots:
                    solid = cell in self.filled and self.dots[cell] == FULL
                    text.append("█" if solid else chr(BRAILLE + self.dots[cell]), style=self.styles[cell])
                else:
                    text.append(" ")
            yield text


def is_inside(points: list[Point], x: float, y: float) -> bool:
    """Is a point to the left of every edge? Corners go round counter-clockwise."""
    edges = zip(points, [*points[1:], points[0]], strict=True)
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges)


def scale_for(shown: Window, columns: int, rows: int) -> float:
    """Tenths of a millimetre to a dot: the width must fit; the height only while numbers stay legible."""
    wide = shown.width / (DOTS_ACROSS * columns)
    high = shown.height / (DOTS_UP * rows)
    return max(wide, min(high, COARSEST), FINEST)


def draw_map(view: View, columns: int, rows: int) -> tuple[list[Text], int]:
    """The galaxy in at most so many columns, and how many characters 10 cm are."""
    shown = window(view, MARGIN)
    canvas = Canvas(shown, scale_for(shown, columns - LABELS, rows))
    width, height = view.measures.table_width, view.measures.table_height
    canvas.outline([(0, 0), (width, 0), (width, height), (0, height)], EDGE)
    for card in view.cards:
        draw_card(canvas, card, view)
    if view.disc:
        canvas.outline(circle(view.disc.x, view.disc.y, view.measures.disc / 2), DISC)
    return [*beside_ruler(canvas), *below_ruler(canvas)], round(TICK / (canvas.dot * DOTS_ACROSS))


def circle(x: float, y: float, radius: float) -> list[Point]:
    """Points around a middle."""
    turns = [math.radians(angle) for angle in range(0, 360, 4)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def draw_card(canvas: Canvas, card: Card, view: View) -> None:
    """A back is an outline, a face is filled with its fleet's colour and bears its symbol."""
    shape = corners(card, view.measures, inset=0.6 * canvas.dot)
    if card.face is None:
        canvas.outline(shape, BACK)
        canvas.write(card.x, card.y, str(card.slot), "bold")
        return
    fleet = fleet_of(card.face.owner)
    canvas.fill(shape, fleet.colour)
    label = f"»{card.slot}«" if card.slot == view.shooter else f"{fleet.symbol}{card.slot}"
    canvas.write(card.x, card.y, label, f"bold #22202a on {fleet.colour}")


def beside_ruler(canvas: Canvas) -> Iterator[Text]:
    """The rows of the map, each 10 cm numbered in tenths of a millimetre."""
    numbers = {
        canvas.place(0, y)[1] // DOTS_UP: y
        for y in range(0, 1 << 15, TICK)
        if canvas.shown.bottom <= y < canvas.shown.top
    }
    for row, line in zip(range(canvas.rows - 1, -1, -1), canvas.lines(), strict=True):
        label = f"{numbers[row]:>{LABELS - 1}}┤" if row in numbers else f"{'│':>{LABELS}}"
        yield Text(label, style=RULER, no_wrap=True).append_text(line)


def below_ruler(canvas: Canvas) -> list[Text]:
    """The lower edge of the map, numbered in the same way."""
    ticks, numbers = ["─"] * canvas.columns, [" "] * (canvas.columns + LABELS)
    for x in range(0, 1 << 15, TICK):
        column = canvas.place(x, 0)[0] // DOTS_ACROSS
        if 0 <= column < canvas.columns:
            ticks[column] = "┬"
            label = str(x)
            first = min(max(column - len(label) // 2, 0), canvas.columns - len(label))
            if "".join(numbers[max(first - 1, 0) : first]).strip() == "":  # else it would run into the last
                numbers[first : first + len(label)] = label
    edge = " " * (LABELS - 1) + "└" + "".join(ticks)
    return [
        Text(edge, style=RULER, no_wrap=True),
        Text(" " * LABELS + "".join(numbers[: canvas.columns]), style=RULER, no_wrap=True),
    ]
