"""The games, loaded in the background while the server is already listening.

A game that is in the library of compiled kernels is ready as soon as it is loaded. One that is not has to be
compiled first, if this computer can; while the library itself is being made, it is played in plain Python.
"""

import asyncio
import gc
import threading
import time

import structlog

from smallbox.fair import key_of_seed
from smallbox.game import NOBODY, Game
from smallbox.games import find, names
from smallbox.kernel import library
from smallbox.match import Match
from smallbox.mistake import Mistake
from smallbox.registry import OWN_GAMES
from smallbox.server.bot_threads import find_hints, think_of_a_move
from smallbox.server.messages import GameStatus
from smallbox.server.problems import CONFLICT, NOT_FOUND, Declined

log = structlog.get_logger()

COMPILING = 60.0  # seconds that Numba needs for a game, about
LOOK_AGAIN = 1.0  # seconds between two looks whether the library has come


class GameLoader:
    """Each game as soon as it can be played; one that cannot be loaded does not stop the others."""

    def __init__(self) -> None:
        self.status: dict[str, GameStatus] = dict.fromkeys(names(), "waiting")
        self._problems: dict[str, str] = {}  # of broken games, by name
        self._wanted: list[str] = []  # in the order they were asked for
        self._begun = 0.0  # when the game that is being compiled was begun

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._loaded = asyncio.Event()
        self._settled = {name: asyncio.Event() for name in self.status}  # ready or broken
        threading.Thread(target=self._load, args=(loop,), name="smallbox-load", daemon=True).start()

    @property
    def ready(self) -> bool:
        """Is there nothing left to load or compile?"""
        return all(status in ("ready", "broken") for status in self.status.values())

    def seconds_left(self, name: str) -> int | None:
        """How long it will be until this game is ready, about; None if nobody can tell."""
        if self.status[name] == "ready" or not self._begun:
            return None
        left = max(1.0, COMPILING - (time.monotonic() - self._begun))
        return round(left if self.status[name] == "compiling" else left + COMPILING)

    async def known(self) -> list[Game]:
        """All games that could be loaded, compiled or not."""
        await self._loaded.wait()
        return [find(name) for name, status in self.status.items() if status != "broken"]

    async def game(self, name: str) -> Game:
        """This game, once it is ready; does not wait for any other."""
        if name not in self.status:
            raise Declined(NOT_FOUND, "no-such-game", name=name, games=", ".join(self.status))
        self._wanted.append(name)
        await self._settled[name].wait()
        if name in self._problems:
            raise Declined(CONFLICT, "game-broken", name=name, problem=self._problems[name])
        return find(name)

    # --------------------------------------------------------------------------------- in its own thread

    def _load(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            for name in self.status:
                self._try(loop, name, compiling=False)
            loop.call_soon_threadsafe(self._loaded.set)
            while (name := self._next()) is not None:
                self.status[name], self._begun = "compiling", time.monotonic()
                self._try(loop, name, compiling=True)
        except RuntimeError:  # the server has stopped in the meantime
            return
        gc.freeze()  # what is loaded now stays forever: scanning it again would make everybody wait
        take_the_library([find(name) for name, status in self.status.items() if status == "ready"])

    def _next(self) -> str | None:
        """The game to compile next: one that somebody is waiting for, if any."""
        return next((name for name in (*self._wanted, *self.status) if self.status[name] == "waiting"), None)

    def _try(self, loop: asyncio.AbstractEventLoop, name: str, compiling: bool) -> None:
        """Load a game, or compile one that has to be; if that fails, no other game is affected."""
        try:
            game = find(name)
            way = game.choose_way()
            if compiling:
                warm_up(game)
            elif way == "numba":
                log.info("game waits for the compiler", game=name)
                return
            self.status[name] = "ready"
            log.info("game ready", game=name, kernels=way)
        except Mistake as mistake:
            self._break(name, str(mistake.arguments.get("problem", mistake)))
        except Exception as error:
            self._break(name, f"{type(error).__name__}: {error}")
        loop.call_soon_threadsafe(self._settled[name].set)

    def _break(self, name: str, problem: str) -> None:
        self._problems[name], self.status[name] = problem, "broken"
        log.error("game broken", game=name, problem=problem)


def take_the_library(games: list[Game]) -> None:
    """If the library is being made, use it as soon as it is there; until then games run in plain Python."""
    waiting = [game for game in games if game.way == "python" and game.name in OWN_GAMES]
    while waiting and library.is_being_made():
        time.sleep(LOOK_AGAIN)
        if all(library.has(game.name) for game in waiting):
            break
    for game in waiting:
        if library.has(game.name):
            log.info("kernels compiled", game=game.name, kernels=game.choose_way())


def warm_up(game: Game) -> None:
    """Play a whole game as a table would, which compiles its kernels."""
    match = Match(game, game.seats[0], game.options(), game.own_cards, key_of_seed(0))
    find_hints(game, match.tables, match.asked[0])
    while asked := match.asked:
        match.append(asked[0], think_of_a_move(game, match.tables, asked[0], 1, 0).move)
        for seat in (NOBODY, *range(match.players)):
            look(match, seat)
    look(match, NOBODY)
    _ = match.outcome  # who has won


def look(match: Match, seat: int) -> None:
    match.view(seat)
    match.events(seat)
    match.game.legal_moves(match.tables, seat)
