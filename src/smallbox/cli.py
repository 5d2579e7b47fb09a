"""The command line: smallbox play | rules | simulate | tournament | replay | serve."""

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from smallbox.mistake import Mistake
from smallbox.registry import names
from smallbox.words import FALLBACK, LANGUAGES, Words, first_guess, words

if TYPE_CHECKING:
    from smallbox.game import Game
    from smallbox.game_screen import GameScreen
    from smallbox.options import OptionField

USER_MISTAKE = 2
INTERRUPTED = 130  # as shells say it
# The others serve one person: plain Python is fast enough, and there at once.
COMPILED_COMMANDS = ("simulate", "tournament", "serve")
LEVEL = "level-"  # so the bots that search are called: they are worth compiling for
EXAMPLES = """
  smallbox play {game} --players 4 --bot level-3
  smallbox rules {game} --lang nl
  smallbox simulate {game} --players 4 --games 200000 --careful 1 --plot {game}.svg
  smallbox tournament {game} careful level-1 level-3 --players 3 --games 200 --keep {game}.jsonl
  smallbox replay game.jsonl --step
  smallbox serve --open
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read more."""

    say: Words

    def error(self, message: str) -> NoReturn:
        self.exit(USER_MISTAKE, f"{self.say('mistake', what=message)} ({self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 2 if the user got something wrong."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    if not set(typed) & set(COMPILED_COMMANDS) and not any(LEVEL in word for word in typed):
        os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # read by kernel.py, which is not imported yet
    say = words(wished_language(typed))
    try:
        choice = parser(say, typed[:1] != ["serve"]).parse_args(typed)
        choice.run(choice, say)
    except Mistake as mistake:
        sys.stderr.write(say("mistake", what=say(mistake.message, **mistake.arguments)) + "\n")
        return USER_MISTAKE
    except BrokenPipeError:  # the reader has seen enough, as with `smallbox rules … | head`
        sys.stdout = None
    return 0


def wished_language(typed: Sequence[str]) -> str:
    """The language of --lang; it has to be known before the help texts are made."""
    for option, value in zip([*typed, ""], [*typed[1:], "", ""], strict=False):
        name, _, joined = option.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    return first_guess()


def parser(say: Words, with_games: bool = True) -> Parser:
    """All commands with their options; a server that starts does not wait for the games to load."""
    Parser.say = staticmethod(say)
    examples = EXAMPLES.format(game=names()[0])
    top = Parser(
        prog="smallbox",
        description=say("cli-about"),
        epilog=f"{say('cli-examples')}{examples}\n{say('cli-unofficial')}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    metavar = "play | rules | simulate | tournament | replay | serve"
    commands = top.add_subparsers(dest="command", required=True, metavar=metavar)
    if with_games:
        add_games(commands, say)
    again = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    again.add_argument("file", type=Path, help=say("cli-file"))
    again.add_argument("--step", action="store_true", help=say("cli-step"))
    again.add_argument("--svg", type=Path, metavar="FILE", help=say("cli-svg"))
    add_language(again, say)
    again.set_defaults(run=replay)
    add_serve(commands.add_parser("serve", help=say("cli-serve"), description=say("cli-serve")), say)
    return top


def add_games(commands: Any, say: Words) -> None:
    """The commands that have options of their own for each game."""
    from smallbox.games import all_games

    of_a_game = {"play": play, "rules": rules, "simulate": simulate, "tournament": tournament}
    for command, run in of_a_game.items():
        one = commands.add_parser(command, help=say(f"cli-{command}"), description=say(f"cli-{command}"))
        games = one.add_subparsers(dest="game", required=True, metavar=" | ".join(names()))
        for game in all_games():
            summary = say(f"{game.name}-summary")
            sub = games.add_parser(game.name, help=summary, description=summary)
            add_language(sub, say)
            ADD_OPTIONS[command](sub, game, say)
            sub.set_defaults(run=run)


def add_serve(one: argparse.ArgumentParser, say: Words) -> None:
    one.add_argument("--host", help=say("cli-host"))
    one.add_argument("--port", type=int, metavar="N", help=say("cli-port"))
    one.add_argument("--db", metavar="URL", help=say("cli-db"))
    one.add_argument("--redis", metavar="URL", help=say("cli-redis"))
    one.add_argument("--workers", type=int, metavar="N", help=say("cli-workers"))
    one.add_argument("--settings", type=Path, metavar="FILE", help=say("cli-settings"))
    one.add_argument("--open", action="store_true", help=say("cli-open"))
    add_language(one, say)
    one.set_defaults(run=serve)


def add_language(one: argparse.ArgumentParser, say: Words) -> None:
    one.add_argument("--lang", choices=LANGUAGES, default=FALLBACK, help=say("cli-language"))


def add_table(one: argparse.ArgumentParser, game: "Game", say: Words) -> None:
    """The options of any table, and those of the game."""
    one.add_argument("--cards", type=Path, metavar="FILE", help=say("cli-cards"))
    one.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    for field in game.option_fields:
        flag = field.name.replace("_", "-")
        text = option_help(game, field, say)
        one.add_argument(f"--{flag}", dest=f"option_{field.name}", metavar=flag.upper(), help=text)


def option_help(game: "Game", field: "OptionField", say: Words) -> str:
    """What an option means, what can be typed for it, and what holds if it is left out."""
    message = f"{game.name}-option-{field.name}"
    words = [say(message)]
    for choice in field.choices:
        typed = str(choice).lower()
        words.append(f"{typed}: {say(f'{message}-{choice}')};" if isinstance(choice, str) else f"{typed};")
    if field.kind != "per-seat":
        usual = say(f"{game.name}-option-as-{field.follows}") if field.follows else str(field.default)
        words.append(say("cli-usual", usual=usual))
    return " ".join(words)


def default_players(game: "Game") -> int:
    return min(4, game.seats[-1])


def add_play(one: argparse.ArgumentParser, game: "Game", say: Words) -> None:
    from smallbox.bots.players import NAMES

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


def add_rules(one: argparse.ArgumentParser, game: "Game", say: Words) -> None:
    first = next(clause for section in game.clauses.values() for clause in section)
    one.add_argument("--clause", help=say("cli-clause", clause=first))


def add_simulate(one: argparse.ArgumentParser, game: "Game", say: Words) -> None:
    add_lab(one, default_players(game), say)
    one.add_argument("--games", type=int, default=10_000, metavar="N", help=say("cli-games", default=10_000))
    one.add_argument("--careful", default="", metavar="SEATS", help=say("cli-careful"))
    add_table(one, game, say)


def add_tournament(one: argparse.ArgumentParser, game: "Game", say: Words) -> None:
    one.add_argument("bots", nargs="+", metavar="BOT", help=say("cli-bots"))
    add_lab(one, game.seats[0], say)
    one.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-meetings", default=100))
    one.add_argument("--keep", type=Path, metavar="FILE", help=say("cli-keep"))
    one.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    add_table(one, game, say)


def add_lab(one: argparse.ArgumentParser, default: int, say: Words) -> None:
    """The options of whatever plays many games."""
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


# ------------------------------------------------------------------------------------------ the commands


def play(choice: argparse.Namespace, say: Words) -> None:
    """Play against bots."""
    from rich.console import Console

    from smallbox.bots.players import find_bot
    from smallbox.bots.thinking import warm_up
    from smallbox.fair import key_of_seed
    from smallbox.games import find
    from smallbox.match import Match
    from smallbox.terminal.play import PAUSE, Table

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
    table = Table(
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
        with console.status(say("compiling", game=say(f"{game.name}-title"))):
            first = match.asked[0]
            warm_up(game, game.known_table(match.tables, first), first)
    table.play(choice.save)


def rules(choice: argparse.Namespace, say: Words) -> None:
    """Show the rulebook."""
    from rich.console import Console

    from smallbox.games import find
    from smallbox.terminal.rulebook import show_one_clause, show_rules

    console, game = Console(highlight=False), find(choice.game)
    if choice.clause:
        show_one_clause(game, choice.clause, console, say)
    else:
        show_rules(game, console, say)


def simulate(choice: argparse.Namespace, say: Words) -> None:
    """Play many games and report."""
    from rich.console import Console

    from smallbox.games import find
    from smallbox.lab.report import plot
    from smallbox.lab.simulate import Simulation
    from smallbox.terminal import simulation_screen as screen

    game = find(choice.game)
    options, cards, seed = table_of(choice, game)
    at_least("--games", choice.games, 1)
    at_least("--threads", choice.threads, 1)
    game.blank(choice.players, options, cards)  # says at once if that many cannot play
    careful = seat_mask(choice.careful, choice.players)
    run = Simulation(game, choice.players, choice.games, seed, choice.threads, options, cards, careful)
    report = screen.run(run, Console(stderr=True), say)
    tell(choice, report, plot, screen.show, say)


def tournament(choice: argparse.Namespace, say: Words) -> None:
    """Let bots play against each other and report."""
    from rich.console import Console

    from smallbox.games import find
    from smallbox.lab.cluster import play_on_ray
    from smallbox.lab.ratings_plot import plot
    from smallbox.lab.scoresheet import Scoresheet
    from smallbox.lab.standings import standings
    from smallbox.lab.tournament import Tournament, play_here
    from smallbox.terminal import tournament_screen as screen

    game, console = find(choice.game), Console(stderr=True, highlight=False)
    sheet = Scoresheet(choice.keep)
    if sheet.settings and choice.seed is None:
        choice.seed = sheet.settings.seed  # go on with the same deals
    options, cards, seed = table_of(choice, game)
    at_least("--games", choice.games, 1)
    at_least("--threads", choice.threads, 1)
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
        with closing(games), screen.progress(len(numbers), len(left), console, say) as advance:
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
    tell(choice, standings(run, [sheet.results[number] for number in numbers]), plot, screen.show, say)


def tell(choice: argparse.Namespace, found: Any, plot: Any, show: Any, say: Words) -> None:
    """The figures as the user wants them: drawn, as JSON, or as tables."""
    import msgspec
    from rich.console import Console

    from smallbox.lab.report import write_plot

    if choice.plot:
        write_plot(plot(found, say), choice.plot)
    if choice.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    console = Console(highlight=False)
    show(found, console, say)
    if choice.plot:
        console.print(say("plot-saved", file=str(choice.plot)))


def replay(choice: argparse.Namespace, say: Words) -> None:
    """Watch a saved game."""
    from rich.console import Console

    from smallbox import saved
    from smallbox.match import Match
    from smallbox.terminal.replay import replay as watch

    match = Match.load(choice.file)
    bots = iter(range(1, match.players + 1))
    match.names = [name or say("bot-name", number=next(bots)) for name in match.names]
    console = Console(highlight=False)
    try:
        watch(match, screen_of(match.game), console, say, stepwise=choice.step, svg=choice.svg)
        if saved.is_export(choice.file):
            console.print(say("export-proved"))
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{say('goodbye')}")


def serve(choice: argparse.Namespace, say: Words) -> None:
    """Let people and bots meet at tables."""
    from smallbox.server import run, settings

    def ready(address: str) -> None:
        sys.stdout.write(say("server-listens", address=address) + "\n")
        sys.stdout.flush()
        if choice.open:
            run.open_browser(address)

    run.serve(settings.load(vars(choice)), ready)


# ------------------------------------------------------------------------------- reading what was typed


def table_of(choice: argparse.Namespace, game: "Game") -> tuple[Any, Any, int]:
    """Options, cards and seed as the user wants them."""
    cards = game.load_cards(choice.cards) if choice.cards else game.own_cards
    seed = secrets.randbits(32) if choice.seed is None else choice.seed
    at_least("--seed", seed, 0)
    return options_of(choice, game), cards, seed


def options_of(choice: argparse.Namespace, game: "Game") -> Any:
    """The game's options: each one checked on its own, so that the error names it."""
    import msgspec

    wished = {name[7:]: value for name, value in vars(choice).items() if name.startswith("option_")}
    wished = {name: value for name, value in wished.items() if value is not None}
    for field in game.option_fields:
        if field.name in wished and field.kind == "per-seat":  # 50,100,50
            wished[field.name] = [part.strip() for part in wished[field.name].split(",")]
    for name, value in wished.items():
        try:
            msgspec.convert({name: value}, game.options, strict=False)
        except msgspec.ValidationError as error:
            problem = str(error).split(" - at ")[0]
            raise Mistake("option-wrong", option=name.replace("_", "-"), problem=problem) from None
    return msgspec.convert(wished, game.options, strict=False)


def at_least(option: str, value: int, least: int) -> None:
    if value < least:
        raise Mistake("not-positive", option=option, value=value, least=least)


def seat_mask(seats: str, players: int) -> int:
    """Seats such as "1,3" or "all" as a bit mask."""
    if seats == "all":
        return (1 << players) - 1
    mask = 0
    for seat in filter(None, seats.split(",")):
        if not seat.strip().isdigit() or not 1 <= int(seat) <= players:
            raise Mistake("no-such-seat", seat=seat, players=players)
        mask |= 1 << int(seat) - 1
    return mask


def screen_of(game: "Game") -> "GameScreen":
    """How this game looks in a terminal."""
    from importlib import import_module, util

    from smallbox.terminal.plain_screen import PlainScreen

    own = f"{game.rules.__package__}.terminal"
    return import_module(own) if util.find_spec(own) else PlainScreen(game.name)  # pyright: ignore[reportReturnType]


if __name__ == "__main__":
    sys.exit(main())
