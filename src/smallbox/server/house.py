"""The house with all its rooms: a table is opened when somebody touches it, and closed when nobody does."""

import asyncio
import functools
import hashlib
import hmac
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from smallbox.server.people import People
from smallbox.server.problems import CONFLICT, NOT_FOUND, Declined
from smallbox.server.settings import Settings, secret_of
from smallbox.server.sheet import NOBODY, Kept, Sheet, seats_of
from smallbox.server.shelf import Shelf
from smallbox.server.store import Store
from smallbox.server.thinking import Thinkers
from smallbox.server.wake import Hint, Wake

if TYPE_CHECKING:
    from smallbox.server.analysis import Analysts
    from smallbox.server.room import Room

SWEEP_SECONDS = 30.0
LOOK_SECONDS = 10.0
log = structlog.get_logger()


class House:
    """Everything that the parts of the server share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._secret = secret_of(settings)
        self.people = People(store, self._secret)
        self.shelf = Shelf()
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms: dict[str, Room] = {}
        self._wake = Wake(settings) if store.shared else None
        self.analysts: Analysts | None = None  # from the first time that somebody asks
        self.sockets = 0
        self.started = time.monotonic()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        if self._wake is not None:
            await self._wake.open(self._hear)
            self.spawn(self._look_round())
        self.shelf.start()
        self.spawn(self._resume())
        self.spawn(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        if self.analysts is not None:
            self.analysts.close()
        if self._wake is not None:
            await self._wake.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    # -------------------------------------------------------------------------------------------- rooms

    async def room(self, table: str) -> "Room":
        """The room of this table, opened if need be."""
        if (room := self.rooms.get(table)) is not None:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open_room(table))
            opening.add_done_callback(functools.partial(self._opened, table))
        return await asyncio.shield(opening)  # another may wait for it as well

    def _opened(self, table: str, opening: "asyncio.Task[Room]") -> None:
        del self._opening[table]
        if not opening.cancelled() and opening.exception() is None:
            room = self.rooms[table] = opening.result()
            room.nudge()
            self.wake(room, asks=True)

    async def _open_room(self, table: str) -> "Room":
        whole = await self.store.load(table)
        if whole is None:
            raise Declined(NOT_FOUND, "server-no-table")
        game = await self.shelf.game(whole.sheet.game)
        if game.version != whole.sheet.version:
            raise Declined(
                CONFLICT, "server-old-rules", game=game.name, version=whole.sheet.version, known=game.version
            )
        from smallbox.server.room import Room

        return Room(self, game, whole)

    async def open_table(self, sheet: Sheet) -> "Room":
        await self.store.open_table(sheet)
        return await self.room(sheet.id)

    # ---------------------------------------------------------------------------------- other workers

    def wake(self, room: "Room", asks: bool = False) -> None:
        """Tell the other workers that this table has changed."""
        if self._wake is not None:
            self._wake.tell(room.id, sum(1 << seat for seat in room.here if seat != NOBODY), asks)

    async def _hear(self, hint: Hint) -> None:
        """Another worker has changed a table."""
        room = self.rooms.get(hint.table)
        if room is not None:
            room.hear_of(hint.worker, hint.connected)
            self.spawn(room.refresh())
            if hint.asks:
                self.wake(room)

    async def _look_round(self) -> None:
        """A hint may be lost, a worker may die: look at every room once in a while."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for room in list(self.rooms.values()):
                if room.busy:
                    await room.refresh()
                    self.wake(room)

    def invite(self, table: str) -> str:
        """What one needs to sit down at a table that is not public; kept nowhere."""
        return self._derived("invite", table)[:32]

    def rematch(self, table: str) -> str:
        """The table where they play again: the same one, whoever asks for it."""
        return self._derived("rematch", table)[:20]

    def _derived(self, purpose: str, table: str) -> str:
        return hmac.new(self._secret, f"smallbox {purpose}\0{table}".encode(), hashlib.sha256).hexdigest()

    def is_invite(self, table: str, invite: str | None) -> bool:
        return hmac.compare_digest(self.invite(table).encode(), (invite or "").encode())

    # ---------------------------------------------------------------------------------- in the background

    async def _resume(self) -> None:
        """After a start: go on with the deals, bots and clocks of all tables, each game when it is ready."""
        kept = [kept.sheet for kept in await self.store.unfinished() if goes_on(kept)]
        for game in {sheet.game for sheet in kept}:
            self.spawn(self._resume_tables([sheet.id for sheet in kept if sheet.game == game]))

    async def _resume_tables(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.room(table)
            except Declined as declined:
                log.warning("table not resumed", table=table, message=declined.message)

    async def _sweep(self) -> None:
        """Forget rooms that nobody has used for a while; their tables stay in the store."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            old = time.monotonic() - self.settings.idle_seconds
            for room in list(self.rooms.values()):
                if room.used < old and not room.busy:
                    del self.rooms[room.id]


def goes_on(kept: Kept) -> bool:
    """Does something happen at this table without anybody doing it?"""
    sheet, last = kept.sheet, kept.last
    if sheet.state == "dealing" or last is None or sheet.clock is not None:
        return True
    return any(sheet.machine(seat) for seat in seats_of(last.asked))
