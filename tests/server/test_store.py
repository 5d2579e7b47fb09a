"""One contract, two stores: what holds for SQLite holds for Postgres."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from smallbox.fair import pledge
from smallbox.server.messages import Person, Said
from smallbox.server.store import Store, store_of
from smallbox.server.table_state import NOBODY, Chair, LogEntry, TableState

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Tell a story to a store that is opened before and closed after it."""
    url = request.getfixturevalue("postgres") if request.param == "postgres" else str(tmp_path / "x.db")

    def told(story: Story) -> None:
        async def whole() -> None:
            store = store_of(url, tmp_path)
            await store.open()
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return told


def state(id: str, **changes: Any) -> TableState:  # noqa: A002
    chairs = (Chair(person="ada", nickname="Ada", tokens=("t",)), Chair(level=3), Chair())
    new = TableState(
        id, "mow", "1", Raw(b'{"flies":9}'), Raw(b"null"), chairs, 0, False, None, 1.0, changed=1.0
    )
    return replace(new, **changes)


def entry(seq: int, **changes: Any) -> LogEntry:
    return replace(LogEntry(seq, 0, -(1 << 62) + seq, f"c{seq}", 5, 2.5 + seq), **changes)


def test_a_table_comes_back_as_it_was(tell: Callable[[Story], None]) -> None:
    whole = state("whole", deal=pledge('{"a": 1}'), cards=Raw(b"[1]"), status="playing", removed=("bob",))

    async def story(store: Store) -> None:
        assert await store.load("whole") is None
        await store.open_table(whole)
        await store.open_table(replace(whole, host=2))  # the first one stays
        assert await store.append("whole", entry(0, seat=NOBODY))
        assert await store.append("whole", entry(1))
        assert await store.add_line("whole", Said(0, -1, "Ünal", "szia", 3.5))
        assert not await store.add_line("whole", Said(0, 1, "Eve", "late", 4.5))

    async def after_a_restart(store: Store) -> None:
        kept = await store.load("whole")
        assert kept is not None
        assert kept.state == whole
        assert kept.entries == [entry(0, seat=NOBODY), entry(1)]
        assert kept.chat == [Said(0, -1, "Ünal", "szia", 3.5)]
        later = await store.load("whole", after=0)
        assert later is not None
        assert later.entries == [entry(1)]

    tell(story)
    tell(after_a_restart)


