"""MemoWars in the terminal: the map, what can be typed, the picture, and a whole game from the keyboard."""

import math
import re
from functools import cache
from io import StringIO
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from rich.console import Console

from smallbox.bots.players import find_bot
from smallbox.fair import key_of_seed
from smallbox.game_screen import Ask, WithMenu, WithPicture
from smallbox.games import find
from smallbox.games.memowars import terminal
from smallbox.games.memowars.moves import Look, Place, Reveal, Stop, Toss
from smallbox.games.memowars.terminal.compass import WINDS, beside, degrees, distance, find_card
from smallbox.games.memowars.terminal.picture import picture
from smallbox.games.memowars.terminal.typed import read_direction, read_kind
from smallbox.games.memowars.view import Card, Disc, Event, Face, View
from smallbox.kernel.chance import draw, seed_stream
from smallbox.match import Match, Refused
from smallbox.terminal.play import WIPE, TerminalTable
from smallbox.words import LANGUAGES, Words, words
from tests.test_cli import one_line, smallbox

GAME = find("memowars")
SAY = words("en")
NAMES = ["Player", "Ada", "Bram", "Csilla", "Dorka", "Emil"]
NUMBERS = "\n".join(str(number) for number in islice(cycle(range(60)), 6000)) + "\n"


def never_asks(question: str) -> str:
    raise AssertionError(question)


ASK: Ask = never_asks


def new_match(players: int = 3, seed: int = 3) -> Match:
    return Match(GAME, players, GAME.options(), GAME.own_cards, key_of_seed(seed))


def played_until(phase: str, players: int = 3) -> tuple[Match, Any]:
    """A match in which the first seat is asked for this, and what it sees."""
    match = played_once(phase, players)
    copy = Match(GAME, players, match.options, match.cards, match.key, list(match.moves))
    return copy, copy.view(0)


@cache
def played_once(phase: str, players: int) -> Match:
    for seed in range(40):
        match = new_match(players, seed)
        whim = np.zeros(4, np.uint64)
        seed_stream(whim, seed, 1)
        while asked := match.asked:
            view: Any = match.view(0)
            if view.phase == phase and 0 in asked:
                return match
            seat = asked[len(match.moves) % len(asked)]
            legal = GAME.legal_moves(match.tables, seat)
            match.append(seat, legal[draw(whim, len(legal))])
    raise AssertionError(phase)


def understood(text: str, view: View, say: Words = SAY) -> Any:
    return terminal.read(text, view, [], ASK, say)


def refusal(match: Match, move: Any) -> str:
    with pytest.raises(Refused) as refused:
        match.append(0, GAME.encode(move))
    return refused.value.clause


def screen(view: View, width: int, say: Words = SAY, legal: list[Any] | None = None) -> list[str]:
    console = Console(width=width, height=40, file=StringIO(), highlight=False)
    with console.capture() as captured:
        console.print(terminal.draw(view, legal or [], NAMES, say))
    return captured.get().splitlines()


# ------------------------------------------------------------------------------------------ a whole game


