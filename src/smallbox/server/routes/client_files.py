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
from smallbox.server.backend import Backend
from smallbox.server.client_folder import MADE, PAGE, built, page_at, whole
from smallbox.server.problems import NOT_FOUND, Declined
from smallbox.server.routes.dependencies import AnyRequest, Ours

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
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets and modules have a digest in them
DEEPEST = 4  # folders in an address that the client may have a page for
KERNELS_MANIFEST = "manifest.json"
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
    return page(request, 0)


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def client_file(request: AnyRequest, backend: Ours) -> Response[bytes]:
    """A file of the client, or the client itself if it has a page there."""
    name = request.scope["path"].removeprefix("/")
    found = (await made(backend) if name in MADE else files()).get(name)
    if found:
        return response(
            request, found, Path(name).suffix, FOR_EVER if name.startswith(ASSETS) else "no-cache"
        )
    depth = request.scope["raw_path"].count(b"/") - 1  # as the browser counts
    if depth > DEEPEST or name.startswith(("api/", ASSETS)):
        raise Declined(NOT_FOUND, "server-no-page")
    return page(request, depth)


def page(request: AnyRequest, depth: int) -> Response[bytes]:
    """The client, as it is answered so many folders below its own."""
    if PAGE not in files():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    return response(request, content(page_at(files()[PAGE].data, depth)), ".html", "no-cache")


@route("/kernels/{name:str}", http_method=READING, include_in_schema=False)
async def kernel_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The WebAssembly module of a game, or the manifest: which games have one, and where."""
    known = modules()
    if name == KERNELS_MANIFEST:
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


def files() -> dict[str, Content]:
    """Every file of the built client by name; no other path can be read."""
    if not _files:
        _files.update({name: content(data) for name, data in built().items()})
    return _files


async def made(backend: Backend) -> dict[str, Content]:
    """The files that also depend on the games, once these are loaded."""
    games = [game for game in await backend.games.known() if game.name in OWN_GAMES]
    if not _made and PAGE in files():
        folder = whole({name: data for name, (data, _) in files().items()}, games)
        _made.update({name: content(folder[name]) for name in MADE})
    return _made


_files: dict[str, Content] = {}
_made: dict[str, Content] = {}


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


def content(data: bytes) -> Content:
    return Content(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


@functools.cache
def packed(plain: Content) -> Content:
    """What is sent, compressed to a third of its size."""
    return Content(gzip.compress(plain.data, mtime=0), f'{plain.tag[:-1]}-gzip"')


ROUTES = [start_page, kernel_file, client_file]
