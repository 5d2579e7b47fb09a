"""The files of the client, as browsers ask for them, and the games' WebAssembly modules."""

from pathlib import Path

import httpx
import pytest

from smallbox.kernel.webassembly import published
from smallbox.registry import OWN_GAMES
from smallbox.server.routes import client_files
from tests.server.servers import running
from tests.server.test_play import run

PAGE, SCRIPT = "<!doctype html>" + "x" * 1000, "let x = 1;" * 1000


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of two files."""
    (tmp_path / "client/assets").mkdir(parents=True)
    (tmp_path / "client/index.html").write_text(PAGE)
    (tmp_path / "client/assets/a.js").write_text(SCRIPT)
    monkeypatch.setattr(client_files, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(client_files, "_files", {})
    monkeypatch.setattr(client_files, "_modules", {})


def test_whoever_has_a_file_is_not_sent_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as browser:
            for path, content in (("/", PAGE), ("/t/some-table", PAGE), ("/assets/a.js", SCRIPT)):
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
