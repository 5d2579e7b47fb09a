"""Everything the routes work with; open from before the first request until after the last."""

import time

from smallbox.server.analysis_jobs import AnalysisJobs
from smallbox.server.background import Background
from smallbox.server.bot_threads import BotThreads
from smallbox.server.game_loader import GameLoader
from smallbox.server.open_tables import OpenTables
from smallbox.server.people import People
from smallbox.server.settings import Settings, secret_of
from smallbox.server.store import Store
from smallbox.server.table_secrets import TableSecrets


class Backend:
    def __init__(self, settings: Settings, store: Store) -> None:
        secret = secret_of(settings)
        self.settings = settings
        self.store = store
        self.people = People(store, secret)
        self.secrets = TableSecrets(secret)
        self.games = GameLoader()
        self.background = Background()
        self._bots = BotThreads(settings.thinkers)
        self.tables = OpenTables(settings, store, self.games, self._bots, self.background)
        self.analyses = AnalysisJobs(self.background)
        self.sockets = 0  # open now
        self.started_at = time.monotonic()

    async def open(self) -> None:
        await self.store.open()
        self.games.start()
        await self.tables.open()

    async def close(self) -> None:
        await self.background.close()
        self._bots.close()
        self.analyses.close()
        await self.tables.close()
        await self.store.close()
