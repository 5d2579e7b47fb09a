"""Play a game many thousands of times, on all cores, and sum up who wins."""

import math
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from smallbox.game import Game
from smallbox.kernel import jit
from smallbox.lab.threads import in_threads

CHUNK = 256  # games that a thread plays before it reports
NORMAL_95 = 1.959964  # standard deviations on each side of a 95 % interval

Numbers = np.ndarray[Any, np.dtype[Any]]


class Chunk(NamedTuple):
    """The results of some games: one row per game, and the tallies of all of them."""

    wins: Numbers
    scores: Numbers
    lengths: Numbers
    tally: Numbers


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Seat(msgspec.Struct, frozen=True):
    seat: int  # from 1
    side: str | None  # its name, where the seats are not all alike
    player: str
    wins: Estimate  # share of all games; tied players share a win
    score: Estimate


class Report(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    version: str
    players: int
    options: Any
    games: int
    seed: int
    threads: int
    seats: list[Seat]
    moves: int
    length: Estimate
    shortest: int
    longest: int
    shared: Estimate  # of all games: draws, and wins that several share
    tallies: dict[str, dict[str, float]]  # how often things happened, per game
    seconds: float
    moves_per_second: float


def share(wins: float, games: float) -> Estimate:
    """A share of games with its Wilson interval."""
    mean, z = wins / games, NORMAL_95
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    return Estimate(mean, max(0.0, middle - spread), min(1.0, middle + spread))


def average(total: float, squares: float, count: int) -> Estimate:
    """A mean with its normal interval."""
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    spread = NORMAL_95 * math.sqrt(variance / count)
    return Estimate(mean, mean - spread, mean + spread)


class Sums:
    """The running totals of the finished games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins, self.score, self.score_squares = (np.zeros(players) for _ in range(3))
        self.moves, self.move_squares, self.shortest, self.longest = 0, 0.0, 1 << 62, 0
        self.shared = 0
        self.tally = np.zeros((1, 1), np.int64)

    def add(self, chunk: Chunk) -> None:
        wins, scores, lengths, tally = chunk
        self.games += len(lengths)
        self.shared += int((wins.max(axis=1) < 1).sum())
        self.tally = self.tally + tally
        self.wins += wins.sum(axis=0)
        self.score += scores.sum(axis=0)
        self.score_squares += (scores.astype(float) ** 2).sum(axis=0)
        self.moves += int(lengths.sum())
        self.move_squares += float((lengths.astype(float) ** 2).sum())
        self.shortest = min(self.shortest, int(lengths.min()))
        self.longest = max(self.longest, int(lengths.max()))


class Simulation(msgspec.Struct, frozen=True):
    """What to play: table i of a seed is always the same game, on any number of threads."""

    game: Game
    players: int
    games: int
    seed: int
    threads: int
    options: Any
    cards: Any
    careful_seats: int = 0  # a bit mask; the other seats play at random

    def run(self, progress: Callable[[int], None] = lambda games: None) -> Report:
        """Play all games; `progress` is called with the number of games just finished."""
        sums = Sums(self.players)
        begin = time.perf_counter()
        blank = self.game.blank(self.players, self.options, self.cards)
        firsts = range(0, self.games, CHUNK)
        for chunk in in_threads(lambda first: self.play_chunk(blank, first), firsts, self.threads):
            sums.add(chunk)
            progress(len(chunk.lengths))
        return self._report(sums, time.perf_counter() - begin)

    def play_chunk(self, blank: Any, first: int) -> Chunk:
        """Play the chunk of games that begins with this one."""
        kernels, count = self.game.kernels, min(CHUNK, self.games - first)
        tables: Any = np.repeat(blank, count)
        batches = kernels.Batch.array(1)
        batches[0].seed, batches[0].first, batches[0].careful_seats = self.seed, first, self.careful_seats
        lengths = np.zeros(count, np.int64)
        wins, scores = np.zeros((count, self.players)), np.zeros((count, self.players), np.int64)
        kernels.setup_all(tables, batches)
        kernels.play_all(tables, batches, lengths)
        kernels.results(tables, wins, scores)
        return Chunk(wins, scores, lengths, batches[0].tally)

    def _report(self, sums: Sums, seconds: float) -> Report:
        seats = [
            Seat(
                seat=seat + 1,
                side=self.game.sides[seat] if self.game.sides else None,
                player="careful" if self.careful_seats >> seat & 1 else "random",
                wins=share(float(sums.wins[seat]), sums.games),
                score=average(float(sums.score[seat]), float(sums.score_squares[seat]), sums.games),
            )
            for seat in range(self.players)
        ]
        return Report(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            options=self.options,
            games=sums.games,
            seed=self.seed,
            threads=self.threads,
            seats=seats,
            moves=sums.moves,
            length=average(sums.moves, sums.move_squares, sums.games),
            shortest=sums.shortest,
            longest=sums.longest,
            shared=share(sums.shared, sums.games),
            tallies={
                name: {label: float(count) / sums.games for label, count in zip(labels, counts, strict=False)}
                for (name, labels), counts in zip(self.game.tallies.items(), sums.tally, strict=False)
            },
            seconds=round(seconds, 3),
            moves_per_second=round(sums.moves / seconds),
        )


def is_compiled(game: Game) -> bool:
    """Is there nothing left to compile before this game can be played?"""
    return game.way != "numba" or jit.is_ready(game.folder)


def compile_rules(game: Game) -> Iterator[None]:
    """Compile what a simulation calls, one kernel per step; quick if done before."""
    kernels, players = game.kernels, game.seats[0]
    tables, batches = game.blank(players), game.kernels.Batch.array(1)
    kernels.setup_all(tables, batches)
    yield
    kernels.play_all(tables, batches, np.zeros(1, np.int64))
    yield
    kernels.results(tables, np.zeros((1, players)), np.zeros((1, players), np.int64))
    yield
    if game.way == "numba":
        jit.note_ready(game.folder)


COMPILE_STEPS = 3
