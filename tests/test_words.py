"""Four languages, all complete, all with the same variables; the rulebook has words for every clause."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from smallbox import words
from smallbox.game import Game
from smallbox.games import all_games, find
from smallbox.registry import OWN_GAMES
from smallbox.terminal.rulebook import as_markdown, markdown_file
from smallbox.words import FALLBACK, LANGUAGES, LOCALES, of_clause

FILES = sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
SOURCES = Path(words.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src"


class Variables(Visitor):
    """Collects the variables of a pattern, and the messages that it contains."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
            for name, pattern in [("", entry.value), *patterns.items()]:
                variables = Variables()
                variables.visit(pattern)
                found[f"{entry.id.name}.{name}".rstrip(".")] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages(FALLBACK, file)


@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_really_translated(language: str) -> None:
    for file in FILES:
        english = (LOCALES / FALLBACK / file).read_text(encoding="utf-8").splitlines()
        theirs = set((LOCALES / language / file).read_text(encoding="utf-8").splitlines())
        same = [line for line in english if line in theirs and len(re.findall(r"[a-z]{4,} ", line)) > 4]
        assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_words_and_every_rule_says_why_not(language: str) -> None:
    for game in all_games():
        for section, clauses in game.clauses.items():
            assert words.has(language, f"{game.name}-section-{section}")
            assert [clause for clause in clauses if not words.has(language, of_clause(clause))] == []
        refusals = [of_clause(game.clause(rule)) for rule in game.rules.Rule if rule]
        assert [message for message in refusals if not words.has(language, f"{message}.no")] == []


@pytest.mark.parametrize("game", [*map(find, OWN_GAMES)], ids=OWN_GAMES)
def test_rules_md_is_what_the_words_say(game: Game) -> None:
    assert markdown_file(game).read_text(encoding="utf-8") == as_markdown(game, words.words(FALLBACK))


def test_every_message_that_the_sources_name_exists() -> None:
    named: set[str] = set()
    for path in SOURCES.glob("**/*.py"):
        named |= set(re.findall(r"(?:say|Mistake)\(\s*\"([a-z0-9.-]+)\"", path.read_text(encoding="utf-8")))
    pages = [path for path in WEB.glob("**/*") if path.suffix in (".ts", ".svelte")]
    for path in [path for path in pages if ".test." not in path.name]:
        for call in re.findall(r"\bsay\(([^`]*?)[,)]", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"\"([a-z]+-[a-z0-9.-]+)\"", call))
    assert len(named) > 40
    assert "web-play-now" in named
    assert [message for message in sorted(named) if not words.has(FALLBACK, message)] == []


def test_a_missing_message_or_variable_is_an_error() -> None:
    say = words.words(FALLBACK)
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(Exception, match="least"):
        say("players", game="mow", players=1, most=3)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "hu_HU", "LANG": "nl_NL"}, "hu"),
    ],
)
def test_the_first_guess_is_the_computers_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert words.first_guess() == language
