"""What a forked server process runs; everything is loaded before the fork."""

from multiprocessing.connection import Connection
from typing import Any

import smallbox.games
import smallbox.server.live_table
from smallbox.server.run import serve_alone
from smallbox.server.settings import Settings

LOADED = (smallbox.games, smallbox.server.live_table)


def serve_and_tell(settings: dict[str, Any], ready: "Connection[str, Any]") -> None:
    serve_alone(Settings(port=0, log="off", **settings), ready.send)
