"""Who I am."""

from litestar import get, patch, post
from litestar.params import JSONBody
from msgspec.structs import replace

from smallbox.server import messages, seating
from smallbox.server.messages import Person
from smallbox.server.problems import Declined
from smallbox.server.routes.dependencies import NEW_PERSON, AnyRequest, Me, Ours


@get("/api/me")
async def me(person: Me) -> Person:
    """Who I am."""
    return person


@patch("/api/me")
async def change_me(person: Me, data: JSONBody[messages.ChangePerson], backend: Ours) -> Person:
    """Change my nickname or language."""
    nickname = person.nickname if data.nickname is None else seating.printable(data.nickname)
    if not nickname:
        raise Declined(400, "server-no-name")
    person = replace(person, nickname=nickname, language=data.language or person.language)
    await backend.store.keep_person(person)
    return person


@post("/api/me/link")
async def make_link(person: Me, backend: Ours) -> messages.DeviceLink:
    """A link that makes another device mine, once."""
    await backend.store.keep_person(person)
    return await backend.people.link(person.id)


@post("/api/me/device")
async def use_link(request: AnyRequest, data: JSONBody[messages.UseDeviceLink], backend: Ours) -> Person:
    """Be the same person on this device as on another."""
    person = request.scope["state"][NEW_PERSON] = await backend.people.use_link(data.code)
    return await backend.people.find(person)


ROUTES = [me, change_me, make_link, use_link]
