"""A tournament's file: it can be torn, foreign or somebody else's, and never loses a game that was over."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallbox.game import Mistake
from smallbox.games import find, mow
from smallbox.lab.scoresheet import Scoresheet
from smallbox.lab.tournament import Result, Settings, Tournament


def settings(**changes: Any) -> Settings:
    game = find("mow")
    chosen = Tournament.of(game, 2, ["random", "careful"], 1, mow.Options(), game.own_cards).settings
    return msgspec.structs.replace(chosen, **changes)


def game(number: int) -> Result:
    return Result(number, ["random", "careful"], [0.0, 1.0], [3, 4], [0.1, 0.2], [0.05, 0.06])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three games."""
    path = tmp_path / "mow.jsonl"
    sheet = Scoresheet(path)
    sheet.begin(settings())
    for number in (2, 0, 5):
        sheet.add(game(number))
    return path


def refused(path: Path, wanted: Settings) -> Mistake:
    with pytest.raises(Mistake) as caught:
        Scoresheet(path).begin(wanted)
    return caught.value


def test_what_was_written_is_read(file: Path) -> None:
    sheet = Scoresheet(file)
    sheet.begin(settings())
    assert sheet.settings == settings()
    assert sheet.results == {number: game(number) for number in (0, 2, 5)}
    assert not sheet.torn


def test_without_a_file_games_are_remembered_all_the_same() -> None:
    sheet = Scoresheet(None)
    sheet.begin(settings())
    sheet.add(game(1))
    assert sheet.results == {1: game(1)}


def test_a_torn_last_line_is_dropped_and_overwritten(file: Path) -> None:
    whole = file.read_bytes()
    for cut in (1, 10, 80):
        file.write_bytes(whole[:-cut])
        sheet = Scoresheet(file)
        assert sheet.torn
        sheet.begin(settings())
        assert set(sheet.results) == {0, 2}
        sheet.add(game(5))
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("setting", "other"), [("players", 3), ("seed", 2), ("bots", ["random", "level-1"]), ("sources", "x")]
)
def test_another_tournament_may_not_go_on_here(file: Path, setting: str, other: Any) -> None:
    before = file.read_bytes()
    mistake = refused(file, settings(**{setting: other}))
    assert mistake.message == "scoresheet-other"
    assert mistake.arguments["setting"] == setting
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"format":"smallbox/record/1"}\n'])
def test_a_foreign_file_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    assert refused(path, settings()).message == "scoresheet-format"
    assert path.read_text() == text


def test_a_spoiled_line_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[2] = lines[2].replace("shares", "chairs")
    file.write_text("\n".join(lines) + "\n")
    mistake = refused(file, settings())
    assert (mistake.message, mistake.arguments["line"]) == ("record-wrong", 3)


def test_a_file_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    assert refused(tmp_path, settings()).message == "file-unreadable"
    assert refused(tmp_path / "no" / "where.jsonl", settings()).message == "file-unwritable"
