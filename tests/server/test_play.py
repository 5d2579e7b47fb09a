"""People and bots at tables, over real sockets."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import smallbox.games
from smallbox.registry import OWN_GAMES, folder_of
from tests.server.client import PATIENCE, Guest, Message, steadily
from tests.server.servers import Process

GAMES = ("mow", "uwo", "memowars", "ferry")
SHORT: dict[str, Message] = {"mow": {"flies": 15}, "uwo": {"army": 8}, "memowars": {}, "ferry": {}}
VERIFIER = Path(__file__).parents[2] / "tools/verify_deal.py"


def run(story: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(in_time())


async def two_at_a_table(server: str, game: str, **wishes: Any) -> tuple[Guest, Guest]:
    """Two people who sit, connected, at a table for two; with others it is bots who sit there."""
    one, other = Guest(server), Guest(server)
    players = 2 + len(wishes.get("bots", {}))
    await one.open(game, players, **{"options": SHORT[game], **wishes})
    await other.sit(one.table, one.invite)
    await one.connect()
    await other.connect()
    await asyncio.gather(one.await_deal(), other.await_deal())
    return one, other


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_game_to_its_end_and_can_check_its_deal(
    server: str, game: str, tmp_path: Path
) -> None:
    async def story() -> None:
        bots = {} if game == "uwo" else {"1": 1}
        one, other = await two_at_a_table(server, game, bots=bots)
        async with one, other:
            refused = await one.http.get(f"/api/tables/{one.table}/export")
            assert (refused.status_code, refused.json()["message"]) == (403, "server-export-later")
            moves = await asyncio.gather(one.play(steadily), other.play(steadily))
            assert min(moves) > 0
            table = await one.ask("GET", f"/tables/{one.table}")
            assert table["status"] == "over"
            assert table["winners"]
            assert set(table["fairness"]["shares"]) == {str(one.seat), str(other.seat)}
            for guest in (one, other):
                seqs = [message["seq"] for message in guest.heard if message["type"] == "update"]
                assert seqs == list(range(table["seq"] + 1)), "every entry once, in order"
                told = [message for message in guest.heard if message["type"] in ("update", "table")]
                deal = next(i for i, message in enumerate(told) if message.get("seq") == 0)
                begins, ends = told[deal - 1]["table"], told[-1]["table"]
                assert (begins["status"], begins["seq"]) == ("playing", 0), "told before its cards"
                assert begins["asked"] == told[deal]["asked"] != []
                assert (ends["status"], ends["asked"]) == ("over", []), "told after the last move"
                committed = next(heard for heard in guest.heard if heard.get("table"))["table"]["fairness"]
                assert committed["commitment"] == table["fairness"]["commitment"]
                assert committed["secret"] is None
            replay = await one.ask("GET", f"/tables/{one.table}/replay/{one.seat}")
            assert [frame["seq"] for frame in replay["frames"]] == list(range(table["seq"] + 1))
            assert replay["frames"][-1]["view"] == one.view
            asked = [message["asked"] for message in one.heard if message["type"] == "update"]
            assert [frame["asked"] for frame in replay["frames"]] == asked
            assert (asked[-1], table["asked"]) == ([], [])
            export = await one.http.get(f"/api/tables/{one.table}/export")
            (tmp_path / "game.json").write_bytes(export.content)

    run(story())
    told = [] if game in OWN_GAMES else ["--game", folder_of(game) / "verify.py"]  # of ours the script knows
    verified = subprocess.run(
        [sys.executable, "-I", "-S", VERIFIER, tmp_path / "game.json", *told], capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.parametrize("game", GAMES)
def test_quick_play_against_bots_takes_one_request(server: str, game: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.quick(game, players=2, level=1, seat=1, options=SHORT[game])
            await guest.connect()
            assert await guest.play(steadily) > 0
            assert guest.seat == 1
            mine = await guest.ask("GET", "/tables/mine")
            assert [(kept["table"]["id"], kept["seat"]) for kept in mine] == [(guest.table, 1)]

    run(story())


def test_a_refusal_names_its_clause_and_changes_nothing(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow")
        async with one, other:
            await one.hear("update")
            await other.hear("update")
            waiting, asked = (one, other) if other.legal else (other, one)
            before = waiting.view
            refused = await waiting.move({"type": "take"})
            assert refused["clause"] == "mow.turn"
            assert refused["rule"] > 0
            wrong = await asked.move({"type": "jump"})
            assert (wrong["type"], wrong["message"], wrong["fatal"]) == ("failed", "server-move-wrong", False)
            async with Guest(server) as late:
                late.token = waiting.token
                assert (await late.connect(table=one.table))["view"] == before

    run(story())


def test_a_move_sent_again_gets_the_first_answer(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.begin("mow", level=1)
            move, seen = steadily(guest.legal), guest.seq
            first = await guest.move(move, client="once")
            again = await guest.move(move, seq=seen, client="once")
            assert first == again == {"type": "accepted", "id": "once", "seq": seen + 1}
            assert guest.socket is not None
            await guest.socket.close()
            await guest.connect(seen=seen)
            assert await guest.move(move, seq=seen, client="once") == first

    run(story())


def test_a_stale_move_is_told_what_it_missed(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "uwo")
        async with one, other:
            await one.hear("update")
            await one.move(steadily(one.legal))
            stale = await one.move({"type": "end"}, seq=0)
            assert (stale["type"], stale["seq"]) == ("stale", 1)
            assert [step["seq"] for step in stale["missed"]] == [1]
            assert stale["missed"][0]["events"] == one.heard[-3]["events"], "update, accepted, stale"
            assert stale["view"] == one.view

    run(story())


async def until_one_is_done(*playing: Coroutine[Any, Any, int]) -> None:
    """Whoever has made his moves leaves the other waiting for his turn."""
    tasks = [asyncio.ensure_future(one) for one in playing]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


def test_who_comes_back_gets_what_was_missed_without_gap_or_double(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "uwo")
        async with one, other:
            await until_one_is_done(one.play(steadily, most=12), other.play(steadily, most=12))
            updates = {heard["seq"]: heard for heard in one.heard if heard["type"] == "update"}
            async with Guest(server) as again:
                again.token = one.token
                welcome = await again.connect(seen=3, table=one.table)
                assert [step["seq"] for step in welcome["missed"]] == list(range(4, welcome["seq"] + 1))
                for step in welcome["missed"]:
                    if step["seq"] in updates:
                        assert step["events"] == updates[step["seq"]]["events"]
                newcomer = await again.connect()
                assert newcomer["missed"] == []
                assert newcomer["view"] == welcome["view"]

    run(story())


def test_who_comes_back_is_not_told_what_is_to_be_remembered(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "memowars")
        async with one, other:
            await until_one_is_done(one.play(steadily, most=20), other.play(steadily, most=20))
            faces = [event for heard in one.heard for event in heard.get("events", []) if event.get("face")]
            assert faces, "cards were seen"
            async with Guest(server) as again:
                again.token = one.token
                welcome = await again.connect(seen=0, table=one.table)
                assert [step["seq"] for step in welcome["missed"]] == list(range(1, welcome["seq"] + 1))
                earlier = [event for step in welcome["missed"][:-1] for event in step["events"]]
                assert {name for event in earlier for name in event} <= {"what", "seat", "x"}
                assert any(event["what"] == "revealed" for event in earlier)

    run(story())


def test_six_people_place_at_once(server: str) -> None:
    async def story() -> None:
        guests = [Guest(server) for _ in range(6)]
        await guests[0].open("memowars", 6)
        for guest in guests[1:]:
            await guest.sit(guests[0].table, guests[0].invite)
        await asyncio.gather(*(guest.connect() for guest in guests))
        placed = await asyncio.gather(*(guest.play(steadily, most=2) for guest in guests))
        assert placed == [2] * 6
        table = await guests[0].ask("GET", f"/tables/{guests[0].table}")
        assert table["seq"] == 12
        assert table["asked"] == list(range(6))
        assert all(guest.asked == list(range(6)) for guest in guests)
        for guest in guests:
            await guest.__aexit__(None, None, None)

    run(story())


def test_a_spectator_sees_what_is_public_and_may_only_watch(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow")
        async with one, other, Guest(server) as watcher:
            await one.hear("update")
            welcome = await watcher.connect(table=one.table)
            assert welcome["seat"] == -1
            assert (welcome["legal"], welcome["view"]["hand"]) == ([], [])
            refused = await watcher.move({"type": "take"})
            assert refused["message"] == "server-spectator"
            await watcher.send("commit", digest="00" * 32)
            assert (await watcher.hear("failed"))["message"] == "server-spectator"

    run(story())


def test_a_bot_plays_on_for_who_leaves_and_hands_the_seat_back(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow", options={"flies": 1000})
        async with one, other:
            await one.hear("update")
            old = one.token
            left = await one.ask("POST", f"/tables/{one.table}/leave")
            assert left["seats"][one.seat]["away"]
            gone = await one.hear("failed")
            assert (gone["message"], gone["fatal"]) == ("server-seat-left", True)
            assert await other.play(steadily, most=3) == 3
            assert other.seq >= 5, "the bot has moved"
            assert (await one.connect())["message"] == "server-token"
            await one.sit(one.table)
            assert one.token != old
            welcome = await one.connect()
            assert not welcome["table"]["seats"][one.seat]["away"]
            while not one.legal:
                seen = one.seq
                if other.seat in one.asked:
                    await other.play(steadily, most=1)
                while one.seq == seen:
                    await one.next()
            seq = one.seq
            assert (await one.move(steadily(one.legal)))["seq"] == seq + 1

    run(story())


def test_a_table_that_everybody_has_left_waits(server: str) -> None:
    async def story() -> None:
        async with await Guest(server).quick("mow", options={"flies": 1000}) as one:
            await one.connect()
            assert await one.play(steadily, most=2) == 2
            left = await one.ask("POST", f"/tables/{one.table}/leave")
            async with await Guest(server).quick("mow", options={"flies": 1000}) as elsewhere:
                await elsewhere.connect()
                assert await elsewhere.play(steadily, most=5) == 5, "other bots play on meanwhile"
            waits = await one.ask("GET", f"/tables/{one.table}")
            assert waits["status"] == "playing"
            assert waits["seq"] == left["seq"]
            await one.sit(one.table)
            await one.connect()
            assert await one.play(steadily, most=2) == 2, "the bots play on with who is back"

    run(story())


def test_before_the_game_a_seat_is_free_again_and_a_guest_may_be_sent_away(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as host, Guest(server) as guest, Guest(server) as third:
            await host.open("mow", 4, public=True)
            await guest.sit(host.table)
            assert host.table in [table["id"] for table in await third.ask("GET", "/tables")]
            assert (await guest.ask("POST", f"/tables/{host.table}/start", 403))[
                "message"
            ] == "server-not-host"
            await host.ask("POST", f"/tables/{host.table}/remove", seat=guest.seat)
            problem = await guest.ask("POST", f"/tables/{host.table}/seat", 403, seat=None)
            assert problem["message"] == "server-removed"
            await third.sit(host.table, seat=3)
            await host.ask("POST", f"/tables/{host.table}/leave")
            table = await third.ask("GET", f"/tables/{host.table}")
            assert (table["host"], table["seats"][0]["kind"]) == (3, "open")
            started = await third.ask("POST", f"/tables/{host.table}/start")
            assert [seat["kind"] for seat in started["seats"]] == ["bot", "bot", "bot", "person"]
            await third.ask("POST", f"/tables/{host.table}/leave")

    run(story())


def test_one_needs_an_invitation_to_a_table_that_is_not_public(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as host, Guest(server) as guest:
            await host.open("uwo", 2)
            assert host.table not in [table["id"] for table in await guest.ask("GET", "/tables")]
            for invite in (None, "", "0" * 32, host.token):
                body = {"invite": invite, "seat": None}
                problem = await guest.ask("POST", f"/tables/{host.table}/seat", 403, **body)
                assert problem["message"] == "server-invite"
            assert (await guest.sit(host.table, host.invite)).seat == 1

    run(story())


def test_a_clock_that_runs_out_lets_a_bot_move(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            await guest.open("mow", 2, bots={"1": 1}, clock=5)
            welcome = await guest.connect()
            assert welcome["table"]["clock"] == 5
            while not guest.legal:
                await guest.next()
            seq = guest.seq
            update = await guest.hear("update")
            assert update["seq"] == seq + 1
            assert update["deadline"] is not None

    run(story())


def test_they_play_again_at_a_new_table(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow", options={"flies": 1})
        async with one, other:
            problem = await one.ask("POST", f"/tables/{one.table}/rematch", 409)
            assert problem["message"] == "server-not-over"
            await asyncio.gather(one.play(steadily), other.play(steadily))
            old = one.table
            seats = (one.seat, other.seat)
            answers = await asyncio.gather(
                one.ask("POST", f"/tables/{old}/rematch"), other.ask("POST", f"/tables/{old}/rematch")
            )
            one.seated(answers[0])
            other.seated(answers[1])
            assert one.table == other.table != old
            assert (one.seat, other.seat) == seats
            assert (await one.ask("GET", f"/tables/{old}"))["rematch"] == one.table
            assert (await one.connect())["table"]["status"] in ("dealing", "playing")

    run(story())


def test_the_chat_is_plain_text_and_can_be_turned_off(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow")
        async with one, other:
            await one.ask("PATCH", "/me", nickname="Ilka")
            for _ in range(2):  # the second one is the same line sent again
                await one.send("say", id="a", text="sz\x00ia <b>\u202e")
            said = await other.hear("said")
            assert (said["nickname"], said["text"], said["seat"]) == ("Ilka", "sz ia <b>", one.seat)
            await one.ask("POST", f"/tables/{one.table}/chat", on=False)
            await other.send("say", id="b", text="hallo")
            assert (await other.hear("failed"))["message"] == "server-chat-off"
            assert [heard for heard in other.heard if heard["type"] == "said"] == [said]
            async with Guest(server) as late:
                assert (await late.connect(table=one.table))["chat"] == [
                    {name: value for name, value in said.items() if name != "type"} | {"type": "said"}
                ]

    run(story())


def test_hints_are_not_for_those_who_play_against_people(server: str) -> None:
    async def story() -> None:
        one, other = await two_at_a_table(server, "mow")
        async with one, other:
            await one.send("ask-hint")
            assert (await one.hear("failed"))["message"] == "server-no-hints"

    run(story())


def test_who_does_not_reveal_is_left_out_of_the_deal(tmp_path: Path) -> None:
    async def story(server: str) -> None:
        async with Guest(server) as one, Guest(server) as silent:
            await one.open("uwo", 2)
            await silent.sit(one.table, one.invite)
            await one.connect()
            await silent.connect()
            while one.status != "playing":
                await one.next()
            table = await one.ask("GET", f"/tables/{one.table}")
            assert table["fairness"]["committed"] == [0, 1]  # `connect` has committed, nothing read since
            assert list(table["fairness"]["shares"]) == ["0"]
            assert table["fairness"]["secret"] is None

    with Process(tmp_path, deal_seconds=6) as process:
        run(story(process.address))


def test_the_games_and_their_levels(server: str) -> None:
    async def story() -> None:
        async with Guest(server) as guest:
            while (await guest.http.get("/health")).json()["status"] != "ready":
                await asyncio.sleep(0.01)
            games = {game["name"]: game for game in await guest.ask("GET", "/games")}
            assert list(games) == list(GAMES) == list(smallbox.games.names())
            assert all(len(game["levels"]) == 5 and game["status"] == "ready" for game in games.values())
            assert games["memowars"]["levels"][0]["options"]["memory"] < 100
            edition = games["uwo"]["options"][0]
            assert (edition["name"], edition["kind"], edition["default"]) == ("edition", "choice", "nl")
            assert {field["follows"] for field in games["uwo"]["options"][2:]} == {"edition"}
            schema = await guest.http.get("/api/schema/openapi.json")
            quick = json.loads(schema.text)["paths"]["/api/quick"]["post"]
            assert "schemas/QuickPlay" in json.dumps(quick["requestBody"])
            assert "schemas/Seated" in json.dumps(quick["responses"])
            assert (await guest.http.get("/api/schema")).json() == json.loads(schema.text), "there is no page"

    run(story())
