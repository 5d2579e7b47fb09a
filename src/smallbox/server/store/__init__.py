"""Where tables, people and logs are kept: the contract that sqlite.py and postgres.py fill in.

When a method that writes has returned, its data is on disk.
"""

from asyncio import Future
from pathlib import Path
from typing import Protocol

from smallbox.server.messages import Person, Said
from smallbox.server.settings import POSTGRES
from smallbox.server.store.sqlite import Sqlite
from smallbox.server.table_state import LogEntry, StoredTable, TableState, WholeTable


class Store(Protocol):
    name: str
    shared: bool  # may other workers write to it?

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def person(self, person: str) -> Person | None: ...

    async def keep_person(self, person: Person) -> None: ...

    async def keep_link(self, digest: str, person: str, expires: float) -> None: ...

    async def use_link(self, digest: str, now: float) -> str | None:
        """Whose link this is; it works only once."""
        ...

    async def open_table(self, state: TableState) -> None:
        """Store a new table; do nothing if there is one with the same id."""
        ...

    def change(self, state: TableState) -> "Future[bool]":
        """Store a state whose revision is one higher than the stored one; False if another was first."""
        ...

    def append(self, table: str, entry: LogEntry, state: TableState | None = None) -> "Future[bool]":
        """Add an entry, with any change of state; False, and nothing stored, if another write was first."""
        ...

    async def load(self, table: str, after: int = -1) -> WholeTable | None:
        """A table, its entries after this one, and its latest chat lines."""
        ...

    def add_line(self, table: str, line: Said) -> "Future[bool]":
        """Add a line to the chat; False if its number is taken."""
        ...

    async def public_tables(self, limit: int) -> list[StoredTable]:
        """Public tables that are open or being played, latest first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]: ...

    async def unfinished(self) -> list[StoredTable]:
        """Tables where a bot or a clock may have something to do."""
        ...

    async def claim(self, table: str) -> bool:
        """May this worker think for the bots of this table? Until it lets go, or dies, no other may."""
        ...

    async def release(self, table: str) -> None: ...

    async def count(self) -> int:
        """How many tables are open or being played."""
        ...


def store_of(url: str, folder: Path) -> Store:
    """The store at this address: a file, or a Postgres server."""
    if url.startswith(POSTGRES):
        from smallbox.server.store.postgres import Postgres  # needs smallbox[club]

        return Postgres(url)
    path = url.removeprefix("sqlite://")
    return Sqlite(Path(path) if path else folder / "smallbox.db")
