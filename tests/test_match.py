"""Matches and their records: a log gives the same game again, and a damaged file is found out."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from smallbox.fair import chance_before, key_of_seed
from smallbox.game import Game, Mistake
from smallbox.games import all_games, find, names
from smallbox.match import Match, Refused

README = Path(__file__).parent.parent / "README.md"
EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=names())


def played(game: Game, seed: int = 1, careful: bool = True, players: int | None = None) -> Match:
    """A whole match between bots."""
    players = players or game.seats[0]
    match = Match(game, players, game.options(), game.own_cards, key_of_seed(seed))
    choices = np.random.default_rng(seed)
    while match.asked:
        seat = match.asked[0]
        legal = game.legal_moves(match.tables, seat)
        move = game.careful_move(match.tables, seat, seed) if careful else choices.choice(legal)
        match.append(seat, int(move))
    return match


@EACH_GAME
def test_the_same_log_gives_the_same_bytes(game: Game) -> None:
    first = played(game)
    again = Match(game, first.players, first.options, first.cards, first.key, list(first.moves))
    assert again.tables.tobytes() == first.tables.tobytes()
    assert again.digest == first.digest
    assert sum(first.outcome) == pytest.approx(1)


@EACH_GAME
def test_another_key_deals_other_cards(game: Game) -> None:
    one, other = (
        Match(game, game.seats[0], game.options(), game.own_cards, key_of_seed(seed)) for seed in (1, 2)
    )
    assert one.digest != other.digest


@EACH_GAME
def test_a_refused_move_changes_nothing(game: Game) -> None:
    match = Match(game, game.seats[0], game.options(), game.own_cards, key_of_seed(3))
    seat, before = match.asked[0], match.tables.tobytes()
    with pytest.raises(Refused) as refused:
        match.append(seat, -1)
    assert refused.value.clause.startswith(f"{game.name}.")
    assert match.tables.tobytes() == before
    assert match.moves == []


@EACH_GAME
def test_a_match_is_played_by_what_it_says_itself(game: Game) -> None:
    match = Match.new(game.name, seed=5)
    assert match.outcome == [0.0] * game.seats[0]
    for _ in range(6):
        seat = match.asked[0]
        assert match.view(seat).seat == seat
        assert match.view(seat).asked == match.asked
        match.play(seat, match.legal(seat)[0])
        assert any(event.seat == seat for event in match.events(seat))
    assert [number for number, _ in enumerate(match.steps())] == list(range(7))
    assert [step.digest for step in match.steps()][-1] == match.digest
    others = [seat for seat in range(match.players) if seat not in match.asked]
    for seat in others:
        assert match.legal(seat) == []
        with pytest.raises(Refused) as refused:
            match.play(seat, match.legal(match.asked[0])[0])
        assert game.clause(game.rules.Rule(refused.value.rule)) == refused.value.clause


@EACH_GAME
def test_a_copy_goes_its_own_way(game: Game) -> None:
    match = Match.new(game, seed=6)
    before, other = match.digest, match.copy()
    seat = other.asked[0]
    other.play(seat, other.legal(seat)[-1])
    assert match.digest == before != other.digest
    match.append(*other.moves[0])
    assert match.digest == other.digest


def test_options_and_cards_may_be_plain_dictionaries() -> None:
    assert Match.new("mow", players=3, options={"flies": 7}).options.flies == 7
    with pytest.raises(Mistake, match="flies"):
        Match.new("mow", options={"flies": 0})
    with pytest.raises(Mistake, match="players"):
        Match.new("mow", players=11)
    with pytest.raises(Mistake, match="no-such-game"):
        Match.new("chess")


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({Match.new("mow").digest for _ in range(5)}) == 5


@EACH_GAME
def test_the_kernel_that_plays_refuses_too(game: Game) -> None:
    match = Match.new(game, seed=7)
    seat, before = match.asked[0], match.tables.tobytes()
    assert game.kernels.play(match.tables, 0, seat, -1) != game.rules.Rule.OK
    assert match.tables.tobytes() == before
    assert game.kernels.play(match.tables, 0, seat, game.legal_moves(match.tables, seat)[0]) == 0
    assert match.tables.tobytes() != before


def test_the_readmes_example_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    played: dict[str, Any] = {}
    exec(example, played)  # noqa: S102
    assert sum(played["match"].outcome) == pytest.approx(1)
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    assert Match.load("game.jsonl").digest == played["match"].digest


def test_each_step_has_its_own_stream() -> None:
    streams = {chance_before(key_of_seed(seed), entry) for seed in range(20) for entry in range(20)}
    assert len(streams) == 400
    # what `openssl dgst -sha256 -mac HMAC` says of "chance" and the number 1, in four parts
    digest = "0744dceddb822ad559febe872603b68787d7c478e82406d27a9389f0230222a4"
    assert [f"{word:016x}" for word in chance_before(b"k" * 32, 1)] == [
        digest[i : i + 16] for i in range(0, 64, 16)
    ]


@EACH_GAME
def test_a_record_is_read_as_it_was_written(game: Game, tmp_path: Path) -> None:
    match, path = played(game), tmp_path / "game.jsonl"
    names = [f"player {seat}" for seat in range(match.players)]
    match.names = names
    match.save(path)
    saved = Match.load(path)
    assert saved.names == names
    assert saved.digest == match.digest
    assert saved.moves == match.moves


@pytest.fixture
def lines(tmp_path: Path) -> tuple[Path, list[str]]:
    path = tmp_path / "game.jsonl"
    match = played(find("mow"), players=3)
    match.names = ["a", "b", "c"]
    match.save(path)
    return path, path.read_text().splitlines()


def head(text: str, **changes: object) -> str:
    return json.dumps({**json.loads(text), **changes})


def test_damaged_records_are_named(lines: tuple[Path, list[str]]) -> None:
    path, good = lines
    first, last = good[0], good[-1]
    damages = {
        "record-format": ["nonsense", *good[1:]],
        "record-version": [head(first, version="0"), *good[1:]],
        "record-unfinished": [first],
        "no-such-game": [head(first, game="mau"), *good[1:]],
        "players": [head(first, names=["a"]), *good[1:]],
        "mow-cards-count": [head(first, cards={"cows": []}), *good[1:]],
        "record-digest": [head(first, key="00" * 32), last],
        "record-refused": [first, good[1], good[1], *good[2:]],
    }
    wrong = [
        [*good[:5], '{"seat": 0', *good[6:]],
        [*good[:5], '{"seat": 0, "move": {"type": "jump"}}', *good[6:]],
        [*good[:5], '{"seat": 0, "move": {"type": "add", "card": 200}}', *good[6:]],
        [head(first, key="zz"), *good[1:]],
        [head(first, options={"flies": 0}), *good[1:]],
        [head(first, options={"bees": 1}), *good[1:]],
        [*good[:-1], "{}"],
        [*good[:5], "\udcff", *good[6:]],
    ]
    for message, damaged in [*damages.items(), *(("record-wrong", damaged) for damaged in wrong)]:
        path.write_bytes("\n".join(damaged).encode("utf-8", "surrogateescape"))
        with pytest.raises(Mistake) as mistake:
            Match.load(path)
        assert mistake.value.message == message
        assert mistake.value.arguments.get("line", 1) in (1, 3, 6, len(good))


def test_a_changed_result_is_found_out(lines: tuple[Path, list[str]]) -> None:
    path, good = lines
    path.write_text("\n".join([*good[:-1], head(good[-1], shares=[0, 0, 1.5])]))
    with pytest.raises(Mistake, match="record-digest"):
        Match.load(path)


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="file-unreadable"):
        Match.load(tmp_path / "nowhere")
    with pytest.raises(Mistake, match="file-unwritable"):
        played(find("mow")).save(tmp_path / "no" / "where")
