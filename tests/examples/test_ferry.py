"""Ferry: every clause of its rulebook, and that it comes with all that a game from elsewhere needs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from smallbox import fair, words
from smallbox.bots.players import find_bot
from smallbox.cli import main
from smallbox.fair import Pledge, Sitter
from smallbox.game import LEVELS, NOBODY, Mistake
from smallbox.games import find
from smallbox.match import Match
from smallbox.saved import export
from smallbox.telling import Telling
from smallbox.words import FALLBACK
from tests.installed import EXAMPLES

GAME = find("ferry")
FOLDER = EXAMPLES / "ferry"
VERIFIER = EXAMPLES.parent / "tools/verify_deal.py"
CAST_OFF = 0
DUCK, GOOSE, SHEEP, PIG, COW, HORSE = range(1, 7)


class River:
    """A table laid out by hand: it is the first player's turn, the other has boarded last."""

    def __init__(self, hand: list[int], aboard: list[int], pile: list[int], waterline: int = 12) -> None:
        self.tables = GAME.blank(2, GAME.options(waterline))
        GAME.kernels.setup(self.tables, 0)
        self.table: Any = self.tables[0]
        self.table.turn, self.table.last = 0, 1
        self.table.hand[:] = 0
        for seat, animals in enumerate((hand, [HORSE])):
            self.table.hand_size[seat] = len(animals)
            for weight in animals:
                self.table.hand[seat, weight] += 1
        for weight in aboard:
            self.table.aboard[weight] = 1
        self.table.load = sum(aboard)
        self.table.pile_size = len(pile)
        self.table.pile[: len(pile)] = pile

    def refuses(self, move: int, seat: int = 0) -> str:
        """The clause that this move breaks; nothing if it is played."""
        broken = GAME.kernels.play(self.tables, 0, seat, move)
        return GAME.clause(GAME.rules.Rule(broken)) if broken else ""

    @property
    def view(self) -> Any:
        return GAME.seeing.view(self.tables, 0)


def river(*hand: int, aboard: list[int] | None = None, pile: list[int] | None = None, **more: int) -> River:
    return River(list(hand), aboard or [], [COW] if pile is None else pile, **more)


def numbers(animals: list[Any]) -> list[int]:
    return [animal.number for animal in animals]


# ------------------------------------------------------------------------------------------ the rulebook


@pytest.mark.clause("ferry.aim", "ferry.full")
def test_a_full_boat_crosses_and_pays_who_filled_it() -> None:
    table = river(GOOSE, PIG, aboard=[PIG, HORSE])
    assert table.refuses(GOOSE) == ""
    assert table.view.coins == [3, 0]
    assert (table.view.boat, table.view.load) == ([], 0)
    told: Any = GAME.seeing.events(table.tables, NOBODY)
    assert [event.what for event in told] == ["boarded", "paid"]


@pytest.mark.clause("ferry.setup")
def test_everyone_gets_three_animals_and_chance_picks_who_starts() -> None:
    starters: set[int] = set()
    for seed in range(20):
        match = Match.new("ferry", 4, seed=seed)
        starters.update(match.asked)
        assert match.view(0).hands == [3, 3, 3, 3]
        assert match.view(0).pile == 36 - 4 * 3
    assert starters == {0, 1, 2, 3}


@pytest.mark.clause("ferry.turn")
def test_turns_go_round_the_table() -> None:
    match = Match.new("ferry", 3, seed=1)
    first = match.asked[0]
    match.play(first, match.legal(first)[0])
    assert match.asked == [(first + 1) % 3]


@pytest.mark.clause("ferry.turn", refuses=True)
def test_nobody_else_may_board() -> None:
    assert river(DUCK).refuses(HORSE, seat=1) == "ferry.turn"


@pytest.mark.clause("ferry.hand")
def test_an_animal_leaves_the_hand() -> None:
    table = river(DUCK, PIG, pile=[])
    assert table.refuses(DUCK) == ""
    assert numbers(table.view.hand) == [PIG]


@pytest.mark.clause("ferry.hand", refuses=True)
def test_an_animal_that_is_not_in_the_hand_cannot_board() -> None:
    for move in (GOOSE, 7, -1, 1 << 40):
        assert river(DUCK, PIG).refuses(move) == "ferry.hand"


@pytest.mark.clause("ferry.twin")
def test_animals_of_different_kinds_travel_together() -> None:
    table = river(DUCK, aboard=[GOOSE, SHEEP])
    assert table.refuses(DUCK) == ""
    assert numbers(table.view.boat) == [DUCK, GOOSE, SHEEP]


@pytest.mark.clause("ferry.twin", refuses=True)
def test_no_two_of_a_kind() -> None:
    assert river(SHEEP, aboard=[SHEEP]).refuses(SHEEP) == "ferry.twin"


@pytest.mark.clause("ferry.waterline")
def test_the_boat_carries_what_was_agreed() -> None:
    table = river(COW, aboard=[PIG, HORSE], waterline=16)
    assert table.refuses(COW) == ""
    assert table.view.load == 15


