"""Every word that a person reads: Fluent messages in four languages."""

import functools
import locale
import os
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from smallbox.registry import folders_of_others

Language = Literal["en", "nl", "hu", "eo"]
LANGUAGES: dict[Language, str] = {"en": "English", "nl": "Nederlands", "hu": "magyar", "eo": "Esperanto"}
FALLBACK: Language = "en"
LOCALES = Path(__file__).parent / "locales"


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    files = sorted((LOCALES / language).glob("*.ftl"))
    for folder in folders_of_others():
        files += files_of(folder, language)
    for file in files:
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return messages


def files_of(folder: Path, language: str) -> list[Path]:
    """The messages of a game from another package; English where this language is missing."""
    files: list[Path] = []
    for each in dict.fromkeys((FALLBACK, language)):
        files += sorted((folder / "locales" / each).glob("*.ftl"))
    return files


class Words:
    """Says messages in one language: `say("players", most=10)`; `message.attribute` names an attribute."""

    def __init__(self, messages: FluentBundle) -> None:
        self._messages = messages

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        pattern = self._find(message)
        if pattern is None:
            raise LookupError(f"{message} has no words in {self._messages.locales[0]}")
        text, errors = self._messages.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Is there such a message (or attribute `message.attribute`)?"""
        return self._find(message) is not None

    def variables(self, message: str) -> set[str]:
        """The variables of this message, including those of the messages it refers to."""
        wanted = Variables(self)
        wanted.visit(self._find(message))
        return wanted.names

    def _find(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._messages.has_message(name):
            return None
        entry = self._messages.get_message(name)
        return entry.attributes.get(attribute) if attribute else entry.value


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.names |= self.words.variables(node.id.name + attribute)


@functools.cache
def words(language: str) -> Words:
    """The words of this language."""
    return Words(bundle(language))


def has(language: str, message: str) -> bool:
    """Is there such a message in this language?"""
    return words(language).has(message)


def of_clause(clause: str) -> str:
    """The message of a clause: in a game `x`, x.add.outside is x-add-outside."""
    return clause.replace(".", "-")


def first_guess() -> str:
    """The language this computer is set to, if it is one of ours."""
    wished = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    language = (wished or locale.getlocale()[0] or FALLBACK)[:2].lower()
    return language if language in LANGUAGES else FALLBACK
