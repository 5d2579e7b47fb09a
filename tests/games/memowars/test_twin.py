"""The engine against the naive twin, whose geometry comes from Shapely: every check, push and turn."""

from random import Random
from typing import Any

import pytest

from smallbox.games.memowars import GAME, moves
from smallbox.games.memowars.table import BUILD
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.games.memowars.galaxies import view
from tests.naive import memowars as naive
from tests.ways import FAST

PHASES = ("place", "reveal", "look", "return", "toss", "choose")
CERTAIN = 1e-4  # a rounding that is closer to a half than this may fall either way in Shapely's floats
DECIDED = 1e-7  # and so may a comparison that is closer than this, unless it is exactly at a limit


def dealt(players: int, seed: int) -> Tables[Any]:
    tables = GAME.blank(players)
    seed_stream(tables[0].chance, seed, 0)
    GAME.kernels.setup(tables, 0)
    return tables


class Pair:
    """The same game on a table and in the twin; slots of the twin count on when the battle begins."""

    def __init__(self, players: int, seed: int) -> None:
        self.tables = dealt(players, seed)
        self.table: Any = self.tables[0]
        self.twin = naive.MemoWars(players)
        self.twin_slot = {slot: slot for slot in range(3)}

    def for_twin(self, move: moves.Move) -> naive.Move:
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        if "slot" in fields:
            fields["slot"] = self.twin_slot.get(fields["slot"], 10_000)
        return getattr(naive, type(move).__name__)(**fields)

    def judge(self, seat: int, move: moves.Move) -> bool:
        """Ask both; they agree, and the engine's clause is one of those that the twin names."""
        rule = GAME.rules.Rule(GAME.kernels.check(self.tables, 0, seat, GAME.encode(move)))
        broken = self.twin.broken(seat, self.for_twin(move))
        if 0 < self.twin.margin < DECIDED:
            return not rule
        assert bool(rule) == bool(broken), (move, rule, broken)
        assert not rule or GAME.clause(rule) in broken, (move, rule, broken)
        return not rule

    def play(self, seat: int, move: moves.Move) -> bool:
        """Play both; False if a rounding was too close to call."""
        was_build = self.table.phase == BUILD
        for_twin = self.for_twin(move)
        GAME.kernels.play(self.tables, 0, seat, GAME.encode(move))
        rest = (int(self.table.disc_x), int(self.table.disc_y)) if isinstance(move, moves.Toss) else None
        self.twin.play(seat, for_twin, rest)
        if self.twin.margins.rounded < CERTAIN or 0 < self.twin.margins.compared < DECIDED:
            return False
        if was_build or isinstance(move, moves.Return):
            self.find_slots()
        self.compare()
        return True

    def find_slots(self) -> None:
        """Match the slots of both by where the cards lie."""
        at = {(card.x, card.y, card.angle): slot for slot, card in self.twin.cards.items()}
        places = range(self.table.lying)
        self.twin_slot = {int(self.table.slot[place]): at[self.where(place)] for place in places}

    def where(self, place: int) -> tuple[int, int, int]:
        return int(self.table.x[place]), int(self.table.y[place]), int(self.table.angle[place])

    def compare(self) -> None:
        """Everything that lies on the table is the same to the tenth of a millimetre."""
        table, twin = self.table, self.twin
        assert table.lying == len(twin.cards)
        for place, card in enumerate(view(self.tables, -1).cards):
            other = twin.cards[self.twin_slot[card.slot]]
            assert self.where(place) == (other.x, other.y, other.angle)
            number = int(table.card[place])
            assert naive.FLEET[number % 9] == other.kind if number < 54 else other.kind == "mine"
            assert other.owner == (number // 9 if number < 54 else naive.NOBODY)
            assert (card.face is not None) == other.face_up or twin.phase == "over"
        assert set(GAME.asked(self.tables)) == twin.asked
        assert (PHASES[table.phase] if not table.over else "over") == twin.phase
        assert table.turn == twin.active
        if twin.phase == "reveal":
            assert (int(table.turns), int(table.quiet)) == (twin.turns, twin.quiet_turns)
        if table.over:
            assert twin.winner == ("draw" if table.winner < 0 else table.winner)


def askew(move: moves.Move, random: Random) -> moves.Move:
    """Another move much like this one, which may be legal or not."""
    jitter = random.choice([3, 30, 300, 3000])
    match move:
        case moves.Place() | moves.Return():
            x, y = move.x + random.randint(-jitter, jitter), move.y + random.randint(-jitter, jitter)
            angle = random.choice([move.angle, random.randrange(180)])
            return type(move)(random.choice(naive.FLEET), x, y, angle)
        case moves.Toss():
            x, y = move.x + random.randint(-jitter, jitter), move.y + random.randint(-jitter, jitter)
            return moves.Toss(x, y, random.randrange(3620), random.choice([move.strength, 6000, 6001]))
        case moves.Stop():
            return moves.Look(random.randrange(70))
        case _:
            return type(move)(random.randrange(70))


def play_both(players: int, seed: int, askews: int) -> None:
    """A random game of both, with some other moves tried on the way."""
    pair, random = Pair(players, seed), Random(seed)  # noqa: S311
    while seats := GAME.asked(pair.tables):
        seat = random.choice(seats)
        menu = GAME.legal_moves(pair.tables, seat)
        move = GAME.decode(random.choice(menu))
        assert pair.judge(seat, move)
        for _ in range(askews):
            other = askew(move, random)
            pair.judge(random.randrange(players), other)
            if pair.judge(seat, other) and random.random() < 0.5:
                move = other
        if not pair.play(seat, move):
            return


@pytest.mark.parametrize("players", range(2, 7))
def test_engine_and_twin_play_the_same_games(players: int) -> None:
    for seed in range(4 if FAST else 1):
        play_both(players, 100 * players + seed, askews=3)
