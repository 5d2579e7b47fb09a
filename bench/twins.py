"""How fast the naive twins of the tests are: plain Python, judging all legal moves and playing one of them.

A player of its own would have to judge the illegal ones, too; the kernels spare it that.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from smallbox.game import Game
from smallbox.games import find
from smallbox.games.memowars.table import TOSS
from smallbox.games.uwo.options import Options, switches
from smallbox.kernel.chance import seed_stream
from tests.games.memowars import test_twin as memowars
from tests.games.mow import test_twin as mow
from tests.games.uwo import test_twin as uwo
from tests.naive import mow as naive_mow
from tests.naive import uwo as naive_uwo

SEED = 1


Step = tuple[int, list[Any], Any]  # a seat, its legal moves, and the one that was played


def random_game(game: Game, players: int, seed: int) -> tuple[Any, Callable[[], Step | None]]:
    """A dealt table, and a function that plays a random move on it and tells what could have been played."""
    tables = game.blank(players)
    seed_stream(tables[0].chance, SEED, seed)
    game.kernels.setup(tables, 0)
    choices = np.random.default_rng(seed)

    def step() -> Step | None:
        seats = game.asked(tables)
        if not seats:
            return None
        seat = seats[choices.integers(len(seats))]
        moves = game.legal_moves(tables, seat)
        move = moves[choices.integers(len(moves))]
        game.kernels.play(tables, 0, seat, move)
        return seat, [game.decode(other) for other in moves], game.decode(move)

    return tables[0], step


class Stopwatch:
    """Counts the moves of a twin and the time that it needs for them."""

    def __init__(self) -> None:
        self.moves, self.seconds = 0, 0.0

    def play(self, twin: Any, seat: int, legal: list[Any], *move: Any) -> None:
        """Judge all moves and play one."""
        begin = time.perf_counter()
        refused = any(twin.broken(seat, other) for other in legal)
        twin.play(seat, *move)
        self.seconds += time.perf_counter() - begin
        self.moves += 1
        if refused:
            raise SystemExit(f"the twin refuses a legal move: {legal}")

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


def mow_twin(seconds: float) -> float:
    """Moves of Mow for four a second."""
    watch, seed = Stopwatch(), 0
    cows = [naive_mow.Cow(cow.species, cow.number, cow.flies, cow.deck) for cow in mow.COWS[:48]]
    while watch.seconds < seconds:
        table, step = random_game(find("mow"), 4, seed)
        twin = naive_mow.Mow(cows, 4, 100)
        twin.deal(mow.hands(table), table.pile[: table.pile_size].tolist(), int(table.starter))
        while told := step():
            seat, legal, move = told
            watch.play(twin, seat, [mow.plain(other) for other in legal], mow.plain(move))
            if twin.waiting_for_deal:
                twin.deal(mow.hands(table), table.pile[: table.pile_size].tolist())
        seed += 1
    return watch.speed


def uwo_twin(seconds: float) -> float:
    """Moves of UWO a second."""
    watch, seed = Stopwatch(), 0
    chosen = switches(Options())
    rules = naive_uwo.Switches(*(getattr(chosen, name) for name in chosen.__struct_fields__))
    while watch.seconds < seconds:
        table, step = random_game(find("uwo"), 2, seed)
        twin = naive_uwo.Uwo(uwo.NAIVE_KINDS, rules, 10)
        twin.deal(uwo.hands(table), uwo.decks(table))
        while told := step():
            seat, legal, move = told
            watch.play(twin, seat, [uwo.plain(other) for other in legal], uwo.plain(move))
        seed += 1
    return watch.speed


def memowars_twin(seconds: float) -> float:
    """Moves of MemoWars for four a second, with Shapely's geometry."""
    game, watch, seed = find("memowars"), Stopwatch(), 0
    while watch.seconds < seconds:
        pair, choices = memowars.Pair(4, seed), np.random.default_rng(seed)
        while (seats := game.asked(pair.tables)) and watch.seconds < seconds:
            seat = seats[choices.integers(len(seats))]
            codes = game.legal_moves(pair.tables, seat)
            legal = [game.decode(code) for code in codes]
            code = codes[choices.integers(len(codes))]
            move, tosses = pair.for_twin(game.decode(code)), pair.table.phase == TOSS
            others = [pair.for_twin(other) for other in legal]
            game.kernels.play(pair.tables, 0, seat, code)
            rest = (int(pair.table.disc_x), int(pair.table.disc_y)) if tosses else None
            watch.play(pair.twin, seat, others, move, rest)
            if len(pair.twin.cards) != len(pair.twin_slot):
                pair.find_slots()
        seed += 1
    return watch.speed
