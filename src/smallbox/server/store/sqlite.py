"""One file on disk: SQLite with a write-ahead log, synced at every commit.

One thread does all the writing. It takes whatever is waiting and commits it together, so that many moves
share one sync; only then is anybody told of them.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from smallbox.mistake import Mistake
from smallbox.server.messages import Person, Said
from smallbox.server.table_state import CHAT_LINES, LogEntry, StoredTable, TableState, WholeTable

T = TypeVar("T")
READERS = 2

SCHEMA = """
CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, nickname TEXT, language TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS links (digest TEXT PRIMARY KEY, person TEXT, expires REAL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, state TEXT, public INTEGER, changed REAL, revision INTEGER, sheet BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, public, changed);
CREATE TABLE IF NOT EXISTS sitters (
    person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sitters_by_table ON sitters (table_id);
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT, seq INTEGER, seat INTEGER NOT NULL, move INTEGER NOT NULL, client TEXT NOT NULL,
    asked INTEGER NOT NULL, time REAL NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT, number INTEGER, seat INTEGER, nickname TEXT, text TEXT, time REAL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
"""

APPEND = "INSERT OR IGNORE INTO entries VALUES "
ENTRY = "(?, ?, ?, ?, ?, ?, ?)"
TOGETHER = 64  # entries in one statement, at most: a statement is cached for each count
KEPT = """
SELECT sheet, entries.seq, seat, move, client, asked, time FROM tables LEFT JOIN entries
    ON table_id = id AND entries.seq = (SELECT max(seq) FROM entries WHERE table_id = id)
"""

_read_state = msgspec.json.Decoder(TableState).decode
_write = msgspec.json.Encoder().encode


class Job:
    """Something to be written, and who is waiting for it."""

    __slots__ = ("done", "result", "row", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any] | None = None, row: tuple[Any, ...] = ()
    ) -> None:
        self.work = work
        self.row = row  # of an entry without a change of state: those are inserted together
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None


class Lost(Exception):
    """Somebody else was first: undo what this job has done so far."""


class Sqlite:
    name = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []  # what has come since the writer was last given work
        self._committing = False
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, "smallbox-read")
        self._writer = threading.Thread(target=self._write_all, name="smallbox-write", daemon=True)

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = self._connect()
            self._connection.executescript(SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise Mistake("file-unwritable", file=str(self.path), problem=str(error)) from None
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def close(self) -> None:
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
        return connection

    # ------------------------------------------------------------------------------------------ writing
    #
    #   idle ──_write──▶ gathering ──_hand_over──▶ committing (in its own thread) ──_committed──▶ gathering
    #     ▲                  │
    #     └─── _hand_over ───┘  if nothing has come

    def _write_all(self) -> None:
        """Until told to stop: take what is waiting, commit it, tell everybody who is waiting."""
        while (jobs := self._waiting.get()) is not None:
            failure: Exception | None = None
            try:
                self._commit(jobs)
            except Exception as error:  # those waiting are told, and the next are served
                failure = error
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            self._loop.call_soon_threadsafe(self._committed, jobs, failure)

    def _commit(self, jobs: list[Job]) -> None:
        """Commit these jobs in one transaction; one that lost does not affect the others."""
        if not jobs:
            return
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            if job.work is not None:
                connection.execute("SAVEPOINT job")
                try:
                    job.result = job.work(connection)
                except Lost:
                    job.result = False
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
        alone = [job for job in jobs if job.work is None]
        for first in range(0, len(alone), TOGETHER):
            append(connection, alone[first : first + TOGETHER])
        connection.execute("COMMIT")

    def _write(self, job: Job) -> asyncio.Future[Any]:
        """Add a job to the next commit."""
        self._gathered.append(job)
        if not self._committing:
            self._committing = True
            self._loop.call_soon(self._hand_over)
        return job.done

    def _hand_over(self) -> None:
        """Give the writer everything that has come so far."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []
        else:
            self._committing = False

    def _committed(self, jobs: list[Job], failure: Exception | None) -> None:
        """Tell everybody who waited. The next commit starts after they have moved on, and so includes
        latecomers: a sync costs as much processor time as two moves."""
        answer(jobs, failure)
        self._loop.call_soon(self._hand_over)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._write(Job(work))

    async def keep_person(self, person: Person) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (person.id, person.nickname, person.language)
            connection.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", row)

        await self._do(work)

    async def keep_link(self, digest: str, person: str, expires: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO links VALUES (?, ?, ?)", (digest, person, expires))

        await self._do(work)

    async def use_link(self, digest: str, now: float) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM links WHERE expires < ?", (now,))
            found = connection.execute("DELETE FROM links WHERE digest = ? RETURNING person", (digest,))
            rows = found.fetchall()
            return rows[0][0] if rows else None

        return await self._do(work)

    async def open_table(self, state: TableState) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = (state.id, state.status, state.public, state.changed, state.revision, _write(state))
            added = connection.execute("INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            if added.rowcount:
                _seat(connection, state)

        await self._do(work)

    def change(self, state: TableState) -> asyncio.Future[bool]:
        def work(connection: sqlite3.Connection) -> bool:
            _change(connection, state)
            return True

        return self._write(Job(work))

    def append(self, table: str, entry: LogEntry, state: TableState | None = None) -> asyncio.Future[bool]:
        row = (table, entry.seq, entry.seat, entry.move, entry.client, entry.asked, entry.time)
        if state is None:
            return self._write(Job(row=row))

        def work(connection: sqlite3.Connection) -> bool:
            added = connection.execute(APPEND + ENTRY, row)
            if not added.rowcount:
                raise Lost
            _change(connection, state)
            return True

        return self._write(Job(work))

    def add_line(self, table: str, line: Said) -> asyncio.Future[bool]:
        def work(connection: sqlite3.Connection) -> bool:
            row = (table, line.number, line.seat, line.nickname, line.text, line.time)
            return (
                connection.execute("INSERT OR IGNORE INTO chat VALUES (?, ?, ?, ?, ?, ?)", row).rowcount == 1
            )

        return self._write(Job(work))

    # ------------------------------------------------------------------------------------------ reading

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            return question(self._local.connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(statement, values).fetchall())

    async def person(self, person: str) -> Person | None:
        rows = await self._rows("SELECT * FROM people WHERE id = ?", person)
        return Person(*rows[0]) if rows else None

    async def load(self, table: str, after: int = -1) -> WholeTable | None:
        def question(connection: sqlite3.Connection) -> WholeTable | None:
            connection.execute("BEGIN")  # so that all three are of one moment
            try:
                found = connection.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchone()
                if found is None:
                    return None
                entries = connection.execute(
                    "SELECT seq, seat, move, client, asked, time FROM entries"
                    " WHERE table_id = ? AND seq > ? ORDER BY seq",
                    (table, after),
                ).fetchall()
                chat = connection.execute(
                    "SELECT number, seat, nickname, text, time FROM chat"
                    " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                    (table, CHAT_LINES),
                ).fetchall()
            finally:
                connection.execute("COMMIT")
            lines = [Said(*line) for line in reversed(chat)]
            return WholeTable(_read_state(found[0]), [LogEntry(*entry) for entry in entries], lines)

        return await self._ask(question)

    async def public_tables(self, limit: int) -> list[StoredTable]:
        wanted = "WHERE state IN ('open', 'dealing', 'playing') AND public ORDER BY changed DESC LIMIT ?"
        return [_stored(row) for row in await self._rows(f"{KEPT} {wanted}", limit)]

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        wanted = "WHERE id IN (SELECT table_id FROM sitters WHERE person = ?) ORDER BY changed DESC LIMIT ?"
        return [_stored(row) for row in await self._rows(f"{KEPT} {wanted}", person, limit)]

    async def unfinished(self) -> list[StoredTable]:
        return [_stored(row) for row in await self._rows(f"{KEPT} WHERE state IN ('dealing', 'playing')")]

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def count(self) -> int:
        rows = await self._rows("SELECT count(*) FROM tables WHERE state IN ('open', 'dealing', 'playing')")
        return rows[0][0]


def answer(jobs: list[Job], failure: Exception | None) -> None:
    """Answer everybody who waited for this commit."""
    for job in jobs:
        if job.done.cancelled():
            continue
        if failure is not None:
            job.done.set_exception(failure)
        else:
            job.done.set_result(job.result)


def append(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Insert all these entries with one statement: Python releases the GIL once, not for each of them."""
    statement = APPEND + ", ".join([ENTRY] * len(jobs))
    added = connection.execute(statement, [value for job in jobs for value in job.row]).rowcount
    for job in jobs:
        job.result = added == len(jobs) or _is_kept(connection, job.row)


def _is_kept(connection: sqlite3.Connection, row: tuple[Any, ...]) -> bool:
    return (
        connection.execute("SELECT * FROM entries WHERE table_id = ? AND seq = ?", row[:2]).fetchone() == row
    )


def _change(connection: sqlite3.Connection, state: TableState) -> None:
    row = (
        state.status,
        state.public,
        state.changed,
        state.revision,
        _write(state),
        state.id,
        state.revision - 1,
    )
    changed = connection.execute(
        "UPDATE tables SET state = ?, public = ?, changed = ?, revision = ?, sheet = ?"
        " WHERE id = ? AND revision = ?",
        row,
    )
    if not changed.rowcount:
        raise Lost
    connection.execute("DELETE FROM sitters WHERE table_id = ?", (state.id,))
    _seat(connection, state)


def _seat(connection: sqlite3.Connection, state: TableState) -> None:
    sitting = {chair.person for chair in state.chairs if chair.person is not None}
    rows = [(person, state.id) for person in sitting]
    connection.executemany("INSERT INTO sitters VALUES (?, ?)", rows)


def _stored(row: tuple[Any, ...]) -> StoredTable:
    return StoredTable(_read_state(row[0]), None if row[1] is None else LogEntry(*row[1:]))
