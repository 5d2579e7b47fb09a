"""Acknowledged means durable: the server is killed in the middle of moves, again and again."""

import asyncio
import multiprocessing
import threading
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from smallbox.games import find
from smallbox.match import Match
from smallbox.server.store import store_of
from smallbox.server.store.sqlite import Job, Sqlite
from smallbox.server.table_state import WholeTable
from tests.server.client import PATIENCE, Guest, Message, steadily
from tests.server.forked_server import serve_and_tell
from tests.server.servers import AT_ONCE, running
from tests.server.test_play import run

EVENINGS, KILLS = 10, 5  # fifty in all
GAMES_IN_TURN = ("mow", "uwo", "memowars")


@pytest.fixture
def forks() -> ForkServerContext:
    """Processes that have everything loaded before they start."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.forked_server"])
    return context


class Victim:
    """A real server process, to be killed."""

    def __init__(self, forks: ForkServerContext, folder: Path) -> None:
        hears, tells = forks.Pipe(duplex=False)
        self.hears: Any = hears
        self.process = forks.Process(target=serve_and_tell, args=({**AT_ONCE, "data": str(folder)}, tells))
        self.process.start()
        tells.close()
        self.address = self.hears.recv()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.hears.close()


class Witness(Guest):
    """A guest who writes down every acknowledgement, and what the table looked like."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, tuple[int, Message]] = {}
        self.views: dict[int, Message] = {}

    async def next(self) -> Message:
        message = await super().next()
        if message["type"] == "accepted":
            assert self.acknowledged.setdefault(message["id"], message["seq"]) == message["seq"]
        if message["type"] in ("update", "welcome") and message["view"] is not None:
            assert self.views.setdefault(message["seq"], message["view"]) == message["view"]
        return message

    async def send(self, kind: str, **fields: Any) -> None:
        if kind == "move":
            self.sent[fields["id"]] = (fields["seq"], fields["move"])
        await super().send(kind, **fields)

    async def play_until_the_lights_go_out(self) -> None:
        try:
            await self.connect(seen=self.seq)
            for client, (seq, move) in list(self.sent.items())[-3:]:  # some of which were acknowledged
                await self.move(move, seq=seq, client=client)
            await self.play(steadily)
        except (ConnectionClosed, InvalidMessage, OSError):
            pass  # even in the middle of saying hello


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    tmp_path: Path, forks: ForkServerContext
) -> None:
    moves = 0

    async def evening(number: int) -> int:
        """Three tables; the server is killed while all of them play."""
        victim = Victim(forks, tmp_path)
        tables: list[tuple[Witness, Witness]] = []
        for game in GAMES_IN_TURN:
            one, other = Witness(victim.address), Witness(victim.address)
            await one.open(game, 2)
            await other.sit(one.table, one.invite)
            tables.append((one, other))
        guests = [guest for table in tables for guest in table]
        for kill in range(KILLS):
            playing = [asyncio.create_task(guest.play_until_the_lights_go_out()) for guest in guests]
            while not all(len(one.views) > 3 * kill for one, _ in tables):
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.001 * (7 * number + 3 * kill) % 0.01)  # at any point of a move
            victim.kill()
            await asyncio.gather(*playing)
            digests = [await check(tmp_path, *table) for table in tables]
            victim = Victim(forks, tmp_path)
            for guest in guests:
                guest.address = victim.address
            assert digests == [await check(tmp_path, *table) for table in tables]
        victim.kill()
        for guest in guests:
            await guest.__aexit__(None, None, None)
        return sum(len(guest.acknowledged) for guest in guests)

    async def story() -> None:
        nonlocal moves
        for number in range(EVENINGS):
            async with asyncio.timeout(PATIENCE):
                moves += await evening(number)

    asyncio.run(story())
    assert moves > EVENINGS * KILLS * 3


async def check(folder: Path, one: Witness, other: Witness) -> str:
    """What is on disk is what was acknowledged, and leads to the table that both have seen; its hash."""
    store = store_of("", folder)
    await store.open()
    whole = await store.load(one.table)
    await store.close()
    assert whole is not None
    assert [entry.seq for entry in whole.entries] == list(range(len(whole.entries)))
    named = {(entry.seat, entry.client): entry.seq for entry in whole.entries if entry.client}
    assert len(named) == sum(bool(entry.client) for entry in whole.entries), "no move is there twice"
    for guest in (one, other):
        for client, seq in guest.acknowledged.items():
            assert named[guest.seat, client] == seq
    return replayed(whole, one, other)


def replayed(whole: WholeTable, *guests: Witness) -> str:
    if whole.state.deal is None or not whole.entries:
        return ""
    game = find(whole.state.game)
    options = msgspec.json.decode(whole.state.options, type=game.options)
    match = Match(game, len(whole.state.chairs), options, game.own_cards, whole.state.deal.key)
    for entry in whole.entries:
        if entry.seq:
            match.append(entry.seat, entry.move)
        for guest in guests:
            if entry.seq in guest.views:
                seen = msgspec.to_builtins(match.view(guest.seat))
                assert guest.views[entry.seq] == seen
    return match.digest


class Slow(Sqlite):
    """A disk that keeps us waiting."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = threading.Event()
        self.gate.set()
        self.reached = threading.Event()

    def _commit(self, jobs: list[Job]) -> None:
        if not self.gate.is_set():
            self.reached.set()
            self.gate.wait()
        super()._commit(jobs)


def test_nothing_is_acknowledged_or_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = Slow(tmp_path / "slow.db")
        async with running(tmp_path, store) as (address, _), Guest(address) as one, Guest(address) as watcher:
            await one.begin("mow", level=1)
            await watcher.connect(table=one.table)
            store.gate.clear()
            move = asyncio.create_task(one.move(steadily(one.legal)))
            await asyncio.to_thread(store.reached.wait)
            await watcher.send("ping")
            assert (await watcher.next())["type"] == "pong"
            assert not move.done()
            assert one.heard[-1]["type"] == "update"
            seq = one.seq
            store.gate.set()
            assert (await move)["seq"] == seq + 1
            assert (await watcher.hear("update"))["seq"] == seq + 1

    run(story())


def test_a_failing_disk_is_said_and_nothing_is_pretended(tmp_path: Path) -> None:
    class Broken(Slow):
        broken = False

        def _commit(self, jobs: list[Job]) -> None:
            if self.broken:
                self._connection.execute("SELECT * FROM no_such_table")
            super()._commit(jobs)

    async def story() -> None:
        store = Broken(tmp_path / "broken.db")
        async with running(tmp_path, store) as (address, _), Guest(address) as one:
            await one.begin("mow", level=1)
            seq, move = one.seq, steadily(one.legal)
            store.broken = True
            failed = await one.move(move, client="again")
            assert (failed["type"], failed["message"]) == ("failed", "server-failed")
            store.broken = False
            assert await one.move(move, client="again") == {"type": "accepted", "id": "again", "seq": seq + 1}

    run(story())
