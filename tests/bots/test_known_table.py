"""Bots cannot peek: what they get is the same whatever is hidden from their seat."""

from typing import Any

import pytest

from smallbox.game import NOBODY, Game
from smallbox.games import all_games, find, names
from smallbox.games.memowars.table import NEVER
from smallbox.kernel import Tables
from tests.games.test_contract import dealt, walk, whim
from tests.ways import FAST

SEATED = [
    pytest.param(game, players, id=f"{name}-{players}")
    for name, game in zip(names(), all_games(), strict=True)
    for players in sorted({game.seats[0], 4 if FAST else 3, game.seats[-1] if FAST else 6} & set(game.seats))
]
SEEDS = range(3 if FAST else 1)


def seen_by(game: Game, tables: Tables[Any], seat: int) -> bytes:
    """A seat's view without what it has just been told of the last move."""
    silent = tables.copy()
    silent[0].event_count = 0
    return game.seeing.view_json(silent, seat)


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_tables_that_differ_in_hidden_things_give_the_same_sight(game: Game, players: int) -> None:
    differ = 0
    for seed in SEEDS:
        tables = dealt(game, players, seed)
        for step, _ in enumerate(walk(game, tables, seed)):
            if step % (5 if FAST else 53):
                continue
            for seat in range(NOBODY, players):
                other = tables.copy()
                game.kernels.redeal(other, 0, seat, whim(step))
                differ += other.tobytes() != tables.tobytes()
                assert game.known_table(tables, seat).tobytes() == game.known_table(other, seat).tobytes()
    assert differ


@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_sight_shows_all_that_the_seat_sees(game: Game, players: int) -> None:
    tables = dealt(game, players, 3)
    for step, _ in enumerate(walk(game, tables, 3)):
        if step % (3 if FAST else 53):
            continue
        for seat in range(players):
            seen = game.known_table(tables, seat)
            assert seen_by(game, seen, seat) == seen_by(game, tables, seat)
            assert sorted(game.legal_moves(seen, seat)) == sorted(game.legal_moves(tables, seat))


@pytest.mark.parametrize("game", all_games(), ids=names())
def test_a_sight_is_redealt_as_the_table_is(game: Game) -> None:
    """Whatever the seat knew it knows in every redeal of its sight; and there are many of them."""
    tables = dealt(game, 2, 4)
    redeals: set[bytes] = set()
    for step, (seat, _) in enumerate(walk(game, tables, 4)):
        if step % 7 or seat == NOBODY:
            continue
        seen = game.known_table(tables, seat)
        for number in range(3):
            other = seen.copy()
            game.kernels.redeal(other, 0, seat, whim(number))
            redeals.add(other.tobytes())
            assert seen_by(game, other, seat) == seen_by(game, tables, seat)
            assert game.known_table(other, seat).tobytes() == seen.tobytes()
    assert len(redeals) > (20 if FAST else 3)


def forgetful(memory: int, seed: int) -> Tables[Any]:
    """A galaxy whose commander of the first seat remembers this many per cent of the cards."""
    game = find("memowars")
    options = game.options(memory=[memory])
    tables = game.blank(3, options)
    tables[0].chance[:] = dealt(game, 3, seed)[0].chance
    game.kernels.setup(tables, 0)
    return tables


def test_a_forgetful_commander_does_not_see_what_has_slipped_his_mind() -> None:
    game = find("memowars")
    known = {0: 0, 50: 0, 100: 0}
    for memory in known:
        tables = forgetful(memory, 5)
        for step, (seat, _) in enumerate(walk(game, tables, 5)):
            if seat != 0 or tables[0].turn == NOBODY or step % (3 if FAST else 29):
                continue
            seen = game.known_table(tables, 0)
            known[memory] += int((seen[0].seen_at[: seen[0].lying, 0] != NEVER).sum())
            assert seen_by(game, seen, 0) == seen_by(game, tables, 0)
            other = seen.copy()
            game.kernels.redeal(other, 0, 0, whim(step))
            assert seen_by(game, other, 0) == seen_by(game, tables, 0)
            assert (other[0].seen_at[:, 0] == seen[0].seen_at[:, 0]).all()
    assert known[0] < known[50] < known[100]


def test_levels_have_a_memory_and_a_steadiness_where_the_game_knows_them() -> None:
    memowars, mow = find("memowars"), find("mow")
    options = memowars.seat_options(memowars.options(steadiness=[70, 50]), [None, 1, 5])
    assert options.steadiness[0] == 70
    assert options.steadiness[1] > options.steadiness[2]
    assert options.memory[1] < options.memory[2] == options.memory[0] == 100
    assert mow.seat_options(None, [1, 5]) == mow.options()
