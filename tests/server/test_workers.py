"""Several workers at the same tables: any of them serves any table, exactly one append wins."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest, steadily
from tests.server.servers import Process, running
from tests.server.test_cli_mistakes import mistake
from tests.server.test_play import run


@pytest.mark.parametrize("waker", ["redis", "postgres"])
def test_two_workers_share_a_table(
    waker: str, postgres: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    shared: dict[str, Any] = {"db": postgres, "secret": "both"}
    if waker == "redis":
        shared["redis"] = request.getfixturevalue("redis")

    async def story() -> None:
        async with (
            running(tmp_path, **shared) as (here, _),
            running(tmp_path, **shared) as (there, _),
            Guest(here) as one,
            Guest(there) as other,
            Guest(there) as double,
        ):
            await one.open("uwo", 2)
            await other.sit(one.table, one.invite)
            await one.connect()
            await other.connect()
            double.token, double.seat, double.table = one.token, one.seat, one.table
            while min(one.seq, other.seq) < 0:
                await asyncio.gather(*(guest.next() for guest in (one, other) if guest.seq < 0))
            await double.connect()
            for _ in range(8):
                asked = one if one.legal else other
                seen = one.seq
                if asked is one:
                    answers = await asyncio.gather(  # the same seat moves here and there at once
                        one.move(steadily(one.legal)), double.move(steadily(one.legal[:1]))
                    )
                    kinds = sorted(answer["type"] for answer in answers)
                    assert kinds in (["accepted", "stale"], ["accepted", "refused"]), answers
                else:
                    assert (await other.move(steadily(other.legal)))["type"] == "accepted"
                for guest in (one, other, double):
                    while guest.seq <= seen:
                        await guest.next()
                assert one.seq == other.seq == double.seq == seen + 1
                assert one.view == double.view
            await one.send("say", id="x", text="szia")
            assert (await other.hear("said"))["text"] == "szia"
            table = await other.ask("GET", f"/tables/{one.table}")
            assert [seat["connected"] for seat in table["seats"]] == [True, True]

    run(story())


def test_the_same_move_sent_to_two_workers_is_made_once(postgres: str, redis: str, tmp_path: Path) -> None:
    shared: dict[str, Any] = {"db": postgres, "redis": redis, "secret": "both"}

    async def story() -> None:
        async with (
            running(tmp_path, **shared) as (here, _),
            running(tmp_path, **shared) as (there, _),
            Guest(here) as one,
            Guest(there) as double,
        ):
            await one.begin("mow", level=1)
            double.token, double.seat, double.table = one.token, one.seat, one.table
            await double.connect()
            move, seen = steadily(one.legal), one.seq
            answers = await asyncio.gather(
                *(guest.move(move, seq=seen, client="once") for guest in (one, double))
            )
            assert answers == [{"type": "accepted", "id": "once", "seq": seen + 1}] * 2

    run(story())


def test_smallbox_serve_with_two_workers(postgres: str, redis: str, tmp_path: Path) -> None:
    with Process(tmp_path, "--workers", "2", "--db", postgres, "--redis", redis) as process:

        async def story() -> None:
            async with Guest(process.address) as one, Guest(process.address) as other:
                await one.open("mow", 3, bots={"1": 1}, options={"flies": 5})
                await other.sit(one.table, one.invite)
                await asyncio.gather(one.connect(), other.connect())
                moves = await asyncio.gather(one.play(steadily), other.play(steadily))
                assert min(moves) > 0
                for guest in (one, other):
                    seqs = [message["seq"] for message in guest.heard if message["type"] == "update"]
                    assert seqs == list(range(seqs[0], guest.seq + 1)), "no gap, no double"

        run(story())


def test_several_workers_need_one_database() -> None:
    assert "postgresql://" in mistake("--workers", "2")
