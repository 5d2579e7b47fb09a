"""Every word that a person reads: Fluent messages in four languages."""

import functools
import locale
import os
from collections.abc import Callable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from smallbox.registry import folders_of_others

LANGUAGES = {"en": "English", "nl": "Nederlands", "hu": "magyar", "eo": "Esperanto"}
FALLBACK = "en"
LOCALES = Path(__file__).parent / "locales"

Words = Callable[..., str]


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
    """The messages of a game from elsewhere: those that its folder lacks in this language are English."""
    files: list[Path] = []
    for each in dict.fromkeys((FALLBACK, language)):
        files += sorted((folder / "locales" / each).glob("*.ftl"))
    return files


@functools.cache
def words(language: str) -> Words:
    """A function that says a message in this language: `say("players", most=10)`, `say("mow-take.no")`."""
    messages = bundle(language)

    def say(message: str, /, **arguments: str | int | float) -> str:
        name, _, attribute = message.partition(".")
        entry = messages.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise LookupError(f"{message} has no words in {language}")
        text, errors = messages.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    return say


def has(language: str, message: str) -> bool:
    """Is there such a message (or attribute `message.attribute`)?"""
    name, _, attribute = message.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return False
    entry = messages.get_message(name)
    return attribute in entry.attributes if attribute else entry.value is not None


def of_clause(clause: str) -> str:
    """The message with the words of a clause: mow.add.outside is mow-add-outside."""
    return clause.replace(".", "-")


def first_guess() -> str:
    """The language that this computer is set to, if it is one of ours."""
    wished = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    language = (wished or locale.getlocale()[0] or FALLBACK)[:2].lower()
    return language if language in LANGUAGES else FALLBACK
