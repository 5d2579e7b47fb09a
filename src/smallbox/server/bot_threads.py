"""Bots think here, in a few threads beside the event loop, one move at a time in each."""

import asyncio
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from smallbox.bots.analysis import hint
from smallbox.bots.thinking import think
from smallbox.bots.thought import Choice, Thought
from smallbox.game import Game
from smallbox.kernel import Tables

HINT_LEVEL = 4
NICE = 10  # as in `nice`: thinking gets the processor time that the tables leave


class BotThreads:
    """The threads in which bots think; they get what a seat knows, never the table."""

    def __init__(self, count: int) -> None:
        number = count or max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(number, "smallbox-think", initializer=step_back)

    async def think(self, game: Game, tables: Tables[Any], seat: int, level: int) -> Thought:
        """What a bot of this level would play, by what the seat knows."""
        loop, seed = asyncio.get_running_loop(), secrets.randbits(62)
        return await loop.run_in_executor(self._threads, think_of_a_move, game, tables, seat, level, seed)

    async def hints(self, game: Game, tables: Tables[Any], seat: int) -> list[Choice]:
        """The best moves by what the seat knows, best first."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, find_hints, game, tables, seat)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Lower this thread's priority, so that the event loop goes first; only Linux can do that per thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def think_of_a_move(game: Game, tables: Tables[Any], seat: int, level: int, seed: int) -> Thought:
    return think(game, game.known_table(tables, seat), seat, level, seed)


def find_hints(game: Game, tables: Tables[Any], seat: int) -> list[Choice]:
    return hint(game, game.known_table(tables, seat), seat, HINT_LEVEL)
