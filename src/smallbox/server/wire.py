"""uvicorn's WebSocket with two differences: bytes stay bytes, and whoever does not read is cut off.

A view is encoded once and sent to many: nobody waits for anybody, and no text is made of it on the way. A
text frame that is no UTF-8 gets our typed answer, not a closed door.
"""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WHOLE_TEXT = 0x81
MOST_WAITING = 1 << 20  # bytes for a reader that does not read


class Wire(WebSocketsSansIOProtocol):
    """One socket; the application finds it in its scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(Any, self.scope)["extensions"]["smallbox.wire"] = self

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def push(self, text: bytes) -> bool:
        """Send UTF-8 text at once; False if the other side has not read for too long and is cut off."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(length: int) -> bytes:
    """What stands before a text of so many bytes: a whole text, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
