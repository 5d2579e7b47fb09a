"""While a galaxy is built, nothing that a client is sent tells whose card is whose.

Two people and two bots build galaxies over real sockets. From the frames that one client got, several ways of
guessing attribute every card to a seat; a guess must be right no more often than by chance.
"""

import asyncio
import json
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from smallbox.server.backend import Backend
from smallbox.server.live_table import LiveTable
from smallbox.server.pace import Pace
from tests.server.client import Guest, Message
from tests.server.servers import running
from tests.server.test_play import run

FLEET, SEATS = 9, 4
GAMES = 20
LUCK = 1e-7  # of each way of guessing: all together fail by luck less than once in a million runs

Guesses = dict[int, int]  # the seat that placed the card of each entry of the log


# ------------------------------------------------------------------------------------------ building


async def at_rest(table: LiveTable, *guests: Guest) -> None:
    """The bots wait for people, and everybody has heard of everything."""
    while table.driver.busy or table.writes.busy:
        await asyncio.sleep(0.001)
    for guest in guests:
        while guest.seq < table.log.seq:
            await guest.next()


async def build(address: str, backend: Backend, number: int) -> tuple[list[int], dict[int, list[Message]]]:
    """Build a galaxy: who placed each card, and all that each viewer was sent, the one who came late too."""
    choices = np.random.default_rng(number)
    one, other, late = (Guest(address) for _ in range(3))
    bots = choices.permutation(SEATS)[:2].tolist()
    await one.open("memowars", SEATS, bots={str(seat): 1 + seat for seat in bots})
    await other.sit(one.table, one.invite)
    table = await backend.tables.find(one.table)
    late.table = one.table
    people = {one.seat: one, other.seat: other}
    for guest in people.values():
        await guest.connect()
    await asyncio.gather(*(guest.await_deal() for guest in people.values()))
    while (together := table.log.together) is not None:
        here = [*people.values(), *([late] if late.socket else [])]
        await at_rest(table, *here)
        if (together := table.log.together) is None:
            break
        if table.log.seq > 15 and late.socket is None:
            await late.connect(seen=0)
            await one.connect(seen=5)  # after the connection was lost
            continue
        left = [together.left[seat] for seat in people]
        seat = int(choices.choice(list(people), p=np.array(left) / sum(left)))
        await people[seat].move(people[seat].legal[int(choices.integers(len(people[seat].legal)))])
    await at_rest(table, one, other, late)
    assert table.log.match is not None
    heard = {one.seat: one.heard, other.seat: other.heard, -1: late.heard}
    for guest in (one, other, late):
        await guest.__aexit__(None, None, None)
    return [mover for mover, _ in table.log.match.moves[: FLEET * SEATS]], heard


def frames(heard: list[Message]) -> list[Message]:
    """The frames with news, one for each card that was placed, until the battle begins."""
    return [
        message for message in heard if message["type"] == "update" and 0 < message["seq"] < FLEET * SEATS
    ]


# --------------------------------------------------------------------------------- ways of guessing


def by_what_changes(heard: list[Message], others: list[int]) -> Guesses:
    """If a frame tells something else of a seat than the one before, it is the one that has moved."""
    guesses: Guesses = {}
    told: list[Any] = []
    for frame in frames(heard):
        view = frame["view"]
        seats = [
            (seat in frame["asked"], seat in view["asked"], view["turn"] == seat, view["players"][seat])
            for seat in others
        ]
        changed = [seat for seat, now, then in zip(others, seats, told or seats, strict=True) if now != then]
        for event in frame["events"]:
            if event.get("seat") in others:
                changed.append(event["seat"])
        if changed:
            for seq in range(max(1, frame["seq"] - FLEET + 1), frame["seq"] + 1):
                guesses.setdefault(seq, changed[0])  # the others before it are probably its, too
        told = seats
    return guesses


