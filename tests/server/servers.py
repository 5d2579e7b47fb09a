"""Servers for the tests: real processes, or in this process where a test has to look inside."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from smallbox.server.backend import Backend
from smallbox.server.run import Server, listen
from smallbox.server.settings import Settings
from smallbox.server.store import Store, store_of
from tests.server.client import PATIENCE

AT_ONCE: dict[str, Any] = {
    "bot_pause": 0.0,
    "deal_seconds": 60.0,  # nobody is left out of a deal because the computer is busy
    "requests": 10_000,
    "messages": 10_000,
    "sockets_each": 1_000,
}


class Process:
    """`smallbox serve` as a user starts it."""

    def __init__(
        self, folder: Path, *arguments: str, kernels: str = "library,python", **settings: Any
    ) -> None:
        chosen = {**AT_ONCE, "data": folder, "log": "json", **settings}
        environment = {f"SMALLBOX_{name.upper()}": str(value) for name, value in chosen.items()}
        environment["SMALLBOX_KERNELS"] = kernels  # by default nothing has to be compiled first
        self.log = folder / "log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "smallbox.cli", "serve", "--port", "0", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "LANG": "C", **environment},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said + self.log.read_text()
        self.address = said.split(" – ")[0].rsplit(" ", 1)[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator stops it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@asynccontextmanager
async def running(
    folder: Path, store: Store | None = None, **settings: Any
) -> AsyncGenerator[tuple[str, Backend]]:
    """A server in this process: its address and its insides."""
    chosen = Settings(port=0, data=str(folder), **{**AT_ONCE, **settings})
    backend = Backend(chosen, store or store_of(chosen.db, chosen.folder))
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Server(backend, ready.set_result)
    task = asyncio.create_task(server._serve([listen(chosen)]))  # pyright: ignore[reportPrivateUsage]
    try:
        yield await ready, backend
    finally:
        server.should_exit = True
        await task
