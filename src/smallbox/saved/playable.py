"""What reading and writing games needs from a match."""

from typing import Any, Protocol, Self, TypeVar

from smallbox.game import Game
from smallbox.kernel import Tables


class Playable(Protocol):
    """A match, as far as files are concerned; `match.Match` implements it."""

    game: Game
    players: int
    options: Any
    cards: Any
    key: bytes
    moves: list[tuple[int, int]]
    names: list[str]
    tables: Tables[Any]

    def __init__(self, game: Game, players: int, options: Any, cards: Any, key: bytes) -> None: ...

    def append(self, seat: int, move: int) -> None: ...

    def start(self) -> Self: ...

    @property
    def outcome(self) -> list[float]: ...

    @property
    def digest(self) -> str: ...


M = TypeVar("M", bound=Playable)
