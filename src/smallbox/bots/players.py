"""The bots by name."""

from typing import Any

import msgspec
import numpy as np

from smallbox.bots.thinking import think
from smallbox.game import LEVELS, Game, Mistake
from smallbox.kernel import Tables

SEEDS = 1 << 31  # a bot thinks with one of this many seeds


class Player(msgspec.Struct, frozen=True):
    """A bot: called with what its seat knows, it answers with a move."""

    name: str
    level: int | None = None  # None for random and careful

    def __call__(self, game: Game, known: Tables[Any], seat: int, seed: int) -> int:
        if self.level is not None:
            return think(game, known, seat, self.level, seed).move
        if self.name == "careful":
            return game.careful_move(known, seat, seed)
        moves, whim = game.legal_moves(known, seat), np.zeros(4, np.uint64)
        game.kernels.seed_stream(whim, seed, 0)
        return moves[int(game.kernels.draw(whim, len(moves)))]


PLAYERS = {
    player.name: player
    for player in (
        Player("random"),
        Player("careful"),
        *(Player(f"level-{level}", level) for level in LEVELS),
    )
}
NAMES = tuple(PLAYERS)


def find_bot(name: str) -> Player:
    """The bot with this name."""
    if name not in PLAYERS:
        raise Mistake("no-such-bot", name=name, bots=", ".join(NAMES))
    return PLAYERS[name]
