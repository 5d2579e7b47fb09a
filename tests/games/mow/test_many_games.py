"""Random games at every number of farmers: all end, and no card is ever lost or doubled.

`SMALLBOX_GAMES=100000` plays as many as that for each number, in some minutes.
"""

import os
from typing import Any

import numpy as np
import pytest

from smallbox.games.mow import GAME
from smallbox.games.mow.rules import legal, play, setup, to_move
from smallbox.games.mow.table import IN_HAND, IN_HERD, NOBODY, UNSEEN, Table
from smallbox.kernel import Row, Tables, kernel
from smallbox.kernel.chance import draw, seed_stream
from tests.ways import BY_THE_THOUSAND, compiled

GAMES = int(os.environ.get("SMALLBOX_GAMES", 4_000 if BY_THE_THOUSAND else 4))


@kernel
def misplaced(table: Table, seen: Row) -> int:
    """How many cards are not in exactly one place, or not where everyone knows them to be."""
    for card in range(table.cards):
        seen[card] = 0
    wrong = 0
    for place in range(table.pile_size):
        seen[table.pile[place]] += 1
        wrong += table.whereabouts[table.pile[place]] != UNSEEN
    for seat in range(table.seats):
        for place in range(table.hand_size[seat]):
            card = table.hand[seat, place]
            seen[card] += 1
            wrong += table.whereabouts[card] != UNSEEN and table.whereabouts[card] != IN_HAND + seat
    for herd in range(table.herds):
        for number in range(17):
            for card in (table.herd[herd, number], table.acrobat[herd, number]):
                if card != NOBODY:
                    seen[card] += 1
                    wrong += table.whereabouts[card] != IN_HERD
    for card in range(table.cards):
        if 0 <= table.whereabouts[card] < table.seats:
            seen[card] += 1
        wrong += seen[card] != 1
    return wrong


@compiled
@kernel
def play_watched(tables: Tables[Any], blank: Tables[Any], scratch: Any, games: int) -> int:
    """Play that many games at random; return how many things were wrong after any move."""
    wrong, moves, whim, seen = 0, scratch.moves, scratch.whim, scratch.seen
    for game in range(games):
        tables[0] = blank[0]
        seed_stream(tables[0].chance, 1, game)
        seed_stream(whim, 2, game)
        setup(tables[0])
        wrong += misplaced(tables[0], seen)
        for _ in range(5000):
            if not to_move(tables[0]):
                break
            seat = tables[0].turn
            play(tables[0], seat, moves[draw(whim, legal(tables[0], seat, moves))])
            if not tables[0].over:
                wrong += misplaced(tables[0], seen)
        wrong += to_move(tables[0]) != 0
    return wrong


SCRATCH = np.dtype((np.record, [("moves", "i8", 128), ("whim", "u8", 4), ("seen", "i8", 96)]))


@pytest.mark.parametrize("players", range(2, 11))
def test_all_games_end_and_all_cards_are_accounted_for(players: int) -> None:
    blank = GAME.blank(players)
    assert play_watched(blank.copy(), blank, np.zeros(1, SCRATCH)[0], GAMES) == 0
