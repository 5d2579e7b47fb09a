"""Hints while a game is played, and an account of it afterwards: what was luck, and what was skill.

Everything here is judged by what the seat to move could know, with the bots' own search. It blocks, but runs
without the GIL: a server calls it in a thread. docs/analysis.md defines the terms.
"""

import math
from collections.abc import Callable
from typing import Any

import msgspec

from smallbox.bots.move_value import MoveValue, choices, is_routine, move_value
from smallbox.bots.thinking import affordable
from smallbox.bots.thought import Choice
from smallbox.game import Game, Mistake
from smallbox.kernel import Tables
from smallbox.match import Match

TELLING = 2.0  # standard errors by which the best move must be better before another counts as a loss


class Decision(msgspec.Struct, frozen=True):
    """A move by a player who had a choice."""

    number: int  # of the move, from 1
    seat: int
    move: int
    best: int  # what the search would have played; the move itself if nothing is clearly better
    value: float  # the seat's expected share of the win after its move
    best_value: float  # and after the best one
    loss: float  # the difference
    luck: float  # of this seat since its previous decision, or since the start


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result comes from: `result` is the sum of the other parts."""

    seat: int
    fair: float  # what everybody has before the deal
    deal: float  # luck until its first decision: what it was dealt
    draws: float  # luck since then
    own: float  # what its own decisions lost: never above zero
    others: float  # what the others' decisions gave it, or took from it
    result: float  # its share of the win


class Analysis(msgspec.Struct, frozen=True):
    """A game that was analysed."""

    level: int
    decisions: list[Decision]
    accounts: list[Account]  # one for each seat


def hint(
    game: Game, known: Tables[Any], seat: int, level: int, *, seed: int = 0, iterations: int | None = None
) -> list[Choice]:
    """The moves worth considering, best first, each with its expected share of the win."""
    return choices(game, known, seat, seed, iterations or affordable(game, game.level(level).iterations))


def analyse(
    match: Match,
    level: int,
    *,
    seed: int = 0,
    iterations: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Judge every decision of a finished game with at most three searches, each as long as the level allows.

    `progress` is called with the number of moves done, and may raise to stop. `iterations` overrides what the
    level allows.
    """
    if match.asked:
        raise Mistake("analysis-unfinished")
    game, total = match.game, len(match.moves)
    again = Match(game, match.players, match.options, match.cards, match.key)
    judge = Judge(game, iterations or affordable(game, game.level(level).iterations), seed)
    ledger = Ledger(match.players)
    for number, (seat, move) in enumerate(match.moves, 1):
        seen = game.known_table(again.tables, seat)
        if len(game.legal_moves(seen, seat)) > 1 and not is_routine(game, seen):
            played, best = judge.compare(seen, seat, move)
            ledger.enter(number, seat, played, best)
        again.append(seat, move)
        progress(number, total)
    return Analysis(level, ledger.decisions, ledger.close(match.outcome))


Weighed = tuple[int, MoveValue]  # a move, and what everybody can expect from it


class Judge(msgspec.Struct, frozen=True):
    """Weighs moves, each with an equally long search."""

    game: Game
    iterations: int
    seed: int

    def compare(self, seen: Tables[Any], seat: int, move: int) -> tuple[Weighed, Weighed]:
        """This move and the best one; the same move twice if no other is clearly better."""
        played = move, self.weigh(seen, seat, move)
        best = choices(self.game, seen, seat, self.seed, self.iterations)[0].move
        if best != move:
            other = self.weigh(seen, seat, best)
            doubt = math.sqrt(played[1].error ** 2 + other.error**2)
            if other.shares[seat] - played[1].shares[seat] > TELLING * doubt:
                return played, (best, other)
        return played, played

    def weigh(self, seen: Tables[Any], seat: int, move: int) -> MoveValue:
        """What everybody can expect from a move; all moves are tried on the same imagined tables."""
        return move_value(self.game, seen, seat, move, self.seed, self.iterations)


class Ledger:
    """Keeps the account of every seat as we go through the game.

    A seat's chances are known whenever it decides. What changed since its previous decision is luck,
    except for what the others' decisions changed.
    """

    def __init__(self, players: int) -> None:
        self.fair = 1 / players
        self.decisions: list[Decision] = []
        self.value = [self.fair] * players  # of each seat, after its last decision
        self.given = [0.0] * players  # by the others since then
        self.deal: list[float | None] = [None] * players
        self.draws, self.own, self.others = ([0.0] * players for _ in range(3))

    def enter(self, number: int, seat: int, played: Weighed, best: Weighed) -> None:
        """Write down a decision."""
        move, outcome = played
        luck = self.luck(seat, best[1].shares[seat])
        if self.deal[seat] is None:
            self.deal[seat] = luck
        else:
            self.draws[seat] += luck
        value, best_value = outcome.shares[seat], best[1].shares[seat]
        self.decisions.append(
            Decision(number, seat, move, best[0], value, best_value, best_value - value, luck)
        )
        self.own[seat] -= best_value - value
        self.value[seat], self.given[seat] = value, 0.0
        for other in range(len(self.value)):
            if other != seat:
                gift = outcome.shares[other] - best[1].shares[other]
                self.given[other] += gift
                self.others[other] += gift

    def luck(self, seat: int, now: float) -> float:
        """How the seat's chances changed since its last decision, except for what the others did."""
        return now - self.value[seat] - self.given[seat]

    def close(self, shares: list[float]) -> list[Account]:
        """The accounts of all seats, once it is known who won."""
        accounts: list[Account] = []
        for seat, result in enumerate(shares):
            draws = self.draws[seat] + self.luck(seat, result)
            deal = self.deal[seat] or 0.0
            accounts.append(Account(seat, self.fair, deal, draws, self.own[seat], self.others[seat], result))
        return accounts
