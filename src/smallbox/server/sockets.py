"""The socket of a table: every message is read, measured, allowed and answered here."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from smallbox.mistake import Mistake
from smallbox.server import messages, seating
from smallbox.server.guards import Bucket
from smallbox.server.house import House
from smallbox.server.people import COOKIE, digest
from smallbox.server.sheet import NOBODY
from smallbox.server.wire import Wire

if TYPE_CHECKING:
    from smallbox.server.room import Room

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode

HELLO_SECONDS = 10.0
FATAL = 4000  # the close code after a fatal Failed
PONG = encode(messages.Pong())


class Connection:
    """One socket at a table."""

    room: "Room"

    def __init__(self, house: House, wire: Wire, person: str | None) -> None:
        self.house = house
        self.wire = wire
        self.person = person
        self.seat = NOBODY
        self.token = ""  # the hash of what proves the seat
        self.bucket = Bucket(house.settings.messages)
        self._waiting: deque[tuple[Coroutine[Any, Any, None], str | None]] = deque()  # answers, one by one

    def sit_down(self, room: "Room") -> None:
        """From now on everything that is said here is answered there."""
        self.room = room
        self.wire.listen(self.hear)

    def hear(self, data: bytes) -> None:
        """Answer a message; what is wrong with it is said, and the socket stays open. A move, which is nearly
        everything, is answered at once or when it is on disk; what else takes time has a task of its own."""
        if not self.bucket.take():
            return self.dismiss(Mistake("server-too-fast"))
        answered: str | None = None
        try:
            message = read(data)
            match message:
                case messages.Move():
                    answered = message.id
                    self.room.move(self, seat_of(self), message)
                case messages.Ping():
                    self.push(PONG)
                case messages.Hello():
                    raise Mistake("server-hello-twice")
                case _:
                    answered = message.id if isinstance(message, messages.Say) else None
                    self.later(answer(self, self.room, message), answered)
        except Exception as error:
            self.went_wrong(error, answered)
        return None

    def later(self, answering: Coroutine[Any, Any, None], answered: str | None) -> None:
        """Let an answer take its time; those to one socket come in the order of its messages."""
        self.wire.begin_answer()
        self._waiting.append((answering, answered))
        if len(self._waiting) == 1:
            self.house.spawn(self._answer_all())

    @property
    def busy(self) -> bool:
        """Is an earlier message still to be answered?"""
        return bool(self._waiting)

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                answering, answered = self._waiting[0]
                try:
                    await answering
                except Exception as error:
                    self.went_wrong(error, answered)
                self._waiting.popleft()
                self.wire.end_answer()
        finally:
            for answering, _ in self._waiting:  # the house closes
                answering.close()

    def went_wrong(self, error: BaseException, answered: str | None) -> None:
        """Say what was wrong with a message, or that something is wrong with us."""
        if not isinstance(error, Mistake):
            log.error("message failed", table=self.room.id, seat=self.seat, exc_info=error)
            error = Mistake("server-failed")
        self.push(encode(messages.Failed(error.message, error.arguments, answered)))

    def push(self, *texts: bytes) -> None:
        if not self.wire.push(*texts):
            log.info("slow reader dropped", seat=self.seat)

    def dismiss(self, mistake: Mistake) -> None:
        """Say what is wrong, close the socket, and hear no more of what has come meanwhile."""
        self.push(encode(messages.Failed(mistake.message, mistake.arguments, fatal=True)))
        self.wire.listen(lambda _: None)
        self.wire.queue.put_nowait({"type": "websocket.disconnect", "code": FATAL})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """One client at one table, from hello to good-bye."""
    house: House = state.house
    if messages.SUBPROTOCOL not in socket.scope["subprotocols"]:
        await socket.close(code=FATAL, reason="server-protocol")
        return
    await socket.accept(subprotocols=messages.SUBPROTOCOL)
    wire: Wire = socket.scope["extensions"]["smallbox.wire"]  # pyright: ignore
    connection = Connection(house, wire, house.people.of_cookie(socket.cookies.get(COOKIE)))
    house.sockets += 1
    try:
        await converse(connection, table)
    finally:
        house.sockets -= 1
    if not wire.disconnected:
        await wire.send({"type": "websocket.close", "code": FATAL})


async def converse(connection: Connection, table: str) -> None:
    """Hello, then whatever comes."""
    try:
        room, seen = await introduce(connection, table)
    except TimeoutError:
        return connection.dismiss(Mistake("server-no-hello"))
    except Gone:
        return None
    except Mistake as mistake:
        return connection.dismiss(mistake)
    connection.push(room.welcome(connection, seen))
    connection.sit_down(room)
    try:
        await receive(connection.wire)  # no more texts come this way
    except Gone:
        room.goodbye(connection)


async def introduce(connection: Connection, table: str) -> tuple["Room", int]:
    """Which table, which seat, and what this client has seen of it."""
    async with asyncio.timeout(HELLO_SECONDS):
        hello = read(await receive(connection.wire))
    if not isinstance(hello, messages.Hello):
        raise Mistake("server-no-hello")
    if hello.protocol != messages.PROTOCOL:
        raise Mistake("server-protocol", known=messages.PROTOCOL)
    room = await connection.house.room(table)
    if hello.token is not None:
        connection.token = digest(hello.token)
        connection.seat = room.sheet.seat_of_token(connection.token)
        if connection.seat == NOBODY and connection.house.store.shared:
            await room.refresh()  # another worker may just have given out this token
            connection.seat = room.sheet.seat_of_token(connection.token)
        if connection.seat == NOBODY:
            raise Mistake("server-token")
    return room, hello.seen


async def answer(connection: Connection, room: "Room", message: messages.FromClient) -> None:
    """Answer what is not a move."""
    match message:
        case messages.Say():
            await say(connection, room, message)
        case messages.Commit():
            seat, pledged = seat_of(connection), message.digest
            await room.change(lambda sheet: seating.committed(sheet, seat, pledged))
        case messages.Reveal():
            seat, share = seat_of(connection), message.share
            await room.change(lambda sheet: seating.revealed(sheet, seat, share))
        case messages.AskHint():
            connection.push(encode(await room.hints(seat_of(connection))))
        case _:
            raise LookupError(f"nobody answers {message}")


async def say(connection: Connection, room: "Room", message: messages.Say) -> None:
    if connection.person is None:
        raise Mistake("server-no-name")
    person = await connection.house.people.find(connection.person)
    await room.say(connection.seat, person.nickname, message)


def seat_of(connection: Connection) -> int:
    """The seat that this socket may move for."""
    if connection.seat == NOBODY:
        raise Mistake("server-spectator")
    return connection.seat


def read(data: bytes) -> messages.FromClient:
    """A typed message, whatever was sent."""
    try:
        return messages.read_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Mistake("server-not-understood", problem=str(error)[:200]) from None


class Gone(Exception):
    """The other side has left."""


async def receive(wire: Wire) -> bytes:
    event = await wire.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    return event["bytes"]  # pyright: ignore
