"""Figures as a picture: an SVG that needs no other program and no downloaded font."""

from html import escape
from pathlib import Path

from smallbox.game import Mistake
from smallbox.lab.simulate import Estimate, Report
from smallbox.words import Words

INK, PAPER, GRASS, BUTTERCUP, FAINT = "#22202a", "#fbf7ee", "#6fa64a", "#e8b923", "#cfc8b8"
WIDTH, ROW, TOP, LEFT = 820, 44, 96, 150
PANEL = 250  # width of the bars of one column
RIGHT = LEFT + PANEL + 84  # where the second column begins
STROKE = f'stroke="{INK}" stroke-width="2"'


def write_plot(picture: str, path: Path) -> None:
    """Write a picture to a file."""
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None


def plot(report: Report, say: Words) -> str:
    """The wins and the scores of all seats, with their intervals, as SVG."""
    title = say("report-title", game=say(f"{report.game}-title"), players=report.players, games=report.games)
    height = TOP + ROW * report.players + 40
    fair = 1 / report.players
    widest_share = max(seat.wins.high for seat in report.seats)
    widest_score = max(seat.score.high for seat in report.seats) or 1.0
    lines = [
        *paper(title, height),
        text(LEFT, 78, say("report-wins"), size=15, bold=True),
        text(RIGHT, 78, say(f"{report.game}-score"), size=15, bold=True),
    ]
    for row, seat in enumerate(report.seats):
        y = TOP + ROW * row
        name = say(f"{report.game}-side-{seat.side}") if seat.side else f"{say('report-seat')} {seat.seat}"
        label = f"{name}, {say(f'report-{seat.player}')}"
        lines.append(text(24, y + 24, label, size=14))
        lines += bar(LEFT, y, seat.wins, widest_share, GRASS, f"{100 * seat.wins.mean:.1f} %")
        lines += bar(RIGHT, y, seat.score, widest_score, BUTTERCUP, f"{seat.score.mean:.1f}")
    lines += fair_share(LEFT + PANEL * fair / widest_share, report.players, fair, say)
    return "\n".join([*lines, "</svg>"]) + "\n"


def paper(title: str, height: int) -> list[str]:
    """An empty sheet with its title."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="ui-rounded, system-ui, sans-serif" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{PAPER}"/>',
        text(24, 38, title, size=20, bold=True),
    ]


def fair_share(x: float, rows: int, fair: float, say: Words) -> list[str]:
    """A dashed line through all rows, where the bars would end if all players were equally good."""
    bottom = TOP + ROW * rows
    dashes = f'stroke="{INK}" stroke-width="1.5" stroke-dasharray="4 4"'
    return [
        f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{bottom}" {dashes}/>',
        text(24, bottom + 26, say("report-fair", share=f"{100 * fair:.1f}"), size=13),
    ]


def bar(x: int, y: int, value: Estimate, widest: float, colour: str, label: str) -> list[str]:
    """A bar from zero, a whisker for its interval, and its value."""
    scale = PANEL / widest
    length = value.mean * scale
    return [
        rail(x, y),
        f'<rect x="{x}" y="{y + 6}" width="{length:.1f}" height="26" rx="5" fill="{colour}" {STROKE}/>',
        *whisker(x + value.low * scale, x + value.high * scale, y),
        text(x + PANEL + 8, y + 24, label, size=14, bold=True),
    ]


def rail(x: int, y: int) -> str:
    """The space for a row in one column."""
    return f'<rect x="{x}" y="{y + 6}" width="{PANEL}" height="26" rx="5" fill="{FAINT}" opacity="0.35"/>'


def whisker(low: float, high: float, y: int) -> list[str]:
    """An interval."""
    return [
        f'<line x1="{low:.1f}" y1="{y + 19}" x2="{high:.1f}" y2="{y + 19}" {STROKE}/>',
        *(f'<line x1="{x:.1f}" y1="{y + 14}" x2="{x:.1f}" y2="{y + 24}" {STROKE}/>' for x in (low, high)),
    ]


def text(x: float, y: float, words: str, size: int, *, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}"{weight}>{escape(words)}</text>'
