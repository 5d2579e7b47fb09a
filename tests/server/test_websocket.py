"""Frames as the network brings them: in pieces, several at once, with others in between."""

import ast
import asyncio
import base64
import hashlib
import inspect
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from smallbox.server.messages import PROTOCOL, SUBPROTOCOL
from smallbox.server.websocket import TextSocket
from tests.server.client import Guest
from tests.server.servers import Process
from tests.server.test_play import run

PING = json.dumps({"type": "ping"}).encode()


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


class Spectator:
    """A client that decides itself which bytes go out when."""

    async def connect(self, guest: Guest, more: bytes = b"") -> None:
        """Say hello, and more in the same breath."""
        host = guest.address.removeprefix("http://")
        self.reader, self.writer = await asyncio.open_connection(*host.split(":"))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET /api/tables/{guest.table}/socket HTTP/1.1", f"Host: {host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"Sec-WebSocket-Protocol: {SUBPROTOCOL}", "", ""]
        self.writer.write("\r\n".join(lines).encode())
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        await self.send(frame(json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()) + more)
        assert (await self.read())[1]["type"] == "welcome"

    async def send(self, *parts: bytes) -> None:
        """Each part as the network would bring it by itself."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def read(self) -> tuple[int, Any]:
        """The next frame: what kind, and what it says."""
        kind, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        content = await self.reader.readexactly(size)
        return kind & 15, json.loads(content) if kind & 15 == Opcode.TEXT else content


ONE, LONG = frame(PING), frame(PING + b" " * 200)
FRAGMENTS = frame(PING[:5], fin=False), frame(PING[5:], Opcode.CONT)
WAYS: dict[str, tuple[list[bytes], int]] = {  # what is sent, and how many messages that are
    "whole": ([ONE], 1),
    "long": ([LONG], 1),
    "as bytes": ([frame(PING, Opcode.BINARY)], 1),
    "two at once": ([ONE + LONG], 2),
    "many at once": ([ONE * 30], 30),
    "one and a half": ([ONE + ONE[:9], ONE[9:] + ONE], 3),
    "head first": ([ONE[:2], ONE[2:], ONE], 2),
    "byte by byte": ([ONE[at : at + 1] for at in range(len(ONE))], 1),
    "in fragments": ([*FRAGMENTS, ONE], 2),
    "a pong in between": (
        [FRAGMENTS[0], frame(b"", Opcode.PONG) + FRAGMENTS[1], ONE + frame(b"", Opcode.PONG)],
        2,
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_however_frames_come_each_message_is_answered_once(server: str, way: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick("mow")
            spectator = Spectator()
            await spectator.connect(guest)
            parts, count = WAYS[way]
            await spectator.send(*parts, ONE)  # and then it goes on as usual
            for _ in range(count + 1):
                assert await spectator.read() == (Opcode.TEXT, {"type": "pong"})
            spectator.writer.close()

    run(story())


def test_a_ping_is_answered_and_a_close_closes(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick("mow")
            spectator = Spectator()
            await spectator.connect(guest)
            await spectator.send(ONE + frame(b"hello", Opcode.PING))
            assert [await spectator.read() for _ in range(2)] == [
                (Opcode.TEXT, {"type": "pong"}),  # everything in its turn
                (Opcode.PONG, b"hello"),
            ]
            await spectator.send(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
            assert (await spectator.read())[0] == Opcode.CLOSE
            assert await spectator.reader.read() == b""
            spectator.writer.close()

    run(story())


def test_whoever_says_too_much_at_once_hears_so_once(tmp_path: Path) -> None:
    with Process(tmp_path, messages=5) as process:

        async def story() -> None:
            async with Guest(process.address) as guest:
                await guest.quick("mow")
                spectator = Spectator()
                await spectator.connect(guest)
                await spectator.send(ONE * 100)
                heard = [await spectator.read()]
                while heard[-1][0] == Opcode.TEXT:
                    heard.append(await spectator.read())
                *pongs, failed, closed = heard
                assert all(pong == (Opcode.TEXT, {"type": "pong"}) for pong in pongs)
                assert failed[1]["message"] == "server-too-fast"
                assert closed[0] == Opcode.CLOSE
                spectator.writer.close()

        run(story())


def test_a_client_that_sends_its_first_move_with_its_hello_is_heard(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick("mow")
            spectator = Spectator()
            await spectator.connect(guest, ONE * 3)
            for _ in range(3):
                assert await spectator.read() == (Opcode.TEXT, {"type": "pong"})
            spectator.writer.close()

    run(story())


def test_who_asks_faster_than_we_answer_is_read_more_slowly(server: str) -> None:
    """Chat waits for the disk: of many lines at once some stay with the sender for a while, none is lost."""

    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick("mow")
            await guest.connect()
            lines = [f"line {number}" for number in range(40)]
            for number, line in enumerate(lines):
                await guest.send("say", id=str(number), text=line)
            assert [(await guest.hear("said"))["text"] for _ in lines] == lines

    run(story())


# All that TextSocket, and whoever has one, uses of its base class: none of it is promised by uvicorn.
INHERITED = {
    "close_sent", "config", "data_received", "disconnected", "frames", "handle_connect", "handshake_complete",
    "handshake_initiated", "queue", "read_paused", "receive", "scope", "send", "send_receive_event_to_app",
    "transport",
}  # fmt: skip
AS_WE_KNOW_IT = "0bbcec98938432f71b93ca20eea63487298f4650159242db8526a6f664902997"  # uvicorn 0.54.0


def test_the_list_of_what_we_use_of_uvicorn_is_complete() -> None:
    tree = ast.parse(inspect.getsource(TextSocket))
    own = {name for name in vars(TextSocket) if not name.startswith("__")}
    overridden = own & vars(WebSocketsSansIOProtocol).keys()
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()")
    }
    by_others = {"receive", "send"}  # routes/table_socket.py
    assert (used - own) | overridden | by_others == INHERITED


def test_uvicorn_is_as_we_know_it() -> None:
    """If this fails after an update, read what changed in uvicorn's class, above all about the names in
    INHERITED; mend websocket.py if need be; write down the new digest here, the new cap in pyproject.toml."""
    source = inspect.getsource(WebSocketsSansIOProtocol)
    for name in sorted(INHERITED):
        assert hasattr(WebSocketsSansIOProtocol, name) or f"self.{name}" in source, name
    assert hashlib.sha256(source.encode()).hexdigest() == AS_WE_KNOW_IT
