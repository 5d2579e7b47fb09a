"""What happens at a table without anybody doing it: the deal, the moves of bots, a clock that runs out."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from secrets import SystemRandom

import structlog

from smallbox.fair import Pledge
from smallbox.game import seats_of
from smallbox.match import Refused
from smallbox.server import seating
from smallbox.server.background import Background
from smallbox.server.bot_threads import BotThreads
from smallbox.server.pace import Pace
from smallbox.server.settings import Settings
from smallbox.server.store import Store
from smallbox.server.table_log import Step, TableLog
from smallbox.server.table_state import STAND_IN
from smallbox.server.write_queue import WriteQueue

log = structlog.get_logger()

OPENING_SECONDS = 1.2  # that bots may pause in total before a person's first move
CLOCK_MARGIN = 0.01  # a timer may fire a little early


class Driver:
    """At most one task per table, running while there is something to do or to wait for."""

    def __init__(
        self,
        table: TableLog,
        writes: WriteQueue,
        store: Store,
        bots: BotThreads,
        settings: Settings,
        background: Background,
    ) -> None:
        self._table = table
        self._writes = writes
        self._store = store
        self._bots = bots
        self._settings = settings
        self._background = background
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._chance = SystemRandom()

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """Something has changed: see if there is anything to do or to wait for."""
        self._changed.set()
        if not self.busy and self._next() is not None:
            self._task = self._background.start(self._drive())

    async def _drive(self) -> None:
        while (work := self._next()) is not None and await work():
            pass

    def _next(self) -> Callable[[], Awaitable[bool]] | None:
        """What to do now; it returns whether this worker should also do what comes next."""
        if self._table.state.status == "dealing":
            return self._deal
        if self._table.state.status != "playing":
            return None
        if self._bot_seats():
            return self._move_bots
        return self._wait_for_the_clock if self._table.deadline is not None else None

    async def _until(self, settled: Callable[[], bool], seconds: float) -> bool:
        """Wait for `settled`, but no longer than this; did it come true?"""
        try:
            async with asyncio.timeout(seconds):
                while not settled():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True

    # --------------------------------------------------------------------------------------- the deal

    async def _deal(self) -> bool:
        """The two steps of the fair deal; each waits for everybody who is expected, but not forever."""
        if not self._table.state.revealing:
            await self._all_have(lambda deal: self._awaited() <= deal.digests.keys())
            await self._writes.settle(lambda: self._table.edit(seating.ask_to_reveal))
        await self._all_have(lambda deal: deal.digests.keys() == deal.shares.keys())
        await self._writes.settle(self._table.deal)
        return True

    async def _all_have(self, told: Callable[[Pledge], bool]) -> None:
        """Wait until everybody has sent what the deal needs; anybody who takes too long is left out."""

        def settled() -> bool:
            state = self._table.state
            return state.status != "dealing" or state.deal is None or told(state.deal)

        if not await self._until(settled, self._settings.deal_seconds):
            log.info("deal goes on without some", table=self._table.id)

    def _awaited(self) -> set[int]:
        state = self._table.state
        return {seat for seat in state.people if not state.chairs[seat].away}

    # -------------------------------------------------------------------------------- bots and the clock

    def _bot_seats(self) -> list[int]:
        """The seats a bot has to move for: its own, or those of people who are away or out of time.

        While all move at once, bots keep pace with the people: they move only while a move of theirs is due.
        """
        table, deadline, asked = self._table, self._table.deadline, seats_of(self._table.asked)
        bots = [seat for seat in asked if table.state.bot_moves_for(seat)]
        if deadline is not None and time.time() >= deadline:
            return [seat for seat in asked if seat not in bots] or bots
        pace = self._pace()
        return bots if pace is None or pace.due else []

    def _pace(self) -> Pace | None:
        """How far bots and people are, if all move at once now."""
        table, together = self._table, self._table.together
        if table.match is None or together is None:
            return None
        bots = [seat for seat in range(len(together.left)) if table.state.bot_moves_for(seat)]
        return Pace(together, bots, table.match.key)

    async def _move_bots(self) -> bool:
        """Move for bots until it is for a person to move; only one worker thinks."""
        if not await self._store.claim(self._table.id):
            return False
        try:
            while self._table.state.status == "playing" and (seats := self._bot_seats()):
                pace = self._pace()
                await self._move_bot(seats[0] if pace is None else pace.next_seat(seats, self._chance))
        finally:
            await self._store.release(self._table.id)
        return True

    async def _move_bot(self, seat: int) -> None:
        table, seen = self._table, self._table.seq
        pause = self._pause()
        if pause and await self._until(lambda: table.seq != seen, pause):
            return  # where all move at once, others have moved: start over
        if table.match is None:
            return
        level = table.state.chairs[seat].level or STAND_IN
        thought = await self._bots.think(table.game, table.match.tables, seat, level)

        def propose() -> Step | None:
            still_wanted = seat in self._bot_seats() and table.is_current(seat, seen)
            return table.step_of(seat, thought.move) if still_wanted else None

        try:
            await self._writes.settle(propose)
        except Refused:  # others have moved in the meantime: think again
            log.debug("bot thinks again", table=table.id, seat=seat)

    def _pause(self) -> float:
        """Before a bot moves, so that people can follow; shorter before anybody's first move."""
        usual, table, pace = self._settings.bot_pause, self._table, self._pace()
        if pace is not None and table.last is not None:
            return pace.pause(usual, table.last.time - table.dealt_at, self._chance)
        if table.answers:
            return usual
        left = table.dealt_at + OPENING_SECONDS - time.time()
        return min(usual, max(0.0, left / 3))

    async def _wait_for_the_clock(self) -> bool:
        """Wait until somebody's time is up, unless something else happens first."""
        table, state, last = self._table, self._table.state, self._table.last
        seconds = (table.deadline or 0.0) - time.time() + CLOCK_MARGIN
        await self._until(lambda: table.state is not state or table.last is not last, max(0.0, seconds))
        return True
