"""A game being played: a log of moves, and the table that it leads to. No input or output here.

The log is the game. The table is only its memory: whoever has the options, the cards, the key and the
moves can lay it out again, byte for byte.
"""

import hashlib
import hmac
import struct
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from smallbox.game import Game
from smallbox.kernel import Tables

NUMBERS = struct.Struct(">4Q")  # in a digest


def key_of_seed(seed: int) -> bytes:
    """The key of a game that is dealt from a plain number."""
    return hashlib.sha256(f"smallbox/seed/v1\0{seed}".encode()).digest()


def chance(key: bytes, entry: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The random stream before the entry-th step of a log: 0 is the deal, n is move n.

    Each step has a stream of its own, so that no card seen tells anything of a card to come.
    """
    return np.array(chance_numbers(key, entry), np.uint64)


def chance_numbers(key: bytes, entry: int) -> tuple[int, ...]:
    return NUMBERS.unpack(hmac.digest(key, b"chance" + entry.to_bytes(8, "big"), "sha256"))


class Refused(ValueError):
    """A move that breaks a clause."""

    def __init__(self, clause: str, rule: int) -> None:
        super().__init__(clause)
        self.clause = clause
        self.rule = rule


@dataclass
class Match:
    """One game between its seats; `append` is the only way to change it."""

    game: Game
    players: int
    options: Any
    cards: Any
    key: bytes
    moves: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # seat and move code
    tables: Tables[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.tables = self.game.blank(self.players, self.options, self.cards)
        first: Any = self.tables[0]
        first.chance[:] = chance(self.key, 0)
        self.game.kernels.setup(self.tables, 0)
        logged, self.moves = self.moves, []
        for seat, move in logged:
            self.append(seat, move)

    def append(self, seat: int, move: int) -> None:
        """Play a move, or refuse it with the clause that it breaks and change nothing."""
        self.adopt(seat, move, self.judge(seat, move)[0])

    def judge(self, seat: int, move: int) -> tuple[Tables[Any], int]:
        """The table that this move leads to, and who is asked there (a bit for each), while the match waits;
        or a refusal with the clause."""
        broken = self.game.kernels.check(self.tables, 0, seat, move)
        if broken:
            rule = self.game.rules.Rule(broken)
            raise Refused(self.game.clause(rule), int(rule))
        stream = chance_numbers(self.key, len(self.moves) + 1)
        tables: Tables[Any] = self.game.table.same(self.tables, stream)
        return tables, int(self.game.kernels.advance(tables, 0, seat, move))

    def adopt(self, seat: int, move: int, tables: Tables[Any]) -> None:
        """Go on with what `judge` gave for this move."""
        self.tables = tables
        self.moves.append((seat, move))

    @property
    def asked(self) -> list[int]:
        """The seats that may move now; none when the game is over."""
        return self.game.asked(self.tables)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return [float(self.game.kernels.outcome(self.tables, 0, seat)) for seat in range(self.players)]

    @property
    def digest(self) -> str:
        """A fingerprint of the whole table."""
        return hashlib.sha256(self.tables.tobytes()).hexdigest()
