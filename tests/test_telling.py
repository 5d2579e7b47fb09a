"""Sentences are chosen by the words, the same in Python and in the browser (web/src/lib/telling.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from smallbox.telling import Telling
from smallbox.words import Words

FIXTURE = json.loads((Path(__file__).parent.parent / "web/src/lib/telling.json").read_text(encoding="utf-8"))


def square(number: int) -> str:
    """As on a chess board."""
    return f"{'abcde'[number % 5]}{number // 5 + 1}"


def speaker(language: str) -> Words:
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource("\n".join(FIXTURE["words"][language])))
    return Words(messages)


@pytest.mark.parametrize("case", FIXTURE["cases"], ids=lambda case: f"{case['game']}-{case['says']}")
def test_the_words_choose_the_sentence(case: dict[str, Any]) -> None:
    telling = Telling(case["game"], FIXTURE["names"], speaker(case["language"]), {"square": square})
    match case["tell"]:
        case "event":
            told = telling.event(case["fields"])
        case "move":
            told = telling.move(case["fields"])
        case name:
            told = telling.sentence(name, case["fields"])
    assert told == case["says"]
