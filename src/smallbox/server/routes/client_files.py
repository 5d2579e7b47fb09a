"""The built client, with its start page for every address that the client routes itself.

The WebAssembly modules of the games have a folder of their own, with a manifest: in a checkout they are still
being made when the first visitor comes, long after the client was built.
"""

import functools
import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

import msgspec
from litestar import MediaType, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

from smallbox.kernel.webassembly import ModuleFile, module_of, published
from smallbox.registry import OWN_GAMES
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
    ".wasm": "application/wasm",
}
PICTURES = (".png", ".ico", ".woff2")  # already compressed
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets and modules have a digest in them
MANIFEST = "manifest.json"
READING = [HttpMethod.GET, HttpMethod.HEAD]  # uvicorn drops the content of a HEAD response


class Content(NamedTuple):
    data: bytes
    tag: str


class Module(NamedTuple):
    """A WebAssembly module."""

    offered: ModuleFile
    content: Content


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


@route("/kernels/{name:str}", http_method=READING, include_in_schema=False)
async def kernel_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The WebAssembly module of a game, or the manifest: which games have one, and where."""
    known = modules()
    if name == MANIFEST:
        manifest = {game: module.offered for game, module in known.items()}
        return response(request, content(msgspec.json.encode(manifest)), ".json", "no-cache")
    for module in known.values():
        if name == module.offered.file:
            return response(request, module.content, ".wasm", FOR_EVER)
    raise Declined(NOT_FOUND, "server-no-page")


def modules() -> dict[str, Module]:
    """The modules that fit the rules of this process, by game; one that is missing may still come."""
    for game in OWN_GAMES:
        if game not in _modules and (module := module_of(game)):
            _modules[game] = Module(published(game, module), content(module))
    return _modules


_modules: dict[str, Module] = {}


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
    cached = FOR_EVER if name.startswith("assets/") else "no-cache"
    return response(request, content_of(path), path.suffix, cached)


def response(request: AnyRequest, plain: Content, suffix: str, cached: str) -> Response[bytes]:
    """What is asked for, compressed if that helps; nothing but its tag if the client has it already."""
    is_packed = suffix not in PICTURES and "gzip" in request.headers.get("accept-encoding", "")
    sent = packed(plain) if is_packed else plain
    headers = {"cache-control": cached, "etag": sent.tag, "vary": "accept-encoding"}
    if has_it(sent.tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(sent.data, media_type=TYPES.get(suffix, "application/octet-stream"), headers=headers)


def has_it(tag: str, tags: str) -> bool:
    """Does the client have the content with this tag already?"""
    known = [one.strip().removeprefix("W/") for one in tags.split(",")]
    return tag in known or "*" in known


@functools.cache
def content_of(path: Path) -> Content:
    return content(path.read_bytes())


def content(data: bytes) -> Content:
    return Content(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


@functools.cache
def packed(plain: Content) -> Content:
    """What is sent, compressed to a third of its size."""
    return Content(gzip.compress(plain.data, mtime=0), f'{plain.tag[:-1]}-gzip"')


ROUTES = [start_page, kernel_file, client_file]
