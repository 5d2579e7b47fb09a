"""What a client needs to know about a game to show its rules and to set up a table."""

import msgspec
from msgspec import Raw

from smallbox.game import LEVELS, Game
from smallbox.server.messages import GameInfo, GameStatus, LevelInfo


def game_info(game: Game, status: GameStatus = "ready", seconds: float | None = None) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        sides=list(game.sides),
        options=game.option_fields,
        cards=Raw(msgspec.json.encode(game.own_cards)),
        clauses={section: list(clauses) for section, clauses in game.clauses.items()},
        levels=[LevelInfo(number, game.level(number).options) for number in LEVELS],
        status=status,
        seconds=seconds,
    )
