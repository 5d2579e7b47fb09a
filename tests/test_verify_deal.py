"""Exports: the stand-alone verifier and `smallbox replay` accept them, and name what somebody changed."""

import functools
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smallbox import fair
from smallbox.cli import main
from smallbox.fair import Pledge, Sitter
from smallbox.game import Mistake
from smallbox.games import all_games, find
from smallbox.match import Match
from smallbox.saved import export
from tools import verify_deal
from tools.verify_deal import Wrong

SCRIPT = Path(verify_deal.__file__)
TABLES = [("mow", 2), ("mow", 3), ("mow", 7), ("uwo", 2), ("memowars", 2), ("memowars", 3)]
EACH_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)
OPTIONS: dict[str, dict[str, Any]] = {
    "mow": {"flies": 90},
    "uwo": {"edition": "hu"},
    "memowars": {"steadiness": [50]},
}
EXAMPLES = settings(max_examples=60)

Told = dict[str, Any]


def promised(name: str, players: int) -> Pledge:
    """The promises of two people, one of whom does not reveal, and bots."""
    game = find(name)
    seats = [Sitter("person", "Ann"), Sitter("person", "Zoë"), *[Sitter("bot", level=2)] * (players - 2)]
    text = fair.context_of("t", game, game.options(**OPTIONS[name]), game.own_cards, seats)
    secret = bytes(range(32))  # the same in every run
    pledge = Pledge(text, fair.commitment(secret, text), secret.hex())
    for seat in (0, 1):
        pledge.commit(seat, fair.share_commitment(pledge.commitment, seat, bytes([seat]) * 16))
    pledge.reveal(0, bytes([0] * 16).hex())
    return pledge


@functools.cache
def exported(name: str, players: int) -> bytes:
    """A whole game between careful bots."""
    game, pledge = find(name), promised(name, players)
    match = Match(game, players, game.options(**OPTIONS[name]), game.own_cards, pledge.key)
    while match.asked:
        seat = match.asked[0]
        match.append(seat, game.careful_move(match.tables, seat, len(match.moves)))
    return export.encode(export.export_of(match, pledge))


def told(name: str, players: int) -> Told:
    return json.loads(exported(name, players))


def wrong(changed: Told) -> str:
    """What the verifier says of a changed export."""
    with pytest.raises(Wrong) as found:
        verify_deal.check(verify_deal.load(json.dumps(changed)))
    return str(found.value)


def mistake(changed: Told, folder: Path) -> Mistake:
    """What `replay` says of it."""
    path = folder / "game.json"
    path.write_text(json.dumps(changed), encoding="utf-8")
    with pytest.raises(Mistake) as found:
        Match.load(path)
    return found.value


