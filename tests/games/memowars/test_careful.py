"""The careful commander, and the options and the file that bots and pieces depend on."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from smallbox.game import Mistake
from smallbox.games.memowars import GAME, Options, cards
from smallbox.games.memowars.careful import remembers
from smallbox.games.memowars.moves import Choose, Look, Return, Reveal, Stop
from smallbox.kernel import Tables
from tests.games.memowars.galaxies import battle, drop, play
from tests.ways import FAST

OWN_FILE = Path(cards.__file__).with_name("cards.toml")


def choice(tables: Tables[Any], seat: int) -> Any:
    return GAME.decode(GAME.careful_move(tables, seat, 1))


def wins_of_first(options: Options, games: int, careful_seats: int = 3) -> float:
    tables, batches, lengths = (
        GAME.blank(2, options, count=games),
        GAME.kernels.Batch.array(1),
        np.zeros(games, int),
    )
    batches[0].seed, batches[0].careful_seats = 4, careful_seats
    GAME.kernels.setup_all(tables, batches)
    GAME.kernels.play_all(tables, batches, lengths)
    return sum(GAME.kernels.outcome(tables, i, 0) for i in range(games)) / games


def test_nobody_can_guess_what_he_places_where() -> None:
    tables = GAME.blank(2)
    GAME.kernels.setup(tables, 0)
    placed = {GAME.careful_move(tables, 0, seed) for seed in range(20)}
    assert len(placed) > 15


def test_he_shoots_with_the_double_blaster_and_saves_the_retro() -> None:
    tables = battle(
        (0, "retro", 5000, 5000),
        (0, "double", 5610, 5000),
        (1, "planet", 6220, 5000),
        (1, "double", 5610, 5920),
    )
    assert choice(tables, 0) == Reveal(1)


def test_he_aims_at_the_enemy_and_not_at_his_own() -> None:
    tables = battle(
        (0, "blaster", 5000, 5000),
        (0, "planet", 5610, 5000),
        (1, "planet", 4390, 5000),
        (1, "double", 3780, 5000),
    )
    play(tables, 0, Reveal(0))
    assert choice(tables, 0).x < 5000


def test_he_chooses_the_enemy() -> None:
    tables = battle(
        (0, "blaster", 5000, 5000),
        (0, "planet", 5610, 5000),
        (1, "planet", 6220, 5000),
        (1, "double", 6830, 5000),
    )
    play(tables, 0, Reveal(0), drop(5915, 5000))
    assert choice(tables, 0) == Choose(2)


def test_he_looks_at_what_he_does_not_know_and_stops_when_he_knows_all() -> None:
    tables = battle((0, "scanner", 5000, 5000), (0, "planet", 5610, 5000), (1, "planet", 6220, 5000))
    play(tables, 0, Reveal(0))
    assert choice(tables, 0) == Look(2)
    play(tables, 0, Look(2))
    assert choice(tables, 0) == Stop()


def test_he_brings_back_a_double_blaster_first() -> None:
    tables = battle((0, "planet", 5000, 5000), (1, "planet", 5610, 5000))
    play(tables, 0, Reveal(0))
    back = choice(tables, 0)
    assert isinstance(back, Return)
    assert back.kind == "double"


def test_memory_is_a_share_of_what_was_seen() -> None:
    tables = battle((0, "planet", 5000, 5000), (1, "planet", 5610, 5000))
    table = tables[0]
    for memory in (0, 30, 100):
        table.memory[0], kept = memory, 0
        for slot in range(40):
            for seen_at in range(40):
                table.slot[0], table.seen_at[0, 0] = slot, seen_at
                kept += bool(remembers(table, 0, 0))
        assert kept / 1600 == pytest.approx(memory / 100, abs=0.05)
    table.seen_at[0, 0], table.memory[0] = table.moment, 0
    assert remembers(table, 0, 0)  # not even he forgets at once


def test_memory_and_a_steady_hand_win() -> None:
    games = 400 if FAST else 6
    assert wins_of_first(Options(memory=[100, 50]), games) > 0.8
    assert wins_of_first(Options(memory=[50, 100]), games) < 0.2
    assert wins_of_first(Options(steadiness=[50, 100]), games) > 0.6
    assert wins_of_first(Options(), games, careful_seats=1) > 0.9


def test_he_scans_when_he_knows_no_card_of_several_enemies() -> None:
    cards = [
        (0, "scanner", 5000, 5000),
        (0, "blaster", 5610, 5000),
        (0, "planet", 6220, 5000),
        (1, "planet", 6830, 5000),
        (2, "planet", 7440, 5000),
    ]
    tables = battle(*cards, players=3)
    assert choice(tables, 0) == Reveal(0)
    tables[0].seen_at[3, 0] = 99  # now he knows one to shoot at
    assert choice(tables, 0) != Reveal(0)


def test_options_name_no_more_seats_than_there_are() -> None:
    with pytest.raises(Mistake, match="memowars-option-seats"):
        GAME.blank(2, Options(memory=[100, 100, 50]))
    tables = GAME.blank(3, Options(memory=[90], steadiness=[100, 50]))
    assert tables[0].memory[:3].tolist() == [90, 100, 100]
    assert tables[0].steadiness[:3].tolist() == [100, 50, 100]


# ---------------------------------------------------------------------------------------- the card file


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("planet = 2", "planet = 3", "memowars-cards-fleet.*fleet.*total=10"),
        ("double = 2\nblaster = 2\nretro = 1", "double = 0\nblaster = 0\nretro = 0", "memowars-cards-fleet"),
        ("closed = 50", "closed = 99", "memowars-cards-closed.*gaps.closed"),
        ("mines = 2500", "mines = 1000", "memowars-cards-mines.*gaps.mines"),
        ("table_width = 18000", "table_width = 9000", None),
        (
            "card_height = 870\ndisc = 450  # across\ntable_width = 18000\ntable_height = 13000",
            "card_height = 1000\ndisc = 450\ntable_width = 9000\ntable_height = 9000",
            "memowars-cards-room.*sizes",
        ),
        ("card_width = 560", "card_width = 1", "file-wrong.*card_width"),
        ("span = 1200", "spam = 1200", "file-wrong.*spam"),
        ("retro = 1", "retro = 3", "file-wrong.*retro"),
        ("[toss]", "[toss", "file-wrong"),
    ],
)
def test_a_wrong_file_names_the_entry(tmp_path: Path, old: str, new: str, told: str | None) -> None:
    path = changed(tmp_path, old, new)
    if told is None:
        assert GAME.load_cards(path).sizes.table_width == 9000
    else:
        with pytest.raises(Mistake, match=f"(?s){told}"):
            GAME.load_cards(path)


def test_a_fleet_must_be_able_to_shoot(tmp_path: Path) -> None:
    text = "planet = 9\nscanner = 0\ndouble = 0\nblaster = 0\nretro = 0\n"
    path = changed(tmp_path, "planet = 2\nscanner = 2\ndouble = 2\nblaster = 2\nretro = 1\n", text)
    with pytest.raises(Mistake, match="memowars-cards-unarmed"):
        GAME.load_cards(path)


def test_the_table_must_have_room_for_all_cards(tmp_path: Path) -> None:
    path = changed(
        tmp_path, "table_width = 18000\ntable_height = 13000", "table_width = 9000\ntable_height = 9000"
    )
    with pytest.raises(Mistake, match=r"memowars-cards-room.*sizes"):
        GAME.load_cards(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="file-unreadable"):
        GAME.load_cards(tmp_path / "nowhere.toml")


def test_other_sizes_can_be_played(tmp_path: Path) -> None:
    path = changed(tmp_path, "card_width = 560\ncard_height = 870", "card_width = 400\ncard_height = 400")
    tables, batches = GAME.blank(4, cards=GAME.load_cards(path)), GAME.kernels.Batch.array(1)
    GAME.kernels.setup_all(tables, batches)
    GAME.kernels.play_all(tables, batches, np.zeros(1, np.int64))
    assert GAME.asked(tables) == []