def test_a_whole_game_from_the_keyboard(tmp_path: Path) -> None:
    """Numbers and nothing else: places of the menu while the galaxy is built, slots in the battle."""
    file, svg, again = tmp_path / "game.jsonl", tmp_path / "galaxy.svg", tmp_path / "again.svg"
    options = ["--players", "3", "--seed", "5", "--fast", "--bot", "random"]
    said = smallbox("play", "memowars", *options, "--save", str(file), "--svg", str(svg), typed=NUMBERS)
    assert said.count("You place your ") == 9
    assert "The battle begins." in said
    assert "Player tosses the disc from" in said
    assert re.search(r"wins with|A draw:", said)
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")  # noqa: S314
    watched = smallbox("replay", str(file), "--svg", str(again))
    assert re.search(r"wins with|A draw:", watched)
    assert "You " not in watched
    assert watched.count(" tosses ") == said.count(" tosses ")
    assert again.read_text().count('class="slot"') == svg.read_text().count('class="slot"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_four_languages(language: str) -> None:
    options = ["--players", "2", "--seed", "8", "--fast", "--bot", "random", "--lang", language]
    said = smallbox("play", "memowars", *options, typed=NUMBERS)
    assert words(language)("goodbye") not in said


def test_bots_place_while_the_player_thinks() -> None:
    said = smallbox("play", "memowars", "--players", "4", "--seed", "2", "--fast", typed="1\n1\n1\nq\n")
    own, others = said.count("You place your"), said.count("A card is placed:")
    assert own == 3
    assert others > 0


def test_refusals_name_their_clause() -> None:
    lines = ["planet 0 n", "planet 0 n", "planet 0 n 200", "planet 10 10 0", "planet 600 600 0", "retro 1 w"]
    lines += ["retro 2 e", "retro 1 s", "retro 2 s"]  # one of them is free, whatever the bot does
    lines += ["dragon 1 w", "planet 77 n", "99", "?", "q"]
    options = ["--players", "2", "--seed", "1", "--fast"]
    said = smallbox("play", "memowars", *options, typed="\n".join(lines) + "\n")
    for clause in ("place.no-touch", "pieces.size", "place.table", "place.near", "place.kind"):
        assert f"memowars.{clause}" in said
    for line in ("dragon 1 w", "planet 77 n", "99"):
        assert f"I do not know what “{line}” means here." in said
    assert "beside" in said
    assert "Good-bye!" in said


def test_options_for_each_seat_and_svg_only_where_there_is_a_picture(tmp_path: Path) -> None:
    options = ["--memory", "100,50", "--steadiness", "50, 200", "--players", "2"]
    assert "Good-bye!" in smallbox("play", "memowars", *options, typed="q\n")
    assert "--memory" in one_line("play", "memowars", "--memory", "100,much")
    assert "--svg" in one_line("play", "mow", "--svg", "mow.svg")
    mow = str(tmp_path / "mow.jsonl")
    smallbox("play", "mow", "--save", mow, typed="q\n")
    assert "no picture" in one_line("replay", mow, "--svg", "mow.svg")
    unwritable = str(tmp_path / "nowhere" / "galaxy.svg")
    assert "galaxy.svg" in one_line("play", "memowars", "--svg", unwritable)


# --------------------------------------------------------------------------------------------- the screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("phase", ["build", "reveal", "toss", "choose", "look", "return"])
def test_the_map_shows_every_slot_and_never_runs_over_the_edge(phase: str, width: int, language: str) -> None:
    match, view = played_until(phase, players=3)
    say = words(language)
    legal = [GAME.decode(move) for move in GAME.legal_moves(match.tables, 0)]
    lines = screen(view, width, say, legal)
    assert max(map(len, lines)) <= width
    drawn = re.findall(r"\d+", " ".join(line[6 : width - (24 if width > 70 else 0)] for line in lines))
    assert {str(card.slot) for card in view.cards} <= set(drawn)
    assert terminal.prompt(view, legal, say)
    for move in legal:
        assert terminal.describe(move, view, NAMES, say)


def test_a_toss_lists_distances_and_directions() -> None:
    _, view = played_until("toss")
    start: Any = find_card(view, view.shooter)
    others = [card for card in view.cards if card is not start]
    nearest = min(others, key=lambda card: distance(start, card))
    where = round(degrees(nearest.x - start.x, nearest.y - start.y)) % 360
    line = f"{nearest.slot} +{distance(start, nearest) / 100:.1f} cm +{where}°"
    assert re.search(line, "\n".join(screen(view, 80)))


def test_the_menu_of_places_is_a_grid() -> None:
    assert isinstance(terminal, WithMenu)
    match, view = played_until("build")
    legal = [GAME.decode(move) for move in GAME.legal_moves(match.tables, 0)]
    console = Console(width=100, file=StringIO())
    with console.capture() as captured:
        console.print(terminal.menu(view, legal, NAMES, SAY))
    said = captured.get()
    assert len(said.splitlines()) <= 14
    assert set(map(str, range(1, len(legal) + 1))) <= set(re.findall(r"\d+", said))


def test_what_was_on_the_screen_is_wiped_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """memowars.see.forget: nobody scrolls back to a card that lies face down again."""
    match, view = played_until("reveal")
    out = StringIO()
    console = Console(width=100, file=out, force_terminal=True)

    def types(*_: str) -> str:
        return str(view.cards[0].slot)

    monkeypatch.setattr("builtins.input", types)
    match.names = NAMES[:3]
    TerminalTable(match, terminal, 0, find_bot("careful"), 1, 0, console, SAY).person()
    assert out.getvalue().endswith(WIPE)


def test_only_the_owner_is_told_a_face() -> None:
    shown = Face("planet", 0)
    told = {
        ("placed", None): "A card is placed: 7.",
        ("placed", shown): "You place your Planet: 7.",
        ("looked", None): "Ada looks at 7.",
        ("looked", Face("retro", 2)): "You look at 7: Retro Blaster of Bram.",
        ("returned", shown): "You bring back your Planet: 7.",
        ("hit", Face("mine", None)): "Ada hits 7: minefield.",
        ("hit", Face("blaster", 2)): "Ada hits 7: Blaster of Bram.",
    }
    for (what, seen), sentence in told.items():
        assert terminal.tell(Event(what, seat=1, slot=7, face=seen), NAMES, SAY) == sentence
    landed = terminal.tell(Event("landed", seat=1, x=1234, y=5678), NAMES, SAY)
    assert landed == "The disc comes to rest at 1234, 5678."


# ----------------------------------------------------------------------------------------- what is typed


@pytest.mark.parametrize("wind", WINDS)
@pytest.mark.parametrize("angle", [0, 17, 45, 90, 133])
def test_a_card_beside_another_is_legal_in_every_direction(wind: str, angle: int) -> None:
    match = new_match()
    view: Any = match.view(0)
    move = understood(f"planet near 2 {wind} {angle}", view)
    assert move == understood(f"planet 2 {wind} {angle}", view)
    assert move == understood(f"p 2 {45 * WINDS.index(wind)} {angle}", view)
    match.append(0, GAME.encode(move))
    placed: Any = match.view(0)
    mine, card = placed.cards[2], placed.cards[-1]
    turned = (degrees(card.x - mine.x, card.y - mine.y) - 45 * WINDS.index(wind) + 180) % 360 - 180
    assert abs(turned) < 0.5
    assert refusal(match, understood(f"planet 2 {wind} {angle}", view)) == "memowars.place.no-touch"


def test_beside_leaves_half_of_what_is_near() -> None:
    view: Any = new_match().view(0)
    card = view.cards[0]
    assert beside(card, 0, 0, view.measures) == (card.x + view.measures.card_width + 50, card.y)
    assert beside(card, 90, 90, view.measures) == (card.x, card.y + (560 + 870) // 2 + 50)


def test_exact_places_and_default_angles() -> None:
    view: Any = new_match().view(0)
    assert understood("planet 9000 6500 30", view) == Place("planet", 9000, 6500, 30)
    assert understood("double blaster 9000 6500", view) == Place("double", 9000, 6500, 0)
    assert understood("scanner 0 n", view).angle == view.cards[0].angle
    for nonsense in (
        "planet",
        "planet 0",
        "planet n 0",
        "0 n",
        "planet 0 n x",
        "planet 0 x",
        "planet 0 n 1 1",
    ):
        assert understood(nonsense, view) is None
    huge = understood("planet 99999999999999 9 9", view)
    assert refusal(new_match(), huge) == "memowars.place.table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_winds_are_read_in_every_language(language: str) -> None:
    say = words(language)
    view: Any = new_match().view(0)
    for kind in ("planet", "scanner", "double", "blaster", "retro"):
        assert read_kind(say(f"memowars-kind-{kind}").lower(), view, say) == kind
        assert read_kind(kind, view, say) == kind
    for number, wind in enumerate(WINDS):
        assert read_direction(say(f"memowars-wind-{wind}").lower(), say) == 45 * number
        assert read_direction(say(f"memowars-wind-{wind}.short").lower(), say) == 45 * number
    example = re.findall(r"[“„]([^”]+)”", say("memowars-prompt-build"))
    assert len(example) == 3
    for text in example:
        assert isinstance(understood(text.replace(" 7 ", " 2 "), view, say), Place)
    _, tossing = played_until("toss")
    at, straight = re.findall(r"[“„]([^”]+)”", say("memowars-prompt-toss"))
    slot = next(card.slot for card in tossing.cards if card.slot != tossing.shooter)
    assert isinstance(understood(at.replace("7", str(slot)), tossing, say), Toss)
    assert isinstance(understood(straight, tossing, say), Toss)


@pytest.mark.parametrize("direction", range(0, 360, 15))
def test_a_toss_goes_where_it_is_meant_to(direction: int) -> None:
    match, view = played_until("toss")
    start: Any = find_card(view, view.shooter)
    for far in (0, 5, 14.9, 31.5, 70):
        move = understood(f"{direction} {far}", view)
        turn = math.radians(move.direction / 10)
        x, y = move.x + move.strength * math.cos(turn), move.y + move.strength * math.sin(turn)
        assert math.hypot(x - start.x, y - start.y) == pytest.approx(100 * far, abs=2)
        if far:
            assert abs((degrees(x - start.x, y - start.y) - direction + 180) % 360 - 180) < 0.2
        assert GAME.kernels.check(match.tables, 0, 0, GAME.encode(move)) == 0
    assert refusal(match, understood(f"{direction} 90", view)) == "memowars.shoot.flight"
    assert refusal(match, understood("400 9", view)) == "memowars.shoot.direction"
    assert refusal(match, understood(f"{direction} 99999999", view)) == "memowars.shoot.flight"


def test_a_toss_at_a_card() -> None:
    match, view = played_until("toss")
    for card in view.cards:
        move = understood(f"at {card.slot}", view)
        assert move == understood(str(card.slot), view)
        turn = math.radians(move.direction / 10)
        x, y = move.x + move.strength * math.cos(turn), move.y + move.strength * math.sin(turn)
        assert math.hypot(x - card.x, y - card.y) < 10
        assert GAME.kernels.check(match.tables, 0, 0, GAME.encode(move)) == 0
    with pytest.raises(ValueError, match="777"):  # never the 777th legal move
        understood("777", view)


def test_numbers_are_slots_in_the_battle() -> None:
    _, view = played_until("reveal")
    assert understood("3", view) == Reveal(3)
    assert understood("three", view) is None
    _, looking = played_until("look")
    assert understood("3", looking) == Look(3)
    assert understood("s", looking) == Stop()


# -------------------------------------------------------------------------------------------- the picture


def cards_of(svg: str) -> list[str]:
    return re.findall(r'<g class="card".*?</g></g>', svg, re.DOTALL)


def test_all_backs_are_alike() -> None:
    _, view = played_until("reveal", players=6)
    svg = picture(view, NAMES, SAY)
    backs = {re.sub(r'transform="(translate|rotate)\([^)]*\)"', "", card) for card in cards_of(svg)}
    assert len(backs) == 1
    assert len(cards_of(svg)) == len(view.cards)
    slots = re.findall(r">(\d+)</text></g>", svg)
    assert sorted(map(int, slots)) == sorted(card.slot for card in view.cards)


@pytest.mark.parametrize("phase", ["build", "reveal", "look", "toss", "choose", "return"])
def test_a_table_that_differs_in_secret_gives_the_same_picture(phase: str) -> None:
    match, view = played_until(phase, players=3)
    before = picture(view, NAMES, SAY)
    whim = np.zeros(4, np.uint64)
    seed_stream(whim, 9, 9)
    GAME.kernels.redeal(match.tables, 0, 0, whim)
    again: Any = match.view(0)
    assert picture(again, NAMES, SAY) == before
    shown = {card.face.kind for card in view.cards if card.face}
    drawn = set(re.findall(r'<g class="(planet|scanner|double|blaster|retro|mine)"', before))
    assert drawn == shown


def test_faces_disc_and_names_are_drawn_and_escaped() -> None:
    _, view = played_until("choose")
    assert isinstance(view.disc, Disc)
    names = ["<b>&", "Ada", "Bram"]
    root = ElementTree.fromstring(picture(view, names, SAY))  # noqa: S314
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert "<b>& *" in texts
    classes = [element.get("class") for element in root.iter()]
    assert "disc" in classes
    assert isinstance(terminal, WithPicture)


def test_every_kind_of_every_fleet_has_its_picture() -> None:
    _, view = played_until("reveal", players=6)
    kinds = ("planet", "scanner", "double", "blaster", "retro")
    faces = [Face(kind, owner) for kind in kinds for owner in range(6)] + [Face("mine", None)]
    pictures: set[str] = set()
    for shown in faces:
        card = Card(0, 9000, 6500, 0, shown)
        svg = picture(msgspec.structs.replace(view, cards=[card]), NAMES, SAY)
        ElementTree.fromstring(svg)  # noqa: S314
        pictures.update(cards_of(svg))
    assert len(pictures) == len(faces)
