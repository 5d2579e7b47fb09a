"""A table in play: its log, its audience and its driver, and what clients can do there."""

import functools
import time
from collections.abc import Callable
from typing import Any

from smallbox.game import NOBODY, Game
from smallbox.saved.export import encode as encode_export
from smallbox.saved.export import export_of
from smallbox.server import messages
from smallbox.server.audience import Audience
from smallbox.server.background import Background
from smallbox.server.bot_threads import BotThreads
from smallbox.server.driver import Driver
from smallbox.server.listener import Listener
from smallbox.server.problems import CONFLICT, FORBIDDEN, Declined
from smallbox.server.seat_view import frames, move_as_json
from smallbox.server.settings import Settings
from smallbox.server.store import Store
from smallbox.server.table_log import Step, TableLog
from smallbox.server.table_state import TableState, WholeTable
from smallbox.server.write_queue import WriteQueue

HINTS = 3


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        game: Game,
        whole: WholeTable,
        *,
        store: Store,
        bots: BotThreads,
        settings: Settings,
        background: Background,
        tell_workers: Callable[["LiveTable"], None],
    ) -> None:
        self.log = TableLog(game, whole)
        self.audience = Audience(self.log)
        self.writes = WriteQueue(self.log, store, background, self)
        self.driver = Driver(self.log, self.writes, store, bots, settings, background)
        self.used_at = time.monotonic()
        self._bots = bots
        self._tell_workers = tell_workers

    @property
    def id(self) -> str:
        return self.log.id

    @property
    def state(self) -> TableState:
        return self.log.state

    @property
    def busy(self) -> bool:
        """Must this table stay in memory?"""
        return self.driver.busy or self.writes.busy or bool(self.audience.here)

    def public(self) -> messages.PublicTable:
        return self.audience.public_table(self.audience.connected)

    # ------------------------------------------------------------------------------- what clients can do

    def play(self, listener: Listener, message: messages.Move) -> None:
        """Settle a move; once accepted, it is on disk."""
        self.used_at = time.monotonic()
        self.writes.submit(
            functools.partial(self.log.judge, listener.seat, message),
            functools.partial(_answer, listener, message.id),
            mover=listener,
        )

    async def change(self, edit: Callable[[TableState], TableState]) -> None:
        """Change the state with `edit`, which may raise Declined."""
        self.used_at = time.monotonic()
        await self.writes.settle(lambda: self.log.edit(edit))

    async def add_line(self, seat: int, nickname: str, message: messages.Say) -> None:
        """Add a line to the chat."""
        self.used_at = time.monotonic()
        await self.writes.settle(lambda: self.log.line(seat, nickname, message))

    async def hint(self, seat: int) -> messages.Hints:
        """The best moves by what this seat knows; only for people who play alone against bots."""
        if len(self.state.people) != 1:
            raise Declined(FORBIDDEN, "server-no-hints")
        seq, match = self.log.seq, self.log.match
        if match is None or not self.log.asked >> seat & 1:
            raise Declined(CONFLICT, "server-not-now")
        best = (await self._bots.hints(match.game, match.tables, seat))[:HINTS]
        return messages.Hints(
            seq, [messages.Hinted(move_as_json(match.game.name, one.move), one.value) for one in best]
        )

    def export(self) -> bytes:
        return encode_export(export_of(*self.log.finished()))

    def replay(self, seat: int) -> messages.Replay:
        """Every step as this seat saw it."""
        match, _ = self.log.finished()
        return messages.Replay(self.public(), seat, frames(match, seat))

    # ------------------------------------------------------------------------------- coming and going

    def welcome(self, listener: Listener, seen: int) -> None:
        """Send a newcomer the current table, and from now on every update; nothing can happen in between."""
        listener.push(self.audience.welcome(listener.seat, seen))
        if self.audience.join(listener):
            self._tell_workers(self)

    def goodbye(self, listener: Listener) -> None:
        self.used_at = time.monotonic()
        if self.audience.leave(listener):
            self._tell_workers(self)

    @property
    def connected_here(self) -> int:
        """A bit for each seat that is connected to this worker."""
        return sum(1 << seat for seat in self.audience.here if seat != NOBODY)

    async def catch_up(self) -> None:
        """Another worker may have changed this table, or stopped thinking for its bots."""
        await self.writes.catch_up()
        self.driver.go_on()

    # ----------------------------------------------------------- what has happened, from the write queue

    def moved(self, mover: Listener | None) -> None:
        self.audience.send_update(mover)
        self.driver.go_on()

    def changed(self, before: TableState) -> None:
        self.audience.dismiss_lost_tokens(before)
        self.audience.send_table()
        self.driver.go_on()

    def said(self, line: messages.Said) -> None:
        self.audience.send(line)

    def wrote(self) -> None:
        self._tell_workers(self)


def _answer(listener: Listener, message_id: str, outcome: Any) -> None:
    """Answer a move; a step needs no answer, because the mover got it with the update."""
    listener.answer(message_id, None if isinstance(outcome, Step) else outcome)
