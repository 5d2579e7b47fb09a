"""Start and stop: `smallbox serve`."""

import ipaddress
import logging
import multiprocessing
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
import uvicorn

from smallbox.mistake import Mistake
from smallbox.server.app import application
from smallbox.server.backend import Backend
from smallbox.server.settings import POSTGRES, Settings, secret_of
from smallbox.server.store import store_of
from smallbox.server.websocket import TextSocket

SWITCH_SECONDS = 0.0005  # how long a thread may hold the GIL: the one that commits must not wait
BACKLOG = 1024
FRAME = 16 * 1024  # bytes of one message from a client


def serve(settings: Settings, when_ready: Callable[[str], None]) -> None:
    """Serve until told to stop."""
    if settings.workers > 1:
        if not settings.db.startswith(POSTGRES):
            raise Mistake("server-workers")
        serve_together(settings, when_ready)
    else:
        serve_alone(settings, when_ready)


def serve_alone(
    settings: Settings, when_ready: Callable[[str], None], listening: socket.socket | None = None
) -> None:
    """Serve in one process: all tables, or those whose connections arrive here."""
    set_up_log(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    backend = Backend(settings, store_of(settings.db, settings.folder))
    server = Server(backend, when_ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again when everything is closed
        server.run([listening or listen(settings)])
    if server.mistake is not None:
        raise server.mistake


def listen(settings: Settings) -> socket.socket:
    """Our port."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=BACKLOG)
    except OSError:
        raise Mistake("server-no-port", host=settings.host, port=str(settings.port)) from None


def serve_together(settings: Settings, when_ready: Callable[[str], None]) -> None:
    """Several processes share one port; one that dies is replaced."""
    secret_of(settings)  # create it before the workers could create two
    listening = listen(settings)
    processes = multiprocessing.get_context("spawn")
    stopping = threading.Event()

    def stop(*_: object) -> None:
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    workers = [processes.Process(target=work, args=(settings, listening)) for _ in range(settings.workers)]
    for worker in workers:
        worker.start()
    when_ready(address_of(listening))
    while not stopping.wait(0.5):
        for i, worker in enumerate(workers):
            if not worker.is_alive():
                workers[i] = processes.Process(target=work, args=(settings, listening))
                workers[i].start()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def work(settings: Settings, listening: socket.socket) -> None:
    """What one of several processes does."""
    serve_alone(settings, lambda _: None, listening)


def configuration(backend: Backend) -> uvicorn.Config:
    settings = backend.settings
    return uvicorn.Config(
        application(backend),
        lifespan="off",
        loop="auto",
        http="httptools",
        ws=TextSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        forwarded_allow_ips=[str(ipaddress.ip_network(proxy, strict=False)) for proxy in settings.proxies],
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )


class Server(uvicorn.Server):
    """Opens the backend before the port, reports when and where, and closes the port before the backend."""

    def __init__(self, backend: Backend, when_ready: Callable[[str], None]) -> None:
        super().__init__(configuration(backend))
        self.mistake: Mistake | None = None
        self._backend = backend
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._backend.open()
        except Mistake as mistake:
            self.mistake, self.should_exit = mistake, True
            return
        await super().startup(sockets)
        self._when_ready(address_of(self.servers[0].sockets[0]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._backend.close()


def address_of(listening: Any) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_browser(address: str) -> None:
    webbrowser.open(address)


def set_up_log(settings: Settings) -> None:
    """Log as JSON lines, or prettier for a person at a terminal; never a secret."""
    pretty = settings.log == "pretty" or (settings.log == "auto" and sys.stderr.isatty())
    level = logging.CRITICAL if settings.log == "off" else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, force=True)
    if settings.log == "off":
        logging.disable(logging.CRITICAL)
