"""The commands for one person at one table: play, replay, rules."""

import argparse

from rich.console import Console

from smallbox import saved
from smallbox.bots.players import find_bot
from smallbox.bots.thinking import warm_up
from smallbox.cli.chosen import table_of
from smallbox.cli.kernels import tell_way
from smallbox.fair import key_of_seed
from smallbox.games import find
from smallbox.match import Match
from smallbox.mistake import Mistake
from smallbox.terminal import replay as watching
from smallbox.terminal.play import PAUSE, TerminalTable
from smallbox.terminal.rulebook import show_one_clause, show_rules
from smallbox.terminal.screens import screen_of
from smallbox.words import Words


def play(choice: argparse.Namespace, say: Words) -> None:
    """Play against bots."""
    game = find(choice.game)
    options, cards, seed = table_of(choice, game)
    seat = game.sides.index(choice.side) if game.sides else choice.seat - 1
    bot = find_bot(choice.bot)
    levels = [None if other == seat else bot.level for other in range(choice.players)]
    options = game.seat_options(options, levels)
    match = Match(game, choice.players, options, cards, key_of_seed(seed))
    if seat not in range(choice.players):
        raise Mistake("no-such-seat", seat=seat + 1, players=choice.players)
    names = [say("bot-name", number=number) for number in range(1, choice.players)]
    names.insert(seat, choice.name or say("player"))
    match.names = names
    console = Console(highlight=False)
    table = TerminalTable(
        match=match,
        screen=screen_of(game),
        seat=seat,
        bot=bot,
        seed=seed,
        pause=0 if choice.fast or not console.is_terminal else PAUSE,
        console=console,
        say=say,
        svg=getattr(choice, "svg", None),
    )
    if bot.level is not None:
        tell_way(game, console, say)
    if bot.level is not None and game.way == "numba":
        with console.status(say("compiling", game=say(f"{game.name}-title"))):
            first = match.asked[0]
            warm_up(game, game.known_table(match.tables, first), first)
    table.play(choice.save)


def replay(choice: argparse.Namespace, say: Words) -> None:
    """Watch a saved game."""
    match = Match.load(choice.file)
    bots = iter(range(1, match.players + 1))
    match.names = [name or say("bot-name", number=next(bots)) for name in match.names]
    console = Console(highlight=False)
    try:
        watching.replay(match, screen_of(match.game), console, say, stepwise=choice.step, svg=choice.svg)
        if saved.is_export(choice.file):
            console.print(say("export-proved"))
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{say('goodbye')}")


def rules(choice: argparse.Namespace, say: Words) -> None:
    """Show the rulebook."""
    console, game = Console(highlight=False), find(choice.game)
    if choice.clause:
        show_one_clause(game, choice.clause, console, say)
    else:
        show_rules(game, console, say)
