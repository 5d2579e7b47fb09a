"""The WebAssembly modules: the same bytes as the library, and a description that fits."""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from smallbox.games import find
from smallbox.kernel import library, webassembly
from smallbox.registry import OWN_GAMES
from tests.engine import bundled, node, traced_in_node
from tests.traces import Wish, trace
from tests.ways import WAY
from tools.kernels.description import Description, description_of

# bench/wasm.py does so for a thousand games and a hundred searches of each game.
WISH = Wish(games=4, moves=60, hundreds=1, searches=4, thoughts=4)

pytestmark = pytest.mark.skipif(WAY != "library", reason="compared with the library")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled(tmp_path_factory.mktemp("engine"))


@pytest.mark.parametrize("name", OWN_GAMES)
def test_games_searches_and_thoughts_are_the_same_to_the_byte(name: str, bundle: Path) -> None:
    game = find(name)
    assert game.way == "library"
    assert traced_in_node(bundle, name, WISH) == trace(game, WISH)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_says_of_itself_what_the_game_is_now(name: str) -> None:
    module = webassembly.module_of(name)
    assert module
    said = msgspec.json.decode(webassembly.description_in(module), type=Description)
    assert said == description_of(find(name))


@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_needs_nothing_from_outside(name: str) -> None:
    script = "new WebAssembly.Module(require('fs').readFileSync(process.argv[1]))"
    said = node("--print", f"WebAssembly.Module.imports({script}).length", str(webassembly.file_of(name)))
    assert said == "0\n"


def test_a_module_of_other_rules_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def after_an_edit(digest: str, files: Iterable[str], start: str) -> bool:
        return False

    assert webassembly.module_of(OWN_GAMES[0])
    monkeypatch.setattr(webassembly, "is_unchanged", after_an_edit)
    assert webassembly.module_of(OWN_GAMES[0]) is None


@pytest.mark.parametrize("damage", [b"", b"\0asm\1\0\0\0", b"<!doctype html>", None])
def test_a_file_that_is_no_module_is_not_offered(
    damage: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = webassembly.file_of(OWN_GAMES[0]).read_bytes()
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    assert webassembly.module_of(OWN_GAMES[0]) is None, "it is not there at all"
    webassembly.file_of(OWN_GAMES[0]).write_bytes(whole[:-100] if damage is None else damage)
    assert webassembly.module_of(OWN_GAMES[0]) is None
    webassembly.file_of(OWN_GAMES[0]).write_bytes(whole)
    assert webassembly.module_of(OWN_GAMES[0]) == whole


@pytest.mark.parametrize("size", [0, 1, 127, 128, 16_384, 1 << 20])
def test_sizes_in_a_module(size: int) -> None:
    written = webassembly.leb128(size)
    assert webassembly.read_leb128(b"x" + written + b"y", 1) == (size, 1 + len(written))


def test_the_name_that_clients_ask_for_has_a_digest() -> None:
    one, other = (webassembly.published("game", contents) for contents in (b"one", b"another"))
    assert re.fullmatch(r"game\.[0-9a-f]{16}\.wasm", one.file)
    assert (one.bytes, other.bytes) == (3, 7)
    assert one.file != other.file
