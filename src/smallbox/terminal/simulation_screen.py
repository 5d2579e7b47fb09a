"""A simulation on the screen: a progress bar while it runs, a table when it is done."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from smallbox.game import Game
from smallbox.lab.simulate import COMPILE_STEPS, Report, Simulation, compile_rules, is_compiled
from smallbox.words import Words


def run(simulation: Simulation, console: Console, say: Words) -> Report:
    """Play all games behind a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        warm_up(simulation.game, progress, say)
        task = progress.add_task(say("playing-games", games=simulation.games), total=simulation.games)
        return simulation.run(lambda games: progress.advance(task, games))


def warm_up(game: Game, progress: Progress, say: Words) -> None:
    """Compile the rules, and say so if it takes a while."""
    first_time = not is_compiled(game)
    task = progress.add_task(
        say("compiling", game=say(f"{game.name}-title")), total=COMPILE_STEPS, visible=first_time
    )
    for _ in compile_rules(game):
        progress.advance(task)
    progress.remove_task(task)


def show(report: Report, console: Console, say: Words) -> None:
    """Wins and scores of all seats."""
    title = say("report-title", game=say(f"{report.game}-title"), players=report.players, games=report.games)
    table = Table(title=title)
    table.add_column(say("report-seat"), justify="right")
    table.add_column(say("report-player"))
    for column in (say("report-wins"), say("report-interval")):
        table.add_column(column, justify="right")
    for column in (say(f"{report.game}-score"), say("report-interval")):
        table.add_column(column, justify="right")
    for seat in report.seats:
        wins, score = seat.wins, seat.score
        table.add_row(
            say(f"{report.game}-side-{seat.side}") if seat.side else str(seat.seat),
            say(f"report-{seat.player}"),
            f"{100 * wins.mean:.2f} %",
            f"{100 * wins.low:.2f} – {100 * wins.high:.2f}",
            f"{score.mean:.2f}",
            f"{score.low:.2f} – {score.high:.2f}",
        )
    console.print(table)
    console.print(say("report-fair", share=f"{100 / report.players:.2f}"))
    console.print(
        say(
            "report-length",
            mean=round(report.length.mean, 1),
            least=report.shortest,
            most=report.longest,
            rate=round(report.moves_per_second),
        )
    )
    if report.shared.mean:
        shared = f"{100 * report.shared.mean:.2f}"
        console.print(say("report-shared", share=shared))
    if report.tallies:
        show_tallies(report, console, say)
    console.print(say("report-seed", seed=str(report.seed)))


def show_tallies(report: Report, console: Console, say: Words) -> None:
    """How often things happened in a game: a table for each set of labels."""
    sets = dict.fromkeys(tuple(counts) for counts in report.tallies.values())
    for labels in sets:
        rows = [name for name, counts in report.tallies.items() if tuple(counts) == labels]
        table = Table("", *(say(f"{report.game}-tally-{name}") for name in rows), title=say("report-tallies"))
        for label in labels:
            name = say(f"{report.game}-tally-label", label=label)
            table.add_row(name, *(f"{report.tallies[row][label]:.2f}" for row in rows))
        console.print(table)
