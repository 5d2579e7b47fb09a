"""The command line: smallbox play | rules | simulate | tournament | replay | serve.

A command's modules are loaded only when it was typed: a server does not wait for the lab.
"""

import importlib
import os
import sys
from collections.abc import Sequence

from smallbox.mistake import Mistake
from smallbox.words import LANGUAGES, first_guess, words

MODULES = {
    "play": "at_the_table",
    "replay": "at_the_table",
    "rules": "at_the_table",
    "simulate": "many_games",
    "tournament": "many_games",
    "serve": "serving",
}
# The others serve one person: without a library plain Python is fast enough, and starts at once.
COMPILED_COMMANDS = ("simulate", "tournament", "serve")
LEVEL = "level-"  # the bots that search: they are worth compiling for


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 if all went well, 2 if the user got something wrong."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    if not is_worth_compiling(typed):
        os.environ.setdefault("SMALLBOX_KERNELS", "library,python")
    from smallbox.cli.arguments import USER_MISTAKE, parser

    say = words(wished_language(typed))
    try:
        choice = parser(say, typed).parse_args(typed)
        module = importlib.import_module(f"smallbox.cli.{MODULES[choice.command]}")
        getattr(module, choice.command)(choice, say)
    except Mistake as mistake:
        sys.stderr.write(say("mistake", what=say(mistake.message, **mistake.arguments)) + "\n")
        return USER_MISTAKE
    except BrokenPipeError:  # the reader has seen enough, as with `smallbox rules … | head`
        sys.stdout = None
    return 0


def is_worth_compiling(typed: Sequence[str]) -> bool:
    """Is this a command that plays many games, or a game against bots that search?"""
    return any(word in COMPILED_COMMANDS for word in typed[:1]) or value_of(typed, "--bot").startswith(LEVEL)


def wished_language(typed: Sequence[str]) -> str:
    """The language given with --lang, which we need before building the help texts."""
    wished = value_of(typed, "--lang")
    return wished if wished in LANGUAGES else first_guess()


def value_of(typed: Sequence[str], option: str) -> str:
    """What was typed for an option, read before the options are defined."""
    for place, word in enumerate(typed):
        name, is_joined, value = word.partition("=")
        if name == option:
            return value if is_joined else "".join(typed[place + 1 : place + 2])
    return ""
