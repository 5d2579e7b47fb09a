"""What comes of the same games and searches, as texts to compare: clauses, and digests of every byte.

Twin: web/src/engine/trace.ts, which does the same with the WebAssembly modules.
"""

import hashlib
import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from smallbox.bots.move_value import choices, move_value
from smallbox.bots.thinking import Searcher, think
from smallbox.bots.thought import Choice
from smallbox.game import LEVELS, Game
from smallbox.kernel import Tables
from smallbox.match import Match


class Wish(NamedTuple):
    """How much is to be traced."""

    games: int  # that are followed move by move
    moves: int  # of each of them, at most
    hundreds: int = 0  # of games that are played at once: as many at random, and as many with care
    searches: int = 0
    thoughts: int = 0
    iterations: int | None = None  # of each search; None for as many as the highest level has


def trace(game: Game, wish: Wish) -> list[str]:
    """Everything, as one list."""
    found = [text for seed in range(wish.games) for text in followed(game, seed, wish.moves)]
    for careful in (0, 3):
        found += [many(game, 100 * part, 100, careful) for part in range(wish.hundreds)]
    iterations = wish.iterations or game.level(LEVELS[-1]).iterations
    found += [tree(game, seed, iterations) for seed in range(wish.searches)]
    found += [thoughts(game, seed, iterations) for seed in range(wish.thoughts)]
    return found


def followed(game: Game, seed: int, most: int) -> Iterator[str]:
    """A game of careful players move by move, and what a seat knows, could know and may do on the way."""
    moves, whim = np.empty(game.rules.MOST_MOVES, np.int64), np.zeros(4, np.uint64)
    match = Match.new(game, game.seats[seed % len(game.seats)], seed=seed)
    for number in range(most):
        if not match.asked:
            break
        seat = match.asked[0]
        known = game.known_table(match.tables, seat)
        yield digest(match.tables, known)
        redealt: Any = game.table.same(known)
        game.kernels.seed_stream(whim, seed, number)
        game.kernels.redeal(redealt, 0, seat, whim)
        yield digest(redealt, np.array(game.legal_moves(redealt, seat)))
        move = int(game.kernels.careful(match.tables, 0, seat, moves))
        yield ", ".join(judged(game, match, seat, one) for one in (0, move))
        match.append(seat, move)
    scores = [float(game.kernels.score(match.tables, 0, seat)) for seat in range(match.players)]
    yield digest(np.array([*match.outcome, *scores]))


def judged(game: Game, match: Match, seat: int, move: int) -> str:
    """The clause that this move would break, if any."""
    rule = game.kernels.check(match.tables, 0, seat, move)
    return game.clause(game.rules.Rule(rule)) if rule else "fine"


def many(game: Game, first: int, count: int, careful: int) -> str:
    """Many games at once, from the first number on."""
    return digest(*played(game, first, count, careful))


def played(game: Game, first: int, count: int, careful: int) -> tuple[Any, Any]:
    """Tables that have been played on, and the number of moves; the seats of this mask play carefully."""
    blank: Any = game.blank(game.seats[0])
    tables: Any = np.repeat(blank, count)
    batches, lengths = game.kernels.Batch.array(1), np.zeros(count, np.int64)
    batches[0].seed, batches[0].first, batches[0].careful_seats = 1, first, careful
    game.kernels.setup_all(tables, batches)
    game.kernels.play_all(tables, batches, lengths)
    return tables, lengths


def position(game: Game, seed: int) -> tuple[Tables[Any], int]:
    """Some moves after a deal: what the seat knows that has to think, and which seat it is."""
    tables, moves = game.blank(game.seats[0]), np.empty(game.rules.MOST_MOVES, np.int64)
    game.kernels.seed_stream(tables[0].chance, seed, 0)
    game.kernels.setup(tables, 0)
    made = 0
    while game.search.is_routine(tables) or made < seed % 10:
        seat = game.asked(tables)[0]
        game.kernels.play(tables, 0, seat, int(game.kernels.careful(tables, 0, seat, moves)))
        made += 1
    seat = game.asked(tables)[0]
    return game.known_table(tables, seat), seat


def tree(game: Game, seed: int, iterations: int) -> str:
    """The whole tree of a search."""
    searcher = Searcher(game, *position(game, seed), iterations, game.advice)
    searcher.run(seed, 0, math.inf)
    return digest(searcher.edges, searcher.searches, searcher.tables)


def thoughts(game: Game, seed: int, iterations: int) -> str:
    """What a bot of each level would play here, and what a hint would say."""
    known, seat = position(game, seed)
    moves, numbers = list[int](), list[float]()

    def note(choices: list[Choice]) -> None:
        for choice in choices:
            moves.append(choice.move)
            numbers.extend([choice.value, choice.visits])

    for level in LEVELS:
        thought = think(game, known, seat, level, seed, iterations=iterations)
        moves.append(thought.move)
        numbers.append(thought.iterations)
        note(thought.values)
    note(choices(game, known, seat, seed, iterations))
    usual = int(game.kernels.careful(known, 0, seat, np.empty(game.rules.MOST_MOVES, np.int64)))
    value = move_value(game, known, seat, usual, seed, iterations)
    return digest(np.array(moves), np.array([*numbers, *value.shares, value.error]))


def digest(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()
