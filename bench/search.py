"""How fast the search searches and how well it plays, beside OpenSpiel's: `make bench-search`.

Speed: everything in turn, three times, medians; only ratios within one run mean anything. What counts are all
moves of an iteration, from the root to its end: those in the tree and those of the playout, with us as with
the peer. A card that is drawn belongs to its move. Strength: mirrored games with equal time for each move.
Time is that of the thinking thread, so that a busy machine does not matter. Writes its part of
bench/results.md; `python -m bench.search --speed` keeps the games of the last time.
"""

import argparse
import statistics
from collections.abc import Callable
from itertools import count, cycle
from random import Random
from time import thread_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from bench import peers, report
from bench.ismcts import Opponent
from smallbox.bots.thinking import SLICE, Searcher
from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel.chance import draw, seed_stream
from smallbox.lab.simulate import share

SEED = 1
SECONDS = 0.25  # of one measurement
SLICES = 4  # measurements of a run: everyone in turn, so that all have the same good and bad moments
RUNS = 3
SIMULATIONS = 1000  # of a search: as our level 5, in round numbers
THINKING = 0.02  # seconds for each move in the games
DEALS = 50  # each is played twice, with the seats exchanged

Speed = tuple[float, float]  # iterations and moves, a second


def dealt(game: Game, players: int, seed: int) -> Any:
    """A table after the deal."""
    tables = game.blank(players)
    seed_stream(tables[0].chance, seed, 0)
    game.kernels.setup(tables, 0)
    return tables


def ours(name: str, players: int, advice: dict[str, float]) -> Callable[[], Speed]:
    """Our search from the deals of this game, redeals, tree and playouts in one."""
    game, numbers = find(name), find(name).advice | advice

    seeds = count(1)

    def measure() -> Speed:
        iterations, moves, begin = 0, 0, thread_time()
        while thread_time() - begin < SECONDS:
            seed = next(seeds)
            tables = dealt(game, players, seed)
            seat = game.asked(tables)[0]
            searcher = Searcher(game, game.known_table(tables, seat), seat, SIMULATIONS, numbers)
            seed_stream(searcher.searches[0].whim, SEED, seed)
            searcher.search(SIMULATIONS)
            iterations += SIMULATIONS
            moves += int(searcher.searches[0].moves_made)
        elapsed = thread_time() - begin
        return iterations / elapsed, moves / elapsed

    measure()
    return measure