def test_of_many_who_append_the_same_entry_exactly_one_wins(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.open_table(state("race"))
        for seq in range(5):
            tries = [entry(seq, client=f"c{i}", move=i) for i in range(8)]
            over = replace(state("race"), revision=1, status="over")
            won = await asyncio.gather(
                *(
                    store.append("race", one, over if i == 7 and seq == 4 else None)
                    for i, one in enumerate(tries)
                )
            )
            assert won.count(True) == 1
            kept = await store.load("race", after=seq - 1)
            assert kept is not None
            assert kept.entries == [tries[won.index(True)]]
            assert (kept.state.status == "over") == (seq == 4 and won[7])

    tell(story)


def test_a_lost_append_changes_nothing(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.open_table(state("lost"))
        assert await store.append("lost", entry(0))
        over = replace(state("lost"), revision=1, status="over")
        assert not await store.append("lost", entry(0, client="late"), over)
        assert not await store.append("lost", entry(1), replace(over, revision=7))
        kept = await store.load("lost")
        assert kept is not None
        assert (kept.state.status, kept.entries) == ("open", [entry(0)])
        assert await store.append("lost", entry(1), over)

    tell(story)


def test_a_state_changes_only_from_the_revision_that_was_read(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.open_table(state("change"))
        ones = [replace(state("change"), revision=1, host=host) for host in range(3)]
        won = await asyncio.gather(*map(store.change, ones))
        assert won.count(True) == 1
        kept = await store.load("change")
        assert kept is not None
        assert kept.state == ones[won.index(True)]
        assert not await store.change(replace(ones[0], revision=3))
        assert await store.change(replace(ones[0], revision=2))

    tell(story)


def test_lists_of_tables(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        before = await store.count()
        for i, (status, public) in enumerate(
            [("open", True), ("playing", True), ("over", True), ("open", False)]
        ):
            await store.open_table(state(f"list{i}", status=status, public=public, changed=100.0 + i))
        await store.append("list1", entry(0))
        await store.append("list1", entry(1))
        public = await store.public_tables(2)
        assert [(kept.state.id, kept.last) for kept in public] == [("list1", entry(1)), ("list0", None)]
        mine = [kept.state.id for kept in await store.tables_of("ada", 3)]
        assert mine == ["list3", "list2", "list1"]
        assert "list1" in [kept.state.id for kept in await store.unfinished()]
        gone = replace(state("list3"), chairs=(Chair(),), revision=1)
        assert await store.change(gone)
        assert "list3" not in [kept.state.id for kept in await store.tables_of("ada", 9)]
        assert await store.count() == before + 3

    tell(story)


def test_people_and_links(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        assert await store.person("p") is None
        await store.keep_person(Person("p", "Ilka", "hu"))
        await store.keep_person(Person("p", "Ilka 2", "eo"))
        assert await store.person("p") == Person("p", "Ilka 2", "eo")
        await store.keep_link("d1", "p", 10.0)
        await store.keep_link("d2", "p", 30.0)
        used = await asyncio.gather(*(store.use_link("d2", 20.0) for _ in range(4)))
        assert sorted(used, key=str) == [None, None, None, "p"]
        assert await store.use_link("d1", 20.0) is None, "too old"

    tell(story)


def test_what_cannot_be_written_fails_alone(tell: Callable[[Story], None]) -> None:
    """Half a character cannot be stored; whoever comes next is served."""

    async def story(store: Store) -> None:
        with pytest.raises(Exception, match="surrogates"):
            await asyncio.wait_for(store.keep_person(Person("eve", "\ud800", "en")), 10)
        await asyncio.wait_for(store.keep_person(Person("ada", "Ada", "en")), 10)

    tell(story)


# A row as the first release wrote it, when a status was called state and a state was called sheet.
OLD_ROW = b"".join(
    [
        b'{"id":"old","game":"mow","version":"1","options":{"flies":9},"cards":null,',
        b'"chairs":[{"person":"ada","nickname":"Ada","away":true,"tokens":["t"]},{"level":3}],',
        b'"host":0,"public":true,"clock":60,"created":1.5,"state":"playing","changed":2.5,',
        b'"deal":{"context":"{\\"a\\": 1}","commitment":"%b","secret":"%b",' % (b"a" * 64, b"b" * 64),
        b'"digests":{"0":"%b"},"shares":{"0":"%b"}},"revealing":true,' % (b"c" * 64, b"d" * 32),
        b'"chat":false,"removed":["eve"],"revision":4}',
    ]
)


def test_tables_that_an_old_server_stored_are_read_and_written_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_of("", tmp_path)
        await store.open()
        with closing(sqlite3.connect(tmp_path / "smallbox.db")) as database, database:
            row = ("old", "playing", 1, 2.5, 4, OLD_ROW)
            database.execute(
                "INSERT INTO tables (id, state, public, changed, revision, sheet) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )
            database.execute(
                "INSERT INTO entries (table_id, seq, seat, move, client, asked, time)"
                " VALUES ('old', 0, -1, 0, '', 1, 2.5)"
            )
        whole = await store.load("old")
        assert whole is not None
        assert (whole.state.status, whole.state.clock, whole.state.chairs[0].away) == ("playing", 60, True)
        assert whole.state.deal is not None
        assert whole.state.deal.shares == {0: "d" * 32}
        assert whole.entries == [LogEntry(0, NOBODY, 0, "", 1, 2.5)]
        assert msgspec.json.encode(whole.state) == OLD_ROW
        [stored] = await store.public_tables(9)
        assert (stored.state, stored.last) == (whole.state, whole.entries[0])
        assert await store.change(replace(whole.state, revision=5, status="over"))
        assert await store.public_tables(9) == []
        await store.close()

    asyncio.run(story())
