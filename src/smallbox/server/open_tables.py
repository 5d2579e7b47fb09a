"""Which tables are in memory: a table is opened when it is needed, and dropped when nobody uses it."""

import asyncio
import functools
import time

import structlog

from smallbox.game import seats_of
from smallbox.server.background import Background
from smallbox.server.bot_threads import BotThreads
from smallbox.server.game_loader import GameLoader
from smallbox.server.live_table import LiveTable
from smallbox.server.problems import CONFLICT, NOT_FOUND, Declined
from smallbox.server.settings import Settings
from smallbox.server.store import Store
from smallbox.server.table_state import StoredTable, TableState
from smallbox.server.worker_channel import News, WorkerChannel

SWEEP_SECONDS = 30.0
LOOK_SECONDS = 10.0
log = structlog.get_logger()


class OpenTables:
    """The tables that this worker has in memory."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: GameLoader,
        bots: BotThreads,
        background: Background,
    ) -> None:
        self._settings = settings
        self._store = store
        self._games = games
        self._bots = bots
        self._background = background
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._channel = WorkerChannel(settings) if store.shared else None

    async def open(self) -> None:
        if self._channel is not None:
            await self._channel.open(self._hear)
            self._background.start(self._look_round())
        self._background.start(self._resume())
        self._background.start(self._sweep())

    async def close(self) -> None:
        if self._channel is not None:
            await self._channel.close()

    async def find(self, table: str) -> LiveTable:
        """This table, opened if necessary."""
        if (live := self._tables.get(table)) is not None:
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._load(table))
            opening.add_done_callback(functools.partial(self._opened, table))
        return await asyncio.shield(opening)  # others may be waiting for it, too

    async def create(self, state: TableState) -> LiveTable:
        """A new table, or the existing one with the same id."""
        await self._store.open_table(state)
        return await self.find(state.id)

    def connected_at(self, table: str) -> set[int]:
        """The seats of this table that are connected, as far as this worker knows."""
        live = self._tables.get(table)
        return live.audience.connected if live is not None else set()

    async def _load(self, table: str) -> LiveTable:
        whole = await self._store.load(table)
        if whole is None:
            raise Declined(NOT_FOUND, "server-no-table")
        game, version = await self._games.game(whole.state.game), whole.state.version
        if game.version != version:
            raise Declined(CONFLICT, "server-old-rules", game=game.name, version=version, known=game.version)
        return LiveTable(
            game,
            whole,
            store=self._store,
            bots=self._bots,
            settings=self._settings,
            background=self._background,
            tell_workers=self._tell_workers,
        )

    def _opened(self, table: str, opening: asyncio.Task[LiveTable]) -> None:
        del self._opening[table]
        if not opening.cancelled() and opening.exception() is None:
            live = self._tables[table] = opening.result()
            live.driver.go_on()
            self._tell_workers(live, asks=True)

    # ------------------------------------------------------------------------------------- other workers

    def _tell_workers(self, live: LiveTable, asks: bool = False) -> None:
        """This worker has changed the table, or who is connected to it."""
        if self._channel is not None:
            self._channel.publish(live.id, live.connected_here, asks)

    async def _hear(self, news: News) -> None:
        """Another worker has changed a table."""
        live = self._tables.get(news.table)
        if live is not None:
            live.audience.hear_of(news.worker, news.connected)
            self._background.start(live.catch_up())
            if news.asks:
                self._tell_workers(live)

    async def _look_round(self) -> None:
        """News may get lost and workers may die: look at every table once in a while."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for live in list(self._tables.values()):
                if live.busy:
                    await live.catch_up()
                    self._tell_workers(live)

    # ---------------------------------------------------------------------------------- in the background

    async def _resume(self) -> None:
        """After a start, resume the deals, bots and clocks of all tables, each game once it is ready."""
        going_on = [stored.state for stored in await self._store.unfinished() if goes_on(stored)]
        for game in {state.game for state in going_on}:
            self._background.start(self._resume_all([state.id for state in going_on if state.game == game]))

    async def _resume_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.find(table)
            except Declined as declined:
                log.warning("table not resumed", table=table, message=declined.message)

    async def _sweep(self) -> None:
        """Forget tables that nobody has used for a while; they stay in the store."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._settings.idle_seconds))
            old = time.monotonic() - self._settings.idle_seconds
            for live in list(self._tables.values()):
                if live.used_at < old and not live.busy:
                    del self._tables[live.id]


def goes_on(stored: StoredTable) -> bool:
    """Does something happen at this table without anybody doing it?"""
    state, last = stored.state, stored.last
    if state.status == "dealing" or last is None or state.clock is not None:
        return True
    return any(state.bot_moves_for(seat) for seat in seats_of(last.asked))
