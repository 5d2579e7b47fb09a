"""Thinking: bounded, repeatable, blind to what is hidden, and not blind to a win."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from smallbox import words
from smallbox.bots import thinking
from smallbox.bots.players import NAMES, find_bot
from smallbox.bots.thinking import think
from smallbox.bots.thought import Thought
from smallbox.game import LEVELS, NOBODY, Game, Mistake
from smallbox.games import all_games, memowars, mow, names, uwo
from smallbox.games.mow.moves import Take
from smallbox.games.uwo.moves import Attack
from smallbox.kernel import Tables
from smallbox.words import LANGUAGES
from tests.games.mow.meadow import Meadow
from tests.games.test_contract import dealt, walk, whim
from tests.games.uwo.arena import Arena
from tests.ways import COMPILED, FAST

ONE_OF_EACH = [pytest.param(game, id=name) for name, game in zip(names(), all_games(), strict=True)]
ITERATIONS = 96 if COMPILED else 3


def thought_of(game: Game, tables: Tables[Any], seat: int, seed: int, threads: int = 1) -> Thought:
    seen = game.known_table(tables, seat)
    return think(game, seen, seat, LEVELS[-1], seed, threads=threads, iterations=ITERATIONS)


def middle(game: Game, seed: int, moves: int = 30) -> tuple[Tables[Any], int]:
    """A table in the middle of a random game, and a seat that is asked."""
    tables = dealt(game, 2, seed)
    for step, (seat, _) in enumerate(walk(game, tables, seed)):
        if step == moves:
            return tables, seat
        if seat == NOBODY:
            break
    raise AssertionError("the game was over too soon")


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_the_same_seed_gives_the_same_thought(game: Game) -> None:
    tables, seat = middle(game, 2)
    before = tables.tobytes()
    assert thought_of(game, tables, seat, 5) == thought_of(game, tables, seat, 5)
    assert tables.tobytes() == before


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_what_is_hidden_changes_no_thought(game: Game) -> None:
    for seed in range(4 if FAST else 1):
        tables, seat = middle(game, seed)
        other = tables.copy()
        game.kernels.redeal(other, 0, seat, whim(seed))
        assert other.tobytes() != tables.tobytes()
        assert thought_of(game, tables, seat, seed) == thought_of(game, other, seat, seed)


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_a_thought_weighs_legal_moves(game: Game) -> None:
    tables, seat = middle(game, 3)
    thought = thought_of(game, tables, seat, 1)
    tried = [choice.move for choice in thought.values]
    assert thought.move == tried[0]
    assert len(set(tried)) == len(tried)
    assert set(tried) <= set(game.legal_moves(tables, seat))
    assert sum(choice.visits for choice in thought.values) == thought.iterations <= ITERATIONS
    assert all(0 <= choice.value <= 1 for choice in thought.values)
    visits = [choice.visits for choice in thought.values]
    assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_threads_search_trees_of_their_own(game: Game) -> None:
    tables, seat = middle(game, 4)
    alone, together = thought_of(game, tables, seat, 1), thought_of(game, tables, seat, 1, threads=3)
    assert alone.iterations < together.iterations <= 3 * ITERATIONS
    assert sum(choice.visits for choice in together.values) == together.iterations
    assert {choice.move for choice in alone.values} <= {choice.move for choice in together.values}


def test_nobody_can_foretell_what_a_bot_does_where_one_move_is_as_good_as_another() -> None:
    """Or the rules of a bot, which all can read, would tell whose card lies where."""
    game = memowars.GAME
    tables = dealt(game, 2, 4)
    menu = game.legal_moves(tables, 0)
    tries = 20 * len(menu)
    chosen = Counter(think(game, game.known_table(tables, 0), 0, 3, seed).move for seed in range(tries))
    assert set(chosen) == set(menu)
    assert max(chosen.values()) < 2.5 * 20  # more than six deviations


def test_a_tree_grows_without_forgetting(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, seat = middle(mow.GAME, 4)
    thoughts = [thought_of(mow.GAME, tables, seat, 1)]
    monkeypatch.setattr(thinking, "SEEDLING", 128)
    grown = thinking.Searcher.search
    sizes: set[int] = set()

    def watched(self: thinking.Searcher, iterations: int) -> None:
        grown(self, iterations)
        sizes.add(len(self.edges))

    monkeypatch.setattr(thinking.Searcher, "search", watched)
    thoughts.append(thought_of(mow.GAME, tables, seat, 1))
    assert thoughts[0] == thoughts[1]
    assert len(sizes) > 1 or not COMPILED


def test_a_search_stops_when_the_answer_cannot_change() -> None:
    forced = Meadow(herd="closer0 closer16", hand="3")
    assert forced.legal() == [Take()]
    thought = think(mow.GAME, mow.GAME.known_table(forced.tables, 0), 0, LEVELS[-1], 1)
    assert mow.GAME.decode(thought.move) == Take()
    assert thought.iterations < mow.GAME.level(LEVELS[-1]).iterations


def test_a_win_is_seen() -> None:
    arena = Arena({7: "pistol", 2: "fist"}, {17: "fist!", 24: "fist"}, energy=(2, 6))
    arena.table.army[1] = 1  # only the one that lies before the pistol is left
    arena.table.roster[1, 0] = 10
    arena.table.field[arena.table.cell[11]] = -1
    arena.table.cell[11] = -1
    game = uwo.GAME
    thought = think(game, game.known_table(arena.tables, 0), 0, LEVELS[-1], 1, iterations=20 * ITERATIONS)
    assert game.decode(thought.move) == Attack(7, 17)
    assert thought.values[0].value == pytest.approx(1)


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_bots_of_all_levels_play_to_the_end(game: Game) -> None:
    played = (*NAMES[-2:], *NAMES[:2]) if FAST else ("careful", "random")
    bots = [find_bot(name) for name in played]
    tables, step = dealt(game, 2, 6), 0
    while asked := game.asked(tables):
        step += 1
        seat = asked[step % len(asked)]
        move = bots[step % len(bots)](game, game.known_table(tables, seat), seat, step)
        assert move in game.legal_moves(tables, seat)
        game.kernels.play(tables, 0, seat, move)


def test_the_lower_levels_blunder_more() -> None:
    for game in all_games():
        strengths = [game.level(level) for level in LEVELS]
        for below, above in pairwise(strengths):
            assert below.blunders >= above.blunders
            assert below.iterations <= above.iterations
        assert {name for level in strengths for name in level.options} == set(game.person)
        assert strengths[2].seconds <= 0.2
        assert strengths[4].seconds <= 1


def test_every_level_has_a_name_and_a_character() -> None:
    for language in LANGUAGES:
        for game in names():
            called = {words.words(language)(f"{game}-level-{level}") for level in LEVELS}
            assert len(called) == len(LEVELS)
            assert all(words.has(language, f"{game}-level-{level}.about") for level in LEVELS)


def test_a_bot_that_does_not_exist_is_a_mistake() -> None:
    assert find_bot("level-3").level == 3
    with pytest.raises(Mistake, match="no-such-bot"):
        find_bot("level-6")


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_there_is_advice_for_all_that_is_known(game: Game) -> None:
    assert list(game.advice) == ["boldness", "depth", *game.knowledge.ADVICE]
