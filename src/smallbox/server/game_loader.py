"""The games, loaded and compiled in the background while the server is already listening."""

import asyncio
import gc
import threading

import structlog

from smallbox.fair import key_of_seed
from smallbox.game import NOBODY, Game
from smallbox.games import find, names
from smallbox.kernel import COMPILED
from smallbox.match import Match
from smallbox.mistake import Mistake
from smallbox.server.bot_threads import find_hints, think_of_a_move
from smallbox.server.messages import GameStatus
from smallbox.server.problems import CONFLICT, NOT_FOUND, Declined

log = structlog.get_logger()


class GameLoader:
    """Each game as soon as it can be played; one that cannot be loaded does not stop the others."""

    def __init__(self) -> None:
        self.status: dict[str, GameStatus] = dict.fromkeys(names(), "waiting")
        self._problems: dict[str, str] = {}  # of broken games, by name
        self._wanted: list[str] = []  # in the order they were asked for

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._loaded = asyncio.Event()
        self._settled = {name: asyncio.Event() for name in self.status}  # ready or broken
        threading.Thread(target=self._load, args=(loop,), name="smallbox-compile", daemon=True).start()

    @property
    def ready(self) -> bool:
        """Is there nothing left to load or compile?"""
        return all(status in ("ready", "broken") for status in self.status.values())

    def seconds_left(self, name: str) -> float | None:
        """For how long, roughly, this game is still being made ready; None if nobody knows."""
        return None

    async def known(self) -> list[Game]:
        """All games that could be loaded, compiled or not."""
        await self._loaded.wait()
        return [find(name) for name, status in self.status.items() if status != "broken"]

    async def game(self, name: str) -> Game:
        """This game, once it is compiled; does not wait for any other."""
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
                self.status[name] = "compiling"
                self._try(loop, name, compiling=True)
        except RuntimeError:  # the server has stopped in the meantime
            return
        gc.freeze()  # what is loaded now stays forever: scanning it again would make everybody wait

    def _next(self) -> str | None:
        """The game to compile next: one that somebody is waiting for, if any."""
        return next((name for name in (*self._wanted, *self.status) if self.status[name] == "waiting"), None)

    def _try(self, loop: asyncio.AbstractEventLoop, name: str, compiling: bool) -> None:
        """Load or compile a game; if that fails, no other game is affected."""
        try:
            game = find(name)
            if compiling:
                warm_up(game)
        except Mistake as mistake:
            self._problems[name] = str(mistake.arguments.get("problem", mistake))
        except Exception as error:
            self._problems[name] = f"{type(error).__name__}: {error}"
        if name in self._problems:
            self.status[name] = "broken"
            log.error("game broken", game=name, problem=self._problems[name])
        elif compiling:
            self.status[name] = "ready"
            log.info("game ready", game=name)
        else:
            return
        loop.call_soon_threadsafe(self._settled[name].set)


def warm_up(game: Game) -> None:
    """Play a whole game as a table would, which compiles its kernels; uncompiled rules need no warm-up."""
    if not COMPILED:
        return
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
