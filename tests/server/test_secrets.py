"""Tables that differ only in what a viewer may not know send that viewer the same bytes."""

import asyncio
import functools
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from smallbox.game import Game
from smallbox.games import find, names
from smallbox.kernel.chance import seed_stream
from smallbox.server.live_table import LiveTable
from tests.server.client import Guest
from tests.server.servers import running
from tests.server.test_play import run

STEP = {"mow": 9, "uwo": 11, "memowars": 7, "ferry": 5}


def redealt(game: Game, tables: Any, seat: int, seed: int) -> Any:
    """Another table at which this seat could be sitting."""
    other, whim = game.table.same(tables), np.zeros(4, np.uint64)
    seed_stream(whim, seed, 3)
    game.kernels.redeal(other, 0, seat, whim)
    return other


def lay(table: LiveTable, tables: Any) -> None:
    """Lay other cards, as if they had been dealt so."""
    assert table.log.match is not None
    table.log.match.tables = tables


async def everything_sent(guest: Guest, table: LiveTable, tries: list[Any]) -> list[str | bytes]:
    """All that a viewer can get out of the server at this moment, byte for byte."""
    sent: list[str | bytes] = []
    for seen in (-1, table.log.seq):
        if guest.socket is not None:
            await guest.socket.close()
        await guest.connect(seen=seen)
        guest.heard.clear()
        assert guest.socket is not None
        [connection] = table.audience.listeners_of(guest.seat)
        table.welcome(connection, seen)
        table.audience.send_update()
        sent += [await guest.socket.recv(), await guest.socket.recv()]
        for number, move in enumerate(tries):
            await guest.send("move", id=f"t{number}", seq=seen, move=move)
            sent.append(await guest.socket.recv())
    return sent


@pytest.mark.parametrize("name", names())
def test_what_a_viewer_may_not_know_changes_no_byte(name: str, tmp_path: Path) -> None:
    game = find(name)
    compared = 0

    async def story() -> None:
        nonlocal compared
        async with running(tmp_path) as (address, backend):
            guests = [Guest(address) for _ in range(2)]
            await guests[0].open(name, 2)
            await guests[1].sit(guests[0].table, guests[0].invite)
            watcher = Guest(address)
            for guest in guests:
                await guest.connect()
            while any(guest.seq < 0 for guest in guests):
                await asyncio.gather(*(guest.next() for guest in guests if guest.seq < 0))
            table = await backend.tables.find(guests[0].table)
            watcher.table = table.id
            choices = np.random.default_rng(5)
            match = table.log.match
            assert match is not None
            while asked := match.asked:
                if table.log.seq % STEP[name] == 3 and compared < 12:
                    true = match.tables
                    for guest in (*guests, watcher):
                        tries = illegal_moves(table, guest.seat)
                        first = await everything_sent(guest, table, tries)
                        lay(table, redealt(game, true, guest.seat, table.log.seq))
                        second = await everything_sent(guest, table, tries)
                        lay(table, true)
                        assert difference(first, second) == "", f"seat {guest.seat}, entry {table.log.seq}"
                        compared += 1
                if compared >= 12:
                    break
                seat = asked[int(choices.integers(len(asked)))]
                moves = game.legal_moves(match.tables, seat)
                move = int(choices.choice(moves))
                await table.writes.settle(functools.partial(table.log.step_of, seat, move))
            for guest in (*guests, watcher):
                await guest.__aexit__(None, None, None)

    run(story())
    assert compared >= 9


def difference(first: list[str | bytes], second: list[str | bytes]) -> str:
    """Where two conversations part, to be read."""
    for one, other in zip(first, second, strict=True):
        if one != other:
            same = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            return f"…{one[max(0, same - 80) : same + 120]!r} / {other[same : same + 120]!r}"
    return ""


def illegal_moves(table: LiveTable, seat: int) -> list[Any]:
    """Moves that are refused or not understood, among them those that would be another seat's."""
    assert table.log.match is not None
    game, tables = table.log.game, table.log.match.tables
    others = {move for other in range(2) if other != seat for move in game.legal_moves(tables, other)}
    some = {
        "mow": range(0, 400, 37),
        "uwo": range(0, 4000, 401),
        "memowars": range(1, 90, 11),
        "ferry": range(9),
    }[game.name]
    said: list[Any] = []
    for code in [*sorted(others)[:4], *some]:
        try:
            move = game.decode(code)
        except (ValueError, IndexError, KeyError):
            continue
        if game.kernels.check(tables, 0, seat, game.encode(move)):  # what is said may be another code
            said.append(msgspec.to_builtins(move))
    return [*said, {"type": "nothing"}, 5]
