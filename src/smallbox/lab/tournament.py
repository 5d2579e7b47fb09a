"""Bots against bots: who sits where, and one game of the round robin.

Every bot meets every other: the tables are all the mixes in which the bots' seat counts differ by at most
one. A *deal* is played as many times as there are seats, each time with everybody moved along one seat, so
that every bot gets the same cards. Game number n of the same settings is always the same game, on any thread
or machine.
"""

import functools
import hashlib
import itertools
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path
from threading import Event
from typing import Any, Literal, Self

import msgspec
import numpy as np

from smallbox import bots, games
from smallbox.bots.players import SEEDS, find_bot
from smallbox.bots.thinking import warm_up
from smallbox.fair import chance_before
from smallbox.game import Game, Mistake
from smallbox.kernel.chance import draw, shuffle
from smallbox.kernel.sources import shared_sources
from smallbox.lab.threads import in_threads
from smallbox.match import Match

FORMAT = "smallbox/tournament/1"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines how a game goes, so that two machines can agree on it."""

    format: Literal["smallbox/tournament/1"]
    game: str
    version: str
    sources: str  # a fingerprint of rules and bots
    players: int
    bots: list[str]
    options: msgspec.Raw
    cards: msgspec.Raw
    seed: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game; each list has an entry per seat."""

    number: int
    bots: list[str]
    shares: list[float]  # of the win
    moves: list[int]
    seconds: list[float]  # of thinking, in total
    longest: list[float]  # seconds for one move


class Stopped(Exception):
    """Nobody is waiting for this game any more."""


class Tournament:
    """A round robin; apart from time, `play` is a pure function of the settings and the game's number."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = games.find(settings.game)
        self.players, self.bots = settings.players, settings.bots
        self.options = msgspec.json.decode(settings.options, type=self.game.options)
        self.cards = msgspec.json.decode(settings.cards, type=self.game.cards)
        each, more = divmod(self.players, len(self.bots))
        self.mixes = [each * self.bots + list(some) for some in itertools.combinations(self.bots, more)]

    @classmethod
    def of(cls, game: Game, players: int, names: Sequence[str], seed: int, options: Any, cards: Any) -> Self:
        """A new tournament; a Mistake if it cannot be played."""
        game.blank(players, options, cards)  # fails if the number of players is wrong
        for name in names:
            find_bot(name)
        if len(names) < 2 or len(set(names)) < len(names):
            raise Mistake("tournament-bots")
        return cls(
            Settings(
                format=FORMAT,
                game=game.name,
                version=game.version,
                sources=fingerprint(),
                players=players,
                bots=list(names),
                options=msgspec.Raw(msgspec.json.encode(options)),
                cards=msgspec.Raw(msgspec.json.encode(cards)),
                seed=seed,
            )
        )

    def numbers(self, at_least: int) -> range:
        """The games of a tournament where every mix plays at least this many: every deal from all seats."""
        deals = -(-at_least // self.players)
        return range(deals * self.players * len(self.mixes))

    def seating(self, number: int) -> list[str]:
        """The bots of this game, from the first seat."""
        deal, turned = divmod(number, self.players)
        mix = self.mixes[deal % len(self.mixes)]
        order = np.arange(self.players)
        shuffle(self._stream("seating", deal), order, self.players)
        return [mix[order[(seat + turned) % self.players]] for seat in range(self.players)]

    def match(self, number: int) -> Match:
        """The table of this game as it is dealt."""
        levels = [find_bot(name).level for name in self.seating(number)]
        options = self.game.seat_options(self.options, levels)
        return Match(self.game, self.players, options, self.cards, self._key("deal", number // self.players))

    def play(self, number: int, stop: Event | None = None) -> Result:
        """Play this game."""
        names, match = self.seating(number), self.match(number)
        whim = self._stream("whim", number)
        moves = [0] * self.players
        seconds, longest = [0.0] * self.players, [0.0] * self.players
        while asked := match.asked:
            if stop is not None and stop.is_set():
                raise Stopped
            seat = asked[draw(whim, len(asked)) if len(asked) > 1 else 0]  # in no fixed order
            begin = time.thread_time()
            known = self.game.known_table(match.tables, seat)
            move = find_bot(names[seat])(self.game, known, seat, int(draw(whim, SEEDS)))
            spent = time.thread_time() - begin
            match.append(seat, move)
            moves[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
        return Result(number, names, match.outcome, moves, seconds, longest)

    def warm_up(self) -> None:
        """Let every bot think once, so that no game has to wait for the compiler."""
        match = self.match(0)
        for name in self.bots:
            seat = match.asked[0]
            known = self.game.known_table(match.tables, seat)
            if find_bot(name).level is not None:
                warm_up(self.game, known, seat)
            match.append(seat, find_bot(name)(self.game, known, seat, 0))

    def _stream(self, purpose: str, number: int) -> Any:
        """A random stream for one purpose."""
        return np.array(chance_before(self._key(purpose, number), 0), np.uint64)

    def _key(self, purpose: str, number: int) -> bytes:
        """The key for the randomness of one deal or game."""
        return hashlib.sha256(
            f"smallbox/tournament/v1\0{self.settings.seed} {purpose} {number}".encode()
        ).digest()


@functools.cache
def fingerprint() -> str:
    """A fingerprint of the rules and bots: other sources may play other games."""
    digest = hashlib.sha256()
    folder = Path(games.__file__).parent
    rules, numbers = folder.glob("**/*.py"), folder.glob("**/*.toml")
    minds = Path(bots.__file__).parent.glob("*.py")
    for source in [*shared_sources(), *sorted(rules), *sorted(numbers), *sorted(minds)]:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def play_here(tournament: Tournament, numbers: Iterable[int], threads: int) -> Generator[Result, None, None]:
    """Play these games in threads of this process, in any order."""
    stop = Event()
    tournament.warm_up()
    yield from in_threads(lambda number: tournament.play(number, stop), numbers, threads, stop)