def open_spiel(name: str) -> Callable[[], Speed]:
    """OpenSpiel's C++ MCTSBot with its C++ random rollouts; it sees all hands and deals nothing anew.

    It does not count its moves: a simulation, tree and rollout together, is taken to be as long as a random
    game from the same root.
    """
    spiel = peers.peer("pyspiel", "OpenSpiel")
    game, rng = spiel.load_game(name), Random(SEED)
    roots = [peers.dealt(game, rng) for _ in range(peers.DEALS)]
    lengths = [peers.mean_length(root, peers.PLAYOUTS // peers.DEALS, rng) for root in roots]
    tour = cycle(zip(roots, lengths, strict=True))
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot = spiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def measure() -> Speed:
        simulations, moves, begin = 0, 0.0, thread_time()
        while thread_time() - begin < SECONDS:
            root, (length, _) = next(tour)
            done = bot.mcts_search(root).explore_count
            simulations += done
            moves += done * length
        elapsed = thread_time() - begin
        return simulations / elapsed, moves / elapsed

    return measure


RANDOM = {"whims": 100.0, "focus": 0.0}  # no knowledge in playouts and none in the tree, as with the peer
WHOLE = {"depth": 1000.0}  # and to the end


def contestants() -> dict[str, Callable[[], Speed]]:
    """Every search that is measured, by the name in the table."""
    return {
        "smallbox Mow for 4, random playouts": ours("mow", 4, RANDOM),
        "smallbox Mow for 4, with knowledge": ours("mow", 4, {}),
        "smallbox UWO, random playouts to the end": ours("uwo", 2, RANDOM | WHOLE),
        "smallbox UWO, with knowledge": ours("uwo", 2, {}),
        "OpenSpiel crazy_eights for 4, C++ MCTS": open_spiel(peers.CRAZY_EIGHTS),
        "OpenSpiel hearts, C++ MCTS": open_spiel("hearts"),
    }


# what we want to see in moves a second: a contestant, its peer, the least ratio
WANTED = (
    ("smallbox Mow for 4, random playouts", "OpenSpiel crazy_eights for 4, C++ MCTS", 2),
    ("smallbox Mow for 4, random playouts", "OpenSpiel hearts, C++ MCTS", 2),
    ("smallbox UWO, random playouts to the end", "OpenSpiel hearts, C++ MCTS", 2),
)


def our_move(game: Game, tables: Any, seat: int, seed: int) -> int:
    """Our search, for as long as the peer may think."""
    end = thread_time() + THINKING
    moves = np.array(game.legal_moves(tables, seat))
    if len(moves) == 1:
        return int(moves[0])
    searcher = Searcher(game, game.known_table(tables, seat), seat, 1 << 20, game.advice)
    seed_stream(searcher.searches[0].whim, SEED, seed)
    while thread_time() < end:
        searcher.search(SLICE)
    visits, totals = np.zeros(len(moves), np.int64), np.zeros(len(moves))
    searcher.kernels.read_root(searcher.edges, moves, visits, totals)
    return int(moves[visits.argmax()])


def duel(game: Game, seed: int, our_seat: int) -> float:
    """One game of ours against OpenSpiel's search; our share of the win."""
    tables, opponent, whim = dealt(game, 2, seed), Opponent(game, seed), np.zeros(4, np.uint64)
    seed_stream(whim, SEED, seed)
    while asked := game.asked(tables):
        seat = asked[0]
        if seat == our_seat:
            move = our_move(game, tables, seat, draw(whim, 1 << 31))
        else:
            move = opponent.move(tables, THINKING)
        game.kernels.play(tables, 0, seat, move)
    return float(game.kernels.outcome(tables, 0, our_seat))


def run(speedometers: dict[str, Callable[[], Speed]]) -> dict[str, Speed]:
    """Everybody's mean speed."""
    slices = [{name: measure() for name, measure in speedometers.items()} for _ in range(SLICES)]
    return {
        name: (
            statistics.mean(speeds[name][0] for speeds in slices),
            statistics.mean(speeds[name][1] for speeds in slices),
        )
        for name in speedometers
    }


def play_games(console: Console) -> dict[str, tuple[float, float, float]]:
    """Our share of the wins in each game, and its interval."""
    wins: dict[str, tuple[float, float, float]] = {}
    for name in ("mow", "uwo"):
        shares: list[float] = []
        for deal in track(range(DEALS), f"Playing {name}", console=console):
            shares += [duel(find(name), SEED << 20 | deal, seat) for seat in range(2)]
        estimate = share(sum(shares), len(shares))
        wins[name] = (estimate.mean, estimate.low, estimate.high)
    return wins


def main() -> None:
    """Measure, play, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speed", action="store_true", help="measure the speed only")
    only_speed, console = parser.parse_args().speed, Console()
    speedometers = contestants()
    speeds: dict[str, list[Speed]] = {name: [] for name in speedometers}
    for _ in track(range(RUNS), "Measuring", console=console):
        for name, speed in run(speedometers).items():
            speeds[name].append(speed)
    ratios = [
        (
            name,
            peer,
            statistics.median(a[1] / b[1] for a, b in zip(speeds[name], speeds[peer], strict=True)),
            least,
        )
        for name, peer, least in WANTED
    ]
    wins = report.kept("search")["wins"] if only_speed else play_games(console)
    console.print("\n".join(write(speeds, ratios, wins)))


def write(
    speeds: dict[str, list[Speed]],
    ratios: list[tuple[str, str, float, int]],
    wins: dict[str, tuple[float, float, float]],
) -> list[str]:
    """Keep the figures as JSON, and as a page to read."""
    figures = {"speeds": speeds, "ratios": ratios, "thinking": THINKING, "wins": wins}
    rows = [
        (name, statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs))
        for name, runs in speeds.items()
    ]
    lines = [
        "Written by `make bench-search`: one run, everything in turn, three times, medians, one thread",
        f"({report.MACHINE}).",
        f"A search of {SIMULATIONS} iterations from the deal; ours deals anew in each of them.",
        "Moves are all those of an iteration, with us as with the peer: in the tree and in the playout.",
        "",
        "| search | iterations a second | moves a second |",
        "|---|---:|---:|",
        *[f"| {name} | {iterations:,.0f} | {moves:,.0f} |" for name, iterations, moves in rows],
        "",
        "| moves compared with | ratio | wanted |",
        "|---|---:|---:|",
        *[f"| {name} : {peer} | {ratio:.2f} | {least} |" for name, peer, ratio, least in ratios],
        "",
        f"Against OpenSpiel's `ISMCTSBot` (Python) at our own tables, {THINKING * 1000:.0f} ms for each move",
        f"of both, {2 * DEALS} games for two, each deal played from both seats:",
        "",
        "| game | our share of the wins | 95 % interval |",
        "|---|---:|---:|",
        *[f"| {name} | {mean:.0%} | {low:.0%}–{high:.0%} |" for name, (mean, low, high) in wins.items()],
    ]
    report.keep("search", figures, lines)
    return lines


if __name__ == "__main__":
    main()
