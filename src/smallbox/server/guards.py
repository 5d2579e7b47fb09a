"""What every request has to pass: not too many at once, only from our own pages; answers get safe headers.

Litestar's own middleware does not cover WebSockets, so this wraps the whole application. By then uvicorn has
worked out the address of a client behind a proxy (run.py).
"""

import ipaddress
from collections.abc import Iterable
from typing import Any

import msgspec

from smallbox.server.messages import Problem
from smallbox.server.rate_limit import RateLimit
from smallbox.server.settings import Settings

FORGET = 10_000  # addresses to remember before the quiet ones are forgotten
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:;"
    " style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

Scope = Any
Headers = dict[bytes, bytes]


class Guards:
    """The ASGI application that wraps ours."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self._limits: dict[str, RateLimit] = {}
        self._sockets: dict[str, int] = {}
        self._sockets_in_all = 0

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: Headers = dict(scope["headers"])
        address = neighbourhood(scope["client"][0] if scope["client"] else "")
        problem = self._objection(scope, headers, address)
        if problem is not None:
            await decline(scope, receive, send, *problem)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send, address)
        else:
            await self._app(scope, receive, with_headers(send))

    async def _socket(self, scope: Scope, receive: Any, send: Any, address: str) -> None:
        self._sockets[address] = self._sockets.get(address, 0) + 1
        self._sockets_in_all += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets_in_all -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _objection(self, scope: Scope, headers: Headers, address: str) -> tuple[int, str] | None:
        """Why this request goes no further, if it does not."""
        if not self._limit(address).allows():
            return 429, "server-too-many"
        is_socket = scope["type"] == "websocket"
        if is_socket and (
            self._sockets_in_all >= self._settings.sockets
            or self._sockets.get(address, 0) >= self._settings.sockets_each
        ):
            return 429, "server-too-many-sockets"
        if is_socket or scope["method"] not in SAFE_METHODS:
            if not self._is_ours(scope, headers):
                return 403, "server-origin"
        return None

    def _is_ours(self, scope: Scope, headers: Headers) -> bool:
        """Is this from our pages, or from no page? A page cannot send JSON elsewhere without Origin."""
        origin = headers.get(b"origin")
        if origin is None:
            form = headers.get(b"content-type", b"application/json")
            return scope["type"] == "websocket" or form.split(b";")[0].strip() == b"application/json"
        said = origin.decode("latin-1").lower()
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return (
            said in self._origins
            or said == f"{scheme}://{headers.get(b'host', b'').decode('latin-1').lower()}"
        )

    def _limit(self, address: str) -> RateLimit:
        limit = self._limits.get(address)
        if limit is None:
            if len(self._limits) >= FORGET:
                self._limits = {name: kept for name, kept in self._limits.items() if not kept.unused}
            limit = self._limits[address] = RateLimit(self._settings.requests)
        return limit


def neighbourhood(address: str) -> str:
    """The address that limits count by: with IPv6 a household has a whole network of addresses."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped:
            return str(number.ipv4_mapped)
        return str(ipaddress.ip_network((number, 64), strict=False))
    return address


def with_headers(send: Any) -> Any:
    """Add the safe headers to a response, unless it has its own."""

    async def send_safely(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = complete(message.get("headers", []))
        await send(message)

    return send_safely


def complete(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = list(headers)
    names = {name.lower() for name, _ in given}
    return given + [header for header in HEADERS if header[0] not in names]


async def decline(scope: Scope, receive: Any, send: Any, status: int, message: str) -> None:
    """Answer with a Problem; a WebSocket gets it instead of the handshake."""
    body = msgspec.json.encode(Problem(message))
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": complete(headers)})
    await send({"type": f"{kind}.body", "body": body})
