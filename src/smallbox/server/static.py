"""The built client, with its start page for every address that the client knows itself."""

import functools
import gzip
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from smallbox.server.problems import NOT_FOUND, Declined

CLIENT = Path(__file__).parent / "static"
NOT_BUILT = "<!doctype html><title>smallbox</title><p>The client is not built: <code>make web</code>.</p>"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
PICTURES = (".png", ".ico", ".woff2")  # packed already
FOR_EVER = "public, max-age=31536000, immutable"  # Vite puts a hash into the names of its assets


def client_routes() -> list[Any]:
    return [start_page, client_file]


@get("/", include_in_schema=False)
async def start_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The client."""
    return answer("index.html", request)


@get("/{path:path}", include_in_schema=False)
async def client_file(request: Request[Any, Any, State], path: FromPath[Path]) -> Response[bytes]:
    """A file of the client, or the client itself where it has a page."""
    name = str(path).lstrip("/")
    if name.startswith("api/"):
        raise Declined(NOT_FOUND, "server-no-page")
    return answer(name if files().get(name) else "index.html", request)


def files() -> dict[str, Path]:
    """Every file of the client by its name; a path that is not here leads nowhere else."""
    if not _files:
        _files.update(
            {path.relative_to(CLIENT).as_posix(): path for path in CLIENT.glob("**/*") if path.is_file()}
        )
    return _files


_files: dict[str, Path] = {}


def answer(name: str, request: Request[Any, Any, State]) -> Response[bytes]:
    path = files().get(name)
    if path is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    cache = FOR_EVER if name.startswith("assets/") else "no-cache"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if path.suffix not in PICTURES and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(path), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@functools.cache
def packed(path: Path) -> bytes:
    """A file as it travels: a third of its size."""
    return gzip.compress(path.read_bytes(), mtime=0)
