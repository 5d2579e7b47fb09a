"""Who is listening at a table, and what each listener is sent."""

import time

import msgspec
from msgspec import Raw

from smallbox.game import NOBODY, seats_of
from smallbox.mistake import Mistake
from smallbox.server import messages
from smallbox.server.listener import Listener
from smallbox.server.seat_view import encode, legal_moves, missed_steps
from smallbox.server.table_log import TableLog
from smallbox.server.table_state import TableState, public_table

HEARSAY_SECONDS = 30.0  # how long we believe what another worker said about who is connected there


class Audience:
    """The clients that are connected to one table; spectators have the seat NOBODY."""

    def __init__(self, table: TableLog) -> None:
        self._table = table
        self._listeners: dict[int, set[Listener]] = {}  # by seat
        self._elsewhere: dict[str, tuple[int, float]] = {}  # by worker: a bit for each seat, and until when

    @property
    def here(self) -> set[int]:
        """The seats that are connected to this worker."""
        return {seat for seat, listeners in self._listeners.items() if listeners}

    @property
    def connected(self) -> set[int]:
        """The seats that are connected to any worker."""
        now = time.monotonic()
        elsewhere = [seats_of(mask) for mask, until in self._elsewhere.values() if until > now]
        return self.here.union(*elsewhere)

    def hear_of(self, worker: str, connected: int) -> None:
        """Another worker says who is connected to it."""
        before = self.connected
        self._elsewhere[worker] = (connected, time.monotonic() + HEARSAY_SECONDS)
        if self.connected != before:
            self.send_table()

    def listeners_of(self, seat: int) -> list[Listener]:
        return list(self._listeners.get(seat, ()))

    # ---------------------------------------------------------------------------------- coming and going

    def join(self, listener: Listener) -> bool:
        """Send this client everything from now on; True if its seat was not connected here before."""
        is_first = not self._listeners.get(listener.seat)
        self._listeners.setdefault(listener.seat, set()).add(listener)
        if is_first and listener.seat != NOBODY:
            self.send_table(but=listener)
        return is_first and listener.seat != NOBODY

    def leave(self, listener: Listener) -> bool:
        """Send it nothing more; True if its seat is no longer connected here."""
        remaining = self._listeners.get(listener.seat, set())
        remaining.discard(listener)
        if not remaining and listener.seat != NOBODY:
            self.send_table()
        return not remaining and listener.seat != NOBODY

    def dismiss_lost_tokens(self, before: TableState) -> None:
        """Dismiss clients whose token is no longer valid: they have lost the seat."""
        for seat, (old, new) in enumerate(zip(before.chairs, self._table.state.chairs, strict=True)):
            lost = set(old.tokens) - set(new.tokens)
            for listener in self.listeners_of(seat):
                if listener.token in lost:
                    listener.dismiss(Mistake("server-seat-left"))

    # -------------------------------------------------------------------------------------- what is sent

    def welcome(self, seat: int, seen: int) -> bytes:
        """What a newcomer at this seat needs to know."""
        table = self._table
        message = messages.Welcome(
            protocol=messages.PROTOCOL,
            table=self.public_table(self.connected | {seat}),
            seat=seat,
            seq=table.seq,
            view=Raw(table.match.view_json(seat)) if table.match else None,
            asked=table.told_asked(seat),
            legal=legal_moves(table.match, table.asked, seat),
            missed=missed_steps(table.match, seat, seen),
            chat=table.chat,
            deadline=table.deadline,
        )
        return encode(message)

    def public_table(self, connected: set[int]) -> messages.PublicTable:
        """The table, as far as everybody may know."""
        table = self._table
        return public_table(table.state, table.last, table.told_asked(NOBODY), connected)

    def send(self, message: msgspec.Struct, but: Listener | None = None) -> None:
        data = encode(message)
        for listeners in self._listeners.values():
            for listener in listeners:
                if listener is not but:
                    listener.push(data)

    def send_table(self, but: Listener | None = None) -> None:
        if any(self._listeners.values()):
            self.send(messages.TableChanged(self.public_table(self.connected)), but)

    def send_update(self, mover: Listener | None = None) -> None:
        """Send the last entry to each seat, as far as it may know: made once per seat, not once per socket.

        The mover gets the answer in the same write, because a separate write costs as much as a view.
        """
        match, last = self._table.match, self._table.last
        if match is None or last is None:
            return
        deadline = self._table.deadline
        for seat, listeners in self._listeners.items():
            if listeners:
                events, view = Raw(match.events_json(seat)), Raw(match.view_json(seat))
                asked, legal = self._table.told_asked(seat), legal_moves(match, last.asked, seat)
                data = encode(messages.Update(last.seq, events, view, asked, legal, deadline))
                for listener in listeners:
                    if listener is mover:
                        listener.push(data, encode(messages.Accepted(last.client, last.seq)))
                    else:
                        listener.push(data)
