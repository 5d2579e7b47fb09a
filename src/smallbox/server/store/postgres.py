"""A Postgres server that several workers share; the primary key of the log decides who was first."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from smallbox.mistake import Mistake
from smallbox.server.messages import Person, Said
from smallbox.server.table_state import CHAT_LINES, LogEntry, StoredTable, TableState, WholeTable

try:
    import asyncpg as driver
except ModuleNotFoundError:
    raise Mistake("server-club") from None

asyncpg: Any = driver  # it has no types

SCHEMA = """
CREATE TABLE IF NOT EXISTS people (id text PRIMARY KEY, nickname text NOT NULL, language text NOT NULL);
CREATE TABLE IF NOT EXISTS links (digest text PRIMARY KEY, person text NOT NULL, expires float8 NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY, state text NOT NULL, public boolean NOT NULL, changed float8 NOT NULL,
    revision integer NOT NULL, sheet bytea NOT NULL);
CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, public, changed);
CREATE TABLE IF NOT EXISTS sitters (person text, table_id text, PRIMARY KEY (person, table_id));
CREATE INDEX IF NOT EXISTS sitters_by_table ON sitters (table_id);
CREATE TABLE IF NOT EXISTS entries (
    table_id text, seq integer, seat smallint NOT NULL, move bigint NOT NULL, client text NOT NULL,
    asked integer NOT NULL, time float8 NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE IF NOT EXISTS chat (
    table_id text, number integer, seat smallint NOT NULL, nickname text NOT NULL, text text NOT NULL,
    time float8 NOT NULL, PRIMARY KEY (table_id, number));
"""
SCHEMA_LOCK = 7_365_727_801  # so that workers starting together take turns
CONNECTIONS = 8
ENTRY = "seq, seat, move, client, asked, time"
KEPT = f"""
SELECT sheet, last.* FROM tables LEFT JOIN LATERAL
    (SELECT {ENTRY} FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1) AS last ON true
"""  # noqa: S608

Connection = Any
Row = Mapping[str, Any]
_read_state = msgspec.json.Decoder(TableState).decode
_write = msgspec.json.Encoder().encode


class Postgres:
    name = "postgres"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._claims: Any = None  # a separate connection: its locks are released when this worker dies
        self._claiming = asyncio.Lock()

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS)
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await connection.execute(SCHEMA)
            self._claims = await asyncpg.connect(self.url)
        except (TimeoutError, OSError, asyncpg.PostgresError) as error:
            raise Mistake("server-setting", setting="db", problem=str(error)) from None

    async def close(self) -> None:
        await self._claims.close()
        await self._pool.close()

    async def person(self, person: str) -> Person | None:
        row = await self._pool.fetchrow("SELECT id, nickname, language FROM people WHERE id = $1", person)
        return Person(*row) if row else None

    async def keep_person(self, person: Person) -> None:
        await self._pool.execute(
            "INSERT INTO people VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname, language = excluded.language",
            person.id,
            person.nickname,
            person.language,
        )

    async def keep_link(self, digest: str, person: str, expires: float) -> None:
        await self._pool.execute("INSERT INTO links VALUES ($1, $2, $3)", digest, person, expires)

    async def use_link(self, digest: str, now: float) -> str | None:
        await self._pool.execute("DELETE FROM links WHERE expires < $1", now)
        return await self._pool.fetchval("DELETE FROM links WHERE digest = $1 RETURNING person", digest)

    async def open_table(self, state: TableState) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            added = await connection.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                *(state.id, state.status, state.public, state.changed, state.revision, _write(state)),
            )
            if _count(added):
                await _seat(connection, state)

    def change(self, state: TableState) -> "asyncio.Future[bool]":
        return asyncio.ensure_future(self._change_alone(state))

    async def _change_alone(self, state: TableState) -> bool:
        async with self._pool.acquire() as connection, connection.transaction():
            return await _change(connection, state)

    def append(self, table: str, entry: LogEntry, state: TableState | None = None) -> "asyncio.Future[bool]":
        return asyncio.ensure_future(self._append(table, entry, state))

    async def _append(self, table: str, entry: LogEntry, state: TableState | None) -> bool:
        statement = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
        row = (table, entry.seq, entry.seat, entry.move, entry.client, entry.asked, entry.time)
        if state is None:
            return _count(await self._pool.execute(statement, *row)) == 1
        async with self._pool.acquire() as connection:
            transaction = connection.transaction()
            await transaction.start()
            both = _count(await connection.execute(statement, *row)) and await _change(connection, state)
            await (transaction.commit() if both else transaction.rollback())
            return bool(both)

    def add_line(self, table: str, line: Said) -> "asyncio.Future[bool]":
        return asyncio.ensure_future(self._add_line(table, line))

    async def _add_line(self, table: str, line: Said) -> bool:
        statement = "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        row = (table, line.number, line.seat, line.nickname, line.text, line.time)
        return _count(await self._pool.execute(statement, *row)) == 1

    async def load(self, table: str, after: int = -1) -> WholeTable | None:
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
            stored = await connection.fetchval("SELECT sheet FROM tables WHERE id = $1", table)
            if stored is None:
                return None
            entries = await connection.fetch(
                f"SELECT {ENTRY} FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",  # noqa: S608
                table,
                after,
            )
            chat = await connection.fetch(
                "SELECT number, seat, nickname, text, time FROM chat"
                " WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
                table,
                CHAT_LINES,
            )
        lines = [Said(*line) for line in reversed(chat)]
        return WholeTable(_read_state(stored), [LogEntry(*entry) for entry in entries], lines)

    async def public_tables(self, limit: int) -> list[StoredTable]:
        wanted = "WHERE state IN ('open', 'dealing', 'playing') AND public ORDER BY changed DESC LIMIT $1"
        return [_stored(row) for row in await self._pool.fetch(f"{KEPT} {wanted}", limit)]

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        wanted = "WHERE id IN (SELECT table_id FROM sitters WHERE person = $1) ORDER BY changed DESC LIMIT $2"
        return [_stored(row) for row in await self._pool.fetch(f"{KEPT} {wanted}", person, limit)]

    async def unfinished(self) -> list[StoredTable]:
        found = await self._pool.fetch(f"{KEPT} WHERE state IN ('dealing', 'playing')")
        return [_stored(row) for row in found]

    async def claim(self, table: str) -> bool:
        async with self._claiming:
            return await self._claims.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table)

    async def release(self, table: str) -> None:
        async with self._claiming:
            await self._claims.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def count(self) -> int:
        return await self._pool.fetchval(
            "SELECT count(*) FROM tables WHERE state IN ('open', 'dealing', 'playing')"
        )


async def _change(connection: Connection, state: TableState) -> bool:
    changed = await connection.execute(
        "UPDATE tables SET state = $1, public = $2, changed = $3, revision = $4, sheet = $5"
        " WHERE id = $6 AND revision = $7",
        *(state.status, state.public, state.changed, state.revision, _write(state)),
        *(state.id, state.revision - 1),
    )
    if not _count(changed):
        return False
    await connection.execute("DELETE FROM sitters WHERE table_id = $1", state.id)
    await _seat(connection, state)
    return True


async def _seat(connection: Connection, state: TableState) -> None:
    sitting = {chair.person for chair in state.chairs if chair.person is not None}
    await connection.executemany(
        "INSERT INTO sitters VALUES ($1, $2)", [(person, state.id) for person in sitting]
    )


def _count(status: str) -> int:
    """How many rows a statement touched; Postgres reports it as in INSERT 0 1."""
    return int(status.rsplit(" ", 1)[1])


def _stored(row: Row) -> StoredTable:
    state, *last = row.values()
    return StoredTable(_read_state(state), None if last[0] is None else LogEntry(*last))
