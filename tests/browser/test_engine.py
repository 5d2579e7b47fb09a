"""The engine in a worker of a real browser, with the modules, headers and content types of a real server."""

from pathlib import Path

import pytest

from smallbox.games import find
from smallbox.registry import OWN_GAMES
from tests.browser.conftest import Visit
from tests.engine import ask_engine, bundled, put_engine_into
from tests.traces import Wish, trace

WISH = Wish(games=2, moves=30, hundreds=1, searches=2, thoughts=2)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled(tmp_path_factory.mktemp("engine"))


@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_plays_and_thinks_as_the_server_does(visit: Visit, bundle: Path, name: str) -> None:
    page = visit()
    put_engine_into(page, bundle)
    assert ask_engine(page, "load", name) is None
    assert ask_engine(page, "trace", WISH._asdict()) == trace(find(name), WISH)
