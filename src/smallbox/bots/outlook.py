"""What may be expected of a move, by the search that the bots use, and without their blunders."""

import math
from typing import Any

import msgspec
import numpy as np

from smallbox.bots.thinking import Choice, Searcher, advice_of, search_of, weigh
from smallbox.game import Game
from smallbox.kernel import Tables


class Outlook(msgspec.Struct, frozen=True):
    """What everybody may expect of a move."""

    shares: list[float]  # of the win, one for each seat
    error: float  # the standard error of the share of the seat that moves


def outlook(game: Game, sight: Tables[Any], seat: int, move: int, seed: int, iterations: int) -> Outlook:
    """What everybody may expect if this seat plays that move."""
    searcher = Searcher(game, sight, seat, iterations, advice_of(game.name))
    searcher.searches[0].first_move = move
    done = searcher.run(seed, 0, math.inf)
    found = searcher.searches[0]
    shares = [float(found.shares[other]) / done for other in range(sight[0].seats)]
    variance = max(0.0, float(found.squares) / done - shares[seat] ** 2)
    return Outlook(shares, math.sqrt(variance / done))


def choices(game: Game, sight: Tables[Any], seat: int, seed: int, iterations: int) -> list[Choice]:
    """The moves that this seat may consider, the best first; one where no search is needed."""
    if is_routine(game, sight):
        usual = int(game.kernels.careful(sight, 0, seat, np.empty(game.rules.MOST_MOVES, np.int64)))
        return [Choice(usual, outlook(game, sight, seat, usual, seed, iterations).shares[seat], 1)]
    searcher = Searcher(game, sight, seat, iterations, advice_of(game.name))
    searcher.run(seed, 0, math.inf)
    return weigh(game, sight, seat, [searcher])


def is_routine(game: Game, sight: Tables[Any]) -> bool:
    """Is this a position in which one move is as good as another, as far as the search can tell?"""
    return bool(search_of(game.name, game.rules, game.redeal).is_routine(sight))