def by_blocks(heard: list[Message], others: list[int]) -> Guesses:
    """One seat after the other places its cards."""
    seqs = [frame["seq"] for frame in frames(heard) if not is_own(frame)]
    return {seq: others[min(place // FLEET, len(others) - 1)] for place, seq in enumerate(seqs)}


def by_turns(heard: list[Message], others: list[int]) -> Guesses:
    """All seats place by turns."""
    seqs = [frame["seq"] for frame in frames(heard) if not is_own(frame)]
    return {seq: others[place % len(others)] for place, seq in enumerate(seqs)}


def by_size(heard: list[Message], others: list[int]) -> Guesses:
    """The frames of different seats have different sizes: what is not about cards is compared."""
    sizes: list[tuple[int, int]] = []
    for frame in frames(heard):
        if not is_own(frame):
            view = {name: told for name, told in frame["view"].items() if name != "cards"}
            known = [{**event, "x": 0, "y": 0, "slot": 0} for event in frame["events"]]
            rest = {**frame, "view": view, "events": known, "legal": len(frame["legal"]), "seq": 0}
            sizes.append((len(json.dumps(rest)), frame["seq"]))
    sizes.sort()
    return {seq: others[rank * len(others) // len(sizes)] for rank, (_, seq) in enumerate(sizes)}


def by_places(heard: list[Message], others: list[int], coordinate: str) -> Guesses:
    """Each seat has its own side of the table."""
    places = sorted(
        (frame["events"][0][coordinate], frame["seq"]) for frame in frames(heard) if not is_own(frame)
    )
    return {seq: others[rank * len(others) // len(places)] for rank, (_, seq) in enumerate(places)}


def is_own(frame: Message) -> bool:
    return frame["events"][0].get("face") is not None


WAYS: dict[str, Callable[[list[Message], list[int]], Guesses]] = {
    "by what changes": by_what_changes,
    "by blocks": by_blocks,
    "by turns": by_turns,
    "by size": by_size,
    "from left to right": partial(by_places, coordinate="x"),
    "from bottom to top": partial(by_places, coordinate="y"),
}


# -------------------------------------------------------------------------------------------- tests


def chance_of(right: int, guesses: int, others: int) -> float:
    """How likely so many or more of the guesses are right by chance.

    The cards of one galaxy are not quite independent, since everybody has nine: that changes the deviation by
    less than 2 %.
    """
    ways = sum(comb(guesses, hits) * (others - 1) ** (guesses - hits) for hits in range(right, guesses + 1))
    return float(Fraction(ways, others**guesses))


def test_frames_do_not_tell_whose_card_is_whose(tmp_path: Path) -> None:
    guessed = {(way, others): [0, 0] for way in WAYS for others in (SEATS - 1, SEATS)}

    async def story() -> None:
        async with running(tmp_path) as (address, backend):
            for number in range(GAMES):
                movers, heard = await build(address, backend, number)
                assert sorted(movers) == sorted(list(range(SEATS)) * FLEET)
                for seat, messages in heard.items():
                    look_alike(messages, seat)
                    others = [other for other in range(SEATS) if other != seat]
                    for way, guess in WAYS.items():
                        guesses = guess(messages, others)
                        score = guessed[way, len(others)]
                        foreign = [seq for seq in guesses if movers[seq - 1] != seat]
                        score[0] += len(foreign)
                        score[1] += sum(guesses[seq] == movers[seq - 1] for seq in foreign)

    run(story())
    for (way, others), (guesses, right) in guessed.items():
        assert chance_of(right, guesses, others) > LUCK, (way, others, guesses, right)
    assert guessed["by blocks", SEATS - 1][0] >= 2 * GAMES * (FLEET * (SEATS - 1) - 1), (
        "but for the last card"
    )


def test_a_galaxy_is_built_though_a_person_places_nothing(tmp_path: Path) -> None:
    """Bots wait for the person, whose clock runs out again and again: a bot stands in, card by card."""

    async def story() -> None:
        async with running(tmp_path) as (address, backend), Guest(address) as guest:
            await guest.open("memowars", 3, bots={"1": 1, "2": 5}, clock=600)
            await guest.connect()
            await guest.await_deal()
            table = await backend.tables.find(guest.table)
            assert table.log.match is not None
            while (together := table.log.together) is not None:
                seen, last = table.log.seq, table.log.last
                if last is not None and not Pace(together, [1, 2], table.log.match.key).due:
                    table.log.last = replace(last, time=0.0)  # as if it were long ago
                    table.driver.go_on()
                while table.log.seq == seen:
                    await guest.next()
            assert guest.seq >= 3 * FLEET

    run(story())


def test_who_leaves_is_stood_in_for_at_the_pace_of_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (address, backend):
            one, other = Guest(address), Guest(address)
            await one.open("memowars", 3, bots={"2": 1})
            await other.sit(one.table, one.invite)
            async with one, other:
                await asyncio.gather(one.connect(), other.connect())
                await asyncio.gather(one.await_deal(), other.await_deal())
                await other.ask("POST", f"/tables/{one.table}/leave")
                table = await backend.tables.find(one.table)
                await at_rest(table, one)
                together = table.log.together
                assert together is not None, "bots alone do not begin the battle"
                assert together.left[one.seat] == FLEET
                while table.log.together is not None:
                    await at_rest(table, one)
                    if one.legal:
                        await one.move(one.legal[0])
                assert table.log.match is not None
                movers = [seat for seat, _ in table.log.match.moves[: 3 * FLEET]]
                assert sorted(movers) == sorted([0, 1, 2] * FLEET)

    run(story())


def look_alike(heard: list[Message], seat: int) -> None:
    """Whoever has placed a card, the frame about it has the same form, until one's own fleet lies there."""
    for message in heard:
        if message.get("seq", -1) >= FLEET * SEATS:
            break  # the battle begins
        for step in [*message.get("missed", []), message]:
            for event in step.get("events", []):
                assert event["what"] == "placed"
                assert (event.get("seat") is None) == (event.get("face") is None)
                assert event.get("seat") in (None, seat)
        assert message.get("table", {}).get("asked", []) in ([], list(range(SEATS)))
        if message.get("view") is not None:
            view = message["view"]
            asked = [other for other in range(SEATS) if other != seat or view["hand"]]
            assert message["asked"] == view["asked"] == asked
            assert view["players"] == [{"left": FLEET, "placing": other in asked} for other in range(SEATS)]
            assert (view["turn"], view["phase"]) == (None, "build")
