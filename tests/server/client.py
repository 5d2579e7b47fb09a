"""A client that plays over real sockets, and knows only what the server tells it."""

import hashlib
import itertools
import json
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from smallbox.fair import share_commitment
from smallbox.server.messages import PROTOCOL, SUBPROTOCOL

Message = dict[str, Any]
PATIENCE = 1800  # seconds: a hang is a failure, not a wait; a busy computer is neither


class Guest:
    """Somebody with a cookie, a seat and a socket."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers)
        self.socket: ClientConnection | None = None
        self.table = ""
        self.seat = -1
        self.token: str | None = None
        self.invite: str | None = None
        self.seq = -1
        self.status = ""
        self.asked: list[int] = []
        self.legal: list[Message] = []
        self.view: Message | None = None
        self.heard: list[Message] = []
        self.share = secrets.token_bytes(16)
        self._told: set[tuple[str, str]] = set()  # at which table, what of the deal
        self._ids = itertools.count()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    # ---------------------------------------------------------------------------------------- the lobby

    async def ask(self, method: str, path: str, status: int | None = None, **body: Any) -> Any:
        """A request; its answer if the status is as expected (by default any that means success)."""
        json_body = body or ({} if method == "POST" else None)
        answer = await self.http.request(method, f"/api{path}", json=json_body)
        expected = answer.is_success if status is None else answer.status_code == status
        assert expected, (answer.status_code, answer.text)
        return answer.json()

    async def quick(self, game: str, **wishes: Any) -> Self:
        return self.seated(await self.ask("POST", "/quick", game=game, **wishes))

    async def open(self, game: str, players: int, **wishes: Any) -> Self:
        return self.seated(await self.ask("POST", "/tables", game=game, players=players, **wishes))

    async def sit(self, table: str, invite: str | None = None, seat: int | None = None) -> Self:
        return self.seated(await self.ask("POST", f"/tables/{table}/seat", invite=invite, seat=seat))

    def seated(self, answer: Message) -> Self:
        self.table, self.seat, self.token = answer["table"]["id"], answer["seat"], answer["token"]
        self.invite = answer["invite"]
        return self

    # --------------------------------------------------------------------------------------- the socket

    async def connect(self, seen: int = -1, table: str = "", **more: Any) -> Message:
        """Open the socket and say hello; the welcome."""
        self.table = table or self.table
        if self.socket is not None:
            await self.socket.close()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket",
            subprotocols=[SUBPROTOCOL],  # pyright: ignore[reportArgumentType]
            additional_headers={"cookie": cookies} if cookies else None,
            compression=None,
            max_queue=None,  # who does not read for a while is still there to close
            **more,
        )
        await self.send("hello", protocol=PROTOCOL, token=self.token, seen=seen)
        return await self.hear("welcome", "failed")

    async def begin(self, game: str, **wishes: Any) -> None:
        """Play alone against bots: at a new table, connected, when it is my turn for the first time."""
        await self.quick(game, **wishes)
        await self.connect()
        while not self.legal:
            await self.next()

    async def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self) -> Message:
        """The next message, taken note of."""
        assert self.socket is not None
        message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] in ("welcome", "update", "stale"):
            self.seq, self.view, self.legal = message["seq"], message["view"], message["legal"]
            self.asked = message["asked"]
        if "table" in message:
            self.status = message["table"]["status"]
            await self.add_share(message["table"])
        return message

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def add_share(self, table: Message) -> None:
        """Do my part of the fair deal as soon as it is asked for."""
        if table["status"] != "dealing" or self.seat < 0:
            return
        fairness = table["fairness"]
        if not fairness["revealing"] and (self.table, "commit") not in self._told:
            self._told.add((self.table, "commit"))
            digest = share_commitment(fairness["commitment"], self.seat, self.share)
            await self.send("commit", digest=digest)
        if not fairness["revealing"] or self.seat not in fairness["committed"]:
            return
        if (self.table, "reveal") not in self._told:
            self._told.add((self.table, "reveal"))
            await self.send("reveal", share=self.share.hex())

    async def await_deal(self) -> None:
        """Listen until the game has begun: all who are dealt in have to, each for their share."""
        while self.status != "playing":
            await self.next()

    async def move(self, move: Message, seq: int | None = None, client: str | None = None) -> Message:
        """Send a move; the answer to it."""
        client = client or self.new_id()
        await self.send("move", id=client, seq=self.seq if seq is None else seq, move=move)
        while (answer := await self.next()).get("id") != client:
            pass
        return answer

    def new_id(self) -> str:
        return f"{self.seat}-{next(self._ids)}-{secrets.token_hex(4)}"

    async def play(self, choose: Callable[[list[Message]], Message], most: int = 100_000) -> int:
        """Play until the game is over, or so many own moves are made; how many were accepted."""
        accepted = 0
        while self.status != "over" and accepted < most:
            if self.legal and self.status == "playing":
                seen = self.seq
                answer = await self.move(choose(self.legal))
                overtaken = answer["type"] == "refused" and self.seq > seen  # where several are asked at once
                assert overtaken or answer["type"] in ("accepted", "stale"), answer
                accepted += answer["type"] == "accepted"
            else:
                await self.next()
        return accepted


def steadily(moves: list[Message]) -> Message:
    """A move that depends only on the moves to choose from."""
    return min(moves, key=lambda move: hashlib.sha256(json.dumps(move).encode()).digest())
