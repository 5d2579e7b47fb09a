"""The contract that every game fills in.

The rules are kernels over one record, `table`; everything a person or a program sends or gets is a typed
Struct. `Game` ties the two together, and holds all that bots, server, terminal and client ask about a game.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import numpy as np

from smallbox.coding import MoveCodes
from smallbox.draws import Drawing, Draws, PlainDraws, WrittenDraws, draws_kernel
from smallbox.kernel import Bound, Record, Row, Tables, Way, bind, choose_way
from smallbox.mistake import Mistake
from smallbox.options import OptionField, option_fields, option_numbers
from smallbox.seeing import Seeing, Seen, Written, kernel_of, seeing_of

__all__ = ["LEVELS", "NOBODY", "Draws", "Game", "Level", "Mistake", "Together", "seats_of"]

NOBODY = -1  # the seat of a spectator
LEVELS = range(1, 6)  # of the bots, weakest to strongest


class Level(msgspec.Struct, frozen=True):
    """What a bot of one level may do; it is called `<game>-level-<number>`."""

    iterations: int  # of the search, at most
    seconds: float  # for one move, at most: a safety net, since the iterations normally end first
    blunders: int = 0  # per cent of its moves left to chance
    options: dict[str, int] = {}  # its values for the per-seat options


USUAL_LEVELS = (  # for a game whose bots were never measured
    Level(8, 0.2, blunders=60),
    Level(16, 0.2, blunders=25),
    Level(64, 0.2),
    Level(512, 0.5),
    Level(4096, 1.0),
)


def seats_of(mask: int) -> list[int]:
    """The seats in a bit mask, as `to_move` gives it."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Together(NamedTuple):
    """A part of a game in which all seats move at once, and nobody is told who has moved how often."""

    each: int  # moves that every seat makes in it
    left: Sequence[int]  # moves that each seat still has to make


def _all_of_it(event: Any) -> Any:
    return event


def _any_cards(cards: Any, file: str) -> None:
    pass


def _plain_knowledge() -> ModuleType:
    from smallbox import plain_knowledge

    return plain_knowledge


