"""The one way to change a table: propose, store, add, tell; one proposal after the other.

Nothing is added, answered or told before it is on disk. Nearly always nothing else goes on at a table: then a
move is judged and handed to the store in the same breath in which it was read, and no task is woken for it.
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

Propose = Callable[[], Any]  # a Step that shall be stored, or something else, which is the outcome


class Proposal(NamedTuple):
    propose: Propose  # called again if another worker was first
    settled: Callable[[Any], None]  # hears the outcome: the Step that is stored, something else, or an error
    mover: Listener | None


class Watcher(Protocol):
    """Hears what has happened at a table, once it is on disk."""

    def moved(self, mover: Listener | None) -> None:
        """An entry was added; the mover is who sent it here, and waits for the answer."""
        ...

    def changed(self, before: TableState) -> None:
        """The state was another before."""
        ...

    def said(self, line: Said) -> None: ...

    def wrote(self) -> None:
        """It was this worker that changed the table: the others do not know yet."""
        ...


class WriteQueue:
    """Proposals for one table, in the order in which they came."""

    def __init__(self, table: TableLog, store: Store, background: Background, watcher: Watcher) -> None:
        self._table = table
        self._store = store
        self._background = background
        self._watcher = watcher
        self._waiting: deque[Proposal] = deque()
        self._doubts = 0  # reasons to think that the store has more than we have: look before proposing
        self.busy = False

    def submit(self, propose: Propose, settled: Callable[[Any], None], mover: Listener | None = None) -> None:
        """Store and add what `propose` makes of the table, in its turn; then `settled` hears of it."""
        self._waiting.append(Proposal(propose, settled, mover))
        if not self.busy:
            self.busy = True
            self._go_on()

    async def settle(self, propose: Propose) -> Any:
        """The same for those who can wait: the outcome."""
        outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.submit(propose, functools.partial(_pass_on, outcome))
        return await outcome

    async def catch_up(self) -> None:
        """Another worker has changed this table: take over what it did."""
        self._doubts += 1
        await self.settle(lambda: None)

    def _go_on(self) -> None:
        """Settle one proposal after the other, until one has to wait for the store."""
        while self._waiting:
            if self._doubts:
                self._background.start(self._load())
                return
            try:
                outcome = self._waiting[0].propose()
                if isinstance(outcome, Step):
                    self._doubts += 1  # until we know that it is stored, and nothing else before it
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
        return self._store.say(self._table.id, step.lines[0])

    def _written(self, step: Step, writing: asyncio.Future[bool]) -> None:
        """The step is on disk; or another worker was first: then we catch up, and it is proposed again."""
        try:
            if writing.result():
                self._doubts -= 1
                self._add(step, self._waiting[0].mover)
                self._watcher.wrote()
                self._settle(step)
        except asyncio.CancelledError as error:  # the server closes
            return self._settle(error)
        except Exception as error:
            self._settle(error)
        return self._go_on()

    async def _load(self) -> None:
        """Take over what the store has and we have not."""
        doubts = self._doubts  # another may come while we look
        try:
            whole = await self._store.load(self._table.id, self._table.seq)
            if whole is not None:
                self._add(self._table.missing(whole))
            self._doubts -= doubts
        except Exception as error:
            self._settle(error)
        self._go_on()

    def _add(self, step: Step, mover: Listener | None = None) -> None:
        """Add what is on disk, and tell it: that a game begins before its cards, that it ends after them."""
        table, before = self._table, self._table.state
        table.state = step.state or before  # first, for the deal needs all that was revealed
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
        except Exception as error:  # the next ones do not suffer for it
            log.error("answer failed", table=self._table.id, exc_info=error)


def _pass_on(waiting: asyncio.Future[Any], outcome: Any) -> None:
    if waiting.done():  # nobody waits any more
        return
    if isinstance(outcome, asyncio.CancelledError):
        waiting.cancel()
    elif isinstance(outcome, BaseException):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)
