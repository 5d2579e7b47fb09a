"""How fast other card-game engines play at random: one function per peer, on one core of this machine.

Wherever the measure left us a choice we took the one that is faster for the peer.
"""

from collections.abc import Sequence
from importlib import import_module
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

SEED = 1
CRAZY_EIGHTS = "crazy_eights(players=4)"
DEALS = 20  # crazy eights is searched from this many deals in turn, for one deal may be long or short
PLAYOUTS = 2000  # played from Python to learn the mean length of a playout, to within one percent
ROLLOUTS = 1000  # in one call of the search: 10 to 30 ms, so that the call itself costs nothing


class PeerMissing(ImportError):
    """The engine to compare with is not installed."""


class Speed(NamedTuple):
    """Steps per second, by who took them."""

    player: float  # moves of players
    chance: float  # cards dealt and drawn, where the engine makes each of them a step of its own


def open_spiel_python(seconds: float) -> Speed:
    """OpenSpiel's crazy eights for four, whole games driven step by step from Python, the deal included.

    Players choose evenly among `legal_actions()`. Chance is drawn from `chance_outcomes()` by
    `random.choices`, which is faster than the `numpy.random.choice` of OpenSpiel's own example.
    """
    game = peer("pyspiel", "OpenSpiel").load_game(CRAZY_EIGHTS)
    rng = Random(SEED)
    player = chance = 0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds:
        moves, draws = _playout(game.new_initial_state(), rng)
        player += moves
        chance += draws
    return Speed(player / elapsed, chance / elapsed)


def open_spiel_mcts(seconds: float) -> Speed:
    """OpenSpiel's C++ rollouts of crazy eights for four, each from a dealt table to the end; see `_rollouts`.

    `MCTSBot` accepts a game of hidden information and simply sees all hands, but cannot start at a chance
    node, so the deal is neither timed nor counted. Draws during play are: the C++ loop makes a step of each.
    """
    spiel = peer("pyspiel", "OpenSpiel")
    game = spiel.load_game(CRAZY_EIGHTS)
    rng = Random(SEED)
    return _rollouts(spiel, game, [dealt(game, rng) for _ in range(DEALS)], seconds)


def open_spiel_connect_four_mcts(seconds: float) -> Speed:
    """OpenSpiel's C++ rollouts of connect four, each from the empty board to the end; see `_rollouts`."""
    spiel = peer("pyspiel", "OpenSpiel")
    game = spiel.load_game("connect_four")
    return _rollouts(spiel, game, [game.new_initial_state()], seconds)


def rlcard_uno(seconds: float) -> Speed:
    """RLCard's uno for four, whole games by `env.step`, with the observation that every step returns.

    Players choose evenly among the legal actions by `random.choice`, which is faster than RLCard's own random
    agent. Drawing a card is part of a step, so chance takes none; the deal is in the time, not in the count.
    """
    env = peer("rlcard", "RLCard").make("uno", {"seed": SEED})
    env.game.configure({"game_num_players": 4})  # RLCard 1.2 ignores this key in the config of uno
    rng = Random(SEED)
    steps = 0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return Speed(steps / elapsed, 0.0)


def _rollouts(spiel: Any, game: Any, roots: Sequence[Any], seconds: float) -> Speed:
    """Steps per second inside the C++ `RandomRolloutEvaluator`, called by the C++ `MCTSBot`.

    A search of one simulation evaluates its root and grows no tree, so all of its time goes into rollouts.
    The engine does not count their steps: the rollouts from each root are multiplied by the mean length of
    playouts that are as random, made from Python and not timed.
    """
    rng = Random(SEED)
    lengths = [mean_length(root, PLAYOUTS // len(roots), rng) for root in roots]
    bot = spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.4,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    tour = cycle(zip(roots, lengths, strict=True))
    player = chance = 0.0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds:
        root, (moves, draws) = next(tour)
        rollouts = bot.mcts_search(root).explore_count * ROLLOUTS
        player += rollouts * moves
        chance += rollouts * draws
    return Speed(player / elapsed, chance / elapsed)


def mean_length(root: Any, playouts: int, rng: Random) -> tuple[float, float]:
    """Steps of players and of chance in an average random playout from this state."""
    player, chance = zip(*(_playout(root.clone(), rng) for _ in range(playouts)), strict=True)
    return sum(player) / playouts, sum(chance) / playouts


def _playout(state: Any, rng: Random) -> tuple[int, int]:
    """Plays at random to the end; how many steps players took, and how many chance."""
    player = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state, rng))
            chance += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            player += 1
    return player, chance


def dealt(game: Any, rng: Random) -> Any:
    """A table at which the first player is to move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_drawn(state, rng))
    return state


def _drawn(state: Any, rng: Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = rng.choices(outcomes, weights)[0]
    return drawn


def peer(module: str, name: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise PeerMissing(f"{name} cannot be imported: `make bench` installs the peers") from missing
