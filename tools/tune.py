"""Tune the numbers of a game's knowledge by self-play: `python -m tools.tune GAME` writes its advice.toml.

First the judge: bots play against themselves, and the numbers that foresee the winners best are kept. Then
the guide: each number of the search is tried larger and smaller, in mirrored games against those so far, and
kept if it wins.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console

from smallbox.bots.move_value import is_routine
from smallbox.bots.thinking import Searcher, think
from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel import Tables
from smallbox.kernel.chance import draw, seed_stream

Advice = dict[str, float]
STEPS = (1.5, 1 / 1.5, 1.15, 1 / 1.15)  # a number is tried times each of these
CONVINCED = 1.0  # standard errors by which a new number has to win
LEVEL = 5

console = Console()


def played(
    game: Game, players: int, seed: int, minds: list[Advice], iterations: int
) -> Iterator[Tables[Any]]:
    """Every table of a game between bots, each seat with its own advice; the same object each time."""
    tables, whim = game.blank(players), np.zeros(4, np.uint64)
    seed_stream(tables[0].chance, seed, 0)
    seed_stream(whim, seed, 1)
    game.kernels.setup(tables, 0)
    step = 0
    while asked := game.asked(tables):
        seat = asked[draw(whim, len(asked))]
        step += 1
        seen = game.known_table(tables, seat)
        number = seed << 16 | step
        thought = think(game, seen, seat, LEVEL, number, iterations=iterations, advice=minds[seat])
        game.kernels.play(tables, 0, seat, thought.move)
        yield tables


class Positions:
    """Tables of games that have been played, and who won them."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.tables: list[Any] = []
        self.shares: list[list[float]] = []

    def add(self, seed: int, advice: Advice, iterations: int) -> None:
        """Play a game and keep every table of it that a search may come to judge."""
        before, last = len(self.tables), None
        for tables in played(self.game, self.players, seed, [advice] * self.players, iterations):
            last = tables
            if self.game.asked(tables) and not is_routine(self.game, tables):
                self.tables.append(tables[0].copy())
        shares = [self.game.kernels.outcome(last, 0, seat) for seat in range(self.players)]
        self.shares += [shares] * (len(self.tables) - before)

    def surprise(self, advice: Advice) -> float:
        """How much the winners surprise a judge with this advice: the mean of -log of what it gave them."""
        tables: Any = self.game.table.array(len(self.tables))
        for i, table in enumerate(self.tables):
            tables[i] = table
        searcher = Searcher(self.game, tables, 0, 1, advice)
        found = np.zeros((len(tables), self.players))
        searcher.kernels.judge(tables, searcher.searches, found)
        return float(-(np.array(self.shares) * np.log(np.clip(found, 1e-6, 1))).sum(axis=1).mean())


def tune_judge(positions: Positions, advice: Advice, names: tuple[str, ...]) -> Advice:
    """Go down the hill, one number after the other, until no step surprises less."""
    least = positions.surprise(advice)
    console.print(f"judge: {len(positions.tables)} positions, surprise {least:.4f}")
    better = True
    while better:
        better = False
        for name in names:
            for step in STEPS:
                tried = advice | {name: float(f"{advice[name] * step:.4g}")}
                surprise = positions.surprise(tried)
                if surprise < least - 1e-5:
                    advice, least, better = tried, surprise, True
        console.print(f"judge: surprise {least:.4f}")
    return advice


def contest(
    game: Game, players: int, new: Advice, old: Advice, plan: argparse.Namespace
) -> tuple[float, float]:
    """How much more than its share of the wins the new advice gets, and the standard error of that."""

    def deal(number: int) -> float:
        won = 0.0
        for seat in range(players):
            minds = [new if other == seat else old for other in range(players)]
            last = None
            for tables in played(game, players, plan.seed << 20 | number, minds, plan.iterations):
                last = tables
            won += float(game.kernels.outcome(last, 0, seat))
        return won - 1.0  # on each deal every seat is taken once

    with ThreadPoolExecutor(plan.threads) as pool:
        gains = np.array(list(pool.map(deal, range(plan.deals))))
    return float(gains.mean()), float(gains.std(ddof=1) / math.sqrt(len(gains)))


def tune_guide(game: Game, advice: Advice, names: tuple[str, ...], plan: argparse.Namespace) -> Advice:
    """Keep each change that wins."""
    for name in names:
        for step in STEPS[:2]:
            while True:
                tried = advice | {name: float(f"{advice[name] * step:.4g}")}
                gain, error = contest(game, plan.players, tried, advice, plan)
                console.print(f"{name} {advice[name]:g} -> {tried[name]:g}: {gain:+.3f} ± {error:.3f}")
                if gain <= CONVINCED * error:
                    break
                advice = tried
    return advice


def write(file: Path, advice: Advice, command: str) -> None:
    """The file that knowledge.py reads."""
    lines = [f"# Written by `{command}`; knowledge.py tells what the numbers mean."]
    file.write_text("\n".join([*lines, *(f"{name} = {value:g}" for name, value in advice.items())]) + "\n")


def main() -> None:
    """Tune, and write the numbers down after every part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", type=find)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="games for the judge; 0 leaves it as it is")
    parser.add_argument(
        "--deals", type=int, default=30, help="deals of a contest; 0 leaves the guide as it is"
    )
    parser.add_argument("--iterations", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="the numbers of the guide to try")
    plan = parser.parse_args()
    game: Game = plan.game
    knowledge, advice = game.knowledge, game.advice
    file = Path(knowledge.__file__ or "").parent / "advice.toml"
    command = " ".join(["python -m tools.tune", *sys.argv[1:]])
    console.print(f"{command} (seed {plan.seed})")
    if plan.games:
        positions = Positions(game, plan.players)
        for number in range(plan.games):
            positions.add(plan.seed << 20 | 1 << 19 | number, advice, plan.iterations)
        advice = tune_judge(positions, advice, knowledge.JUDGE)
        write(file, advice, command)
    if plan.deals:
        advice = tune_guide(game, advice, tuple(plan.only or ("boldness", "depth", *knowledge.GUIDE)), plan)
        write(file, advice, command)
    console.print(msgspec.json.encode(advice).decode())


if __name__ == "__main__":
    main()
