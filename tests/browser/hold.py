"""A slow server: what it answers is held back until the test lets it go."""

from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute


class HeldRequests:
    """Requests to these addresses wait from now on."""

    def __init__(self, page: Page, addresses: str) -> None:
        self._held: list[Route] = []
        self._holding = True
        page.route(addresses, self._take)

    def _take(self, route: Route) -> None:
        if self._holding:
            self._held.append(route)
        else:
            route.continue_()

    def release(self) -> None:
        """Those that wait go on, and so do all later ones."""
        self._holding = False
        for route in self._held:
            route.continue_()

    def fail(self) -> None:
        """Those that wait find no server; all later ones do."""
        self._holding = False
        for route in self._held:
            route.abort("connectionrefused")


class HeldTable:
    """What a table's server sends can be held back; to be made before the page goes to the table."""

    def __init__(self, page: Page) -> None:
        self._socket: WebSocketRoute | None = None
        self._holding = False
        self._held: list[str | bytes] = []
        page.route_web_socket(lambda url: url.endswith("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda message: self._pass(socket, message))

    def _pass(self, socket: WebSocketRoute, message: Any) -> None:
        if socket is not self._socket:
            return
        if self._holding:
            self._held.append(message)
        else:
            socket.send(message)

    def hold(self) -> None:
        self._holding = True

    def release(self) -> None:
        self._holding = False
        assert self._socket
        for message in self._held:
            self._socket.send(message)
        self._held.clear()

    def cut(self) -> None:
        """The connection is lost, and with it what was held back; the next one is as good as new."""
        assert self._socket
        self._holding = False
        self._held.clear()
        lost, self._socket = self._socket, None
        lost.close()
