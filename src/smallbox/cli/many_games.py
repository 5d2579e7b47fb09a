"""The commands that play many games: simulate, tournament."""

import argparse
import sys
from contextlib import closing
from typing import Any

import msgspec
from rich.console import Console

from smallbox.cli.chosen import at_least, seat_mask, table_of
from smallbox.cli.kernels import tell_way
from smallbox.games import find
from smallbox.lab import ratings_plot, report
from smallbox.lab.cluster import play_on_ray
from smallbox.lab.scoresheet import Scoresheet
from smallbox.lab.simulate import Simulation
from smallbox.lab.standings import standings
from smallbox.lab.tournament import Tournament, play_here
from smallbox.terminal import simulation_screen, tournament_screen
from smallbox.words import Words

INTERRUPTED = 130  # the usual exit code in shells


def simulate(choice: argparse.Namespace, say: Words) -> None:
    """Play many games and report."""
    game = find(choice.game)
    options, cards, seed = table_of(choice, game)
    at_least("--games", choice.games, 1)
    at_least("--threads", choice.threads, 1)
    game.blank(choice.players, options, cards)  # fails at once if the number of players is wrong
    careful = seat_mask(choice.careful, choice.players)
    console = Console(stderr=True, highlight=False)
    tell_way(game, console, say)
    run = Simulation(game, choice.players, choice.games, seed, choice.threads, options, cards, careful)
    figures = simulation_screen.run(run, console, say)
    show_figures(choice, figures, report.plot, simulation_screen.show, say)


def tournament(choice: argparse.Namespace, say: Words) -> None:
    """Let bots play against each other and report."""
    game, console = find(choice.game), Console(stderr=True, highlight=False)
    sheet = Scoresheet(choice.keep)
    if sheet.settings and choice.seed is None:
        choice.seed = sheet.settings.seed  # continue with the same deals
    options, cards, seed = table_of(choice, game)
    at_least("--games", choice.games, 1)
    at_least("--threads", choice.threads, 1)
    tell_way(game, console, say)
    run = Tournament.of(game, choice.players, choice.bots, seed, options, cards)
    sheet.begin(run.settings)
    if sheet.torn:
        console.print(say("scoresheet-torn", file=str(choice.keep)))
    numbers = run.numbers(choice.games)
    left = [number for number in numbers if number not in sheet.results]
    games = (
        play_on_ray(run, left, choice.threads, choice.ray)
        if choice.ray
        else play_here(run, left, choice.threads)
    )
    try:
        with closing(games), tournament_screen.progress(len(numbers), len(left), console, say) as advance:
            for result in games:
                sheet.add(result)
                advance()
    except KeyboardInterrupt:
        done = sum(number in sheet.results for number in numbers)
        console.print(say("tournament-stopped", done=done, games=len(numbers)))
        console.print(
            say("tournament-go-on", file=str(choice.keep)) if choice.keep else say("tournament-lost")
        )
        sys.exit(INTERRUPTED)
    show_figures(
        choice,
        standings(run, [sheet.results[number] for number in numbers]),
        ratings_plot.plot,
        tournament_screen.show,
        say,
    )


def show_figures(choice: argparse.Namespace, found: Any, plot: Any, show: Any, say: Words) -> None:
    """Show the figures the way the user wants: drawn, as JSON, or as tables."""
    if choice.plot:
        report.write_plot(plot(found, say), choice.plot)
    if choice.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    console = Console(highlight=False)
    show(found, console, say)
    if choice.plot:
        console.print(say("plot-saved", file=str(choice.plot)))
