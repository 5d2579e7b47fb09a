"""The client as a folder of files: what the build has made, and what is made from the games and the words.

A server answers from it; `make site` writes it down for hosts that have nothing but files.
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from smallbox.game import Game
from smallbox.kernel.webassembly import published
from smallbox.server.game_info import game_info
from smallbox.words import LANGUAGES, words

BUILT = Path(__file__).parent / "static"
PAGE = "index.html"
GAMES = "games.json"
MANIFEST = "manifest.webmanifest"
MANIFESTS = {f"manifest.{language}.webmanifest": language for language in LANGUAGES}
WORKER = "service-worker.js"
KERNELS = "kernels/"
KERNELS_MANIFEST = f"{KERNELS}manifest.json"
MADE = (GAMES, *MANIFESTS, WORKER)  # in addition to what is built, or instead of it
HERE = b'"./'  # how the page begins the address of everything that it loads

Files = dict[str, bytes]


def built() -> Files:
    """What the build has made."""
    return {path.relative_to(BUILT).as_posix(): path.read_bytes() for path in BUILT.rglob("*.*")}


def kernels(modules: Mapping[str, bytes]) -> Files:
    """The WebAssembly modules of these games, and a list of them: which games have one, and where."""
    offered = {game: published(game, module) for game, module in modules.items()}
    files = {KERNELS + offered[game].file: module for game, module in modules.items()}
    return files | {KERNELS_MANIFEST: msgspec.json.encode(offered)}


def whole(files: Mapping[str, bytes], games: Iterable[Game], modules: Mapping[str, bytes]) -> Files:
    """These files, and everything that is made from the games."""
    kept = {**files, GAMES: msgspec.json.encode([game_info(game) for game in games]), **kernels(modules)}
    kept |= {name: manifest(files[MANIFEST], language) for name, language in MANIFESTS.items()}
    return kept | {WORKER: service_worker(kept)}


def page_at(page: bytes, depth: int) -> bytes:
    """The page for an address so many folders below its own; we do not know the addresses above us."""
    return page.replace(HERE, b'"' + b"../" * depth) if depth else page


def manifest(plain: bytes, language: str) -> bytes:
    """What an installed client is called, and what it is, in this language."""
    said = {"lang": language, "description": words(language)("web-description")}
    return msgspec.json.encode(msgspec.json.decode(plain, type=dict[str, object]) | said)


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """The service worker, which is told here what to keep; for another version it is another text."""
    digest = hashlib.sha256()
    for name, content in sorted(files.items()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    names = sorted(files.keys() - {PAGE, WORKER})
    client = msgspec.json.encode({"version": digest.hexdigest()[:16], "files": names})
    return b"const CLIENT = " + client + b";\n" + files[WORKER]
