"""The server as it is used: with compiled rules."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Guest, steadily
from tests.server.servers import Process
from tests.server.test_play import GAMES, SHORT, run


def test_it_listens_at_once_compiles_behind_and_plays(tmp_path: Path) -> None:
    with Process(tmp_path, compiled=True) as process:

        async def story() -> None:
            async with Guest(process.address) as guest:
                health = (await guest.http.get("/health")).json()
                assert health["status"] == "starting", "it does not wait for the kernels"
                known = await guest.ask("GET", "/games")
                assert not all(game["status"] == "ready" for game in known), "nor does a list of the games"
                for game in GAMES:  # a request waits for its game
                    await guest.quick(game, level=1, options=SHORT[game])
                    await guest.connect()
                    await ask_for_a_hint(guest)
                    assert await guest.play(steadily) > 0
                    while not (analysis := await guest.ask("GET", f"/tables/{guest.table}/analysis"))["done"]:
                        await asyncio.sleep(0.2)
                    seats = range(len(analysis["luck"]))
                    shares = [sum(analysis[part][i] for part in ("luck", "skill", "others")) for i in seats]
                    assert sum(shares) == pytest.approx(0), "what one wins the others lose"
                    assert any(judged["seat"] == guest.seat for judged in analysis["judgements"])
                while (health := (await guest.http.get("/health")).json())["status"] != "ready":
                    await asyncio.sleep(0.2)
                assert set(health["kernels"].values()) == {"ready"}
                assert health["tables"] == 0, "all are over"

        run(story())


async def ask_for_a_hint(guest: Guest) -> None:
    """Somebody who plays alone may ask what is best."""
    while not guest.legal:
        await guest.next()
    while True:
        await guest.send("ask-hint")
        hints = await guest.hear("hints")
        assert hints["seq"] <= guest.seq
        if hints["seq"] == guest.seq:
            break  # otherwise somebody has moved meanwhile, where all place at once: ask again
    assert hints["hints"]
    assert all(hint["move"] in guest.legal for hint in hints["hints"])
