"""OpenSpiel's own information-set search at our tables: as much as it asks of a state, and no more.

It runs OpenSpiel's Python code, which it shares with all games that are not written in C++; but dealing anew,
playing a move and whole random playouts are our compiled kernels, so that the peer loses no time there.
"""

from collections.abc import Sequence
from importlib import import_module
from time import thread_time
from types import SimpleNamespace
from typing import Any

import numpy as np

from smallbox.game import Game
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream

UCT = 1.4
SEED = 1


class State:
    """A table as OpenSpiel's search wants it."""

    def __init__(self, game: Game, tables: Tables[Any], whim: Any) -> None:
        self.game, self.tables, self.whim = game, tables, whim

    def get_game(self) -> Any:
        spiel: Any = import_module("pyspiel").GameType
        kind = SimpleNamespace(
            dynamics=spiel.Dynamics.SEQUENTIAL, information=spiel.Information.IMPERFECT_INFORMATION
        )
        return SimpleNamespace(get_type=lambda: kind)

    def current_player(self) -> int:
        return self.game.asked(self.tables)[0]

    def is_terminal(self) -> bool:
        return not self.game.kernels.to_move(self.tables, 0)

    def is_chance_node(self) -> bool:
        return False  # chance lies hidden in the table

    def legal_actions(self) -> list[int]:
        return self.game.legal_moves(self.tables, self.current_player())

    def apply_action(self, action: int) -> None:
        self.game.kernels.play(self.tables, 0, self.current_player(), action)

    def information_state_string(self) -> bytes:
        return self.game.known_table(self.tables, self.current_player()).tobytes()

    def returns(self) -> list[float]:
        return [
            float(self.game.kernels.outcome(self.tables, 0, seat)) for seat in range(self.tables[0].seats)
        ]

    def resample_from_infostate(self, player: int, _: Any) -> "State":
        other = self.tables.copy()
        self.game.kernels.redeal(other, 0, player, self.whim)
        return State(self.game, other, self.whim)


class Rollouts:
    """OpenSpiel's evaluator that plays at random to the end, by our kernels."""

    def __init__(self, game: Game) -> None:
        self.game, self.count = game, 0
        self.batches: Any = game.kernels.Batch.array(1)
        self.lengths = np.zeros(1, np.int64)

    def evaluate(self, state: State) -> Sequence[float]:
        tables = state.tables.copy()
        self.count += 1
        self.batches[0].first = self.count
        self.game.kernels.play_all(tables, self.batches, self.lengths)
        return State(self.game, tables, state.whim).returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Opponent:
    """A player by OpenSpiel's search that thinks for a given time."""

    def __init__(self, game: Game, seed: int) -> None:
        module: Any = import_module("open_spiel.python.algorithms.ismcts")
        self.game, self.simulations = game, 0
        self.whim = np.zeros(4, np.uint64)
        seed_stream(self.whim, seed, SEED)
        self.bot = module.ISMCTSBot(
            game=None,
            evaluator=Rollouts(game),
            uct_c=UCT,
            max_simulations=1,
            random_state=np.random.RandomState(seed & 0xFFFFFFFF),
            allow_inconsistent_action_sets=False,
        )

    def move(self, tables: Tables[Any], seconds: float) -> int:
        """As `run_search` does, but until the time is over."""
        state, end = State(self.game, tables, self.whim), thread_time() + seconds
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self.bot.reset()
        root = self.bot.create_new_node(state)
        while thread_time() < end or root.total_visits < 1:
            self.bot.run_simulation(self.bot.sample_root_state(state))
            self.simulations += 1
        return max(self.bot.get_final_policy(state, root), key=lambda choice: choice[1])[0]
