"""Thinking about one move."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from smallbox.bots.thought import Choice, Thought
from smallbox.game import Game
from smallbox.kernel import Tables

SLICE = 32  # iterations between checks whether the answer can still change
ROOM = 64  # edges per iteration, at most
SEEDLING = 1 << 12  # room for edges in a new tree; half of it fits those of any one position
MOST_EDGES = 1 << 17  # room in the largest tree: four megabytes

PLAIN_SHARE = 100  # in plain Python a search is far slower: of so many iterations it does one, but
PLAIN_LEAST = 8  # so many at least


def affordable(game: Game, iterations: int) -> int:
    """As many of these iterations as people can wait for."""
    if game.way != "python":
        return iterations
    return min(iterations, max(PLAIN_LEAST, iterations // PLAIN_SHARE))


class Searcher:
    """One search with its own tree."""

    def __init__(
        self, game: Game, known: Tables[Any], seat: int, iterations: int, advice: dict[str, float]
    ) -> None:
        self.game, self.kernels = game, game.search
        self.tables: Any = game.table.array(2)
        self.tables[0] = known[0]
        self.searches: Any = self.kernels.Search.array(1)
        state = self.searches[0]
        state.most_edges = min(1 << (ROOM * iterations).bit_length(), MOST_EDGES)
        self.edges: Any = self.kernels.Edge.array(min(state.most_edges, SEEDLING))
        state.seat, state.first_move = seat, self.kernels.ANY
        state.boldness, state.depth = advice["boldness"], advice["depth"]
        state.advice[:] = [advice[name] for name in game.knowledge.ADVICE]
        self.iterations = iterations

    def search(self, iterations: int) -> None:
        """Continue the search; the tree starts small, to stay in cache, and grows when half full."""
        while True:
            iterations -= self.kernels.search(self.tables, self.edges, self.searches, iterations)
            if iterations == 0:
                return
            larger: Any = self.kernels.Edge.array(2 * len(self.edges))
            self.kernels.transplant(self.edges, larger)
            self.edges = larger

    def run(self, seed: int, thread: int, end: float) -> int:
        """Search until the iterations or the time are used up, or the answer can no longer change."""
        self.game.kernels.seed_stream(self.searches[0].whim, seed, thread)
        done = 0
        while done < self.iterations:
            # In plain Python even one iteration takes a while, so that the clock is looked at after each.
            most = 1 if self.kernels.way == "python" else SLICE - done % SLICE
            count = min(most, self.iterations - done)
            self.search(count)
            done += count
            if time.perf_counter() > end or (done % SLICE == 0 and self.is_settled(self.iterations - done)):
                break
        return done

    def is_settled(self, left: int) -> bool:
        """Can this many iterations no longer change the answer?"""
        return bool(self.kernels.is_settled(self.tables, self.edges, self.searches, left))


def think(
    game: Game,
    known: Tables[Any],
    seat: int,
    level: int,
    seed: int,
    *,
    threads: int = 1,
    iterations: int | None = None,
    advice: dict[str, float] | None = None,
) -> Thought:
    """Choose a move by what the seat knows; blocks, but without the GIL and only for a bounded time.

    With one thread the same seed gives the same thought, unless the time runs out. `iterations` overrides
    what the level allows, including its time limit; `advice` overrides the tuned numbers.
    """
    strength = game.level(level)
    end = math.inf if iterations else time.perf_counter() + strength.seconds
    whim = np.zeros(4, np.uint64)
    game.kernels.seed_stream(whim, seed, 1 << 32)
    if game.kernels.draw(whim, 100) < strength.blunders:
        moves = game.legal_moves(known, seat)
        return Thought(moves[int(game.kernels.draw(whim, len(moves)))], [], 0)
    if game.search.is_routine(known):
        moves = np.empty(game.rules.MOST_MOVES, np.int64)
        return Thought(int(game.kernels.careful(known, 0, seat, moves)), [], 0)
    count, numbers = iterations or strength.iterations, advice or game.advice
    if len(game.legal_moves(known, seat)) == 1:
        count = 1  # enough to estimate its value
    searchers = [Searcher(game, known, seat, count, numbers) for _ in range(threads)]
    if threads == 1:
        done = searchers[0].run(seed, 0, end)
    else:
        with ThreadPoolExecutor(threads) as pool:
            runs = [pool.submit(searcher.run, seed, i, end) for i, searcher in enumerate(searchers)]
            done = sum(run.result() for run in runs)
    values = weigh(game, known, seat, searchers)
    return Thought(values[0].move, values, done)


def warm_up(game: Game, known: Tables[Any], seat: int) -> None:
    """Search once, even where no search is needed, so that nobody waits for the compiler later."""
    searcher = Searcher(game, known, seat, 1, game.advice)
    searcher.run(0, 0, math.inf)
    weigh(game, known, seat, [searcher])


def weigh(game: Game, known: Tables[Any], seat: int, searchers: list[Searcher]) -> list[Choice]:
    """What all trees together say about the moves, the most tried first."""
    moves = game.legal_moves(known, seat)
    visits, totals = np.zeros(len(moves), np.int64), np.zeros(len(moves))
    for searcher in searchers:
        searcher.kernels.read_root(searcher.edges, np.array(moves), visits, totals)
    choices = [
        Choice(move, float(total) / int(count), int(count))
        for move, count, total in zip(moves, visits, totals, strict=True)
        if count
    ]
    return sorted(choices, key=lambda choice: (-choice.visits, -choice.value, choice.move))
