"""The program as a user meets it: every command of the README, and what it says when something is wrong."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smallbox.cli import is_worth_compiling
from smallbox.games import find, names
from smallbox.words import LANGUAGES

CARDS = Path(find("mow").rules.__file__ or "").with_name("cards.toml")
README = Path(__file__).parent.parent / "README.md"


def smallbox(*arguments: str, typed: str = "", status: int = 0) -> str:
    """Run the program; its output (errors too) if it ends as expected."""
    environment = {**os.environ, "LANG": "C", "COLUMNS": "100"}
    run = subprocess.run(
        [sys.executable, "-m", "smallbox.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        env=environment,
    )
    assert "Traceback" not in run.stderr
    assert run.returncode == status, run.stderr
    return run.stdout + run.stderr


def one_line(*arguments: str) -> str:
    """What the program says to a mistake: one line and exit code 2."""
    said = smallbox(*arguments, status=2)
    assert said.count("\n") == 1
    assert said.startswith("Sorry: ")
    return said


@pytest.mark.parametrize("arguments", [[], ["--help"], ["play", "--help"], ["play", "mow", "--help"]])
def test_help_teaches(arguments: list[str]) -> None:
    said = smallbox(*arguments, status=0 if arguments else 2)
    assert "smallbox" in said
    if arguments[-2:] == ["mow", "--help"]:
        for option in ("--players", "--bot", "--seed", "--lang", "--cards", "--save", "--flies"):
            assert option in said


@pytest.mark.parametrize(
    ("typed", "compiled"),
    [
        ("play mow --name simulate", False),
        ("play mow --name level-3", False),
        ("play mow --bot careful", False),
        ("play mow --bot level-3", True),
        ("play mow --bot=level-3", True),
        ("simulate mow", True),
        ("serve", True),
        ("", False),
    ],
)
def test_only_what_plays_much_is_compiled(typed: str, compiled: bool) -> None:
    assert is_worth_compiling(typed.split()) == compiled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_rulebook_in_four_languages(game: str, language: str) -> None:
    said = smallbox("rules", game, "--lang", language)
    for section in find(game).clauses.values():
        for clause in section:
            assert clause in said.replace("\n", "")


def test_one_clause() -> None:
    assert "mow.take" in smallbox("rules", "mow", "--clause", "mow.take")
    assert "mow.moo" in one_line("rules", "mow", "--clause", "mow.moo")


def test_playing_saving_and_watching_a_whole_game(tmp_path: Path) -> None:
    """Type the first legal move again and again, until the game is over."""
    file = tmp_path / "game.jsonl"
    options = ["--players", "3", "--seed", "5", "--flies", "20", "--fast", "--save", str(file)]
    said = smallbox("play", "mow", *options, typed="1\n" * 400)
    assert "The game is over." in said
    assert "Moo!" in said
    watched = smallbox("replay", str(file))
    assert "The game is over." in watched
    assert watched.count(" adds ") == said.count(" adds ")
    stepped = smallbox("replay", str(file), "--step", typed="\n" * 400)
    assert "Final table" in stepped


def test_a_whole_game_of_uwo_against_a_player_who_only_ends_turns(tmp_path: Path) -> None:
    """The first legal move is to end the turn, or to yield: the bot wins, and the record tells so again."""
    file = tmp_path / "uwo.jsonl"
    options = ["--army", "8", "--seed", "3", "--fast", "--save", str(file)]
    said = smallbox("play", "uwo", *options, typed="1\n" * 3000)
    assert "Ada wins" in said
    assert "Ada wins" in smallbox("replay", str(file))


def test_bots_of_a_level_play_in_the_terminal_too() -> None:
    options = ["--players", "2", "--seed", "5", "--flies", "5", "--fast"]
    said = smallbox("play", "mow", *options, "--bot", "level-1", typed="1\n" * 400)
    assert "The game is over." in said
    assert "level-5" in one_line("play", "mow", "--bot", "level-6")


def test_an_illegal_try_is_answered_with_the_clause_in_words() -> None:
    tried = smallbox("play", "mow", "--seed", "3", "--players", "4", typed="a\np\nx\n?\nq\n")
    assert "Not allowed: That number is not outside the herd" in tried
    assert "mow.add.outside" in tried
    assert "mow.start.pass" in tried
    assert "I do not know what “x” means here." in tried
    assert "take the herd" in tried
    assert "Good-bye!" in tried


def test_questions_for_specials() -> None:
    said = smallbox("play", "mow", "--seed", "3", "--bot", "random", "--fast", typed="e\nr\nq\n")
    assert "Which way should the arrow point" in said
    assert "Player adds closer 16." in said
    assert "Player turns the arrow to the right." in said


def test_an_unfinished_game_is_saved_when_the_player_stops(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    smallbox("play", "mow", "--seed", "1", "--save", str(file), typed="1\nq\n")
    assert "Final table" in smallbox("replay", str(file))


def test_simulate_reports_and_draws(tmp_path: Path) -> None:
    plot = tmp_path / "mow.svg"
    arguments = ["--games", "300", "--seed", "4", "--careful", "2"]
    said = smallbox("simulate", "mow", *arguments, "--plot", str(plot))
    assert "careful" in said
    assert "95 % interval" in said
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")  # noqa: S314
    one = json.loads(smallbox("simulate", "mow", *arguments, "--json", "--threads", "1"))
    two = json.loads(smallbox("simulate", "mow", *arguments, "--json", "--threads", "2"))
    assert one["seats"] == two["seats"]
    assert one["seats"][1]["player"] == "careful"
    assert one["moves"] == two["moves"]


def test_mistakes_get_one_line_and_exit_code_two(tmp_path: Path) -> None:
    file = str(tmp_path / "nowhere.jsonl")
    assert "2 to 10 players, not for 11" in one_line("play", "mow", "--players", "11")
    assert "2 to 10 players, not for 1" in one_line("simulate", "mow", "--players", "1")
    assert "nowhere.jsonl" in one_line("replay", file)
    assert "mau" in one_line("play", "mau")
    assert "seats are 1 to 4" in one_line("play", "mow", "--seat", "5")
    assert "--flies" in one_line("play", "mow", "--flies", "0")
    assert "--flies" in one_line("play", "mow", "--flies", "many")
    assert "--games" in one_line("simulate", "mow", "--games", "0")
    assert "--lang" in one_line("rules", "mow", "--lang", "de")
    assert "nowhere" in one_line("play", "mow", "--cards", file)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("flies = 3", "flies = 99", "cows[3].flies"),
        ("numbers = [0, 16]", "numbers = [0, 17]", "entry 5 (green, closer): the number 17 is not possible"),
        ("numbers = [7, 9]", "copies = 2", "entry 6 (green, acrobat): list the numbers"),
        (
            "copies = 2",
            "copies = 3",
            "the green deck needs 42 ordinary cows and 6 specials, but has 42 and 7",
        ),
        (
            'species = "slowpoke"',
            'species = "calf"',
            "entry 7: the green deck has no cow of the species “calf”",
        ),
        ('species = "slowpoke"', 'species = "snail"', "cows[6].species"),
        ("copies = 2", "copies = two", "line"),
        ("copies = 2", "copys = 2", "copys"),
        ("[[cows]]", "[[horses]]", "horses"),
    ],
)
def test_a_wrong_card_file_is_answered_with_the_entry(
    before: str, after: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(CARDS.read_text().replace(before, after, 1))
    said = one_line("play", "mow", "--cards", str(file))
    assert "my.toml" in said
    assert expected in said


def test_an_owners_card_file_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(CARDS.read_text().replace("numbers = [5]  #", "numbers = [4]  #"))
    assert "Good-bye!" in smallbox("play", "mow", "--cards", str(file), typed="q\n")


def test_the_readmes_commands_are_commands() -> None:
    """Each smallbox line of the README is understood (the slow ones are run with fewer games)."""
    lines = re.findall(r"^(?:\$ )?smallbox (.+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        arguments = re.sub(r"--games \d+", "--games 4", line.split("#")[0]).split()
        if arguments[0] in ("rules", "simulate") and "--plot" not in arguments:
            smallbox(*arguments)
        else:
            smallbox(*arguments, "--help")


def test_uncompiled_rules_do_not_complain_of_their_own_arithmetic() -> None:
    """Who plays needs no compiler, however the environment is set: sums that wrap around do so on purpose."""
    environment = {**os.environ, "SMALLBOX_KERNELS": "python"}
    play = [sys.executable, "-m", "smallbox.cli", "play", names()[0], "--fast"]
    run = subprocess.run(play, input="q\n", capture_output=True, text=True, env=environment, check=True)
    assert run.stderr == ""
