"""Workers tell each other which tables have changed, and who is connected to them.

The news does not say what happened: that is read from the store. Lost news costs a few seconds.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from smallbox.mistake import Mistake
from smallbox.server.settings import Settings

CHANNEL = "smallbox_tables"


class News(msgspec.Struct, frozen=True, array_like=True):
    """This table has changed, or this worker has just opened it."""

    worker: str
    table: str
    connected: int  # a bit for each seat that is connected to this worker
    asks: bool = False  # please answer: who is connected to you?


class WorkerChannel:
    """The channel between the workers."""

    def __init__(self, settings: Settings) -> None:
        self.worker = secrets.token_hex(4)
        self._channels: Any = ChannelsPlugin(backend_of(settings), channels=[CHANNEL])
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[News], Awaitable[None]]) -> None:
        await self._channels.__aenter__()
        subscriber = await self._channels.subscribe(CHANNEL)

        async def listen() -> None:
            async for data in subscriber.iter_events():
                news = msgspec.json.decode(data, type=News)
                if news.worker != self.worker:
                    await hear(news)

        self._task = asyncio.create_task(listen())

    def publish(self, table: str, connected: int, asks: bool = False) -> None:
        self._channels.publish(msgspec.json.encode(News(self.worker, table, connected, asks)), CHANNEL)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._channels.__aexit__(None, None, None)


def backend_of(settings: Settings) -> Any:
    """Redis if there is one, else the database itself."""
    try:
        if settings.redis:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            redis: Any = Redis
            return RedisChannelsPubSubBackend(redis=redis.from_url(settings.redis))
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(settings.db)
    except ModuleNotFoundError:
        raise Mistake("server-club") from None
