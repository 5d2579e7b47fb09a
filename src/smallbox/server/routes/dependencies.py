"""What routes get with a request: the backend, and who is asking."""

import secrets
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from smallbox.server.backend import Backend
from smallbox.server.messages import Person
from smallbox.server.people import COOKIE

NEW_PERSON = "smallbox.new_person"  # who needs a cookie with the answer

AnyRequest = Request[Any, Any, State]
Ours = NamedDependency[Backend]
Me = NamedDependency[Person]


def backend_of(state: State) -> Backend:
    return state.backend


async def who_asks(request: AnyRequest, state: State) -> Person:
    """Somebody new gets a cookie."""
    people = backend_of(state).people
    person = people.of_cookie(request.cookies.get(COOKIE))
    if person is None:
        person = request.scope["state"][NEW_PERSON] = secrets.token_hex(12)
    return await people.find(person, request.headers.get("accept-language", ""))


DEPENDENCIES = {"backend": Provide(backend_of, sync_to_thread=False), "person": Provide(who_asks)}
