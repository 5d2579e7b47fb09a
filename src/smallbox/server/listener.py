"""What a table needs to know of a connected client; routes/table_socket.py has the real one."""

from typing import Protocol

from msgspec import Struct

from smallbox.mistake import Mistake


class Listener(Protocol):
    """A client that sits at a table or watches it."""

    @property
    def seat(self) -> int:
        """Its seat; NOBODY for a spectator."""
        ...

    @property
    def token(self) -> str:
        """The hash of the token that proves the seat."""
        ...

    def push(self, *texts: bytes) -> None:
        """Send these messages at once."""
        ...

    def answer(self, message_id: str, answer: Struct | BaseException | None) -> None:
        """Answer a move, or say why it failed; None if the answer has been pushed already."""
        ...

    def dismiss(self, mistake: Mistake) -> None:
        """Say what is wrong and close the connection."""
        ...
