"""The contract of game.py: every game of the box goes through these tests."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallbox.game import NOBODY, Game, Mistake, seats_of
from smallbox.games import all_games, find, names
from smallbox.kernel import Row, Tables
from smallbox.kernel.chance import seed_stream
from smallbox.registry import OWN_GAMES
from tests.ways import FAST

SEATED = [
    pytest.param(game, players, id=f"{name}-{players}")
    for name, game in zip(names(), all_games(), strict=True)
    for players in game.seats
    if FAST or players in (game.seats[0], 3, game.seats[-1])
]
FILES = [
    "advice.toml",
    "cards.py",
    "cards.toml",
    "careful.py",
    "clauses.py",
    "codes.py",
    "draws.py",
    "hide.py",
    "knowledge.py",
    "levels.py",
    "moves.py",
    "options.py",
    "redeal.py",
    "rules.py",
    "table.py",
    "verify.py",
    "view.py",
    "RULES.md",
]
ONE_OF_EACH = [pytest.param(game, id=name) for name, game in zip(names(), all_games(), strict=True)]
OUR_OWN = [pytest.param(find(name), id=name) for name in OWN_GAMES]
SEEDS = range(12 if FAST else 1)


def dealt(game: Game, players: int, seed: int) -> Tables[Any]:
    tables = game.blank(players)
    seed_stream(tables[0].chance, seed, 0)
    game.kernels.setup(tables, 0)
    return tables


def whim(seed: int) -> Row:
    stream = np.zeros(4, np.uint64)
    seed_stream(stream, seed, 77)
    return stream


def walk(game: Game, tables: Tables[Any], seed: int) -> Iterator[tuple[int, list[int]]]:
    """Walk through a random game: before each move the seat and its legal moves, at the end NOBODY."""
    choices = np.random.default_rng(seed)
    while seats := game.asked(tables):
        seat = seats[choices.integers(len(seats))]
        moves = game.legal_moves(tables, seat)
        assert moves, "a seat that is asked always has a move"
        yield seat, moves
        game.kernels.play(tables, 0, seat, moves[choices.integers(len(moves))])
    yield NOBODY, []


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_game_ends_and_shares_out_one_win(game: Game, players: int) -> None:
    for seed in SEEDS:
        tables = dealt(game, players, seed)
        for seat, _ in walk(game, tables, seed):
            if seat != NOBODY:
                assert sum(game.kernels.outcome(tables, 0, other) for other in range(players)) == 0
        shares = [game.kernels.outcome(tables, 0, seat) for seat in range(players)]
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        assert game.kernels.to_move(tables, 0) == 0


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_legal_moves_are_distinct_and_accepted_and_read_back(game: Game, players: int) -> None:
    tables = dealt(game, players, 3)
    for seat, moves in walk(game, tables, 3):
        assert len(set(moves)) == len(moves) <= game.rules.MOST_MOVES
        for move in moves:
            assert game.kernels.check(tables, 0, seat, move) == game.rules.Rule.OK
            said = msgspec.json.encode(game.decode(move))
            assert game.encode(msgspec.json.decode(said, type=game.move)) == move


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_nobody_else_may_move_and_a_refusal_changes_no_byte(game: Game, players: int) -> None:
    tables = dealt(game, players, 4)
    for _, moves in walk(game, tables, 4):
        asked, before = game.asked(tables), tables.tobytes()
        for seat in range(-1, players + 1):
            if seat not in asked:
                assert game.legal_moves(tables, seat) == []
                for move in [*moves[:5], 0, -1, 1 << 62]:
                    assert game.kernels.check(tables, 0, seat, move) != game.rules.Rule.OK
        assert tables.tobytes() == before


@pytest.mark.parametrize("game", ONE_OF_EACH)
@given(code=st.integers(-(2**63), 2**63 - 1), seed=st.integers(0, 50))
def test_any_number_gets_an_answer(game: Game, code: int, seed: int) -> None:
    tables = dealt(game, game.seats[seed % len(game.seats)], seed)
    seat, before = game.asked(tables)[0], tables.tobytes()
    rule = game.rules.Rule(game.kernels.check(tables, 0, seat, code))
    assert rule == game.rules.Rule.OK or game.clause(rule)
    assert tables.tobytes() == before


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_the_same_seed_gives_the_same_bytes(game: Game, players: int) -> None:
    def history(seed: int) -> list[bytes]:
        tables = dealt(game, players, seed)
        return [tables.tobytes() for _ in walk(game, tables, seed)]

    assert history(5) == history(5) != history(6)


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_views_moves_and_events_do_not_tell_what_is_hidden(game: Game, players: int) -> None:
    tables = dealt(game, players, 7)
    for step, _ in enumerate(walk(game, tables, 7)):
        if step % (5 if FAST else 23):
            continue
        for seat in range(NOBODY, players):
            other = tables.copy()
            game.kernels.redeal(other, 0, seat, whim(step))
            assert known_to(game, tables, seat) == known_to(game, other, seat)


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_where_all_move_at_once_nobody_is_told_who_else_is_done(game: Game, players: int) -> None:
    tables, moves_left = dealt(game, players, 6), 0
    for _ in walk(game, tables, 6):
        together, asked = game.together(tables[0]), game.asked(tables)
        if together is None:
            assert all(told(game, tables, seat) == asked for seat in range(NOBODY, players))
            continue
        assert asked == [seat for seat, left in enumerate(together.left) if left]
        assert sum(together.left) in (moves_left - 1, together.each * players)
        moves_left = sum(together.left)
        for seat in range(NOBODY, players):
            seats = [other for other in range(players) if other != seat or other in asked]
            assert told(game, tables, seat) == seats


def told(game: Game, tables: Tables[Any], seat: int) -> list[int]:
    """The seats that a viewer is told may move."""
    return seats_of(int(game.kernels.told_asked(tables, 0, seat)))


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_redealt_table_can_be_played_to_its_end(game: Game, players: int) -> None:
    tables = dealt(game, players, 8)
    for step, (seat, _) in enumerate(walk(game, tables, 8)):
        if step % 40 == 7 and seat != NOBODY:
            other = tables.copy()
            game.kernels.redeal(other, 0, seat, whim(step))
            batches, lengths = game.kernels.Batch.array(1), np.zeros(1, np.int64)
            game.kernels.play_all(other, batches, lengths)
            assert lengths[0] > 0
            assert game.asked(other) == []


def known_to(game: Game, tables: Tables[Any], seat: int) -> bytes:
    """Everything that a seat gets to know, as it would be sent."""
    moves = game.legal_moves(tables, seat)
    if seat in game.asked(tables):
        moves.append(game.careful_move(tables, seat, 1))
    said = msgspec.json.encode([game.decode(move) for move in moves])
    return game.seeing.view_json(tables, seat) + game.seeing.events_json(tables, seat) + said


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_careful_players_play_legal_moves_to_the_end(game: Game, players: int) -> None:
    tables = dealt(game, players, 9)
    while seats := game.asked(tables):
        before, move = tables.tobytes(), game.careful_move(tables, seats[0], 1)
        assert move in game.legal_moves(tables, seats[0])
        assert move == game.careful_move(tables, seats[0], 1)  # the seed decides between equals,
        assert tables.tobytes() == before  # never the chance that deals
        game.kernels.play(tables, 0, seats[0], move)


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_batch_plays_the_games_that_single_tables_play(game: Game, players: int) -> None:
    count = 16 if FAST else 2
    together, batches = game.blank(players, count=count), game.kernels.Batch.array(1)
    batches[0].seed, batches[0].first, batches[0].careful_seats = 11, 100, 1
    lengths = np.zeros(count, np.int64)
    game.kernels.setup_all(together, batches)
    game.kernels.play_all(together, batches, lengths)
    for i in range(count):
        alone, one_batch, length = game.blank(players), game.kernels.Batch.array(1), np.zeros(1, np.int64)
        one_batch[0].seed, one_batch[0].first, one_batch[0].careful_seats = 11, 100 + i, 1
        game.kernels.setup_all(alone, one_batch)
        game.kernels.play_all(alone, one_batch, length)
        assert alone.tobytes() == together[i].tobytes()
        assert length[0] == lengths[i]


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_too_few_and_too_many_players_are_a_mistake(game: Game) -> None:
    for players in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Mistake, match="players"):
            game.blank(players)


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_what_is_sent_is_what_is_read_to_the_byte(game: Game, players: int) -> None:
    """A view and its Struct say the same, whether a kernel wrote the one or a function made the other."""
    tables = dealt(game, players, 12)
    for step, _ in enumerate(walk(game, tables, 12)):
        if step % (5 if FAST else 23) and game.asked(tables):
            continue
        for seat in range(NOBODY, players):
            view, events = game.seeing.view(tables, seat), list(game.seeing.events(tables, seat))
            assert game.seeing.view_json(tables, seat) == msgspec.json.encode(view)
            assert game.seeing.events_json(tables, seat) == msgspec.json.encode(events)
            asked = told(game, tables, seat)
            assert msgspec.structs.asdict(view)["asked"] == asked
            assert (seat in asked) == (seat in game.asked(tables)), "of itself a seat knows the truth"
    last: Any = game.seeing.view(tables, NOBODY)
    assert last.asked == game.asked(tables) == []
    assert last.shares == [game.kernels.outcome(tables, 0, seat) for seat in range(players)]


@pytest.mark.parametrize("game", OUR_OWN)
def test_the_same_things_are_in_files_of_the_same_names(game: Game) -> None:
    assert {path.name for path in game.folder.iterdir()} >= set(FILES)


@pytest.mark.parametrize("game", OUR_OWN)
def test_only_codes_knows_how_a_move_is_written(game: Game) -> None:
    for path in game.folder.glob("**/*.py"):
        if path.name != "codes.py":
            shifted = re.findall(r"\b(?:move|code|moves\[\w+\]) (?:>>|<<|&|\|) .*", path.read_text())
            assert shifted == [], path
