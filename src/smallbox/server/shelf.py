"""The games of the box, loaded and compiled in the background while the server already listens."""

import asyncio
import gc
import threading
from typing import Literal

import structlog

from smallbox.game import Game
from smallbox.games import find, names
from smallbox.server.problems import NOT_FOUND, Declined

log = structlog.get_logger()


class Shelf:
    """Each game as soon as it can be played."""

    def __init__(self) -> None:
        self.state: dict[str, Literal["waiting", "compiling", "ready"]] = dict.fromkeys(names(), "waiting")
        self._games: dict[str, asyncio.Future[Game]] = {}
        self._wanted: list[str] = []  # in the order in which somebody asked for them

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._games = {name: loop.create_future() for name in names()}
        self._loaded: asyncio.Future[None] = loop.create_future()
        threading.Thread(target=self._load, args=(loop,), name="smallbox-compile", daemon=True).start()

    def _load(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            from smallbox.server.warmth import warm_up

            for name in names():
                find(name)

            loop.call_soon_threadsafe(self._loaded.set_result, None)
            while (name := self._next()) is not None:
                self.state[name] = "compiling"
                warm_up(find(name))
                loop.call_soon_threadsafe(self._ready, name, find(name))
        except RuntimeError:  # the server has stopped meanwhile
            return
        gc.freeze()  # what is loaded now stays for ever: looking through it again would make everybody wait

    def _next(self) -> str | None:
        """The game to compile next: one that somebody waits for, if there is any."""
        return next((name for name in (*self._wanted, *names()) if self.state[name] == "waiting"), None)

    def _ready(self, name: str, game: Game) -> None:
        self.state[name] = "ready"
        self._games[name].set_result(game)
        log.info("game ready", game=name)

    @property
    def ready(self) -> bool:
        return all(state == "ready" for state in self.state.values())

    async def known(self, name: str) -> Game:
        """This game as one may read about it, compiled or not."""
        await asyncio.shield(self._loaded)
        return find(name)

    async def game(self, name: str) -> Game:
        """This game; waits until it is compiled, and not for any other that is still to come."""
        if name not in self._games:
            raise Declined(NOT_FOUND, "no-such-game", name=name, games=", ".join(names()))
        self._wanted.append(name)
        return await asyncio.shield(self._games[name])
