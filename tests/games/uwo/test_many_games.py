"""Many games in every edition and with both armies: all end, and what must never happen does not.

`SMALLBOX_GAMES=100000` plays as many as that of each, in some minutes.
"""

import os
from typing import Any

import numpy as np
import pytest

from smallbox.games.uwo import GAME, Options, codes
from smallbox.games.uwo.careful import careful
from smallbox.games.uwo.codes import What
from smallbox.games.uwo.field import cards_in, square_of
from smallbox.games.uwo.rules import legal, play, setup, to_move
from smallbox.games.uwo.table import ARMY, AWAKE, CARDS, ENERGY, NOBODY, UWOS, Table
from smallbox.kernel import Tables, kernel
from smallbox.kernel.chance import draw, seed_stream
from tests.games.uwo.openings import opening
from tests.ways import BY_THE_THOUSAND, FAST, compiled

GAMES = int(os.environ.get("SMALLBOX_GAMES", 1_000 if BY_THE_THOUSAND else 2))
MOST_MOVES = 20_000
FIELDS = [("moves", "i8", 1024), ("whim", "u8", 4), ("wrong", "i8", 6), ("draws", "i8")]
SCRATCH = np.dtype((np.record, FIELDS))
COUNTED, ENERGIES, PAID, HELPLESS, ENDED, EVENTS = range(6)  # what may go wrong


@kernel
def cards_missing(table: Table, seat: int) -> int:
    """How many of a side's forty cards are lost or doubled: in stacks, hand and deck, or removed."""
    missing = 0
    for kind in range(9):
        count = cards_in(table.removed[seat], kind) + table.hand[seat, kind]
        for uwo in range(seat * ARMY, seat * ARMY + ARMY):
            count += cards_in(table.stack[uwo], kind)
        for place in range(table.deck_size[seat]):
            count += table.deck[seat, place] == kind
        missing += abs(count - table.copies[kind])
    return missing


@kernel
def helpless_target(table: Table, move: int) -> int:
    """The knocked-out UWO that this move attacks, or NOBODY."""
    target = NOBODY
    if codes.verb_of(move) == codes.ATTACK:
        target = table.field[codes.target_of(move)]
    elif move == codes.COUNTER:
        target = table.striker
    return target if target != NOBODY and table.wakes[target] != AWAKE else NOBODY


@kernel
def happened(table: Table, what: int) -> int:
    """How often this happened in the last move."""
    count = 0
    for number in range(table.event_count):
        count += table.events[number, 0] == what
    return count


@kernel
def watch_game(table: Table, scratch: Any, carefully: int) -> None:
    """Play one game, and count whatever is wrong after any move; `carefully` is a bit for each seat."""
    energy, turns = ENERGY, table.turns
    for _ in range(MOST_MOVES):
        if not to_move(table):
            break
        seat, turn = table.asked, table.turn
        count = legal(table, seat, scratch.moves)
        move = scratch.moves[draw(scratch.whim, count)]
        if carefully >> seat & 1:
            move = careful(table, seat, scratch, count)
        helpless = helpless_target(table, move)
        play(table, seat, move)
        scratch.wrong[HELPLESS] += helpless != NOBODY and table.cell[helpless] != NOBODY
        for side in range(2):
            scratch.wrong[COUNTED] += cards_missing(table, side)
            scratch.wrong[ENERGIES] += table.energy[side] < 0 or table.energy[side] > ENERGY
        if table.turns != turns:
            cheaper = table.energy[turn] >= energy and not happened(table, What.ENERGY_BACK)
            scratch.wrong[PAID] += cheaper
            energy, turns = table.energy[table.turn], table.turns
        scratch.wrong[EVENTS] += table.event_count > 32 or table.event_count < 0
    scratch.wrong[ENDED] += to_move(table) != 0
    scratch.draws += table.winner == NOBODY


@compiled
@kernel
def watch_games(tables: Tables[Any], blank: Tables[Any], scratches: Tables[Any], games: int) -> None:
    """Play that many games: at random, one side carefully, or both."""
    scratch = scratches[0]
    for game in range(games):
        tables[0] = blank[0]
        seed_stream(tables[0].chance, 1, game)
        seed_stream(scratch.whim, 2, game)
        setup(tables[0])
        watch_game(tables[0], scratch, game & 3)


@pytest.mark.parametrize("army", [10, 8])
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_all_games_end_and_nothing_impossible_happens(edition: Any, army: Any) -> None:
    blank, scratch = GAME.blank(2, Options(edition=edition, army=army)), np.zeros(1, SCRATCH)
    watch_games(blank.copy(), blank, scratch, GAMES)  # pyright: ignore[reportArgumentType]
    assert scratch["wrong"][0].tolist() == [0] * 6
    assert scratch["draws"][0] < GAMES / 2 + 2


@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_with_careful_players_neither_side_has_the_better_cards(edition: Any) -> None:
    games = 1_000 if FAST else 2
    tables, lengths = GAME.blank(2, Options(edition=edition), count=games), np.zeros(games, np.int64)
    batches = GAME.kernels.Batch.array(1)
    batches[0].careful_seats = 3
    GAME.kernels.setup_all(tables, batches)
    GAME.kernels.play_all(tables, batches, lengths)
    wins = [sum(GAME.kernels.outcome(tables, i, seat) == 1 for i in range(games)) for seat in (0, 1)]
    if FAST:
        assert 0.4 < wins[0] / sum(wins) < 0.6
        assert sum(wins) > 0.9 * games


def test_a_table_is_small() -> None:
    assert GAME.table.dtype.itemsize <= 1024
    assert square_of(6) == 0
    assert len(opening().table.events) == UWOS + 12
    assert CARDS == 40
