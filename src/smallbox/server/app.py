"""The application: routes, health, the built client, and the answers when something goes wrong."""

import time
from importlib.metadata import version
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition

from smallbox.mistake import Mistake
from smallbox.server.backend import Backend
from smallbox.server.guards import Guards
from smallbox.server.messages import Health, Problem
from smallbox.server.people import COOKIE, COOKIE_SECONDS
from smallbox.server.problems import Declined
from smallbox.server.routes import client_files, finished, games, opening, people, tables
from smallbox.server.routes.dependencies import DEPENDENCIES, NEW_PERSON, Ours
from smallbox.server.routes.table_socket import table_socket

log = structlog.get_logger()
BODY = 64 * 1024  # bytes of a request, card files included
SUBJECTS = (people, games, opening, tables, finished, client_files)


def application(backend: Backend) -> Guards:
    """The whole server as one ASGI application."""
    app = Litestar(
        [health, table_socket, *(handler for subject in SUBJECTS for handler in subject.ROUTES)],
        dependencies=DEPENDENCIES,
        state=State({"backend": backend}),
        before_send=[give_cookie],
        exception_handlers={Mistake: declined, HTTPException: not_possible, Exception: failed},
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="smallbox",
            version=version("smallbox"),
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[RawSchema()],
        logging_config=None,
    )
    return Guards(app, backend.settings)


@get("/health")
async def health(backend: Ours) -> Health:
    """The state of the server."""
    return Health(
        status="ready" if backend.games.ready else "starting",
        version=version("smallbox"),
        kernels=dict(backend.games.status),
        store=backend.store.name,
        tables=await backend.store.count(),
        sockets=backend.sockets,
        uptime=time.monotonic() - backend.started_at,
    )


async def give_cookie(message: Message, scope: Scope) -> None:
    """Give a new person a cookie that says who they are."""
    person = scope["state"].get(NEW_PERSON)
    if person is None or message["type"] != "http.response.start":
        return
    cookie = Cookie(
        key=COOKIE,
        value=scope["litestar_app"].state.backend.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=scope["scheme"] == "https",
    )
    message["headers"] = [*message["headers"], (b"set-cookie", cookie.to_header(header="").encode())]


def declined(request: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    """Say what the client got wrong."""
    status = mistake.status if isinstance(mistake, Declined) else 400
    return Response(Problem(mistake.message, mistake.arguments), status_code=status)


def not_possible(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """No such page, a body that is not a message, and the like."""
    if error.status_code == 404:
        return Response(Problem("server-no-page"), status_code=404)
    problem = str(error.detail)[:200]
    return Response(Problem("server-not-understood", {"problem": problem}), status_code=error.status_code)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(Problem("server-failed"), status_code=500)


class RawSchema(OpenAPISchemaPlugin):
    """To OpenAPI a raw part of a message is any JSON value; docs/protocol.schema.json says which."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema()
