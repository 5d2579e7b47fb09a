"""The socket of a table: every message is read, checked and answered here."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from smallbox.mistake import Mistake
from smallbox.server import messages, seating
from smallbox.server.backend import Backend
from smallbox.server.live_table import LiveTable
from smallbox.server.people import COOKIE
from smallbox.server.rate_limit import RateLimit
from smallbox.server.routes.dependencies import Ours
from smallbox.server.seat_view import encode
from smallbox.server.table_state import NOBODY
from smallbox.server.tokens import digest
from smallbox.server.websocket import EXTENSION, TextSocket

log = structlog.get_logger()

HELLO_SECONDS = 10.0
FATAL = 4000  # the close code after a fatal Failed
PONG = encode(messages.Pong())


class Connection:
    """One client at one table, once it has said hello; see `listener.Listener`."""

    def __init__(
        self,
        backend: Backend,
        socket: TextSocket,
        table: LiveTable,
        seat: int,
        token: str,
        person: str | None,
    ) -> None:
        self.seat = seat
        self.token = token
        self._backend = backend
        self._socket = socket
        self._table = table
        self._person = person
        self._limit = RateLimit(backend.settings.messages)
        self._waiting: deque[tuple[Coroutine[Any, Any, None], str | None]] = deque()  # one by one

    def hear(self, data: bytes) -> None:
        """Answer a message; if something is wrong with it, say so and keep the socket open.

        A move, by far the most common message, needs no task. Other slow messages get one, in order.
        """
        if not self._limit.allows():
            return self.dismiss(Mistake("server-too-fast"))
        message_id: str | None = None
        try:
            message = read(data)
            match message:
                case messages.Move():
                    message_id = message.id
                    self._check_seat()
                    self._socket.begin_answer()
                    self._table.play(self, message)
                case messages.Ping():
                    self.push(PONG)
                case messages.Hello():
                    raise Mistake("server-hello-twice")
                case messages.Say():
                    message_id = message.id
                    self._later(self._say(message), message_id)
                case messages.Commit():
                    self._check_seat()
                    self._later(self._commit(message))
                case messages.Reveal():
                    self._check_seat()
                    self._later(self._reveal(message))
                case messages.AskHint():
                    self._check_seat()
                    self._later(self._hint())
        except Exception as error:
            self._went_wrong(error, message_id)
        return None

    def answer(self, message_id: str, answer: msgspec.Struct | BaseException | None) -> None:
        """Answer a move that has been settled."""
        self._socket.end_answer()
        if isinstance(answer, BaseException):
            self._went_wrong(answer, message_id)
        elif answer is not None:
            self.push(encode(answer))

    def push(self, *texts: bytes) -> None:
        if not self._socket.push(*texts):
            log.info("slow reader dropped", seat=self.seat)

    def dismiss(self, mistake: Mistake) -> None:
        dismiss(self._socket, mistake)

    def _check_seat(self) -> None:
        if self.seat == NOBODY:
            raise Mistake("server-spectator")

    # ----------------------------------------------------------------------------------- what takes time

    def _later(self, answering: Coroutine[Any, Any, None], message_id: str | None = None) -> None:
        self._socket.begin_answer()
        self._waiting.append((answering, message_id))
        if len(self._waiting) == 1:
            self._backend.background.start(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                answering, message_id = self._waiting[0]
                try:
                    await answering
                except Exception as error:
                    self._went_wrong(error, message_id)
                self._waiting.popleft()
                self._socket.end_answer()
        finally:
            for answering, _ in self._waiting:  # the server is closing
                answering.close()

    async def _say(self, message: messages.Say) -> None:
        if self._person is None:
            raise Mistake("server-no-name")
        person = await self._backend.people.find(self._person)
        await self._table.add_line(self.seat, person.nickname, message)

    async def _commit(self, message: messages.Commit) -> None:
        await self._table.change(lambda state: seating.committed(state, self.seat, message.digest))

    async def _reveal(self, message: messages.Reveal) -> None:
        await self._table.change(lambda state: seating.revealed(state, self.seat, message.share))

    async def _hint(self) -> None:
        self.push(encode(await self._table.hint(self.seat)))

    def _went_wrong(self, error: BaseException, message_id: str | None) -> None:
        """Say what was wrong with a message, or that something is wrong with us."""
        if not isinstance(error, Mistake):
            log.error("message failed", table=self._table.id, seat=self.seat, exc_info=error)
            error = Mistake("server-failed")
        self.push(encode(messages.Failed(error.message, error.arguments, message_id)))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], backend: Ours) -> None:
    """One client at one table, from hello to goodbye."""
    if messages.SUBPROTOCOL not in socket.scope["subprotocols"]:
        await socket.close(code=FATAL, reason="server-protocol")
        return
    await socket.accept(subprotocols=messages.SUBPROTOCOL)
    texts: TextSocket = socket.scope["extensions"][EXTENSION]  # pyright: ignore
    backend.sockets += 1
    try:
        await converse(backend, texts, table, backend.people.of_cookie(socket.cookies.get(COOKIE)))
    finally:
        backend.sockets -= 1
    if not texts.disconnected:
        await texts.send({"type": "websocket.close", "code": FATAL})


async def converse(backend: Backend, socket: TextSocket, table: str, person: str | None) -> None:
    """Hello, then everything after it."""
    try:
        hello = await receive_hello(socket)
        live = await backend.tables.find(table)
        token = digest(hello.token) if hello.token is not None else ""
        seat = await seat_of(backend, live, token) if token else NOBODY
    except Gone:
        return
    except Mistake as mistake:
        dismiss(socket, mistake)
        return
    connection = Connection(backend, socket, live, seat=seat, token=token, person=person)
    live.welcome(connection, hello.seen)
    socket.listen(connection.hear)
    try:
        await receive(socket)  # texts no longer arrive this way
    except Gone:
        live.goodbye(connection)


async def receive_hello(socket: TextSocket) -> messages.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = read(await receive(socket))
    except TimeoutError:
        raise Mistake("server-no-hello") from None
    if not isinstance(hello, messages.Hello):
        raise Mistake("server-no-hello")
    if hello.protocol != messages.PROTOCOL:
        raise Mistake("server-protocol", known=messages.PROTOCOL)
    return hello


async def seat_of(backend: Backend, table: LiveTable, token: str) -> int:
    """The seat that this token proves."""
    seat = table.state.seat_of_token(token)
    if seat == NOBODY and backend.store.shared:
        await table.catch_up()  # another worker may just have issued this token
        seat = table.state.seat_of_token(token)
    if seat == NOBODY:
        raise Mistake("server-token")
    return seat


def dismiss(socket: TextSocket, mistake: Mistake) -> None:
    """Say what is wrong, close the socket, and ignore anything that has arrived since."""
    socket.push(encode(messages.Failed(mistake.message, mistake.arguments, fatal=True)))
    socket.hang_up(FATAL)


def read(data: bytes) -> messages.FromClient:
    """The message that was sent, typed; or Declined."""
    try:
        return messages.read_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Mistake("server-not-understood", problem=str(error)[:200]) from None


class Gone(Exception):
    """The other side has left."""


async def receive(socket: TextSocket) -> bytes:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise Gone
    return event["bytes"]  # pyright: ignore
