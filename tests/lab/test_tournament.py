"""A round robin in which nobody has an advantage, and which is the same wherever it is played."""

from collections import Counter
from itertools import combinations
from threading import Event

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallbox.bots.players import NAMES
from smallbox.bots.thinking import Searcher
from smallbox.game import Mistake
from smallbox.games import find, memowars, mow, names
from smallbox.lab.threads import in_threads
from smallbox.lab.tournament import Result, Stopped, Tournament, play_here


def round_robin(*bots: str, players: int = 2, seed: int = 1, game: str = "mow") -> Tournament:
    options = mow.Options(flies=10) if game == "mow" else find(game).options()
    return Tournament.of(find(game), players, bots, seed, options, find(game).own_cards)


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=[], longest=[])


@given(players=st.integers(2, 10), count=st.integers(2, len(NAMES)), games=st.integers(1, 30))
def test_everybody_meets_everybody_and_sits_everywhere_equally_often(
    players: int, count: int, games: int
) -> None:
    tournament = round_robin(*NAMES[:count], players=players)
    numbers = tournament.numbers(games)
    sat: Counter[tuple[str, int]] = Counter()
    met: Counter[tuple[str, ...]] = Counter()
    for number in numbers:
        bots = tournament.seating(number)
        sat.update((bot, seat) for seat, bot in enumerate(bots))
        met.update(combinations(sorted(bots), 2))
        of_each = Counter(bots)
        assert max(of_each.values()) - min(of_each.get(bot, 0) for bot in tournament.bots) <= 1
    assert len(sat) == count * players
    assert len(set(sat.values())) == 1
    assert len({times for pair, times in met.items() if pair[0] != pair[1]}) == 1
    assert len(numbers) >= games * len(tournament.mixes)


def test_a_deal_is_played_from_every_seat() -> None:
    tournament = round_robin("random", "careful", "level-1", players=3)
    dealt = [tournament.match(number).digest for number in range(6)]
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]
    turned = [tournament.seating(number) for number in range(3)]
    assert turned[1] == turned[0][1:] + turned[0][:1]
    assert turned[2] == turned[1][1:] + turned[1][:1]


def test_another_seed_deals_other_cards() -> None:
    one, two = round_robin("random", "careful"), round_robin("random", "careful", seed=2)
    assert one.match(0).digest != two.match(0).digest


def test_a_game_depends_on_its_number_alone() -> None:
    tournament = round_robin("random", "careful", players=3)
    numbers = tournament.numbers(3)
    alone = [untimed(tournament.play(number)) for number in numbers]
    for threads in (1, 3):
        played = play_here(tournament, reversed(numbers), threads)
        assert sorted(map(untimed, played), key=lambda result: result.number) == alone
    assert all(abs(sum(result.shares) - 1) < 1e-9 for result in alone)
    assert all(min(result.moves) > 0 for result in alone)


def test_the_bots_of_memowars_bring_their_memory_with_them() -> None:
    tournament = round_robin("careful", "level-1", game="memowars")
    for number in range(2):
        options: memowars.Options = tournament.match(number).options
        seat = tournament.seating(number).index("careful")
        assert options.memory[seat] == 100
        assert options.memory[1 - seat] < 100


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        (["random"], 2, "tournament-bots"),
        (["random", "random"], 2, "tournament-bots"),
        (["random", "level-9"], 2, "no-such-bot"),
        (["random", "careful"], 11, "players"),
    ],
)
def test_a_tournament_that_cannot_be_played(bots: list[str], players: int, message: str) -> None:
    with pytest.raises(Mistake) as refused:
        round_robin(*bots, players=players)
    assert refused.value.message == message


def test_a_game_that_nobody_waits_for_is_not_played_to_its_end() -> None:
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        round_robin("random", "careful").play(0, stop)


def test_no_more_games_begin_when_they_are_not_wanted_any_more() -> None:
    begun: list[int] = []
    stop = Event()

    def work(number: int) -> int:
        begun.append(number)
        return number

    pieces = in_threads(work, range(10**6), 1, stop)
    assert next(pieces) == 0
    pieces.close()  # as Ctrl-C does
    assert stop.is_set()
    assert len(begun) < 10


def test_every_search_is_warm_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in MemoWars, whose first moves need no search."""
    searches: list[int] = []
    run = Searcher.run

    def watched(self: Searcher, seed: int, thread: int, end: float) -> int:
        searches.append(self.iterations)
        return run(self, seed, thread, end)

    monkeypatch.setattr(Searcher, "run", watched)
    for game in names():
        searches.clear()
        round_robin("random", "level-1", game=game).warm_up()
        assert searches, game
