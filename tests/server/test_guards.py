"""What a client may not do, tried over real sockets."""

import asyncio
import json
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from smallbox import words
from smallbox.server.messages import PROTOCOL, SUBPROTOCOL
from smallbox.server.people import People
from smallbox.server.store import store_of
from smallbox.server.tokens import digest
from tests.server.client import Guest, steadily
from tests.server.servers import Process, running
from tests.server.test_play import run, two_at_a_table

SOURCES = Path(words.__file__).parent / "server"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    sources = "\n".join(path.read_text() for path in SOURCES.glob("**/*.py"))
    named = set(re.findall(r'"((?:server|fair)-[a-z-]+)"', sources))
    assert len(named) > 30
    assert [message for message in sorted(named) if not words.has(language, message)] == []


def test_pages_of_others_get_nowhere(server: str) -> None:
    async def story() -> None:
        async with Guest(server, origin="https://evil.example") as evil, Guest(server) as guest:
            assert (await evil.ask("POST", "/quick", 403, game="mow"))["message"] == "server-origin"
            await guest.quick("mow")
            for origin in ("https://evil.example", "null"):
                with pytest.raises(InvalidStatus) as refused:
                    await guest.connect(origin=origin)
                assert refused.value.response.status_code == 403
            assert (await guest.connect(origin=server))["type"] == "welcome"
            form = await guest.http.post("/api/quick", data={"game": "mow"})
            assert form.status_code == 403, "a form needs no Origin in old browsers, so it must not do"

    run(story())


