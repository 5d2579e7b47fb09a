"""uvicorn's WebSocket with a shorter path: messages are read at once where possible, bytes stay bytes, and a
client that does not read is disconnected. See docs/decisions/our-own-websocket.md.

A view is encoded once and sent to many, without waiting for anybody and without decoding it on the way. A
text frame that is not UTF-8 gets our typed answer instead of a closed connection.
"""

import struct
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "smallbox.websocket"
WHOLE_TEXT = 0x81
CONTROL = 0x88  # opcodes from here on: close, ping and pong
MASKED = 0x80
LONG = 126  # as a length: the real one follows in two bytes
MOST_WAITING = 1 << 20  # bytes that a client may leave unread
MOST_UNREAD = 8  # messages that a client may send without waiting for answers

_short_head = struct.Struct("!BBH").pack


class TextSocket(WebSocketsSansIOProtocol):
    """One socket; the application finds it in its scope under EXTENSION.

    tests/server/test_websocket.py lists everything it uses of its base class, which is no public interface:
    the versions of uvicorn and websockets are capped, and the test fails when one of them has changed.
    """

    _in_step = True  # the library has seen only whole frames, so we may read the next one for it
    _unanswered = 0
    _listener: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Read what arrives: nearly always one short text, whole, in a tenth of the library's time."""
        if self.handshake_initiated and not self.handshake_complete:
            self._in_step = False
        while data and self._in_step and self.handshake_complete and not self.close_sent:
            start, end = bounds(data)
            if end > len(data) or end - start > (self.config.ws_max_size or 0):
                self._in_step = False
            elif data[0] == WHOLE_TEXT:
                self._hear(unmasked(data[start - 4 : start], data[start:end]))
                data = data[end:]
            elif data[0] >= CONTROL:
                super().data_received(data[:end])
                data = data[end:]
            else:
                self._in_step = False
        if data:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """The library has read a message."""
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hear(data)

    def _hear(self, text: bytes) -> None:
        if self._listener is not None:
            self._listener(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_UNREAD:
            self._rest()

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Hand texts to this listener from now on, starting with those that came too early."""
        early = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self._listener = listener
        for event in early:
            if event["type"] == "websocket.receive":
                listener(cast(bytes, event.get("bytes")))
            else:
                self.queue.put_nowait(event)
        self._go_on()

    def begin_answer(self) -> None:
        """The listener needs time to answer: stop reading if too many answers are due."""
        self._unanswered += 1
        if self._unanswered >= MOST_UNREAD:
            self._rest()

    def end_answer(self) -> None:
        self._unanswered -= 1
        self._go_on()

    def _rest(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        if self.read_paused and self._unanswered < MOST_UNREAD and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Stop listening, and let the application close the socket as if the other side had gone."""
        self.listen(lambda _: None)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def push(self, *texts: bytes) -> bool:
        """Send UTF-8 texts at once; False if the other side has left too much unread and is disconnected."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True


def head(length: int) -> bytes:
    """The header of a text of this many bytes: a whole text, not masked (RFC 6455, 5.2)."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return _short_head(WHOLE_TEXT, LONG, length)
    return bytes((WHOLE_TEXT, LONG + 1)) + length.to_bytes(8, "big")


def bounds(data: bytes) -> tuple[int, int]:
    """Where the content of the first frame begins and ends; far beyond the data if it is not for us."""
    if len(data) < 6 or not data[1] & MASKED:
        return 0, 1 << 62
    length = data[1] & ~MASKED
    if length < LONG:
        return 6, 6 + length
    if length > LONG:
        return 0, 1 << 62
    return 8, 8 + int.from_bytes(data[2:4], "big")


def unmasked(mask: bytes, content: bytes) -> bytes:
    """What a client sent, with the mask taken off (RFC 6455, 5.3)."""
    size = len(content)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
