"""Mow in the terminal: what can be typed, in every language."""

from typing import Any

import pytest

from smallbox.games.mow import GAME, terminal
from smallbox.games.mow.moves import Add, Pass, Take
from smallbox.words import LANGUAGES, words
from tests.games.mow.meadow import Meadow

SAY = words("en")
NAMES = ["Ann", "Bram", "Cili", "Dora"]


def seen(meadow: Meadow) -> tuple[Any, list[Any]]:
    """What the first farmer sees and may do."""
    legal = [GAME.decode(move) for move in GAME.legal_moves(meadow.tables, 0)]
    return meadow.view(), legal


def never_asks(question: str) -> str:
    raise AssertionError(question)


@pytest.mark.parametrize(
    ("meadow", "offered"),
    [
        (Meadow(herd="3 7", hand="8. 9."), "[t]ake"),
        (Meadow(hand="8. 9."), "Start a herd"),
        (Meadow(hand="acrobat7 slowpoke"), "[p]ass"),
    ],
)
def test_the_prompt_offers_what_is_allowed(meadow: Meadow, offered: str) -> None:
    said = terminal.prompt(*seen(meadow), SAY)
    assert [part for part in ("[t]ake", "Start a herd", "[p]ass") if part in said] == [offered]


def test_moves_are_listed_in_the_order_of_the_hand() -> None:
    view, legal = seen(Meadow(herd="3 7", hand="closer16 9. 1 12. slowpoke"))
    listed = terminal.in_order(legal[::-1], view)
    cards = [move.card for move in listed if isinstance(move, Add)]
    places = [[cow.card for cow in view.hand].index(card) for card in cards]
    assert len(set(places)) == 5
    assert places == sorted(places)
    assert listed[len(cards) :] == [Take()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_read_as_the_prompt_offers_them(language: str) -> None:
    say = words(language)
    view, legal = seen(Meadow(herd="3 7", hand="closer16 9."))
    take, give, left, right = (say(f"mow-letter-{answer}") for answer in ("take", "pass", "left", "right"))
    assert f"[{take}]" in terminal.prompt(view, legal, say)
    assert terminal.read(take, view, legal, never_asks, say) == Take()
    assert terminal.read(give, view, legal, never_asks, say) == Pass()
    assert len({take, give, "q", "r", *terminal.LETTERS}) == 4 + len(terminal.LETTERS)
    closer = terminal.LETTERS[[cow.species for cow in view.hand].index("closer")]
    for letter, arrow in ((left, "left"), (right, "right")):

        def answer(question: str, letter: str = letter) -> str:
            assert f"[{letter}]" in question
            return letter

        move = terminal.read(closer, view, legal, answer, say)
        assert isinstance(move, Add)
        assert move.arrow == arrow
    assert terminal.describe(Take(), view, NAMES, say) == say("mow-move-take")
