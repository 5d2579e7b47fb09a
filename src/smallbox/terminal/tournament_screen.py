"""A tournament on the screen: a progress bar while it runs, tables when it is done."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from smallbox.lab.simulate import Estimate
from smallbox.lab.standings import Standings
from smallbox.words import Words


@contextmanager
def progress(games: int, left: int, console: Console, say: Words) -> Generator[Callable[[], None]]:
    """A progress bar; call what it yields after each game."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("tournament-seats"), total=games, completed=games - left)
        playing = say("playing-games", games=games)
        yield lambda: bar.update(task, advance=1, description=playing)


def show(found: Standings, console: Console, say: Words) -> None:
    """Ratings of all bots, and how they did against each other."""
    console.print(table_of_bots(found, say))
    console.print(say("report-fair", share=f"{100 / found.players:.2f}"))
    console.print(table_of_pairs(found, say))
    console.print(say("tournament-interval", deals=found.deals, players=found.players))
    if found.shared.mean:
        console.print(say("report-shared", share=f"{100 * found.shared.mean:.2f}"))
    console.print(say("report-seed", seed=str(found.seed)))


def title(found: Standings, say: Words) -> str:
    return say("report-title", game=say(f"{found.game}-title"), players=found.players, games=found.games)


def table_of_bots(found: Standings, say: Words) -> Table:
    table = Table(title=title(found, say))
    table.add_column(say("tournament-bot"))
    figures = ("tournament-rating", "report-wins", "report-interval", "tournament-games", "tournament-moves")
    for column in (*figures, "tournament-thinking"):
        table.add_column(say(column), justify="right")
    for bot in found.bots:
        table.add_row(
            bot.bot,
            f"{bot.mu:.1f} ± {bot.rating.high - bot.mu:.1f}",
            f"{100 * bot.wins.mean:.1f} %",
            interval(bot.wins),
            str(bot.games),
            str(bot.moves),
            f"{1000 * bot.thinking:.2f} ({1000 * bot.longest:.1f})",
        )
    return table


def table_of_pairs(found: Standings, say: Words) -> Table:
    table = Table(title=say("tournament-pairs"))
    for column in ("tournament-bot", "tournament-against"):
        table.add_column(say(column))
    for column in ("tournament-games", "report-wins", "report-interval", "tournament-draws"):
        table.add_column(say(column), justify="right")
    for pair in found.pairs:
        share = f"{100 * pair.share.mean:.1f} %"
        table.add_row(pair.bot, pair.other, str(pair.games), share, interval(pair.share), str(pair.draws))
    return table


def interval(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} – {100 * estimate.high:.1f}"
