"""A game being played: a log of moves, and the table it leads to.

The log is the game, and the table only a cache: the options, the cards, the key and the moves are enough to
rebuild it, byte for byte.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import msgspec

from smallbox import saved
from smallbox.fair import chance_before, key_of_seed
from smallbox.game import Game, seats_of
from smallbox.games import find
from smallbox.kernel import Tables
from smallbox.mistake import Mistake, Refused

__all__ = ["Match", "Refused"]


@dataclass
class Match:
    """One game between its seats.

    `Match.new` deals, `legal` lists what a seat may do, `play` does it; `view` and `events` are what a seat
    may see and what it saw happen.
    """

    game: Game
    players: int
    options: Any
    cards: Any
    key: bytes
    moves: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # seat, move as a number
    names: list[str] = field(default_factory=list[str])  # of the players, for readers of a saved game
    tables: Tables[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.tables = self.game.blank(self.players, self.options, self.cards)
        first: Any = self.tables[0]
        first.chance[:] = chance_before(self.key, 0)
        self.game.kernels.setup(self.tables, 0)
        logged, self.moves = self.moves, []
        for seat, move in logged:
            self.append(seat, move)

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: int | None = None,
        *,
        seed: int | None = None,
        options: Any = None,
        cards: Any = None,
        names: Sequence[str] = (),
    ) -> Self:
        """Deal a game; the same seed deals the same cards, and without a seed nobody can predict them.

        `options` and `cards` are the game's own Structs, or plain dictionaries with the same fields.
        """
        game = find(game) if isinstance(game, str) else game
        return cls(
            game,
            game.seats[0] if players is None else players,
            _typed(options, game.options, "options") if options is not None else game.options(),
            _typed(cards, game.cards, "cards") if cards is not None else game.own_cards,
            key_of_seed(secrets.randbits(64) if seed is None else seed),
            names=list(names),
        )

    # ------------------------------------------------------------------------------------------ playing

    @property
    def asked(self) -> list[int]:
        """The seats that may move now; none when the game is over."""
        return self.game.asked(self.tables)

    def legal(self, seat: int) -> list[Any]:
        """The moves this seat may choose from; none if it is not asked."""
        return [self.game.decode(move) for move in self.game.legal_moves(self.tables, seat)]

    def play(self, seat: int, move: Any) -> None:
        """Play a move; or raise Refused with the rule and the clause it breaks, and change nothing."""
        self.append(seat, self.game.encode(move))

    def append(self, seat: int, move: int) -> None:
        """Play a move given as a number."""
        self.adopt(seat, move, self.judge(seat, move)[0])

    def judge(self, seat: int, move: int) -> tuple[Tables[Any], int]:
        """The table this move leads to, and who is asked there (one bit per seat); or Refused.

        The match itself does not change.
        """
        broken = self.game.kernels.check(self.tables, 0, seat, move)
        if broken:
            rule = self.game.rules.Rule(broken)
            raise Refused(self.game.clause(rule), int(rule))
        stream = chance_before(self.key, len(self.moves) + 1)
        tables: Tables[Any] = self.game.table.same(self.tables, stream)
        return tables, int(self.game.kernels.advance(tables, 0, seat, move))

    def adopt(self, seat: int, move: int, tables: Tables[Any]) -> None:
        """Continue with the table that `judge` returned for this move."""
        self.tables = tables
        self.moves.append((seat, move))

    # ------------------------------------------------------------------------------------------- seeing

    def view(self, seat: int) -> Any:
        """What this seat may see; NOBODY is a spectator."""
        return self.game.seeing.view(self.tables, seat)

    def events(self, seat: int) -> Sequence[Any]:
        """What this seat may know of the last move, or of the deal."""
        return self.game.seeing.events(self.tables, seat)

    def told_asked(self, seat: int) -> list[int]:
        """The seats that may move now, as far as this seat may know."""
        return seats_of(int(self.game.kernels.told_asked(self.tables, 0, seat)))

    def view_json(self, seat: int) -> bytes:
        """The view as it is sent."""
        return self.game.seeing.view_json(self.tables, seat)

    def events_json(self, seat: int) -> bytes:
        """The events as they are sent."""
        return self.game.seeing.events_json(self.tables, seat)

    @property
    def outcome(self) -> list[float]:
        """Each seat's share of the win; all zero until the game is over."""
        return [float(self.game.kernels.outcome(self.tables, 0, seat)) for seat in range(self.players)]

    @property
    def digest(self) -> str:
        """A fingerprint of the whole table."""
        return hashlib.sha256(self.tables.tobytes()).hexdigest()

    # ---------------------------------------------------------------------------------- again, and later

    def start(self) -> Self:
        """The same game before its first move."""
        return type(self)(self.game, self.players, self.options, self.cards, self.key, names=self.names)

    def copy(self) -> Self:
        """An independent match at the same point of the game."""
        other = self.start()
        other.tables, other.moves = self.game.table.same(self.tables), list(self.moves)
        return other

    def steps(self) -> Iterator[Self]:
        """Replay the game from the deal to now; yields the same match each time, one move further."""
        again = self.start()
        yield again
        for seat, move in self.moves:
            again.append(seat, move)
            yield again

    def save(self, path: Path | str) -> None:
        """Write the game, finished or not, to a file."""
        saved.write(Path(path), self)

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Read a saved game or an export and replay it; a Mistake says what is wrong and where."""
        return saved.read(Path(path), cls)


def _typed(given: Any, form: Any, what: str) -> Any:
    """The game's own Struct, given as such or as a dictionary of its fields."""
    try:
        return msgspec.convert(given, form, from_attributes=True)
    except msgspec.ValidationError as error:
        raise Mistake("file-wrong", file=what, problem=str(error)) from None
