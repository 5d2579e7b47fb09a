"""What a table needs to know of a client that is connected to it; routes/table_socket.py has the real one."""

from typing import Protocol

from msgspec import Struct

from smallbox.mistake import Mistake


class Listener(Protocol):
    """A client that sits at a table or watches it."""

    @property
    def seat(self) -> int:
        """Or NOBODY, for a spectator."""
        ...

    @property
    def token(self) -> str:
        """The hash of what proves the seat."""
        ...

    def push(self, *texts: bytes) -> None:
        """Send these messages at once."""
        ...

    def answer(self, message_id: str, answer: Struct | BaseException | None) -> None:
        """A move is settled: the answer to it, or why there is none; None if the answer was pushed."""
        ...

    def dismiss(self, mistake: Mistake) -> None:
        """Say what is wrong and close the connection."""
        ...
