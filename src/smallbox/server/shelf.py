"""The games of the box, loaded and compiled in the background while the server already listens."""

import asyncio
import gc
import threading
from typing import TYPE_CHECKING, Literal

import structlog

from smallbox.server.problems import NOT_FOUND, Declined

if TYPE_CHECKING:
    from smallbox.game import Game

NAMES = ("mow", "uwo", "memowars")  # must agree with games/__init__.py, which would load the compiler
log = structlog.get_logger()


class Shelf:
    """Each game as soon as it can be played."""

    def __init__(self) -> None:
        self.state: dict[str, Literal["waiting", "compiling", "ready"]] = dict.fromkeys(NAMES, "waiting")
        self._games: dict[str, asyncio.Future[Game]] = {}

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._games = {name: loop.create_future() for name in NAMES}
        threading.Thread(target=self._load, args=(loop,), name="smallbox-compile", daemon=True).start()

    def _load(self, loop: asyncio.AbstractEventLoop) -> None:
        for name in NAMES:
            self.state[name] = "compiling"
            try:
                from smallbox.games import GAMES
                from smallbox.server.warmth import warm_up

                warm_up(GAMES[name])
                loop.call_soon_threadsafe(self._ready, name, GAMES[name])
            except RuntimeError:  # the server has stopped meanwhile
                return
        gc.freeze()  # what is loaded now stays for ever: looking through it again would make everybody wait

    def _ready(self, name: str, game: "Game") -> None:
        self.state[name] = "ready"
        self._games[name].set_result(game)
        log.info("game ready", game=name)

    @property
    def ready(self) -> bool:
        return all(state == "ready" for state in self.state.values())

    async def game(self, name: str) -> "Game":
        """This game; waits until it is compiled."""
        if name not in self._games:
            raise Declined(NOT_FOUND, "no-such-game", name=name, games=", ".join(NAMES))
        return await asyncio.shield(self._games[name])
