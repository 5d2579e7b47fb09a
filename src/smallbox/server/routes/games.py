"""Which games there are, and the words of those from other packages."""

import asyncio

from litestar import get
from litestar.params import FromPath

from smallbox.game import Game
from smallbox.registry import OWN_GAMES, folder_of
from smallbox.server import messages
from smallbox.server.game_info import game_info
from smallbox.server.game_loader import GameLoader
from smallbox.server.problems import NOT_FOUND, Declined
from smallbox.server.routes.dependencies import Ours
from smallbox.words import LANGUAGES, files_of


@get("/api/games")
async def games(backend: Ours) -> list[messages.GameInfo]:
    """What you need to know to set up a table; does not wait for anything to compile."""
    return [info(game, backend.games) for game in await backend.games.known()]


def info(game: Game, loader: GameLoader) -> messages.GameInfo:
    return game_info(game, loader.status[game.name], loader.seconds_left(game.name))


@get("/api/games/{name:str}/words/{language:str}")
async def game_words(name: FromPath[str], language: FromPath[str], backend: Ours) -> messages.GameWords:
    """The words of a game from another package; the client has those of our own games."""
    if name not in backend.games.status:
        raise Declined(NOT_FOUND, "no-such-game", name=name, games=", ".join(backend.games.status))
    if language not in LANGUAGES:
        raise Declined(NOT_FOUND, "server-no-page")
    return messages.GameWords(await asyncio.to_thread(texts_of, name, language))


def texts_of(name: str, language: str) -> list[str]:
    if name in OWN_GAMES:
        return []
    return [file.read_text(encoding="utf-8") for file in files_of(folder_of(name), language)]


ROUTES = [games, game_words]
