"""Opening a table: against bots, who are there at once, or for people still to come."""

import secrets
import time
from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Raw

from smallbox.game import Game
from smallbox.server import messages, seating
from smallbox.server.backend import Backend
from smallbox.server.messages import Person, Seated
from smallbox.server.problems import Declined
from smallbox.server.routes.dependencies import Me, Ours
from smallbox.server.table_state import Chair, TableState
from smallbox.server.tokens import new_token


@post("/api/tables")
async def open_table(person: Me, data: JSONBody[messages.OpenTable], backend: Ours) -> Seated:
    """Open a table and sit down."""
    return await opened(backend, person, data)


@post("/api/quick")
async def quick(person: Me, data: JSONBody[messages.QuickPlay], backend: Ours) -> Seated:
    """A table against bots that begins at once."""
    game = await backend.games.game(data.game)
    players = data.players or min(4, game.seats[-1])
    seat = data.seat or 0
    if seat >= players:
        raise Declined(400, "no-such-seat", seat=seat + 1, players=players)
    bots = {str(other): data.level for other in range(players) if other != seat}
    wish = messages.OpenTable(data.game, players, bots, data.options, seat=seat)
    return await opened(backend, person, wish)


async def opened(backend: Backend, person: Person, wish: messages.OpenTable) -> Seated:
    game = await backend.games.game(wish.game)
    options, cards = read_options(game, wish)
    chairs = chairs_of(wish)
    mine = [seat for seat, chair in enumerate(chairs) if chair.level is None and wish.seat in (None, seat)]
    if not mine:
        raise Declined(400, "server-seat-taken")
    now = time.time()
    state = TableState(
        id=secrets.token_hex(10),
        game=game.name,
        version=game.version,
        options=Raw(msgspec.json.encode(options)),
        cards=Raw(msgspec.json.encode(cards)),
        chairs=chairs,
        host=mine[0],
        public=wish.public,
        clock=wish.clock,
        created=now,
        changed=now,
    )
    token = new_token()
    state = seating.take(state, person, mine[0], token)
    settled = game.seat_options(options, state.levels)
    table = await backend.tables.create(seating.settle(state, game, settled, cards or game.own_cards))
    return Seated(table.public(), mine[0], token, backend.secrets.invite(table.id))


def chairs_of(wish: messages.OpenTable) -> tuple[Chair, ...]:
    """The seats, with the requested bots."""
    for seat in wish.bots:
        if seat not in map(str, range(wish.players)):
            raise Declined(400, "no-such-seat", seat=seat, players=wish.players)
    return tuple(Chair(level=wish.bots.get(str(seat))) for seat in range(wish.players))


def read_options(game: Game, wish: messages.OpenTable) -> tuple[Any, Any]:
    """The game's own options and cards, checked by laying them on a table."""
    try:
        options = msgspec.convert(wish.options or {}, game.options)
        cards = None if wish.cards is None else msgspec.convert(wish.cards, game.cards)
    except msgspec.ValidationError as error:
        raise Declined(400, "server-not-understood", problem=str(error)[:200]) from None
    if cards is not None:
        game.check_cards(cards, "cards")
    game.blank(wish.players, options, cards)
    return options, cards


ROUTES = [open_table, quick]