def test_headers_are_safe_and_cookies_closed(server: str) -> None:
    for path in ("/", "/api/me", "/health", "/nowhere/at/all", "/api/nowhere"):
        answer = httpx.get(server + path)
        policy = answer.headers["content-security-policy"].split("; ")
        assert {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"} < {
            *policy
        }
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert (answer.status_code == 404) == (path == "/api/nowhere")
    cookie = httpx.get(f"{server}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_a_forged_cookie_is_somebody_new(server: str) -> None:
    person = httpx.get(f"{server}/api/me")
    signed = person.cookies["smallbox"]
    again = httpx.get(f"{server}/api/me", cookies={"smallbox": signed})
    assert again.json() == person.json()
    for forged in (signed[:-9] + "AAAAAAAAA", "0" + signed[1:], signed.split(".")[0], "ä", ""):
        other = httpx.get(f"{server}/api/me", headers={b"cookie": f"smallbox={forged}".encode()})
        assert other.json()["id"] != person.json()["id"]


def test_a_device_link_works_once(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as laptop, Guest(server) as phone, Guest(server) as thief:
            await laptop.ask("PATCH", "/me", nickname="Ilka", language="hu")
            await laptop.quick("mow")
            link = await laptop.ask("POST", "/me/link")
            me = await phone.ask("POST", "/me/device", code=link["code"])
            assert me == await laptop.ask("GET", "/me")
            mine = await phone.ask("GET", "/tables/mine")
            assert [kept["table"]["id"] for kept in mine] == [laptop.table]
            problem = await thief.ask("POST", "/me/device", 403, code=link["code"])
            assert problem["message"] == "server-link-used"
            await phone.sit(laptop.table)
            assert (await phone.connect())["seat"] == (await laptop.connect())["seat"], "both stay connected"

    run(story())


WRONG: list[Any] = [
    b"",
    b"hello",
    b"\xff\xfe\x00",
    b'{"type":"hello"',
    b'{"type":"nothing"}',
    b'{"type":"say","id":"x","text":"' + b"x" * 301 + b'"}',
    b'{"type":"say","id":"x","text":"\xed\xa0\x80"}',
    b'{"type":"move","id":"x","seq":0,"move":{},"seat":1}',
    b'{"type":"move","id":"x","seq":"0","move":{}}',
    b'{"type":"move","id":"x","seq":1e99,"move":{}}',
    b"[" * 8000,
    b'{"a":' * 2000,
    b'{"type":"commit","digest":"zz"}',
    json.dumps({"type": "move", "id": "y", "seq": 0, "move": {"type": "add", "card": 10**30}}).encode(),
]


def test_whatever_is_sent_gets_a_typed_answer_and_the_socket_stays_open(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.begin("mow", level=1)
            assert guest.socket is not None
            for nonsense in WRONG:
                await guest.socket.send(nonsense, text=True)
                answer = await guest.hear("failed", "refused")
                assert not answer.get("fatal")
                assert words.has("en", answer["message"])
            await guest.socket.send(WRONG[-1])
            assert (await guest.hear("failed"))["message"] == "server-move-wrong"
            assert (await guest.move(steadily(guest.legal)))["type"] == "accepted"

    run(story())


def test_a_frame_of_more_than_16_kib_closes_the_socket(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick("mow")
            await guest.connect()
            assert guest.socket is not None
            assert "permessage-deflate" not in str(guest.socket.response and guest.socket.response.headers)
            await guest.socket.send(" " * 16_385)
            with pytest.raises(ConnectionClosed) as closed:
                await guest.hear("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(story())


def test_a_socket_must_say_hello_in_our_words(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest, Guest(server) as other:
            await guest.quick("mow")
            url = f"{server.replace('http', 'ws', 1)}/api/tables/{guest.table}/socket"
            with pytest.raises(InvalidStatus):
                await connect(url, compression=None)
            for first, message in (
                ({"type": "ping"}, "server-no-hello"),
                ({"type": "hello", "protocol": 99}, "server-protocol"),
                ({"type": "hello", "protocol": PROTOCOL, "token": "guess"}, "server-token"),
                ({"type": "hello", "protocol": PROTOCOL, "token": other.invite or ""}, "server-token"),
            ):
                protocols: Any = [SUBPROTOCOL]
                async with connect(url, subprotocols=protocols, compression=None) as opened:
                    await opened.send(json.dumps(first))
                    answer = json.loads(await opened.recv())
                    assert (answer["message"], answer["fatal"]) == (message, True)
                    with pytest.raises(ConnectionClosed):
                        await opened.recv()
            other.token = None
            nowhere = await other.connect(table="0" * 20)
            assert (nowhere["message"], nowhere["fatal"]) == ("server-no-table", True)

    run(story())


def test_the_token_of_one_table_opens_no_other(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as one, Guest(server) as other:
            await one.quick("mow")
            await other.quick("mow")
            one.token = other.token
            assert (await one.connect())["message"] == "server-token"

    run(story())


def test_nobody_learns_or_does_anything_with_another_seat(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow")
        async with one, other:
            await asyncio.gather(one.hear("update"), other.hear("update"))
            asked, waiting = (one, other) if one.legal else (other, one)
            refused = await waiting.move(steadily(asked.legal))
            assert refused["type"] == "refused"
            for path in ("export", "replay/0", "replay/-1", "analysis"):
                answer = await waiting.http.get(f"/api/tables/{one.table}/{path}")
                assert (answer.status_code, answer.json()["message"]) == (403, "server-export-later"), path

    run(story())


def test_too_much_at_once_is_declined_and_a_forged_address_does_not_help(tmp_path: Path) -> None:
    with Process(tmp_path, requests=5, messages=1, sockets_each=3) as process:

        async def story() -> None:
            async with Guest(process.address) as guest:
                await guest.quick("uwo")
                await guest.connect()
                for _ in range(40):
                    await guest.send("ping")
                failed = await guest.hear("failed")
                assert (failed["message"], failed["fatal"]) == ("server-too-fast", True)
                while (await guest.http.get("/health")).json()["sockets"]:
                    await asyncio.sleep(0.5)  # less often than the limit of requests
                opened = [Guest(process.address) for _ in range(4)]
                for one in opened[:3]:
                    await one.connect(table=guest.table)
                with pytest.raises(InvalidStatus) as refused:
                    await opened[3].connect(table=guest.table)
                assert refused.value.response.status_code == 429
                for one in opened:
                    await one.__aexit__(None, None, None)
                statuses = [
                    (await guest.http.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{i}"})).status_code
                    for i in range(100)
                ]
                assert statuses.count(429) > 15

        run(story())


def test_what_our_own_proxy_forwards_is_believed(tmp_path: Path) -> None:
    with Process(tmp_path, requests=1, proxies="127.0.0.1") as process:
        statuses: list[int] = []
        cookies: list[str] = []
        with httpx.Client(base_url=process.address) as client:
            for i in range(60):
                forwarded = {"x-forwarded-for": f"10.0.0.{i}", "x-forwarded-proto": "https"}
                answer = client.get("/api/me", headers=forwarded)
                client.cookies.clear()
                statuses.append(answer.status_code)
                cookies.append(answer.headers["set-cookie"])
            assert all("Secure" in cookie for cookie in cookies)
            assert set(statuses) == {200}
            lies = [
                client.get("/api/me", headers={"x-forwarded-for": f"10.9.9.{i}, 10.7.7.7"}).status_code
                for i in range(60)
            ]
            assert lies.count(429) > 30, "what the proxy was told by the client counts for nothing"


def test_who_does_not_read_is_cut_off_and_delays_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, backend):
            guest = Guest(address)
            async with guest:
                await guest.quick("mow", level=1)
                await guest.connect()
                audience = (await backend.tables.find(guest.table)).audience
                url = httpx.URL(address)
                deaf = socket.create_connection((url.host, url.port or 80))
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.sendall(
                    f"GET /api/tables/{guest.table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Sec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n".encode()
                )
                assert b"101" in await asyncio.to_thread(deaf.recv, 1000)
                hello = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()
                deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
                while -1 not in audience.here:
                    await asyncio.sleep(0.01)
                for _ in range(300):
                    for listener in audience.listeners_of(-1):
                        listener.push(b"x" * 32_768)
                    await asyncio.sleep(0)
                await guest.send("ping")
                await guest.hear("pong")
                while -1 in audience.here:
                    await asyncio.sleep(0.01)
                deaf.close()

    run(story())


def test_a_socket_that_does_not_answer_pings_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, ping_seconds=1) as (address, backend), Guest(address) as guest:
            await guest.quick("mow")
            await guest.connect()
            assert guest.socket is not None
            guest.socket.transport.pause_reading()  # half-open: nothing comes back from there
            while backend.sockets:
                await asyncio.sleep(0.05)
            guest.socket.transport.abort()

    run(story())


def test_tokens_are_kept_only_as_hashes_and_never_logged(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        secrets: list[str] = []

        async def story() -> None:
            async with Guest(process.address) as guest:
                await guest.quick("mow", level=1)
                await guest.connect()
                await guest.send("say", id="a", text="xyzzy-chat")
                await guest.hear("said")
                await guest.http.post("/api/nonsense", content=b"{", headers={"authorization": "hush"})
                link = await guest.ask("POST", "/me/link")
                secrets.extend([guest.token or "", guest.invite or "", guest.share.hex(), link["code"]])
                secrets.append(guest.http.cookies["smallbox"])

        run(story())
        process.stop()
        log = process.log.read_text()
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("smallbox.db*"))
        assert len(secrets[0]) * 6 >= 128
        assert digest(secrets[0]).encode() in kept
        for secret in (secrets[0], secrets[1], secrets[3], secrets[4]):
            assert secret.encode() not in kept
        for secret in (*secrets, "xyzzy-chat", (tmp_path / "secret").read_text()):
            assert secret not in log
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_cookies_of_another_server_are_not_ours(tmp_path: Path) -> None:
    store = store_of("", tmp_path)
    one, other = People(store, b"a" * 32), People(store, b"b" * 32)
    assert one.of_cookie(one.cookie_of("me")) == "me"
    assert other.of_cookie(one.cookie_of("me")) is None
