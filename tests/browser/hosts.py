"""Other places that the client can come from: a host of files, and a proxy that has it below a path."""

import contextlib
import functools
import http.server
import socket
import threading
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

LARGEST = 64 * 1024  # bytes of a request's head


class QuietFiles(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing."""


class FileHost:
    """Python's own host of files, which knows nothing of us."""

    def __init__(self, folder: Path, path: str) -> None:
        self.folder = folder / path.strip("/")
        handler = functools.partial(QuietFiles, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}{path}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class PathProxy:
    """Passes on what is below a path, without that path, as a proxy in front of several things does."""

    def __init__(self, path: str, address: str) -> None:
        self._path, self._target = path, urlsplit(address)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}{path}"
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()

    def _listen(self) -> None:
        while True:
            try:
                visitor, _ = self._door.accept()
            except OSError:
                return  # the door is closed
            threading.Thread(target=self._serve, args=(visitor,), daemon=True).start()

    def _serve(self, visitor: socket.socket) -> None:
        """One request for each connection: what comes after its head is passed on as it is."""
        with visitor:
            head = b""
            while b"\r\n\r\n" not in head and len(head) < LARGEST:
                more = visitor.recv(LARGEST)
                if not more:
                    return
                head += more
            line, _, rest = head.partition(b"\r\n")
            method, path, version = line.split(b" ")
            if not path.startswith(self._path.encode()):
                visitor.sendall(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                return
            path = path.removeprefix(self._path.encode().rstrip(b"/"))
            rest = rest.replace(b"Connection: keep-alive", b"Connection: close")
            with socket.create_connection((self._target.hostname, self._target.port)) as server:
                server.sendall(b" ".join((method, path, version)) + b"\r\n" + rest)
                other_way = threading.Thread(target=pump, args=(visitor, server), daemon=True)
                other_way.start()
                pump(server, visitor)
                other_way.join()


def pump(source: socket.socket, target: socket.socket) -> None:
    """Pass on everything; when there is no more, neither side has anything to say."""
    with contextlib.suppress(OSError):  # one of them has gone
        while data := source.recv(LARGEST):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
