"""What can be typed: every command with its options and their help."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from smallbox.game import Game
from smallbox.games import find, names
from smallbox.options import OptionField
from smallbox.words import FALLBACK, LANGUAGES, Words

USER_MISTAKE = 2
OF_A_GAME = ("play", "rules", "simulate", "tournament")
EXAMPLES = """
  smallbox play {game} --players 4 --bot level-3
  smallbox rules {game} --lang nl
  smallbox simulate {game} --players 4 --games 200000 --careful 1 --plot {game}.svg
  smallbox tournament {game} careful level-1 level-3 --players 3 --games 200 --keep {game}.jsonl
  smallbox replay game.jsonl --step
  smallbox serve --open
"""


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, and where to read more."""

    def __init__(self, say: Words, **settings: Any) -> None:
        super().__init__(**settings)
        self._say = say

    def error(self, message: str) -> NoReturn:
        self.exit(USER_MISTAKE, f"{self._say('mistake', what=message)} ({self.prog} --help)\n")


def parser(say: Words, typed: Sequence[str]) -> Parser:
    """All commands with their options; of the games, only the one that was typed is loaded."""
    examples = EXAMPLES.format(game=names()[0])
    top = Parser(
        say,
        prog="smallbox",
        description=say("cli-about"),
        epilog=f"{say('cli-examples')}{examples}\n{say('cli-unofficial')}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(
        dest="command", required=True, metavar=" | ".join((*OF_A_GAME, "replay", "serve"))
    )
    for command in OF_A_GAME:
        one = commands.add_parser(
            command, say=say, help=say(f"cli-{command}"), description=say(f"cli-{command}")
        )
        add_games(one, command, say, typed)
    again = commands.add_parser("replay", say=say, help=say("cli-replay"), description=say("cli-replay"))
    again.add_argument("file", type=Path, help=say("cli-file"))
    again.add_argument("--step", action="store_true", help=say("cli-step"))
    again.add_argument("--svg", type=Path, metavar="FILE", help=say("cli-svg"))
    add_language(again, say)
    add_serve(commands.add_parser("serve", say=say, help=say("cli-serve"), description=say("cli-serve")), say)
    return top


def add_games(one: Parser, command: str, say: Words, typed: Sequence[str]) -> None:
    """A command that has separate options for each game."""
    games = one.add_subparsers(dest="game", required=True, metavar=" | ".join(names()))
    for name in names():
        summary = say(f"{name}-summary")
        sub = games.add_parser(name, say=say, help=summary, description=summary)
        add_language(sub, say)
        if [command, name] == list(typed[:2]):
            ADD_OPTIONS[command](sub, find(name), say)


def add_serve(one: argparse.ArgumentParser, say: Words) -> None:
    one.add_argument("--host", help=say("cli-host"))
    one.add_argument("--port", type=int, metavar="N", help=say("cli-port"))
    one.add_argument("--db", metavar="URL", help=say("cli-db"))
    one.add_argument("--redis", metavar="URL", help=say("cli-redis"))
    one.add_argument("--workers", type=int, metavar="N", help=say("cli-workers"))
    one.add_argument("--settings", type=Path, metavar="FILE", help=say("cli-settings"))
    one.add_argument("--open", action="store_true", help=say("cli-open"))
    add_language(one, say)


def add_language(one: argparse.ArgumentParser, say: Words) -> None:
    one.add_argument("--lang", choices=LANGUAGES, default=FALLBACK, help=say("cli-language"))


def add_table(one: argparse.ArgumentParser, game: Game, say: Words) -> None:
    """The options of any table, and those of the game."""
    one.add_argument("--cards", type=Path, metavar="FILE", help=say("cli-cards"))
    one.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    for field in game.option_fields:
        flag = field.name.replace("_", "-")
        text = option_help(game, field, say)
        one.add_argument(f"--{flag}", dest=f"option_{field.name}", metavar=flag.upper(), help=text)


def option_help(game: Game, field: OptionField, say: Words) -> str:
    """What an option means, its possible values, and its default."""
    message = f"{game.name}-option-{field.name}"
    more: list[str] = []
    for choice in field.choices:
        typed = str(choice).lower()
        more.append(f"{typed}: {say(f'{message}-{choice}')}" if isinstance(choice, str) else typed)
    if field.kind != "per-seat":
        usual = say(f"{game.name}-option-as-{field.follows}") if field.follows else str(field.default)
        more.append(say("cli-usual", usual=usual))
    return f"{say(message)} ({'; '.join(more)})" if more else say(message)


def default_players(game: Game) -> int:
    return min(4, game.seats[-1])


def add_play(one: argparse.ArgumentParser, game: Game, say: Words) -> None:
    from smallbox.bots.players import NAMES  # loads NumPy, but so has the game by now
    from smallbox.terminal.screens import screen_of

    default = default_players(game)
    one.add_argument(
        "--players", type=int, default=default, metavar="N", help=say("cli-players", default=default)
    )
    one.add_argument("--bot", choices=NAMES, default="careful", metavar="BOT", help=say("cli-bot"))
    one.add_argument("--name", help=say("cli-name"))
    if game.sides:
        one.add_argument("--side", choices=game.sides, default=game.sides[0], help=say("cli-side"))
    else:
        one.add_argument("--seat", type=int, default=1, metavar="N", help=say("cli-seat"))
    one.add_argument("--save", type=Path, metavar="FILE", help=say("cli-save"))
    one.add_argument("--fast", action="store_true", help=say("cli-fast"))
    if hasattr(screen_of(game), "picture"):
        one.add_argument("--svg", type=Path, metavar="FILE", help=say("cli-svg"))
    add_table(one, game, say)


def add_rules(one: argparse.ArgumentParser, game: Game, say: Words) -> None:
    first = next(clause for section in game.clauses.values() for clause in section)
    one.add_argument("--clause", help=say("cli-clause", clause=first))


def add_simulate(one: argparse.ArgumentParser, game: Game, say: Words) -> None:
    add_lab(one, default_players(game), say)
    one.add_argument("--games", type=int, default=10_000, metavar="N", help=say("cli-games", default=10_000))
    one.add_argument("--careful", default="", metavar="SEATS", help=say("cli-careful"))
    add_table(one, game, say)


def add_tournament(one: argparse.ArgumentParser, game: Game, say: Words) -> None:
    one.add_argument("bots", nargs="+", metavar="BOT", help=say("cli-bots"))
    add_lab(one, game.seats[0], say)
    one.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-meetings", default=100))
    one.add_argument("--keep", type=Path, metavar="FILE", help=say("cli-keep"))
    one.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    add_table(one, game, say)


def add_lab(one: argparse.ArgumentParser, default: int, say: Words) -> None:
    """The options of the commands that play many games."""
    cores = os.cpu_count() or 1
    help_players = say("cli-players-simulated", default=default)
    help_threads = say("cli-threads", default=cores)
    one.add_argument("--players", type=int, default=default, metavar="N", help=help_players)
    one.add_argument("--threads", type=int, default=cores, metavar="N", help=help_threads)
    one.add_argument("--json", action="store_true", help=say("cli-json"))
    one.add_argument("--plot", type=Path, metavar="FILE.svg", help=say("cli-plot"))


ADD_OPTIONS = {
    "play": add_play,
    "rules": add_rules,
    "simulate": add_simulate,
    "tournament": add_tournament,
}
