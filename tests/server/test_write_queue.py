"""The one way to change a table: store first, then add, then tell; whatever the store does."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from smallbox.games import find
from smallbox.server.background import Background
from smallbox.server.listener import Listener
from smallbox.server.messages import Said, Say
from smallbox.server.table_log import Step, TableLog
from smallbox.server.table_state import Chair, TableState, WholeTable
from smallbox.server.write_queue import WriteQueue
from tests.server.test_play import run

CHAIRS = (Chair(person="ada"), Chair())
NEW = TableState("t", "mow", "1", Raw(b"{}"), Raw(b"null"), CHAIRS, 0, False, None, 1.0)


class FakeStore:
    """Stores when it is told to, and may have been changed by another worker meanwhile."""

    def __init__(self) -> None:
        self.state = NEW
        self.chat: list[Said] = []
        self.writes: list[tuple[asyncio.Future[bool], Callable[[], bool]]] = []
        self.loads = 0

    def change(self, state: TableState) -> asyncio.Future[bool]:
        def write() -> bool:
            if state.revision != self.state.revision + 1:
                return False
            self.state = state
            return True

        return self._later(write)

    def add_line(self, table: str, line: Said) -> asyncio.Future[bool]:
        def write() -> bool:
            if line.number != len(self.chat):
                return False
            self.chat.append(line)
            return True

        return self._later(write)

    def _later(self, write: Callable[[], bool]) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.writes.append((done, write))
        return done

    async def commit(self) -> None:
        """Write what is waiting, and let everybody hear of it."""
        done, write = self.writes.pop(0)
        done.set_result(write())
        await pause()

    async def load(self, table: str, after: int = -1) -> WholeTable:
        self.loads += 1
        return WholeTable(self.state, [], list(self.chat))


class Notes:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def moved(self, mover: Listener | None) -> None:
        self.heard.append("moved")

    def changed(self, before: TableState) -> None:
        self.heard.append(("changed", before.host))

    def said(self, line: Said) -> None:
        self.heard.append(line.text)

    def wrote(self) -> None:
        self.heard.append("wrote")


class Desk:
    """A queue with all that it needs."""

    def __init__(self) -> None:
        self.store, self.notes = FakeStore(), Notes()
        self.table = TableLog(find("mow"), WholeTable(NEW, [], []))
        store: Any = self.store
        self.queue = WriteQueue(self.table, store, Background(), self.notes)

    def host(self, seat: int) -> asyncio.Task[Any]:
        """Somebody makes another seat the host."""
        return asyncio.create_task(
            self.queue.settle(lambda: self.table.edit(lambda state: replace(state, host=seat)))
        )

    def say(self, text: str) -> asyncio.Task[Any]:
        return asyncio.create_task(self.queue.settle(lambda: self.table.line(0, "Ada", Say(text, text))))


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nothing_is_added_or_told_before_it_is_stored() -> None:
    async def story() -> None:
        desk = Desk()
        first, second = desk.host(1), desk.host(7)
        await pause()
        assert len(desk.store.writes) == 1, "one after the other"
        assert (desk.table.state, desk.notes.heard, desk.queue.busy) == (NEW, [], True)
        await desk.store.commit()
        assert (desk.table.state.host, desk.notes.heard) == (1, [("changed", 0), "wrote"])
        assert isinstance(await first, Step)
        await desk.store.commit()
        assert (desk.table.state.host, desk.table.state.revision) == (7, 2)
        assert isinstance(await second, Step)
        assert not desk.queue.busy
        assert desk.store.loads == 0, "whoever wrote last knows what is stored"

    run(story())


def test_a_step_that_another_worker_overtook_is_proposed_again() -> None:
    async def story() -> None:
        desk = Desk()
        ours = desk.host(1)
        await pause()
        desk.store.state = replace(NEW, revision=1, host=5)  # theirs
        await desk.store.commit()
        assert (desk.table.state.host, desk.notes.heard) == (5, [("changed", 0)]), "theirs is told, ours not"
        await desk.store.commit()
        assert isinstance(await ours, Step)
        assert (desk.store.state.host, desk.store.state.revision) == (1, 2)
        assert desk.notes.heard[1:] == [("changed", 5), "wrote"]

    run(story())


def test_after_a_failure_the_store_is_asked_what_it_has() -> None:
    async def story() -> None:
        desk = Desk()
        failed, next_one = desk.host(1), desk.say("hello")
        await pause()
        done, write = desk.store.writes.pop(0)
        write()  # it was written, but nobody hears of it
        done.set_exception(OSError("the disk"))
        await pause()
        with pytest.raises(OSError, match="the disk"):
            await failed
        assert (desk.store.loads, desk.table.state.host) == (1, 1)
        await desk.store.commit()
        assert isinstance(await next_one, Step)
        assert desk.notes.heard == [("changed", 0), "hello", "wrote"]

    run(story())


def test_news_that_comes_during_a_write_is_not_forgotten() -> None:
    async def story() -> None:
        desk = Desk()
        ours = desk.say("ours")
        await pause()
        desk.store.state = replace(NEW, revision=1, host=5)
        news = asyncio.create_task(desk.queue.catch_up())
        await pause()
        assert desk.store.loads == 0
        await desk.store.commit()
        await asyncio.gather(ours, news)
        assert (desk.store.loads, desk.table.state.host) == (1, 5)

    run(story())


def test_what_leads_to_nothing_is_answered_at_once_and_what_is_declined_is_declined() -> None:
    async def story() -> None:
        desk = Desk()
        outcomes: list[Any] = []
        desk.queue.submit(lambda: None, outcomes.append)
        desk.queue.submit(lambda: 1 // 0, outcomes.append)
        desk.queue.submit(lambda: desk.table.edit(lambda state: state), outcomes.append)
        assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError, type(None)]
        assert not desk.queue.busy

    run(story())


def test_an_answer_may_propose_more_and_one_that_fails_harms_nobody() -> None:
    async def story() -> None:
        desk = Desk()
        outcomes: list[Any] = []

        def more(_: Any) -> None:
            desk.queue.submit(lambda: "more", outcomes.append)
            raise RuntimeError

        desk.queue.submit(lambda: desk.table.line(0, "Ada", Say("x", "x")), more)
        desk.queue.submit(lambda: "next", outcomes.append)
        await desk.store.commit()
        assert outcomes == ["next", "more"]
        assert [line.text for line in desk.store.chat] == ["x"]

    run(story())


def test_a_line_that_was_said_is_not_said_again() -> None:
    async def story() -> None:
        desk = Desk()
        twice = [desk.say("hello"), desk.say("hello")]
        await pause()
        await desk.store.commit()
        assert [type(outcome) for outcome in await asyncio.gather(*twice)] == [Step, type(None)]
        assert desk.store.writes == []

    run(story())