@dataclass(frozen=True)
class Game:
    """One game: its rules as kernels, their typed edges, and its bots."""

    name: str
    version: str  # changes whenever the same log could give a different game
    seats: range  # possible numbers of players
    # the rules
    table: type[Record]
    rules: ModuleType  # kernels: setup, to_move, check, play, legal, outcome, score; Rule, MOST_MOVES
    hide: Callable[[Any, int], None]  # kernel: put everything this seat cannot know into a fixed order
    redeal: Callable[[Any, int, Row], None]  # kernel: make a table that this seat could be sitting at
    clauses: Mapping[str, Sequence[str]]  # the rulebook: sections and their clauses, in order
    # what is agreed before the game
    options: type[msgspec.Struct]
    cards: Any  # the Struct of cards.toml: what is printed on the cards
    prepare: Callable[[Any, int, Any, Any], None]  # put players, options and cards on a blank table
    # what people and programs send and get
    move: Any  # the union of move Structs
    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    view: Seen | Written  # what a seat (or NOBODY, a spectator) may see: a Struct, or a kernel that writes it
    events: Seen | Written  # what a seat may know of the last move: a list of Structs, or a kernel
    draws: PlainDraws | WrittenDraws  # what chance decided: a dictionary, or a kernel that writes it
    # the bots
    careful: Callable[[Any, int, Any, int], int]  # kernel: a sensible player, with `moves` and a `whim`
    knowledge: ModuleType = field(default_factory=_plain_knowledge)  # kernels that guide the search
    levels: Sequence[Level] = USUAL_LEVELS  # one for each of LEVELS
    # what only some games have
    agree: Callable[[Any, Row], None] | None = None  # kernel: put options on a table, given as numbers
    check_cards: Callable[[Any, str], None] = _any_cards  # raises a Mistake if they cannot be played
    follows: Mapping[str, str] = field(default_factory=dict[str, str])  # if left open, which option decides
    person: Mapping[str, int] = field(default_factory=dict[str, int])  # `Level.options` for a person's seat
    recall: Callable[[Any], Any] = _all_of_it  # what may still be shown of an earlier event
    codes: MoveCodes | None = None  # what `encode` and `decode` do, as data: a browser needs it
    together: Callable[[Any, Row], int] | None = None  # kernel: what `all_together` asks
    told_asked: Callable[[Any, int], int] | None = None  # kernel: who may move, as far as this seat may know
    sides: Sequence[str] = ()  # what the seats are called, where they are not all alike
    tallies: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])  # a lab counts
    tally: Callable[[Any, Row], None] | None = None  # kernel: count the last move, one row per tally

    @functools.cached_property
    def kernels(self) -> Bound:
        """The kernels as Python calls them; see templates/boundary.py."""
        shape = (max(1, len(self.tallies)), max([1, *map(len, self.tallies.values())]))
        writing = (kernel_of(self.view), kernel_of(self.events), draws_kernel(self.draws))
        telling = (*writing, self.told_asked, self.together)
        edges = (self.agree, self.hide, self.redeal, self.careful, *telling, self.tally)
        return bind("boundary", self.name, self.rules, *edges, shape)

    @functools.cached_property
    def search(self) -> Bound:
        """The bots' search in this game; see templates/search.py."""
        return bind("search", self.name, self.rules, self.redeal, self.careful, self.knowledge)

    @functools.cached_property
    def seeing(self) -> Seeing:
        """What a seat may see and what it saw happen, as JSON or as Structs."""
        return seeing_of(self.view, self.events, self.kernels)

    @functools.cached_property
    def drawing(self) -> Drawing:
        """What chance decided in a step."""
        return Drawing(self.draws, self.table, self.kernels)

    @property
    def way(self) -> Way:
        """How its kernels run: from the library, by Numba, or in plain Python."""
        return self.kernels.way

    def choose_way(self) -> Way:
        """Run its kernels in the best way there is now; the library may have come since they were loaded."""
        for module in (self.kernels, self.search):
            choose_way(module)
        return self.way

    @functools.cached_property
    def advice(self) -> dict[str, float]:
        """The numbers that were tuned for this game: two for the search, then those of its knowledge."""
        if self.knowledge is _plain_knowledge():
            return self.knowledge.NUMBERS
        return msgspec.toml.decode((self.folder / "advice.toml").read_bytes(), type=dict[str, float])

    @functools.cached_property
    def option_fields(self) -> list[OptionField]:
        """The options as a form asks for them."""
        return option_fields(self.options, self.follows)

    @functools.cached_property
    def read_move(self) -> Callable[[bytes | msgspec.Raw], Any]:
        """Read a move from JSON."""
        return msgspec.json.Decoder(self.move).decode

    @property
    def folder(self) -> Path:
        """Where this game lives."""
        return Path(self.rules.__file__ or "").parent

    @functools.cached_property
    def own_cards(self) -> Any:
        """The cards that come with the game."""
        return self.load_cards(self.folder / "cards.toml")

    def load_cards(self, path: Path) -> Any:
        """Read a card file; a Mistake names the entry that is wrong."""
        try:
            cards = msgspec.toml.decode(path.read_bytes(), type=self.cards)
        except OSError as error:
            raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Mistake("file-wrong", file=str(path), problem=str(error)) from None
        self.check_cards(cards, str(path))
        return cards

    def blank(self, players: int, options: Any = None, cards: Any = None, count: int = 1) -> Tables[Any]:
        """Tables with options and cards on them, before the deal; each still needs its own `chance`."""
        if players not in self.seats:
            raise Mistake(
                "players", game=self.name, players=players, least=self.seats[0], most=self.seats[-1]
            )
        tables = self.table.array(count)
        first: Any = tables[0]
        options = options or self.options()
        self.prepare(first, players, options, cards or self.own_cards)
        if self.agree:
            self.kernels.agree(tables, 0, np.fromiter(option_numbers(options, self.option_fields), np.int64))
        self.kernels.seed_stream(first.chance, 0, 0)  # an empty stream would draw zeros forever
        tables[:] = first  # pyright: ignore[reportCallIssue, reportArgumentType]
        return tables

    def known_table(self, tables: Tables[Any], seat: int) -> Tables[Any]:
        """A table made only of what this seat knows: tables that differ in hidden things give the same bytes.

        This is all a bot gets.
        """
        known: Tables[Any] = self.table.array(1)  # blank: NumPy does not copy the bytes between fields
        known[0] = tables[0]
        self.kernels.hide(known, 0, seat)
        self.kernels.seed_stream(known[0].chance, 0, 0)
        return known

    def level(self, level: int) -> Level:
        """What a bot of this level may do."""
        return self.levels[level - LEVELS[0]]

    def seat_options(self, options: Any, levels: Sequence[int | None]) -> Any:
        """These options, with the per-seat ones set by the bots' levels; None is a person's seat."""
        options = options or self.options()
        changes: dict[str, list[int]] = {}
        for name, usual in self.person.items():
            given = getattr(options, name) + [usual] * len(levels)
            changes[name] = [
                given[seat] if level is None else self.level(level).options[name]
                for seat, level in enumerate(levels)
            ]
        return msgspec.structs.replace(options, **changes) if changes else options

    def legal_moves(self, tables: Tables[Any], seat: int, i: int = 0) -> list[int]:
        """The numbers of all moves this seat may choose from."""
        moves = np.empty(self.rules.MOST_MOVES, np.int64)
        count = self.kernels.legal(tables, i, seat, moves)
        return moves[:count].tolist()

    def careful_move(self, tables: Tables[Any], seat: int, seed: int) -> int:
        """The move of a careful player; the seed decides between equals."""
        batches = self.kernels.Batch.array(1)
        self.kernels.seed_stream(batches[0].whim, seed, 0)
        return int(self.kernels.careful_move(tables, 0, seat, batches))

    def asked(self, tables: Tables[Any], i: int = 0) -> list[int]:
        """The seats that may move now; none when the game is over."""
        return seats_of(int(self.kernels.to_move(tables, i)))

    def all_together(self, tables: Tables[Any]) -> Together | None:
        """If all seats move at once now, how far they are."""
        if self.together is None:
            return None
        left = np.zeros(tables[0].seats, np.int64)
        each = int(self.kernels.together(tables, 0, left))
        return Together(each, left.tolist()) if each else None

    def clause(self, rule: IntEnum) -> str:
        """The clause a refusal names: in a game `x`, ADD_OUTSIDE is x.add.outside."""
        return self._clause_of_rule[rule.name]

    @functools.cached_property
    def _clause_of_rule(self) -> dict[str, str]:
        every = [clause for section in self.clauses.values() for clause in section]
        return {
            clause.split(".", 1)[1].replace(".", "_").replace("-", "_").upper(): clause for clause in every
        }
