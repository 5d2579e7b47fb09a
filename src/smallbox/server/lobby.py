"""The lobby: who I am, which games and tables there are, sitting down and getting up."""

import asyncio
import secrets
import time
from typing import Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Raw
from msgspec.structs import replace

from smallbox.game import LEVELS, Game
from smallbox.games import names
from smallbox.registry import folder_of, games_of_others
from smallbox.server import messages, seating
from smallbox.server.house import House
from smallbox.server.messages import MyTable, Person, Seated, Table
from smallbox.server.people import COOKIE, new_token
from smallbox.server.problems import FORBIDDEN, NOT_FOUND, Declined
from smallbox.server.sheet import NOBODY, Chair, Sheet, as_table
from smallbox.words import LANGUAGES, files_of

LISTED = 100  # tables at most
COOKIE_KEY = "smallbox.new_person"  # whom the answer has to give a cookie
AnyRequest = Request[Any, Any, State]
Me = NamedDependency[Person]


def house_of(state: State) -> House:
    return state.house


async def who(request: AnyRequest, state: State) -> Person:
    """Who asks; somebody new gets a cookie."""
    house = house_of(state)
    person = house.people.of_cookie(request.cookies.get(COOKIE))
    if person is None:
        person = request.scope["state"][COOKIE_KEY] = secrets.token_hex(12)
    return await house.people.find(person, request.headers.get("accept-language", ""))


# ---------------------------------------------------------------------------------------------- people


@get("/api/me")
async def me(person: Me) -> Person:
    """Who I am."""
    return person


@patch("/api/me")
async def change_me(person: Me, data: JSONBody[messages.ChangePerson], state: State) -> Person:
    """Change my nickname or language."""
    nickname = person.nickname if data.nickname is None else seating.plain(data.nickname)
    if not nickname:
        raise Declined(400, "server-no-name")
    person = replace(person, nickname=nickname, language=data.language or person.language)
    await house_of(state).store.keep_person(person)
    return person


@post("/api/me/link")
async def make_link(person: Me, state: State) -> messages.DeviceLink:
    """A link that makes another device mine, once."""
    await house_of(state).store.keep_person(person)
    return await house_of(state).people.link(person.id)


@post("/api/me/device")
async def use_link(request: AnyRequest, data: JSONBody[messages.UseDeviceLink], state: State) -> Person:
    """Become on this device who I am on another."""
    people = house_of(state).people
    person = request.scope["state"][COOKIE_KEY] = await people.use_link(data.code)
    return await people.find(person)


# ----------------------------------------------------------------------------------------------- games


@get("/api/games")
async def games(state: State) -> list[messages.GameInfo]:
    """What one has to know to set up a table; it does not wait for anything to be compiled."""
    return [await info(house_of(state), name) for name in names()]


@get("/api/games/{name:str}/words/{language:str}")
async def game_words(name: FromPath[str], language: FromPath[str]) -> messages.GameWords:
    """The words of a game from another package; the client has those of ours."""
    if name not in games_of_others() or language not in LANGUAGES:
        return messages.GameWords([])
    files = files_of(folder_of(name), language)
    return messages.GameWords([file.read_text(encoding="utf-8") for file in files])


async def info(house: House, name: str) -> messages.GameInfo:
    game = await house.shelf.known(name)
    return messages.GameInfo(
        name=game.name,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        sides=list(game.sides),
        options=game.option_fields,
        cards=Raw(msgspec.json.encode(game.own_cards)),
        clauses={section: list(clauses) for section, clauses in game.clauses.items()},
        levels=levels_of(game),
        ready=house.shelf.state[name] == "ready",
    )


def levels_of(game: Game) -> list[messages.LevelInfo]:
    """What the levels of the bots mean in this game."""
    return [messages.LevelInfo(number, game.level(number).options) for number in LEVELS]


# ---------------------------------------------------------------------------------------------- tables


@get("/api/tables")
async def public_tables(state: State) -> list[Table]:
    """Public tables that are open or being played."""
    return [listed(house_of(state), kept) for kept in await house_of(state).store.public_tables(LISTED)]


@get("/api/tables/mine")
async def my_tables(person: Me, state: State) -> list[MyTable]:
    """Where I sit."""
    found = await house_of(state).store.tables_of(person.id, LISTED)
    return [MyTable(listed(house_of(state), kept), kept.sheet.seat_of(person.id)) for kept in found]


def listed(house: House, kept: Any) -> Table:
    """A table for a list: without the details of its deal."""
    room = house.rooms.get(kept.sheet.id)
    return replace(as_table(kept.sheet, kept.last, room.connected if room else set()), fairness=None)


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str], state: State) -> Table:
    """A table as everyone may know it."""
    return (await house_of(state).room(table)).table()


@post("/api/tables")
async def open_table(person: Me, data: JSONBody[messages.OpenTable], state: State) -> Seated:
    """Open a table and sit down."""
    return await opened(house_of(state), person, data)