def run(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The script as a player runs it, with nothing but the standard library."""
    return subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, path, *arguments], capture_output=True, encoding="utf-8"
    )


def sealed(changed: Told) -> Told:
    """A forger's work: all links and the seal made anew."""
    last = fair.first_link(verify_deal.key_of(changed["pledge"]))
    for entry in changed["entries"]:
        del entry["link"]
        last = entry["link"] = fair.link(last, entry)
    changed["seal"] = fair.seal(last, {"winners": changed["winners"], "digest": changed["digest"]})
    return changed


@EACH_TABLE
def test_a_true_export_is_accepted(name: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(exported(name, players))
    game = told(name, players)
    seen = [game["seal"], game["pledge"]["commitment"], "00" * 16]
    done = run(path, *[word for noted in seen for word in ("--noted", noted)])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Zoë committed to a share and did not reveal it" in done.stdout
    assert "does not prove that the server did not look" in done.stdout
    assert "server alone" not in done.stdout
    saved = Match.load(path)
    assert saved.digest == game["digest"]
    assert saved.names[:2] == ["Ann", "Zoë"]


@EACH_TABLE
def test_chance_is_told_where_it_had_a_hand(name: str, players: int) -> None:
    brought = [entry["brought"] for entry in told(name, players)["entries"] if entry["brought"]]
    kinds = {kind for one in brought for kind in one}
    assert kinds == {"mow": {"starter", "pile"}, "uwo": {"decks"}, "memowars": {"slots", "disc"}}[name]
    assert len(brought) > 1 or name == "uwo"


def test_the_script_knows_every_game() -> None:
    for game in all_games():
        assert game.version == verify_deal.chance_of(game.name, None).VERSION


@EXAMPLES
@given(data=st.data())
def test_the_first_wrong_entry_is_named(data: st.DataObject, tmp_path: Path) -> None:
    name, players = data.draw(st.sampled_from(TABLES))
    changed = told(name, players)
    number = change(changed["entries"], players, data)
    if changed == told(name, players):  # by chance the same value again
        return
    assert re.match(rf"entry {number}\b", wrong(changed))
    assert mistake(changed, tmp_path).arguments["entry"] == number


def change(entries: list[Told], players: int, data: st.DataObject) -> int:
    """Change one thing in the entries; return which of them is the first that is wrong."""
    number = data.draw(st.integers(1, len(entries) - 2))
    entry = entries[number]
    match data.draw(
        st.sampled_from(["seat", "move", "brought", "link", "number", "gone", "twice", "swapped"])
    ):
        case "seat":
            entry["seat"] = (entry["seat"] + 1) % players
        case "move":
            field = data.draw(st.sampled_from(sorted(entry["move"])))
            entry["move"][field] = data.draw(st.integers(-9, 99))
        case "brought":
            number = data.draw(st.sampled_from([n for n, step in enumerate(entries) if step["brought"]]))
            for field, value in entries[number]["brought"].items():
                entries[number]["brought"][field] = value[::-1] if isinstance(value, list) else value + 1
        case "link":
            entry["link"] = entries[number - 1]["link"]
        case "number":
            entry["entry"] += data.draw(st.integers(1, 9))
        case "gone":
            del entries[number]
        case "twice":
            number += 1
            entries.insert(number, entry)
        case _:
            entries[number : number + 2] = reversed(entries[number : number + 2])
    return number


@EXAMPLES
@given(st.sampled_from(TABLES), st.integers(0), st.integers(1, 255))
def test_no_byte_can_be_changed(table: tuple[str, int], place: int, flip: int) -> None:
    text = bytearray(exported(*table))
    text[place % len(text)] ^= flip
    try:
        changed = verify_deal.load(text.decode())
        verify_deal.check(changed)
    except (Wrong, UnicodeDecodeError):
        return
    assert changed == told(*table)  # a space instead of a line's end


@EACH_TABLE
def test_a_forger_who_seals_anew_cannot_choose_the_cards(name: str, players: int) -> None:
    changed = told(name, players)
    lucky = [entry for entry in changed["entries"] if entry["brought"]][-1]
    for value in lucky["brought"].values():
        value[0], value[-1] = value[-1], value[0]
    assert wrong(sealed(changed)).startswith(f"entry {lucky['entry']}: chance did not bring")


@EACH_TABLE
def test_a_forger_who_seals_anew_cannot_leave_out_or_add_chance(name: str, players: int) -> None:
    changed = told(name, players)
    changed["entries"][-1]["brought"] = {"disc": [0, 0]}
    assert wrong(sealed(changed)).startswith(f"entry {len(changed['entries']) - 1}: chance did not bring")
    if name == "memowars":
        changed = told(name, players)
        toss = next(entry for entry in changed["entries"] if entry["brought"] and "disc" in entry["brought"])
        toss["brought"] = None
        assert wrong(sealed(changed)).startswith(f"entry {toss['entry']}: chance did not bring")


def test_a_forged_end_fits_no_seal_that_was_noted(tmp_path: Path) -> None:
    """Shares of the win are for the rules to tell: only `replay`, or a player's own note, finds this out."""
    path, true = tmp_path / "game.json", told("uwo", 2)
    forged = sealed({**true, "winners": [1 - true["winners"][0]]})
    path.write_text(json.dumps(forged), encoding="utf-8")
    assert run(path).returncode == 0
    found = run(path, "--noted", true["seal"])
    assert (found.returncode, found.stdout) == (
        1,
        f"WRONG: what you noted is not in this game: {true['seal']}.\n",
    )
    assert mistake(forged, tmp_path).message == "export-end"


@pytest.mark.parametrize(
    ("path", "value", "words", "message"),
    [
        ("format", "smallbox/export/9", "the format is not", "record-format"),
        ("more", 1, "'more' is not known", "file-wrong"),
        ("seal", "00" * 32, "the seal does not fit", "export-end"),
        ("digest", "00" * 32, "the seal does not fit", "export-end"),
        ("winners", [0, 1], "the seal does not fit", "export-end"),
        ("entries", [], "entry 0 is missing", "export-end"),
        ("entries", 7, "'entries' is of a wrong kind", "file-wrong"),
        ("pledge.secret", "00" * 32, "commitment does not fit the secret", "fair-commitment"),
        ("pledge.secret", "zz", "the secret is not 32 bytes", "file-wrong"),
        ("pledge.context", "{}", "commitment does not fit the secret", "file-wrong"),
        ("pledge.commitment", "00" * 32, "commitment does not fit the secret", "fair-commitment"),
        ("pledge.shares", {"0": "11" * 16}, "the share of seat 0 is not the one", "fair-other-share"),
        ("pledge.shares", {"2": "00" * 16}, "the share of seat 2 is not the one", "fair-other-share"),
        ("pledge.digests", {}, "the share of seat 0 is not the one", "fair-other-share"),
        ("pledge.digests", {"2": "00" * 32}, "seat 2 has committed", "fair-no-share"),
    ],
)
def test_what_is_wrong_is_named(path: str, value: Any, words: str, message: str, tmp_path: Path) -> None:
    changed = told("mow", 3)
    *folders, last = path.split(".")
    place: Any = changed
    for folder in folders:
        place = place[int(folder)] if folder.isdigit() else place[folder]
    place[last] = value
    assert words in wrong(changed)
    assert mistake(changed, tmp_path).message == message


def test_a_share_that_is_left_out_deals_other_cards() -> None:
    changed = told("mow", 3)
    changed["pledge"]["shares"] = {}
    assert wrong(changed).startswith("entry 0: chance did not bring")
    key = verify_deal.key_of(changed["pledge"])
    context = json.loads(changed["pledge"]["context"])
    changed["entries"] = changed["entries"][:1]
    changed["entries"][0]["brought"] = verify_deal.chance_of("mow", None).draws(
        verify_deal.Stream(key, 0), context, [], {}
    )
    _, draws = verify_deal.check(sealed(changed))
    assert "the server alone chose the secret" in "\n".join(verify_deal.report(changed, context, draws))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1, column 1 (before the first entry)"),
        ('{"entry":3, "seat" 0}', "line 1, column 20 (in or after entry 3)"),
        ('{"a": 1, "a": 2}', "'a' is there twice"),
        ('{"a": 0.5}', "0.5 is not a whole number"),
        ('{"a": NaN}', "NaN is not a whole number"),
        ("[" * 100_000, "the file is no JSON that can be read"),
    ],
)
def test_a_damaged_file_is_refused(text: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    done = run(path)
    assert done.returncode == 1
    assert done.stdout.startswith("WRONG: ")
    assert words in done.stdout
    assert done.stderr == ""


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff")
    for file in (path, tmp_path / "nowhere"):
        done = run(file)
        assert (done.returncode, done.stdout[:31]) == (1, "WRONG: the file cannot be read:")


def test_replay_reads_an_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(exported("mow", 3))
    assert main(["replay", str(path), "--lang", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Zoë" in shown
    assert "Ada" in shown  # the bot
    assert "Every move is legal" in shown
    path.write_bytes(exported("mow", 3).replace(b'"take"', b'"pass"', 1))
    assert main(["replay", str(path), "--lang", "en"]) == 2
    number = next(entry["entry"] for entry in told("mow", 3)["entries"] if entry["move"] == {"type": "take"})
    assert f"entry {number}: seat" in capsys.readouterr().err


def test_an_older_version_is_not_replayed(tmp_path: Path) -> None:
    changed = told("mow", 2)
    pledge = changed["pledge"]
    pledge["context"] = pledge["context"].replace('"version":"1"', '"version":"0"')
    pledge["commitment"] = fair.commitment(bytes.fromhex(pledge["secret"]), pledge["context"])
    pledge["digests"] = pledge["shares"] = {}
    assert "does not know version 0 of mow" in wrong(changed)
    assert mistake(changed, tmp_path).message == "record-version"
