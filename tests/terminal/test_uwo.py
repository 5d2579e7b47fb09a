"""UWO in the terminal: what is typed is what the list of moves says, in every language."""

import pytest

from smallbox.games.uwo import terminal
from smallbox.games.uwo.moves import Attack, Miss, Morf, Ride
from smallbox.games.uwo.sentences import tell
from smallbox.games.uwo.view import Event, View
from smallbox.match import Match
from smallbox.words import LANGUAGES, words
from tests.games.uwo.arena import Arena

COMMANDS = ("q", "r", "?")  # of every game
NAMES = ["Ada", "Bram"]


def no_question(question: str) -> str:
    raise AssertionError(question)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", terminal.BY_LETTER)
def test_the_letters_of_a_phase_are_told_apart_and_asked_for(phase: str, language: str) -> None:
    say = words(language)
    letters = [terminal.letter(name, say) for name in terminal.BY_LETTER[phase]]
    assert len({*letters, *COMMANDS}) == len(letters) + len(COMMANDS)
    assert all(f"[{letter}]" in say(f"uwo-prompt-{phase}", keep="yes") for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_list_of_moves_says_can_be_typed(language: str) -> None:
    options = {"army": 8, "edition": "en"}  # in which most can be said
    match, say, phases = Match.new("uwo", seed=3, options=options), words(language), set[str]()
    for step in range(120):
        if not match.asked:
            break
        (seat,) = match.asked
        view: View = match.view(seat)
        legal = match.legal(seat)
        phases.add(view.phase)
        for move in legal:
            text = terminal.describe(move, view, NAMES, say)[:14].strip()
            assert terminal.read(text, view, legal, no_question, say) == move
        match.play(seat, legal[(7 * step) % len(legal)])
    assert "turn" in phases


@pytest.mark.parametrize("language", LANGUAGES)
def test_ending_without_drawing_is_offered_where_it_is_allowed(language: str) -> None:
    say, offers = words(language), list[bool]()
    for edition in ("nl", "en"):
        match = Match.new("uwo", seed=3, options={"edition": edition})
        match.play(0, next(move for move in match.legal(0) if isinstance(move, Morf)))
        prompt = terminal.prompt(match.view(0), match.legal(0), say)
        offers.append(f"[{terminal.letter('keep-hand', say)}]" in prompt)
    assert offers == [False, True]


def test_a_rider_rides_and_what_is_far_it_would_attack() -> None:
    say, arena = words("en"), Arena({12: "rider"}, {13: "fist", 27: "fist"})
    expected = {
        "c3 d3": Ride(12, [13]),
        "c3 d3 e3": Ride(12, [13, 14]),
        "c3 c6": Attack(12, 27),
        "c3 c4": Ride(12, [17]),
        "c3 c4 c5 d5 e5": None,
    }
    for text, move in expected.items():
        assert terminal.read(text, arena.view(), arena.legal(), no_question, say) == move


def test_a_miss_is_played_by_its_letter_or_its_name() -> None:
    say, arena = words("en"), Arena({12: "fist"}, {13: "fist"}, other_hand="miss tank").play(Attack(12, 13))
    for text in ("m", "miss"):
        assert terminal.read(text, arena.view(1), arena.legal(), no_question, say) == Miss()


def test_a_draw_names_nobody_and_a_swap_only_the_card_that_one_may_know() -> None:
    say = words("en")
    assert tell(Event("game-over"), NAMES, say) == "The game is a draw."
    assert tell(Event("game-over", 1), NAMES, say) == "Bram has won."
    assert tell(Event("swapped", 1), NAMES, say) == "Bram swaps a card."
    assert tell(Event("swapped", 0, kind="miss"), NAMES, say) == "Ada swaps a Miss."
    assert tell(Event("burned", 0), NAMES, say) == "Ada gives up 0 energy."
