"""The files of the client, as browsers ask for them, and the games' WebAssembly modules."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from smallbox.kernel.webassembly import published
from smallbox.registry import OWN_GAMES
from smallbox.server import client_folder
from smallbox.server.routes import client_files
from smallbox.words import LANGUAGES
from tests.server.servers import running
from tests.server.test_play import run

PAGE = '<!doctype html><script src="./assets/a.js"></script>' + "x" * 1000
SCRIPT, WORKER = "let x = 1;" * 1000, "keep(CLIENT);"


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small client."""
    (tmp_path / "client/assets").mkdir(parents=True)
    (tmp_path / "client/index.html").write_text(PAGE)
    (tmp_path / "client/assets/a.js").write_text(SCRIPT)
    (tmp_path / "client/service-worker.js").write_text(WORKER)
    (tmp_path / "client/manifest.webmanifest").write_text('{"name": "smallbox"}')
    monkeypatch.setattr(client_folder, "BUILT", tmp_path / "client")
    monkeypatch.setattr(client_files, "_files", {})
    monkeypatch.setattr(client_files, "_modules", {})
    monkeypatch.setattr(client_files, "_made", {})


def test_whoever_has_a_file_is_not_sent_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            for path, content in (("/", PAGE), ("/nowhere", PAGE), ("/assets/a.js", SCRIPT)):
                first = await browser.get(path)
                assert (first.text, first.headers["content-encoding"]) == (content, "gzip")
                tag = first.headers["etag"]
                for known in (tag, f'"other", W/{tag}', "*"):
                    again = await browser.get(path, headers={"if-none-match": known})
                    assert (again.status_code, again.content) == (304, b"")
                    assert again.headers["etag"] == tag
                    assert again.headers["cache-control"] == first.headers["cache-control"]
                plain = await browser.get(path, headers={"accept-encoding": "", "if-none-match": tag})
                assert (plain.status_code, plain.text) == (200, content), "packed is another content"
                assert plain.headers["etag"] != tag

    run(story())


def test_the_head_alone_says_the_same_without_the_content(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            for path in ("/", "/assets/a.js", "/t/some-table"):
                whole, head = await browser.get(path), await browser.head(path)
                assert (head.status_code, head.content) == (200, b"")
                for name in ("etag", "content-type", "content-encoding", "content-length", "cache-control"):
                    assert head.headers[name] == whole.headers[name]

    run(story())


def test_modules_are_offered_as_soon_as_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: dict[str, bytes] = {}
    monkeypatch.setattr(client_files, "module_of", made.get)
    game, module = OWN_GAMES[0], b"\0asm" + b"x" * 1000

    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            manifest = await browser.get("/kernels/manifest.json")
            assert (manifest.json(), manifest.headers["cache-control"]) == ({}, "no-cache")
            made[game] = module
            offered = (await browser.get("/kernels/manifest.json")).json()
            assert offered == {game: {"file": published(game, module).file, "bytes": len(module)}}
            got = await browser.get(f"/kernels/{offered[game]['file']}")
            assert (got.content, got.headers["content-type"]) == (module, "application/wasm")
            assert (got.headers["content-encoding"], "immutable" in got.headers["cache-control"]) == (
                "gzip",
                True,
            )
            again = await browser.get(
                f"/kernels/{offered[game]['file']}", headers={"if-none-match": got.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
            made[game] = b"of other rules than this process has loaded"
            assert (await browser.get("/kernels/manifest.json")).json() == offered
            for unknown in ("mow.wasm", "mow.0123456789abcdef.wasm", "..%2Findex.html"):
                assert (await browser.get(f"/kernels/{unknown}")).status_code == 404

    run(story())


def test_the_page_finds_its_files_from_every_address(tmp_path: Path) -> None:
    """It names them from its own address on: what is above us, only a proxy knows."""

    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            for path in ("/", "/nowhere", "/rules/mow", "/rules/mow/", "/t/some-table/replay"):
                page = await browser.get(path)
                (named,) = re.findall('src="([^"]+)"', page.text)
                found = await browser.get(page.url.join(named))
                assert (found.url.path, found.text) == ("/assets/a.js", SCRIPT), path

    run(story())


@pytest.mark.parametrize("path", ["/assets/old.js", "/a/b/c/d/e/f", "/api/nothing", "/api"])
def test_what_is_neither_a_file_nor_a_page_is_refused(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            answer = await browser.get(path)
            assert (answer.status_code, answer.json()["message"]) == (404, "server-no-page")

    run(story())


def test_the_games_are_files_of_the_client_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            enclosed = (await browser.get("/games.json")).json()
            listed = [game for game in (await browser.get("/api/games")).json() if game["name"] in OWN_GAMES]
            assert [game["name"] for game in enclosed] == list(OWN_GAMES)
            assert enclosed == [{**game, "status": "ready", "seconds": None} for game in listed]

    run(story())


def test_the_manifest_is_there_in_every_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            told = [(await browser.get(f"/manifest.{language}.webmanifest")).json() for language in LANGUAGES]
            assert [manifest["lang"] for manifest in told] == list(LANGUAGES)
            assert {manifest["name"] for manifest in told} == {"smallbox"}
            assert len({manifest["description"] for manifest in told}) == len(LANGUAGES)

    run(story())


def told(worker: str) -> dict[str, Any]:
    """What a service worker is told to keep."""
    first, rest = worker.split(";\n")
    assert rest == WORKER
    return json.loads(first.removeprefix("const CLIENT = "))


def test_the_service_worker_keeps_every_file_and_changes_with_each(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            answer = await browser.get("/service-worker.js")
            assert answer.headers["cache-control"] == "no-cache"
            client = told(answer.text)
            assert {"assets/a.js", "games.json", "manifest.hu.webmanifest"} <= {*client["files"]}
            for name in client["files"]:
                found = await browser.get(f"/{name}")
                assert found.status_code == 200
                assert found.text != PAGE, name

    run(story())
    files = client_folder.built()
    versions = {told(client_folder.whole(files, [])["service-worker.js"].decode())["version"]}
    for name in files:
        changed = files | {name: files[name].replace(b"x", b"y").replace(b"keep", b"hold")}
        worker = client_folder.whole(changed, [])["service-worker.js"].decode()
        versions.add(worker.split('"version":"')[1].split('"')[0])
    assert len(versions) == 1 + len(files)
