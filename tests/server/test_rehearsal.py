"""A table on the device says what a table on the server says, message by message, over whole games."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallbox.games import find
from smallbox.kernel import webassembly
from tests.engine import bundled, node
from tests.server.client import Guest, Message, steadily
from tests.server.test_play import run
from tests.ways import WAY

GAMES: dict[str, Message] = {
    "mow": {"players": 3, "options": {"flies": 40}},
    "uwo": {"options": {"edition": "en", "army": 8, "ko_may_walk": False}},
    "memowars": {"players": 3},
}
TIMES = ("created", "moved", "time", "deadline")
REHEARSE = """
import { readFileSync } from "node:fs";
const [bundle, module, script] = process.argv.slice(1);
const { rehearse } = await import(bundle);
const told = await rehearse(readFileSync(module), JSON.parse(readFileSync(script)));
process.stdout.write(JSON.stringify(told), () => process.exit(0));
"""

pytestmark = pytest.mark.skipif(WAY != "library", reason="compared with the library")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled(tmp_path_factory.mktemp("device"))


class Recorder(Guest):
    """A guest whose every word can be said again."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.sent: list[tuple[int, Message]] = []  # each after so many messages were heard

    async def send(self, kind: str, **fields: Any) -> None:
        self.sent.append((len(self.heard), {"type": kind, **fields}))
        await super().send(kind, **fields)

    async def play_and_try_everything(self) -> None:
        """To the end of the game; whenever nobody else can move, do something that is no good move."""
        oddities = [
            self.break_a_rule,
            self.be_late,
            self.repeat,
            self.seek_advice,
            self.chat,
            self.come_again,
        ]
        known: list[Message] = []
        tried = 0
        while self.status != "over":
            if not self.legal or self.status != "playing":
                await self.next()
                continue
            if self.asked == [self.seat]:
                await oddities[tried % len(oddities)](known)
                tried += 1
            known += [move for move in self.legal if move not in known]
            await self.move(steadily(self.legal))
        assert tried > len(oddities)

    async def break_a_rule(self, known: list[Message]) -> None:
        for move in [move for move in known if move not in self.legal][:3]:
            assert (await self.move(move))["type"] == "refused"

    async def be_late(self, known: list[Message]) -> None:
        await self.move(self.legal[0], seq=max(0, self.seq - 1))

    async def repeat(self, known: list[Message]) -> None:
        for kind, again in [(sent["type"], sent) for _, sent in self.sent][-1:]:
            if kind == "move":
                await self.move(again["move"], again["seq"], again["id"])

    async def seek_advice(self, known: list[Message]) -> None:
        await self.send("ask-hint")
        await self.hear("hints")
        await self.send("ping")
        await self.hear("pong")

    async def chat(self, known: list[Message]) -> None:
        for _ in range(2):  # the second time it has been said already
            await self.send("say", id="one", text=" Moo\t! ")
        await self.send("say", id="two", text="Zsófi 🐄")
        await self.send("commit", digest="0" * 64)
        assert (await self.hear("failed"))["message"] == "fair-too-late"
        await self.send("reveal", share="0" * 32)
        assert (await self.hear("failed"))["message"] == "fair-too-late"

    async def come_again(self, known: list[Message]) -> None:
        await self.connect(seen=max(0, self.seq - 5))


@pytest.mark.parametrize("name", GAMES)
def test_the_device_says_what_the_server_says(server: str, name: str, bundle: Path, tmp_path: Path) -> None:
    told: Message = {}

    async def story() -> None:
        async with Recorder(server) as guest:
            await guest.quick(name, level=1, seat=1, **GAMES[name])
            await guest.connect()
            await guest.play_and_try_everything()
            told["sent"], told["heard"] = guest.sent, guest.heard
            told["replay"] = await guest.ask("GET", f"/tables/{guest.table}/replay/1")
            told["export"] = (await guest.http.get(f"/api/tables/{guest.table}/export")).text
            while not (analysis := await guest.ask("GET", f"/tables/{guest.table}/analysis"))["done"]:
                await asyncio.sleep(0.1)
            told["analysis"] = analysis

    run(story())
    game, export = find(name), json.loads(told["export"])
    moves = [
        (entry["seat"], str(game.encode(msgspec.convert(entry["move"], game.move))))
        for entry in export["entries"][1:]
    ]
    pledge = {part: export["pledge"][part] for part in ("context", "commitment", "secret")}
    entry_of = {heard["id"]: heard["seq"] for heard in told["heard"] if heard["type"] == "accepted"}
    sent = [(after, entry_of.get(message.get("id"), 0), message) for after, message in told["sent"]]
    script = {**pledge, "moves": moves, "sent": sent, "heard": len(told["heard"]), "token": "1"}
    (tmp_path / "script.json").write_text(json.dumps(script))
    module = str(webassembly.file_of(name))
    arguments = (str(bundle / "rehearsal.js"), module, str(tmp_path / "script.json"))
    found = json.loads(node("--input-type=module", "--eval", REHEARSE, *arguments))
    for on_server, on_device in zip(told["heard"], found["heard"], strict=True):
        assert timeless(on_device) == timeless(on_server)
    assert timeless(found["replay"]["frames"]) == timeless(told["replay"]["frames"])
    assert found["analysis"] == told["analysis"]
    assert found["export"] == told["export"]


def timeless(told: Any) -> Any:
    """The same, at no particular time."""
    if isinstance(told, dict):
        return {name: 0 if name in TIMES else timeless(part) for name, part in told.items()}  # pyright: ignore
    return [timeless(part) for part in told] if isinstance(told, list) else told  # pyright: ignore
