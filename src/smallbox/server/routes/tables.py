"""Which tables there are; sitting down and getting up."""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from smallbox.server import messages, seating
from smallbox.server.backend import Backend
from smallbox.server.messages import MyTable, PublicTable, Seated
from smallbox.server.problems import FORBIDDEN, Declined
from smallbox.server.routes.dependencies import Me, Ours
from smallbox.server.table_state import NOBODY, StoredTable, TableState, public_table
from smallbox.server.tokens import new_token

LISTED = 100  # tables at most


@get("/api/tables")
async def public_tables(backend: Ours) -> list[PublicTable]:
    """Public tables that are open or being played."""
    return [listed(backend, stored, NOBODY) for stored in await backend.store.public_tables(LISTED)]


@get("/api/tables/mine")
async def my_tables(person: Me, backend: Ours) -> list[MyTable]:
    """Where I sit."""
    found = await backend.store.tables_of(person.id, LISTED)
    seats = [stored.state.seat_of(person.id) for stored in found]
    return [MyTable(listed(backend, stored, seat), seat) for stored, seat in zip(found, seats, strict=True)]


def listed(backend: Backend, stored: StoredTable, seat: int) -> PublicTable:
    """A table for a list: without the details of its deal, and of who may move only whether I may."""
    state, last = stored.state, stored.last
    asked = [seat] if last and seat != NOBODY and last.asked >> seat & 1 else []
    return replace(public_table(state, last, asked, backend.tables.connected_at(state.id)), fairness=None)


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str], backend: Ours) -> PublicTable:
    """A table as everyone may know it."""
    return (await backend.tables.find(table)).public()


@post("/api/tables/{table:str}/seat")
async def take_seat(
    person: Me, table: FromPath[str], data: JSONBody[messages.TakeSeat], backend: Ours
) -> Seated:
    """Sit down, or come back."""
    live, token = await backend.tables.find(table), new_token()
    invited = backend.secrets.is_invite(table, data.invite)

    def edit(state: TableState) -> TableState:
        if not (state.public or invited or state.seat_of(person.id) != NOBODY):
            raise Declined(FORBIDDEN, "server-invite")
        return seating.take(state, person, data.seat, token)

    await live.change(edit)
    return Seated(live.public(), live.state.seat_of(person.id), token, backend.secrets.invite(table))


@post("/api/tables/{table:str}/start")
async def start(person: Me, table: FromPath[str], backend: Ours) -> PublicTable:
    """The host begins: bots take the open seats."""
    live = await backend.tables.find(table)
    await live.change(lambda state: seating.begin(state, person))
    return live.public()


@post("/api/tables/{table:str}/leave")
async def leave(person: Me, table: FromPath[str], backend: Ours) -> PublicTable:
    """Get up; during the game a bot stands in until I am back."""
    live = await backend.tables.find(table)
    await live.change(lambda state: seating.leave(state, person))
    return live.public()


@post("/api/tables/{table:str}/remove")
async def remove(
    person: Me, table: FromPath[str], data: JSONBody[messages.RemoveGuest], backend: Ours
) -> PublicTable:
    """The host sends a guest away."""
    live = await backend.tables.find(table)
    await live.change(lambda state: seating.remove(state, person, data.seat))
    return live.public()


@post("/api/tables/{table:str}/chat")
async def chat(
    person: Me, table: FromPath[str], data: JSONBody[messages.SetChat], backend: Ours
) -> PublicTable:
    """The host turns the chat on or off."""
    live = await backend.tables.find(table)
    await live.change(lambda state: seating.set_chat(state, person, data.on))
    return live.public()


@post("/api/tables/{table:str}/rematch")
async def rematch(person: Me, table: FromPath[str], backend: Ours) -> Seated:
    """Play again at a new table with the same players; the first to ask opens it."""
    old = await backend.tables.find(table)
    new = await backend.tables.create(seating.again(old.state, person, backend.secrets.rematch(table)))
    await old.change(lambda state: state if state.rematch else replace(state, rematch=new.id))
    token, old_seat = new_token(), seating.my_seat(old.state, person)
    await new.change(lambda state: seating.take(state, person, old_seat, token))
    return Seated(new.public(), new.state.seat_of(person.id), token, backend.secrets.invite(new.id))


ROUTES = [public_tables, my_tables, one_table, take_seat, start, leave, remove, chat, rematch]
