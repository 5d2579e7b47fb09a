"""The built client, with its start page for every address that the client routes itself."""

import functools
import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

from litestar import MediaType, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

from smallbox.server.problems import NOT_FOUND, Declined
from smallbox.server.routes.dependencies import AnyRequest

CLIENT = Path(__file__).parents[1] / "static"
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
PICTURES = (".png", ".ico", ".woff2")  # already compressed
FOR_EVER = "public, max-age=31536000, immutable"  # Vite puts a hash into the names of its assets
READING = [HttpMethod.GET, HttpMethod.HEAD]  # uvicorn drops the content of a HEAD response


class Content(NamedTuple):
    data: bytes
    tag: str


@route("/", http_method=READING, include_in_schema=False)
async def start_page(request: AnyRequest) -> Response[bytes]:
    """The client."""
    return answer("index.html", request)


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def client_file(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the client, or the client itself if it has a page there."""
    name = str(path).lstrip("/")
    if name.startswith("api/"):
        raise Declined(NOT_FOUND, "server-no-page")
    return answer(name if name in files() else "index.html", request)


def files() -> dict[str, Path]:
    """Every file of the client by name; no other path can be read."""
    if not _files:
        _files.update(
            {path.relative_to(CLIENT).as_posix(): path for path in CLIENT.glob("**/*") if path.is_file()}
        )
    return _files


_files: dict[str, Path] = {}


def answer(name: str, request: AnyRequest) -> Response[bytes]:
    path = files().get(name)
    if path is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    is_packed = path.suffix not in PICTURES and "gzip" in request.headers.get("accept-encoding", "")
    content = packed(path) if is_packed else as_it_is(path)
    headers = {
        "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
        "etag": content.tag,
        "vary": "accept-encoding",
    }
    if has_it(content.tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    if is_packed:
        headers["content-encoding"] = "gzip"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return Response(content.data, media_type=kind, headers=headers)


def has_it(tag: str, tags: str) -> bool:
    """Does the client have the content with this tag already?"""
    known = [one.strip().removeprefix("W/") for one in tags.split(",")]
    return tag in known or "*" in known


def as_it_is(path: Path) -> Content:
    data = path.read_bytes()
    return Content(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


@functools.cache
def packed(path: Path) -> Content:
    """A file as it is sent, compressed to a third of its size."""
    data, tag = as_it_is(path)
    return Content(gzip.compress(data, mtime=0), f'{tag[:-1]}-gzip"')


ROUTES = [start_page, client_file]
