"""The games of the box."""

from smallbox.game import Game, Mistake
from smallbox.games import memowars, mow, uwo

GAMES: dict[str, Game] = {game.name: game for game in (mow.GAME, uwo.GAME, memowars.GAME)}


def find(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Mistake("no-such-game", name=name, games=", ".join(GAMES))
    return GAMES[name]