@pytest.mark.clause("ferry.waterline", refuses=True)
def test_the_boat_must_not_sink() -> None:
    assert river(SHEEP, aboard=[PIG, HORSE]).refuses(SHEEP) == "ferry.waterline"


@pytest.mark.clause("ferry.draw")
def test_who_has_boarded_an_animal_draws_one() -> None:
    table = river(DUCK, PIG, pile=[COW, HORSE])
    assert table.refuses(DUCK) == ""
    assert numbers(table.view.hand) == [PIG, HORSE]
    assert table.view.pile == 1


@pytest.mark.clause("ferry.cast-off")
def test_who_casts_off_pays_who_boarded_last() -> None:
    table = river(SHEEP, aboard=[SHEEP, HORSE])
    assert GAME.legal_moves(table.tables, 0) == [CAST_OFF]
    assert table.refuses(CAST_OFF) == ""
    assert table.view.coins == [0, 2]


@pytest.mark.clause("ferry.cast-off", refuses=True)
def test_an_empty_boat_stays() -> None:
    assert river(SHEEP).refuses(CAST_OFF) == "ferry.cast-off"


@pytest.mark.clause("ferry.end")
def test_the_last_animal_of_a_hand_ends_the_game() -> None:
    table = river(DUCK, aboard=[GOOSE], pile=[])
    assert table.refuses(DUCK) == ""
    assert GAME.asked(table.tables) == []
    assert table.view.shares == [0.5, 0.5]  # nobody has a coin


# ----------------------------------------------------------------------------------- all that comes with it


def played(players: int, **more: Any) -> Match:
    """A whole game between careful players."""
    match = Match.new("ferry", players, seed=7)
    for name, value in more.items():
        setattr(match, name, value)
    match = match.start()
    bot = find_bot("careful")
    while match.asked:
        seat = match.asked[0]
        match.append(seat, bot(GAME, GAME.known_table(match.tables, seat), seat, 0))
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_think_in_it(level: int) -> None:
    match = Match.new("ferry", 3, seed=level)
    seat = match.asked[0]
    move = find_bot(f"level-{level}")(GAME, GAME.known_table(match.tables, seat), seat, 1)
    assert move in GAME.legal_moves(match.tables, seat)


def test_every_move_and_every_event_has_words() -> None:
    telling = Telling("ferry", ["Ann", "Bram", "Zoë"], words.words(FALLBACK))
    for step in played(3).steps():
        for seat in range(3):
            assert all(telling.event(event) for event in step.events(seat))
            assert all(telling.move(move) for move in step.legal(seat))


def test_a_deal_of_it_verifies(tmp_path: Path) -> None:
    seats = [Sitter("person", "Ann"), Sitter("bot", level=2)]
    text = fair.context_of("t", GAME, GAME.options(), GAME.own_cards, seats)
    secret = bytes(range(32))
    pledge = Pledge(text, fair.commitment(secret, text), secret.hex())
    match = played(2, key=pledge.key)
    path = tmp_path / "game.json"
    path.write_bytes(export.encode(export.export_of(match, pledge)))
    assert verified(path) == 0
    assert Match.load(path).digest == match.digest
    forged = json.loads(path.read_bytes())
    pile = forged["entries"][0]["brought"]["pile"]
    pile[0], pile[-1] = pile[-1], 7 - pile[0]
    path.write_text(json.dumps(forged), encoding="utf-8")
    assert verified(path) == 1


def verified(path: Path) -> int:
    """What the stand-alone script says, which is told where the game's own file is."""
    command = [sys.executable, "-I", "-S", VERIFIER, path, "--game", FOLDER / "ferry/verify.py"]
    return subprocess.run(command, capture_output=True, check=False).returncode


def test_it_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["?", "99", "cow", *["1"] * 60])

    def type_on(prompt: str = "") -> str:
        return next(typed)

    monkeypatch.setattr("builtins.input", type_on)
    assert main(["play", "ferry", "--players", "2", "--seed", "3", "--fast", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "The boat carries" in said
    assert "I do not know what “cow” means here." in said
    assert "Player boards a " in said or "Player casts off." in said
    assert " win" in said


def test_its_cards_can_be_replaced(tmp_path: Path) -> None:
    few, many = tmp_path / "few.toml", tmp_path / "many.toml"
    few.write_text("animals = [1, 2, 3]", encoding="utf-8")
    many.write_text(f"animals = {[1, 6] * 12}", encoding="utf-8")
    with pytest.raises(Mistake, match="file-wrong"):
        GAME.load_cards(few)
    assert Match.new("ferry", 2, cards=GAME.load_cards(many)).view(0).pile == 18


def test_pip_installs_all_of_it(tmp_path: Path) -> None:
    """As somebody would who has it from elsewhere: its words and cards come along, and smallbox finds it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    place = ["--no-build-isolation", "--no-index", "--target", str(tmp_path), str(FOLDER)]
    subprocess.run([*pip, *place], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    rules = [sys.executable, "-m", "smallbox.cli", "rules", "ferry", "--lang", "nl"]
    told = subprocess.run(rules, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "No two animals of a kind travel together." in told.stdout
