"""The standings of a tournament as a picture."""

from smallbox.lab.report import (
    BUTTERCUP,
    GRASS,
    LEFT,
    PANEL,
    RIGHT,
    ROW,
    STROKE,
    TOP,
    bar,
    fair_share,
    paper,
    rail,
    text,
    whisker,
)
from smallbox.lab.simulate import Estimate
from smallbox.lab.standings import Standings
from smallbox.words import Words

MARGIN = 8  # between the outermost whisker and the end of its rail


def plot(found: Standings, say: Words) -> str:
    """Ratings and wins of all bots with their intervals, as SVG."""
    title = say("report-title", game=say(f"{found.game}-title"), players=found.players, games=found.games)
    fair = 1 / found.players
    low = min(bot.rating.low for bot in found.bots)
    high = max(bot.rating.high for bot in found.bots)
    widest = max(fair, *(bot.wins.high for bot in found.bots))
    lines = [
        *paper(title, TOP + ROW * len(found.bots) + 40),
        text(LEFT, 78, say("tournament-rating"), size=15, bold=True),
        text(RIGHT, 78, say("report-wins"), size=15, bold=True),
    ]
    for row, bot in enumerate(found.bots):
        y = TOP + ROW * row
        lines.append(text(24, y + 24, bot.bot, size=14))
        lines += point(LEFT, y, bot.rating, low, high)
        lines += bar(RIGHT, y, bot.wins, widest, GRASS, f"{100 * bot.wins.mean:.1f} %")
    lines += fair_share(RIGHT + PANEL * fair / widest, len(found.bots), fair, say)
    return "\n".join([*lines, "</svg>"]) + "\n"


def point(x: int, y: int, value: Estimate, low: float, high: float) -> list[str]:
    """A rating as a point with its whisker, on a rail from the lowest to the highest."""

    def place(rating: float) -> float:
        return x + MARGIN + (PANEL - 2 * MARGIN) * (rating - low) / (high - low)

    return [
        rail(x, y),
        *whisker(place(value.low), place(value.high), y),
        f'<circle cx="{place(value.mean):.1f}" cy="{y + 19}" r="7" fill="{BUTTERCUP}" {STROKE}/>',
        text(x + PANEL + 8, y + 24, f"{value.mean:.1f}", size=14, bold=True),
    ]
