"""What a move is worth, by the bots' own search without their blunders."""

import math
from typing import Any

import msgspec
import numpy as np

from smallbox.bots.thinking import Searcher, weigh
from smallbox.bots.thought import Choice
from smallbox.game import Game
from smallbox.kernel import Tables


class MoveValue(msgspec.Struct, frozen=True):
    """What everybody can expect from a move."""

    shares: list[float]  # of the win, one for each seat
    error: float  # the standard error of the share of the seat that moves


def move_value(game: Game, known: Tables[Any], seat: int, move: int, seed: int, iterations: int) -> MoveValue:
    """What everybody can expect if this seat plays this move."""
    searcher = Searcher(game, known, seat, iterations, game.advice)
    searcher.searches[0].first_move = move
    done = searcher.run(seed, 0, math.inf)
    found = searcher.searches[0]
    shares = [float(found.shares[other]) / done for other in range(known[0].seats)]
    variance = max(0.0, float(found.squares) / done - shares[seat] * shares[seat])
    return MoveValue(shares, math.sqrt(variance / done))


def choices(game: Game, known: Tables[Any], seat: int, seed: int, iterations: int) -> list[Choice]:
    """The moves this seat may consider, best first; only one where no search is needed."""
    if is_routine(game, known):
        usual = int(game.kernels.careful(known, 0, seat, np.empty(game.rules.MOST_MOVES, np.int64)))
        return [Choice(usual, move_value(game, known, seat, usual, seed, iterations).shares[seat], 1)]
    searcher = Searcher(game, known, seat, iterations, game.advice)
    searcher.run(seed, 0, math.inf)
    return weigh(game, known, seat, [searcher])


def is_routine(game: Game, known: Tables[Any]) -> bool:
    """Is one move as good as another here, as far as the search can tell?"""
    return bool(game.search.is_routine(known))
