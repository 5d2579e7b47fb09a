"""The only way to change a table: propose, store, add, tell; one proposal at a time.

Nothing is added, answered or told before it is on disk. Nearly always nothing else is going on at a table:
then a move is judged and handed to the store as soon as it is read, without waking a task.
"""

import asyncio
import functools
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import structlog

from smallbox.server.background import Background
from smallbox.server.listener import Listener
from smallbox.server.messages import Said
from smallbox.server.store import Store
from smallbox.server.table_log import Step, TableLog
from smallbox.server.table_state import TableState

log = structlog.get_logger()

Propose = Callable[[], Any]  # returns a Step to be stored; anything else is the outcome itself


class Proposal(NamedTuple):
    propose: Propose  # called again if another worker was first
    settled: Callable[[Any], None]  # gets the outcome: the stored Step, something else, or an error
    mover: Listener | None


class Watcher(Protocol):
    """Is told what has happened at a table, once it is on disk."""

    def moved(self, mover: Listener | None) -> None:
        """An entry was added; the mover is the client that sent it here and is waiting for the answer."""
        ...

    def changed(self, before: TableState) -> None:
        """The state has changed; it was `before`."""
        ...

    def said(self, line: Said) -> None: ...

    def wrote(self) -> None:
        """This worker has changed the table, and the others do not know yet."""
        ...


class WriteQueue:
    """Proposals for one table, in the order they came."""

    def __init__(self, table: TableLog, store: Store, background: Background, watcher: Watcher) -> None:
        self._table = table
        self._store = store
        self._background = background
        self._watcher = watcher
        self._waiting: deque[Proposal] = deque()
        self._doubts = 0  # reasons to think that the store has more than we do: look before proposing
        self.busy = False

    def submit(self, propose: Propose, settled: Callable[[Any], None], mover: Listener | None = None) -> None:
        """When its turn comes, store and add what `propose` returns; then call `settled` with the outcome."""
        self._waiting.append(Proposal(propose, settled, mover))
        if not self.busy:
            self.busy = True
            self._go_on()

    async def settle(self, propose: Propose) -> Any:
        """The same for callers that can wait; returns the outcome."""
        outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.submit(propose, functools.partial(_pass_on, outcome))
        return await outcome

    async def catch_up(self) -> None:
        """Another worker has changed this table: load what it did."""
        self._doubts += 1
        await self.settle(lambda: None)

    def _go_on(self) -> None:
        """Settle proposals one by one, until one has to wait for the store."""
        while self._waiting:
            if self._doubts:
                self._background.start(self._load())
                return
            try:
                outcome = self._waiting[0].propose()
                if isinstance(outcome, Step):
                    self._doubts += 1  # until we know that it was stored, with nothing else before it
                    writing = self._write(outcome)
                    writing.add_done_callback(functools.partial(self._written, outcome))
                    return
            except Exception as error:
                outcome = error
            self._settle(outcome)
        self.busy = False

    def _write(self, step: Step) -> asyncio.Future[bool]:
        if step.entries:
            return self._store.append(self._table.id, step.entries[0], step.state)
        if step.state is not None:
            return self._store.change(step.state)
        return self._store.add_line(self._table.id, step.lines[0])

    def _written(self, step: Step, writing: asyncio.Future[bool]) -> None:
        """Add the step if it is on disk; if another worker was first, catch up and propose it again."""
        try:
            if writing.result():
                self._doubts -= 1
                self._add(step, self._waiting[0].mover)
                self._watcher.wrote()
                self._settle(step)
        except asyncio.CancelledError as error:  # the server is closing
            return self._settle(error)
        except Exception as error:
            self._settle(error)
        return self._go_on()

    async def _load(self) -> None:
        """Load what the store has and we do not."""
        doubts = self._doubts  # more may come while we look
        try:
            whole = await self._store.load(self._table.id, self._table.seq)
            if whole is not None:
                self._add(self._table.missing(whole))
            self._doubts -= doubts
        except Exception as error:
            self._settle(error)
        self._go_on()

    def _add(self, step: Step, mover: Listener | None = None) -> None:
        """Add what is on disk, and tell: a game's beginning before its cards, its end after the last move."""
        table, before = self._table, self._table.state
        table.state = step.state or before  # first, because the deal needs everything that was revealed
        is_untold = step.state is not None
        for entry in step.entries:
            table.add(entry, step.tables)
            if entry.seq == 0 and is_untold:
                self._watcher.changed(before)
                is_untold = False
            self._watcher.moved(mover)
        if is_untold:
            self._watcher.changed(before)
        for line in step.lines:
            table.add_line(line, step.message_id)
            self._watcher.said(line)

    def _settle(self, outcome: Any) -> None:
        settled = self._waiting.popleft().settled
        try:
            settled(outcome)
        except Exception as error:  # must not affect the next ones
            log.error("answer failed", table=self._table.id, exc_info=error)


def _pass_on(waiting: asyncio.Future[Any], outcome: Any) -> None:
    if waiting.done():  # nobody is waiting any more
        return
    if isinstance(outcome, asyncio.CancelledError):
        waiting.cancel()
    elif isinstance(outcome, BaseException):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)
