"""Games that other packages bring: their words, and what happens if one is broken."""

import asyncio
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import smallbox.games
from smallbox import registry
from smallbox.games import find
from smallbox.registry import OWN_GAMES
from smallbox.server import game_loader
from smallbox.server.routes.games import info
from tests.server.client import Guest, steadily
from tests.server.servers import running
from tests.server.test_play import run

BROKEN = "raise RuntimeError('no luck')"


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is installed that has words, but cannot be loaded."""
    folder = tmp_path / "packages/brokengame"
    for language, words in (("en", "broken-title = Broken"), ("nl", "broken-title = Stuk")):
        (folder / "locales" / language).mkdir(parents=True)
        (folder / "locales" / language / "broken.ftl").write_text(words)
    (folder / "__init__.py").write_text(BROKEN)
    monkeypatch.setattr(sys, "path", [str(folder.parent), *sys.path])
    found = {"broken": EntryPoint("broken", "brokengame:GAME", registry.GROUP)}
    for module in (registry, smallbox.games):
        monkeypatch.setattr(module, "games_of_others", lambda: found)


@pytest.mark.usefixtures("broken")
def test_a_broken_game_does_not_stop_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), Guest(address) as guest:
            problem = await guest.ask("POST", "/quick", 409, game="broken")
            assert problem["message"] == "game-broken"
            assert problem["arguments"]["name"] == "broken"
            assert "no luck" in problem["arguments"]["problem"]
            assert [game["name"] for game in await guest.ask("GET", "/games")] == list(OWN_GAMES)
            await guest.quick("mow", level=1)
            await guest.connect()
            assert await guest.play(steadily, most=2) == 2
            while (health := (await guest.http.get("/health")).json())["status"] != "ready":
                await asyncio.sleep(0.01)
            assert health["kernels"] == {**dict.fromkeys(OWN_GAMES, "ready"), "broken": "broken"}

    run(story())


@pytest.mark.usefixtures("broken")
def test_the_words_of_a_game_from_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, _), Guest(address) as guest:
            english, dutch = "broken-title = Broken", "broken-title = Stuk"
            for language, texts in (("en", [english]), ("nl", [english, dutch]), ("hu", [english])):
                assert await guest.ask("GET", f"/games/broken/words/{language}") == {"texts": texts}
            assert await guest.ask("GET", "/games/mow/words/nl") == {"texts": []}, "the client has them"
            problem = await guest.ask("GET", "/games/chess/words/en", 404)
            assert problem["message"] == "no-such-game"
            for language in ("de", "..", "%2e%2e"):
                assert (await guest.http.get(f"/api/games/broken/words/{language}")).status_code == 404

    run(story())


def test_a_game_that_is_not_ready_says_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    loader = game_loader.GameLoader()
    loader.status["mow"] = "compiling"
    monkeypatch.setattr(loader, "seconds_left", {"mow": 21.5}.get)
    told = info(find("mow"), loader)
    assert (told.status, told.seconds) == ("compiling", 21.5)


def test_a_game_is_ready_when_all_that_a_table_calls_has_been_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is compiled later makes every table wait: first for the games that are being compiled."""
    game, called = find("ferry"), set[str]()

    def note(name: str) -> None:
        kernel = getattr(game.kernels, name)

        def noted(*arguments: Any) -> Any:
            called.add(name)
            return kernel(*arguments)

        monkeypatch.setattr(game.kernels, name, noted)

    needed = {"setup", "check", "advance", "legal", "outcome", "hide"}
    for name in needed:
        note(name)
    game_loader.warm_up(game)
    assert called == needed
