"""Figures as a picture: an SVG that needs no other program and no downloaded font."""

from html import escape
from pathlib import Path

from smallbox.game import Mistake
from smallbox.lab.simulate import Estimate, Report
from smallbox.words import Words

INK, PAPER, GRASS, BUTTERCUP, FAINT = "#22202a", "#fbf7ee", "#6fa64a", "#e8b923", "#cfc8b8"
WIDTH, ROW, TOP, LEFT = 760, 44, 96, 150
PANEL = 250  # width of the bars of one column


def write_plot(report: Report, path: Path, say: Words) -> None:
    """Draw the wins and the scores of all seats, with their intervals."""
    try:
        path.write_text(plot(report, say), encoding="utf-8")
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None


def plot(report: Report, say: Words) -> str:
    """The picture as SVG."""
    title = say("report-title", game=say(f"{report.game}-title"), players=report.players, games=report.games)
    height = TOP + ROW * report.players + 40
    right = LEFT + PANEL + 60
    fair = 1 / report.players
    widest_share = max(seat.wins.high for seat in report.seats)
    widest_score = max(seat.score.high for seat in report.seats) or 1.0
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="ui-rounded, system-ui, sans-serif" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{PAPER}"/>',
        text(24, 38, title, size=20, bold=True),
        text(LEFT, 78, say("report-wins"), size=15, bold=True),
        text(right, 78, say(f"report-score-{report.game}"), size=15, bold=True),
    ]
    for row, seat in enumerate(report.seats):
        y = TOP + ROW * row
        name = say(f"{report.game}-side-{seat.side}") if seat.side else f"{say('report-seat')} {seat.seat}"
        label = f"{name}, {say(f'report-{seat.player}')}"
        lines.append(text(24, y + 24, label, size=14))
        lines += bar(LEFT, y, seat.wins, widest_share, GRASS, f"{100 * seat.wins.mean:.1f} %")
        lines += bar(right, y, seat.score, widest_score, BUTTERCUP, f"{seat.score.mean:.1f}")
    x = LEFT + PANEL * fair / widest_share
    bottom = TOP + ROW * report.players
    dashes = f'stroke="{INK}" stroke-width="1.5" stroke-dasharray="4 4"'
    lines.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{bottom}" {dashes}/>')
    lines.append(text(24, bottom + 26, say("report-fair", share=f"{100 * fair:.1f}"), size=13))
    return "\n".join([*lines, "</svg>"]) + "\n"


def bar(x: int, y: int, value: Estimate, widest: float, colour: str, label: str) -> list[str]:
    """A bar from nought, its value, and a whisker for the interval."""
    scale = PANEL / widest
    length, low, high = value.mean * scale, x + value.low * scale, x + value.high * scale
    stroke = f'stroke="{INK}" stroke-width="2"'
    return [
        f'<rect x="{x}" y="{y + 6}" width="{PANEL}" height="26" rx="5" fill="{FAINT}" opacity="0.35"/>',
        f'<rect x="{x}" y="{y + 6}" width="{length:.1f}" height="26" rx="5" fill="{colour}" {stroke}/>',
        f'<line x1="{low:.1f}" y1="{y + 19}" x2="{high:.1f}" y2="{y + 19}" {stroke}/>',
        f'<line x1="{low:.1f}" y1="{y + 14}" x2="{low:.1f}" y2="{y + 24}" {stroke}/>',
        f'<line x1="{high:.1f}" y1="{y + 14}" x2="{high:.1f}" y2="{y + 24}" {stroke}/>',
        text(x + 8, y + 24, label, size=14, bold=True),
    ]


def text(x: float, y: float, words: str, size: int, *, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}"{weight}>{escape(words)}</text>'