async def opened(house: House, person: Person, wish: messages.OpenTable) -> Seated:
    game = await house.shelf.game(wish.game)
    options, cards = await read_options(house, wish)
    chairs = chairs_of(wish)
    mine = [seat for seat, chair in enumerate(chairs) if chair.level is None and wish.seat in (None, seat)]
    if not mine:
        raise Declined(400, "server-seat-taken")
    now = time.time()
    sheet = Sheet(
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
    sheet = seating.take(sheet, person, mine[0], token)
    settled = game.seat_options(options, sheet.levels)
    sheet = seating.settle(sheet, game, settled, cards or game.own_cards)
    room = await house.open_table(sheet)
    return Seated(room.table(), mine[0], token, house.invite(room.id))


def chairs_of(wish: messages.OpenTable) -> tuple[Chair, ...]:
    """The seats with the bots that are wished for."""
    for seat in wish.bots:
        if seat not in map(str, range(wish.players)):
            raise Declined(400, "no-such-seat", seat=seat, players=wish.players)
    return tuple(Chair(level=wish.bots.get(str(seat))) for seat in range(wish.players))


async def read_options(house: House, data: messages.OpenTable) -> tuple[Any, Any]:
    """The game's own options and cards, checked by laying them on a table."""
    game = await house.shelf.game(data.game)
    try:
        options = msgspec.convert(data.options or {}, game.options)
        cards = None if data.cards is None else msgspec.convert(data.cards, game.cards)
    except msgspec.ValidationError as error:
        raise Declined(400, "server-not-understood", problem=str(error)[:200]) from None
    if cards is not None:
        game.check_cards(cards, "cards")
    game.blank(data.players, options, cards)
    return options, cards


@post("/api/quick")
async def quick(person: Me, data: JSONBody[messages.QuickPlay], state: State) -> Seated:
    """A table against bots that begins at once."""
    game = await house_of(state).shelf.game(data.game)
    players = data.players or min(4, game.seats[-1])
    seat = data.seat or 0
    if seat >= players:
        raise Declined(400, "no-such-seat", seat=seat + 1, players=players)
    bots = {str(other): data.level for other in range(players) if other != seat}
    wish = messages.OpenTable(data.game, players, bots, data.options, seat=seat)
    return await opened(house_of(state), person, wish)


@post("/api/tables/{table:str}/seat")
async def take_seat(
    person: Me, table: FromPath[str], data: JSONBody[messages.TakeSeat], state: State
) -> Seated:
    """Sit down, or come back."""
    house = house_of(state)
    room, token, invited = await house.room(table), new_token(), house.is_invite(table, data.invite)

    def edit(sheet: Sheet) -> Sheet:
        if not (sheet.public or invited or sheet.seat_of(person.id) != NOBODY):
            raise Declined(FORBIDDEN, "server-invite")
        return seating.take(sheet, person, data.seat, token)

    await room.change(edit)
    return Seated(room.table(), room.sheet.seat_of(person.id), token, house.invite(table))


@post("/api/tables/{table:str}/start")
async def start(person: Me, table: FromPath[str], state: State) -> Table:
    """The host begins: bots take the open seats."""
    room = await house_of(state).room(table)
    await room.change(lambda sheet: seating.begin(sheet, person))
    return room.table()


@post("/api/tables/{table:str}/leave")
async def leave(person: Me, table: FromPath[str], state: State) -> Table:
    """Get up; during the game a bot plays on until I am back."""
    room = await house_of(state).room(table)
    await room.change(lambda sheet: seating.leave(sheet, person))
    return room.table()


@post("/api/tables/{table:str}/remove")
async def remove(
    person: Me, table: FromPath[str], data: JSONBody[messages.RemoveGuest], state: State
) -> Table:
    """The host sends a guest away."""
    room = await house_of(state).room(table)
    await room.change(lambda sheet: seating.remove(sheet, person, data.seat))
    return room.table()


@post("/api/tables/{table:str}/chat")
async def chat(person: Me, table: FromPath[str], data: JSONBody[messages.SetChat], state: State) -> Table:
    """The host turns the chat on or off."""
    room = await house_of(state).room(table)
    await room.change(lambda sheet: seating.set_chat(sheet, person, data.on))
    return room.table()


@post("/api/tables/{table:str}/rematch")
async def rematch(person: Me, table: FromPath[str], state: State) -> Seated:
    """Play again at a new table against the same; whoever asks first opens it."""
    house = house_of(state)
    room = await house.room(table)
    fresh = await house.open_table(seating.again(room.sheet, person, house.rematch(table)))
    await room.change(lambda sheet: sheet if sheet.rematch else replace(sheet, rematch=fresh.id))
    token, old_seat = new_token(), seating.my_seat(room.sheet, person)
    await fresh.change(lambda sheet: seating.take(sheet, person, old_seat, token))
    return Seated(fresh.table(), fresh.sheet.seat_of(person.id), token, house.invite(fresh.id))


# ------------------------------------------------------------------------------------- finished games


@get("/api/tables/{table:str}/export")
async def export(table: FromPath[str], state: State) -> Response[bytes]:
    """A finished game as one file, for tools/verify_deal.py and smallbox replay."""
    room = await house_of(state).room(table)
    data = await asyncio.to_thread(room.export)
    name = f"{room.sheet.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/replay/{seat:int}")
async def replay(table: FromPath[str], seat: FromPath[int], state: State) -> messages.Replay:
    """A finished game step by step, as a seat saw it; -1 is a spectator."""
    room = await house_of(state).room(table)
    if seat not in range(NOBODY, len(room.sheet.chairs)):
        raise Declined(NOT_FOUND, "no-such-seat", seat=seat + 1, players=len(room.sheet.chairs))
    return await asyncio.to_thread(room.replay, seat)


@get("/api/tables/{table:str}/analysis")
async def analysis(table: FromPath[str], state: State) -> messages.Analysis:
    """The moves of a finished game beside the best ones; ask again until it is done."""
    from smallbox.server.analysis import Analysts

    house = house_of(state)
    room = await house.room(table)
    if house.analysts is None:
        house.analysts = Analysts()
    return house.analysts.of(room)


ROUTES = [
    me, change_me, make_link, use_link,
    games, game_words, public_tables, my_tables, one_table, open_table, quick,
    take_seat, start, leave, remove, chat, rematch, export, replay, analysis,
]  # fmt: skip
