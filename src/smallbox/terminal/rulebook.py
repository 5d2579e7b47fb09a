"""The rulebook of a game: on the screen in any of the languages, and as RULES.md in its folder."""

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from smallbox.game import Game, Mistake
from smallbox.games import find
from smallbox.registry import OWN_GAMES
from smallbox.words import FALLBACK, Words, of_clause, words


def show_rules(game: Game, console: Console, say: Words) -> None:
    """The whole rulebook, section by section."""
    console.print(Text(say("contents", title=say(f"{game.name}-title")), style="bold underline"))
    console.print(say(f"{game.name}-summary"))
    for section, clauses in game.clauses.items():
        console.print()
        console.print(Text(say(f"{game.name}-section-{section}"), style="bold green"))
        for clause in clauses:
            show_clause(clause, console, say)


def show_clause(clause: str, console: Console, say: Words) -> None:
    """One clause with its id."""
    text = Text(say(of_clause(clause)))
    text.append(f"  {clause}", style="dim")
    console.print(Padding(text, (0, 0, 0, 2)))


def show_one_clause(game: Game, clause: str, console: Console, say: Words) -> None:
    """The clause that a refusal named."""
    if not any(clause in section for section in game.clauses.values()):
        raise Mistake("no-such-clause", clause=clause, game=game.name)
    show_clause(clause, console, say)


def as_markdown(game: Game, say: Words) -> str:
    """The rulebook as written to RULES.md."""
    paragraphs = [
        "<!-- Written by `make rules` from locales/en: change the words there. -->",
        f"# {say('contents', title=say(f'{game.name}-title'))}",
        say(f"{game.name}-summary"),
    ]
    for number, (section, clauses) in enumerate(game.clauses.items(), 1):
        paragraphs.append(f"## {number}. {say(f'{game.name}-section-{section}')}")
        for place, clause in enumerate(clauses, 1):
            paragraphs.append(f"{number}.{place} **`{clause}`** {say(of_clause(clause))}")
    return "\n\n".join(paragraphs) + "\n"


def markdown_file(game: Game) -> Path:
    return game.folder / "RULES.md"


if __name__ == "__main__":
    for each in map(find, OWN_GAMES):
        markdown_file(each).write_text(as_markdown(each, words(FALLBACK)), encoding="utf-8")
