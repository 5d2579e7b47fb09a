"""A table in play: who is there, what is on it, and the one way to change it – store first, then tell.

Nothing is acknowledged and nothing is sent before it is on disk.
"""

import asyncio
import functools
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from smallbox.fair import Pledge
from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel import Tables, Unpacked
from smallbox.match import Match, Refused
from smallbox.mistake import Mistake
from smallbox.saved.export import encode as encode_export
from smallbox.saved.export import export_of
from smallbox.server import messages, seating
from smallbox.server.problems import CONFLICT, FORBIDDEN, Declined
from smallbox.server.sheet import NOBODY, STAND_IN, Entry, Sheet, Whole, as_table, deadline_of, seats_of

if TYPE_CHECKING:
    from smallbox.server.house import House
    from smallbox.server.sockets import Connection

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
HINTS = 3
HEARSAY_SECONDS = 30.0
OPENING_SECONDS = 1.2  # that bots pause in all, before the first move of a person
SAID_IDS = 64  # chat lines that may be sent twice without harm


class Lock(asyncio.Lock):
    """That can also be taken without waiting."""

    def take(self) -> bool:
        """Take it, if it is free."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True


class Turn(NamedTuple):
    """A move that may be made: the entry for it, and what is on the table afterwards."""

    match: Match
    entry: Entry
    tables: Tables[Any]
    sheet: Sheet | None  # if the game is over then


class Room:
    """One table, its log and its listeners; `lock` guards every change."""

    def __init__(self, house: "House", game: Game, whole: Whole) -> None:
        self.house = house
        self.game = game
        self.sheet: Sheet = whole.sheet
        self.match: Match | None = None
        self.log: list[Entry] = []
        self.answers: dict[tuple[int, str], int] = {}  # which entry became of a client's id
        self.chat = whole.chat
        self.said: list[tuple[int, str]] = []
        self.listeners: dict[int, set[Connection]] = {}  # by seat; NOBODY for spectators
        self.lock = Lock()
        self.doubtful = False  # a write failed: look at the store before the next one
        self.used = time.monotonic()
        self._elsewhere: dict[str, tuple[int, float]] = {}  # who is connected to other workers, till when
        self._stirred = asyncio.Event()  # something happened that the deal may wait for
        self._task: asyncio.Task[None] | None = None  # bots, or the deal
        self._timer: asyncio.TimerHandle | None = None
        for entry in whole.entries:
            self._take(entry)

    # -------------------------------------------------------------------------------- what everyone sees

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def seq(self) -> int:
        return len(self.log) - 1

    @property
    def last(self) -> Entry | None:
        return self.log[-1] if self.log else None

    @property
    def here(self) -> set[int]:
        """Who is connected to this worker."""
        return {seat for seat, there in self.listeners.items() if there}

    @property
    def connected(self) -> set[int]:
        """Who is connected to any worker."""
        now = time.monotonic()
        heard = [seats_of(mask) for mask, until in self._elsewhere.values() if until > now]
        return self.here.union(*heard)

    def hear_of(self, worker: str, connected: int) -> None:
        """Who is connected to another worker, as far as it said lately."""
        before = self.connected
        self._elsewhere[worker] = (connected, time.monotonic() + HEARSAY_SECONDS)
        if self.connected != before:
            self._tell_table()

    def table(self) -> messages.Table:
        return as_table(self.sheet, self.last, self.connected)

    @functools.cached_property
    def options(self) -> Any:
        return msgspec.json.decode(self.sheet.options, type=self.game.options)

    @functools.cached_property
    def cards(self) -> Any:
        return msgspec.json.decode(self.sheet.cards, type=self.game.cards | None) or self.game.own_cards

    # ---------------------------------------------------------------------------------------- listeners

    def welcome(self, connection: "Connection", seen: int) -> bytes:
        """What a newcomer has to know, and from now on every update; nothing happens in between."""
        seat = connection.seat
        message = messages.Welcome(
            protocol=messages.PROTOCOL,
            table=as_table(self.sheet, self.last, self.connected | {seat}),
            seat=seat,
            seq=self.seq,
            view=self._view(seat),
            legal=self._legal(seat),
            missed=self._missed(seat, seen),
            chat=self.chat,
            deadline=deadline_of(self.sheet, self.last),
        )
        was_there = bool(self.listeners.get(seat))
        self.listeners.setdefault(seat, set()).add(connection)
        if not was_there and seat != NOBODY:
            self._tell_table(but=connection)
            self.house.wake(self)
        self._stirred.set()
        return encode(message)

    def goodbye(self, connection: "Connection") -> None:
        there = self.listeners.get(connection.seat, set())
        there.discard(connection)
        self.used = time.monotonic()
        if not there and connection.seat != NOBODY:
            self._tell_table()
            self.house.wake(self)

    def _tell(self, message: msgspec.Struct, but: "Connection | None" = None) -> None:
        data = encode(message)
        for there in self.listeners.values():
            for connection in there:
                if connection is not but:
                    connection.push(data)

    def _tell_table(self, but: "Connection | None" = None) -> None:
        if any(self.listeners.values()):
            self._tell(messages.TableChanged(self.table()), but)

    def _tell_update(self, mover: "Connection | None" = None, *answer: bytes) -> None:
        """The last entry, to each seat as far as it may know: made once a seat, not once a socket. The mover
        gets the answer in the same breath, for whatever is written by itself costs as much as a view."""
        match, last = self.match, self.last
        if match is None or last is None:
            return
        table, deadline = Unpacked(match.tables[0]), deadline_of(self.sheet, last)
        for seat, there in self.listeners.items():
            if there:
                events: Any = self.game.events(table, seat)
                view: Any = self.game.view(table, seat)
                data = encode(messages.Update(last.seq, events, view, self._legal(seat), deadline))
                for connection in there:
                    if connection is mover:
                        connection.push(data, *answer)
                    else:
                        connection.push(data)

    # Views, events and moves are the game's own Structs; the encoder writes them where messages say Raw.

    def _view(self, seat: int) -> Any:
        return self.game.view(self.match.tables[0], seat) if self.match else None

    def _legal(self, seat: int) -> list[Any]:
        if self.match is None or self.last is None or seat == NOBODY or not self.last.asked >> seat & 1:
            return []
        return [said_move(self.game.name, move) for move in self.game.legal_moves(self.match.tables, seat)]

    def _missed(self, seat: int, seen: int) -> list[messages.Step]:
        """What happened after `seen`, found by playing the log once more; where remembering is the game, only
        the last step is told in full, which can still be seen."""
        if self.match is None or seen < 0 or seen >= self.seq:
            return []
        steps: list[messages.Step] = []
        again = Match(self.game, self.match.players, self.options, self.cards, self.match.key)
        for seq, (mover, move) in enumerate(self.match.moves, 1):
            again.append(mover, move)
            if seq > seen:
                events: Any = self.game.events(again.tables[0], seat)
                if seq < self.seq:
                    events = [self.game.recall(event) for event in events]
                steps.append(messages.Step(seq, events))
        return steps

    # -------------------------------------------------------------------------------------------- moves

    def move(self, connection: "Connection", seat: int, message: messages.Move) -> None:
        """Answer a move; it is on disk if it is accepted. Nearly always nothing else goes on at the table:
        then no task has to be woken for it."""
        self.used = time.monotonic()
        if connection.busy or self.doubtful or not self.lock.take():
            connection.later(self._move_in_turn(connection, seat, message), message.id)
            return
        writing = None
        try:
            turn = self._consider(seat, message)
            if isinstance(turn, Turn):
                self.doubtful = True
                writing = self.house.store.append(self.id, turn.entry, turn.sheet)
                writing.add_done_callback(functools.partial(self._written, connection, message, turn))
            else:
                connection.push(encode(turn))
        finally:
            if writing is None:
                self.lock.release()

    def _written(
        self,
        connection: "Connection",
        message: messages.Move,
        turn: "Turn",
        writing: asyncio.Future[bool],
    ) -> None:
        """A move is on disk, or another worker was first."""
        try:
            if writing.result():
                self.doubtful = False
                self._played(turn, connection)
            else:
                again = self._move_in_turn(connection, turn.entry.seat, message)
                connection.later(again, message.id)
        except (Exception, asyncio.CancelledError) as error:
            connection.went_wrong(error, message.id)
        finally:
            self.lock.release()

    async def _move_in_turn(self, connection: "Connection", seat: int, message: messages.Move) -> None:
        """Answer a move when everything else at this table is done."""
        async with self.lock:
            await self._make_sure()
            while isinstance(turn := self._consider(seat, message), Turn):
                if await self._append(turn, connection):
                    return
        connection.push(encode(turn))

    def _consider(self, seat: int, message: messages.Move) -> "Turn | msgspec.Struct":
        """What a move leads to; or the answer, if it leads to nothing."""
        known = self.answers.get((seat, message.id))
        if known is not None:
            return messages.Accepted(message.id, known)
        if self.match is None or self.sheet.state != "playing":
            raise Declined(CONFLICT, "server-not-playing")
        try:
            code = self.game.encode(self.game.read_move(message.move))
        except msgspec.DecodeError as error:
            raise Declined(400, "server-move-wrong", problem=str(error)) from None
        if not self._is_current(seat, message.seq):
            return self._stale(seat, message)
        try:
            return self._judge(self.match, seat, code, message.id)
        except Refused as refused:
            return messages.Refused(message.id, refused.rule, refused.clause)

    def _is_current(self, seat: int, seen: int) -> bool:
        """Has this seat been asked ever since it saw that, so that it still means the same move?"""
        if seen == self.seq:
            return True
        if not 0 <= seen < self.seq or not self.log[seen].asked >> seat & 1:
            return False
        return all(entry.seat != seat and entry.asked >> seat & 1 for entry in self.log[seen + 1 :])

    def _stale(self, seat: int, message: messages.Move) -> messages.Stale:
        seen = max(0, message.seq)
        return messages.Stale(
            message.id, self.seq, self._missed(seat, seen), self._view(seat), self._legal(seat)
        )

    def _judge(self, match: Match, seat: int, code: int, client: str) -> "Turn":
        """Where a move leads to, before anybody hears of it; or a refusal."""
        tables, asked = match.judge(seat, code)
        entry = Entry(self.seq + 1, seat, code, client, asked, time.time())
        return Turn(match, entry, tables, None if asked else self._finished(tables))

    async def _append(self, turn: "Turn", mover: "Connection | None" = None) -> bool:
        """Store, then play and tell; False if another worker was first: then judge again."""
        if not await self._stored(self.house.store.append(self.id, turn.entry, turn.sheet)):
            await self._catch_up()
            return False
        self._played(turn, mover)
        return True

    def _played(self, turn: "Turn", mover: "Connection | None") -> None:
        """Go on from here, and tell everybody."""
        entry, sheet = turn.entry, turn.sheet
        turn.match.adopt(entry.seat, entry.move, turn.tables)
        self._note(entry)
        if sheet is not None:
            self.sheet = sheet
        self._tell_update(mover, encode(messages.Accepted(entry.client, entry.seq)))
        if sheet is not None:
            self._tell_table()
        self.nudge()
        self.house.wake(self)

    def _finished(self, tables: Any) -> Sheet:
        """The sheet of a game that is over."""
        shares = [float(self.game.kernels.outcome(tables, 0, seat)) for seat in range(len(self.sheet.chairs))]
        winners = tuple(seat for seat, share in enumerate(shares) if share > 0)
        return self._next(replace(self.sheet, state="over", winners=winners))

    def _note(self, entry: Entry) -> None:
        self.log.append(entry)
        if entry.client:
            self.answers[entry.seat, entry.client] = entry.seq

    def _take(self, entry: Entry) -> None:
        """An entry of the log that was made elsewhere, or before this room was opened."""
        if entry.seq == 0:
            deal = self.sheet.deal
            if deal is None:
                raise LookupError(f"table {self.id} was dealt without a deal")
            self.match = Match(self.game, len(self.sheet.chairs), self.options, self.cards, deal.key)
        elif self.match is not None:
            self.match.append(entry.seat, entry.move)
        self._note(entry)

    # -------------------------------------------------------------------------------------- the sheet

    async def change(self, edit: Callable[[Sheet], Sheet]) -> None:
        """Change the sheet as `edit` says, on disk first; what `edit` declines is declined."""
        self.used = time.monotonic()
        async with self.lock:
            await self._make_sure()
            while True:
                sheet = edit(self.sheet)
                if sheet is self.sheet:
                    return
                options = self.game.seat_options(self.options, sheet.levels)
                sheet = self._next(seating.settle(sheet, self.game, options, self.cards))
                if await self._stored(self.house.store.change(sheet)):
                    break
                await self._catch_up()
            self._adopt(sheet)
            self._tell_table()
            self.nudge()
            self.house.wake(self)

    def _next(self, sheet: Sheet) -> Sheet:
        return replace(sheet, revision=self.sheet.revision + 1, changed=time.time())

    def _adopt(self, sheet: Sheet) -> None:
        if sheet.options != self.sheet.options:
            self.__dict__.pop("options", None)
        before, self.sheet = self.sheet, sheet
        for seat, chair in enumerate(before.chairs):
            lost = set(chair.tokens) - set(sheet.chairs[seat].tokens)
            for connection in list(self.listeners.get(seat, ())):
                if connection.token in lost:
                    connection.dismiss(Mistake("server-seat-left"))
        self._stirred.set()

    async def _stored(self, writing: Any) -> bool:
        self.doubtful = True  # until we know; a failure leaves it so
        kept = await writing
        self.doubtful = False
        return kept

    async def _make_sure(self) -> None:
        if self.doubtful:
            await self._catch_up()
            self.doubtful = False

    async def refresh(self) -> None:
        """Another worker has changed this table."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Take over what the store has and we have not."""
        whole = await self.house.store.load(self.id, self.seq)
        if whole is None:
            return
        changed = whole.sheet.revision > self.sheet.revision
        if changed:
            self._adopt(whole.sheet)
        for entry in whole.entries:
            self._take(entry)
            self._tell_update()
        if changed:
            self._tell_table()
        newest = self.chat[-1].number if self.chat else -1
        for said in whole.chat:
            if said.number > newest:
                self._heard(said)
        self.nudge()

    async def hints(self, seat: int) -> messages.Hints:
        """The best moves for what this seat can know; only for those who play alone against bots."""
        if len(self.sheet.people) != 1:
            raise Declined(FORBIDDEN, "server-no-hints")
        seq, match = self.seq, self.match
        if match is None or self.last is None or not self.last.asked >> seat & 1:
            raise Declined(CONFLICT, "server-not-now")
        best = (await self.house.thinkers.hints(self.game, match.tables, seat))[:HINTS]
        said = [messages.Hinted(said_move(self.game.name, one.move), one.value) for one in best]
        return messages.Hints(seq, said)

    # ------------------------------------------------------------------------------- when the game is over

    def finished(self) -> tuple[Match, Pledge]:
        """The game and the promises behind it; not before it is over, for they tell all."""
        if self.match is None or self.sheet.deal is None or self.sheet.state != "over":
            raise Declined(FORBIDDEN, "server-export-later")
        return self.match, self.sheet.deal

    def export(self) -> bytes:
        return encode_export(export_of(*self.finished()))

    def replay(self, seat: int) -> messages.Replay:
        """Every step as this seat saw it."""
        match, _ = self.finished()
        again = Match(self.game, match.players, self.options, self.cards, match.key)
        frames = [self._frame(again, seat)]
        for mover, move in match.moves:
            again.append(mover, move)
            frames.append(self._frame(again, seat))
        return messages.Replay(self.table(), seat, frames)

    def _frame(self, match: Match, seat: int) -> messages.Frame:
        table = match.tables[0]
        view, events = encode(self.game.view(table, seat)), encode(self.game.events(table, seat))
        return messages.Frame(len(match.moves), msgspec.Raw(events), msgspec.Raw(view))

    # --------------------------------------------------------------------------------------------- chat

    async def say(self, seat: int, nickname: str, message: messages.Say) -> None:
        """A line of the chat."""
        self.used = time.monotonic()
        if not self.sheet.chat:
            raise Declined(FORBIDDEN, "server-chat-off")
        async with self.lock:
            if (seat, message.id) in self.said:
                return
            while True:
                number = self.chat[-1].number + 1 if self.chat else 0
                said = messages.Said(number, seat, nickname, seating.plain(message.text), time.time())
                if await self.house.store.say(self.id, said):
                    break
                await self._catch_up()
            self.said = [*self.said, (seat, message.id)][-SAID_IDS:]
            self._heard(said)
            self.house.wake(self)

    def _heard(self, said: messages.Said) -> None:
        self.chat = [*self.chat, said][-100:]
        self._tell(said)

    # -------------------------------------------------------------------------- what goes on by itself

    def nudge(self) -> None:
        """Let the deal, the bots or the clock go on, if it is their turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None and not self._task.done():
            return
        if self.sheet.state == "dealing":
            self._task = self.house.spawn(self._deal())
        elif self.sheet.state == "playing":
            deadline = deadline_of(self.sheet, self.last)
            if self._machine_seat() is not None:
                self._task = self.house.spawn(self._drive())
            elif deadline is not None:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(max(0.0, deadline - time.time()) + 0.01, self.nudge)

    @property
    def busy(self) -> bool:
        """Must this room stay in memory?"""
        running = self._task is not None and not self._task.done()
        return running or self._timer is not None or any(self.listeners.values()) or self.lock.locked()

    def _machine_seat(self) -> int | None:
        """A seat for which a bot has to move: its own, or somebody's who is away or out of time."""
        if self.last is None or self.sheet.state != "playing":
            return None
        deadline = deadline_of(self.sheet, self.last)
        late = deadline is not None and time.time() >= deadline
        return next((seat for seat in seats_of(self.last.asked) if late or self.sheet.machine(seat)), None)

    async def _drive(self) -> None:
        """Bots move until a person is asked; one worker thinks for all."""
        if not await self.house.store.claim(self.id):
            return
        try:
            await self._drive_on()
        finally:
            await self.house.store.release(self.id)
        loop = asyncio.get_running_loop()
        loop.call_soon(self.nudge)  # this task is still running; the clock or the next bot starts after it

    async def _drive_on(self) -> None:
        while (seat := self._machine_seat()) is not None and self.match is not None:
            seen, level = self.seq, self.sheet.chairs[seat].level or STAND_IN
            if pause := self._bot_pause():
                await asyncio.sleep(pause)
            thought = await self.house.thinkers.think(self.game, self.match.tables, seat, level)
            async with self.lock:
                await self._make_sure()
                if self._machine_seat() is not None and self._is_current(seat, seen):
                    try:
                        await self._append(self._judge(self.match, seat, thought.move, ""))
                    except Refused:  # others have moved meanwhile: think again
                        log.debug("bot thinks again", table=self.id, seat=seat)

    def _bot_pause(self) -> float:
        """Before a bot moves, so that people can follow; but nobody waits long for the first own move."""
        usual = self.house.settings.bot_pause
        if self.answers or not self.log:
            return usual
        left = self.log[0].time + OPENING_SECONDS - time.time()
        return min(usual, max(0.0, left / 3))

    async def _deal(self) -> None:
        """The two steps of the fair deal, each as long as anybody who is awaited needs, but not for ever."""
        seconds = self.house.settings.deal_seconds
        if not self.sheet.revealing:
            await self._until(lambda: self._awaited() <= self._deal_of().digests.keys(), seconds)
            await self.change(seating.ask_to_reveal)
        await self._until(lambda: self._deal_of().digests.keys() == self._deal_of().shares.keys(), seconds)
        async with self.lock:
            await self._make_sure()
            while self.sheet.state == "dealing":
                deal = self._deal_of()
                match = Match(self.game, len(self.sheet.chairs), self.options, self.cards, deal.key)
                asked = int(self.game.kernels.to_move(match.tables, 0))
                entry = Entry(0, NOBODY, 0, "", asked, time.time())
                sheet = self._next(replace(self.sheet, state="playing"))
                if await self._stored(self.house.store.append(self.id, entry, sheet)):
                    self.match = match
                    self._adopt(sheet)
                    self._note(entry)
                    self._tell_table()
                    self._tell_update()
                    self.house.wake(self)
                else:
                    await self._catch_up()
        asyncio.get_running_loop().call_soon(self.nudge)

    def _deal_of(self) -> Any:
        return self.sheet.deal

    def _awaited(self) -> set[int]:
        return {seat for seat in self.sheet.people if not self.sheet.chairs[seat].away}

    async def _until(self, settled: Callable[[], bool], seconds: float) -> None:
        """Wait until that is so, but no longer than this."""
        try:
            async with asyncio.timeout(seconds):
                while not settled() and self.sheet.state == "dealing":
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            log.info("deal goes on without some", table=self.id)


@functools.lru_cache(8192)
def said_move(game: str, move: int) -> msgspec.Raw:
    """A move as JSON; the same few come again and again."""
    return msgspec.Raw(encode(find(game).decode(move)))
