"""Games that are over: to keep, to watch again, to learn from."""

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from smallbox.server import messages
from smallbox.server.problems import NOT_FOUND, Declined
from smallbox.server.routes.dependencies import Ours
from smallbox.server.table_state import NOBODY


@get("/api/tables/{table:str}/export")
async def export(table: FromPath[str], backend: Ours) -> Response[bytes]:
    """A finished game as a file for tools/verify_deal.py and smallbox replay."""
    live = await backend.tables.find(table)
    data = await asyncio.to_thread(live.export)
    name = f"{live.state.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay/{seat:int}")
async def replay(table: FromPath[str], seat: FromPath[int], backend: Ours) -> messages.Replay:
    """A finished game step by step, as a seat saw it; -1 is a spectator."""
    live = await backend.tables.find(table)
    players = len(live.state.chairs)
    if seat not in range(NOBODY, players):
        raise Declined(NOT_FOUND, "no-such-seat", seat=seat + 1, players=players)
    return await asyncio.to_thread(live.replay, seat)


@get("/api/tables/{table:str}/analysis")
async def analysis(table: FromPath[str], backend: Ours) -> messages.Analysis:
    """The moves of a finished game compared with the best ones; ask again until it is done."""
    match, _ = (await backend.tables.find(table)).log.finished()
    return backend.analyses.of(table, match)


ROUTES = [export, replay, analysis]
