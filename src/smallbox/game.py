"""The contract that every game fills in.

The rules are kernels over one record, `table`; everything a person or a program sends or gets is a typed
Struct. `Game` ties the two together.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from smallbox.kernel import Record, Row, Tables, bind, seed_stream
from smallbox.mistake import Mistake

__all__ = ["NOBODY", "Game", "Mistake"]

NOBODY = -1  # the seat of a spectator


def _all_of_it(event: Any) -> Any:
    return event


@dataclass(frozen=True)
class Game:
    """One game: its rules as kernels, and their typed edges."""

    name: str
    version: str  # changes whenever the same log could give another game
    seats: range  # how many may play
    table: type[Record]
    rules: ModuleType  # kernels: setup, to_move, check, play, legal, outcome, score; Rule, MOST_MOVES
    forget: Callable[[Any, int], None]  # kernel: put all that this seat cannot know into a fixed order
    redeal: Callable[[Any, int, Row], None]  # kernel: make a table that this seat could be sitting at
    careful: Callable[[Any, int, Row, int], int]  # kernel: the move of a sensible player
    options: type[msgspec.Struct]
    cards: Any  # the Struct of cards.toml: what is printed on the cards
    check_cards: Callable[[Any, str], None]  # a Mistake that names the file if such cards cannot be played
    prepare: Callable[[Any, int, Any, Any], None]  # put players, options and cards on a blank table
    move: Any  # the union of move Structs
    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    view: Callable[[Any, int], msgspec.Struct]  # what a seat (or NOBODY, a spectator) may see
    events: Callable[[Any, int], Sequence[msgspec.Struct]]  # what a seat may know of the last move
    clauses: Mapping[str, Sequence[str]]  # the rulebook: sections and their clauses, in order
    recall: Callable[[Any], Any] = _all_of_it  # what of an earlier event may be told again
    sides: Sequence[str] = ()  # what the seats are called, where they are not all alike
    tallies: Mapping[str, Sequence[str]] = field(
        default_factory=dict[str, Sequence[str]]
    )  # what a lab counts
    tally: Callable[[Any, Row], None] | None = (
        None  # kernel: count the last move, a row for each of `tallies`
    )

    @functools.cached_property
    def kernels(self) -> ModuleType:
        """The kernels as Python calls them; see boundary.py."""
        shape = (max(1, len(self.tallies)), max([1, *map(len, self.tallies.values())]))
        edges = (self.forget, self.redeal, self.careful, self.tally)
        return bind("boundary.py", self.name, self.rules, *edges, shape)

    @functools.cached_property
    def read_move(self) -> Callable[[bytes | msgspec.Raw], Any]:
        """A move as it is said in JSON."""
        return msgspec.json.Decoder(self.move).decode

    @functools.cached_property
    def own_cards(self) -> Any:
        """The cards that come with the game."""
        folder = Path(self.rules.__file__ or "").parent
        return self.load_cards(folder / "cards.toml")

    def load_cards(self, path: Path) -> Any:
        """Read a card file; whatever is wrong with it is a Mistake that names the entry."""
        try:
            cards = msgspec.toml.decode(path.read_bytes(), type=self.cards)
        except OSError as error:
            raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Mistake("file-wrong", file=str(path), problem=str(error)) from None
        self.check_cards(cards, str(path))
        return cards

    def blank(self, players: int, options: Any = None, cards: Any = None, count: int = 1) -> Tables[Any]:
        """Tables with options and cards on them, before the deal; each needs a chance of its own."""
        if players not in self.seats:
            raise Mistake(
                "players", game=self.name, players=players, least=self.seats[0], most=self.seats[-1]
            )
        tables = self.table.array(count)
        first: Any = tables[0]
        self.prepare(first, players, options or self.options(), cards or self.own_cards)
        seed_stream(first.chance, 0, 0)  # an empty stream would draw noughts for ever
        tables[:] = first  # pyright: ignore[reportCallIssue, reportArgumentType]
        return tables

    def legal_moves(self, tables: Tables[Any], seat: int, i: int = 0) -> list[int]:
        """The codes of all moves that this seat may choose from."""
        moves = np.empty(self.rules.MOST_MOVES, np.int64)
        count = self.kernels.legal(tables, i, seat, moves)
        return moves[:count].tolist()

    def asked(self, tables: Tables[Any], i: int = 0) -> list[int]:
        """The seats that may move now; none when the game is over."""
        mask = int(self.kernels.to_move(tables, i))
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def clause(self, rule: IntEnum) -> str:
        """The clause that a refusal names: ADD_OUTSIDE is mow.add.outside."""
        return self._clause_of_rule[rule.name]

    @functools.cached_property
    def _clause_of_rule(self) -> dict[str, str]:
        every = [clause for section in self.clauses.values() for clause in section]
        return {
            clause.split(".", 1)[1].replace(".", "_").replace("-", "_").upper(): clause for clause in every
        }
