"""Tables: two people, interruptions, refusals, secrets, the end and what comes after it."""

import functools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House, await_deal, await_step, await_turn, open_table, play_now, sequence
from tests.browser.keyboard import play_to_the_end
from tests.browser.memowars import BRIEF
from tests.browser.secrets import listen

SHORT: dict[str, dict[str, Any]] = {
    "mow": {"game": "mow", "players": 3, "bots": {"1": 1, "2": 1}, "options": {"flies": 1}},
    "uwo": {"game": "uwo", "players": 2, "bots": {"1": 1}, "options": {"army": 8}},
    "memowars": BRIEF,
}
LEADS_TO_THE_END = {"uwo": "give up all energy"}


STEPS_BACK = 40  # at most, until something has changed its place
WATCH_MOVEMENT = """() => {
    const animate = Element.prototype.animate
    window.moved = 0
    Element.prototype.animate = function (frames, how) {
        if (Array.isArray(frames.translate)) window.moved += 1
        return animate.call(this, frames, how)
    }
}"""


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """These are tables on the server."""
    return functools.partial(visit, modules=False)


def moves_backwards(page: Page) -> bool:
    """Does anything move while this replay is stepped backwards?"""
    page.evaluate(WATCH_MOVEMENT)
    for _ in range(STEPS_BACK):
        page.keyboard.press("ArrowLeft")
        if page.evaluate("window.moved"):
            return True
    return False


def first_move(page: Page) -> None:
    """Play the first move of the list."""
    before = sequence(page)
    if page.locator(".move").count() == 0:
        page.keyboard.press("m")
    page.locator(".move").first.click()
    await_step(page, before)


def two_at_a_table(visit: Visit, game: str) -> tuple[Page, Page]:
    """One opens a table for a friend with one click, the other follows the link."""
    host = visit()
    host.click(f"[data-game={game}] .start .button:not(.primary)")
    link = host.locator(".invitation input").input_value()
    guest = visit("/" + link.split("/", 3)[3])
    for page in (host, guest):
        await_deal(page)
    return host, guest


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit(None)
    table = open_table(page, SHORT[game])
    assert play_to_the_end(page, LEADS_TO_THE_END.get(game, "")) > 0
    page.wait_for_selector("section[aria-label='The result']")
    assert page.locator("body :focus").count() == 1  # the focus was never lost
    page.locator(".ways a").first.click()  # and once more from the start
    page.wait_for_url(f"**/t/{table}/replay")
    page.get_by_label("To the end").click()
    last = page.locator("input[type=range]")
    assert last.input_value() == last.get_attribute("max")
    assert not moves_backwards(page)  # whoever wants nothing to move sees nothing move
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.get_by_label("To the end").click()
    assert moves_backwards(page)


def test_a_replay_tells_who_plays_how_it_stands_and_what_has_happened(visit: Visit) -> None:
    """And it is stepped through with the arrow keys."""
    page = visit(None)
    table = open_table(page, SHORT["mow"])
    play_to_the_end(page)
    page.goto(f"/t/{table}/replay")
    beside = page.get_by_role("complementary")
    players = beside.locator("ul li")
    log = beside.get_by_role("region", name="Log").locator("li")
    expect(players).to_have_count(3)
    # Who begins is drawn by lot, and has a mark behind the sentence.
    expect(players.nth(1)).to_contain_text("Bram: 5 cows in the hand, 0 in the cowshed, no flies so far.")
    expect(players.filter(has_text="to move")).to_have_count(1)
    expect(beside).to_contain_text("Round 1")
    expect(log).to_have_count(1)
    for steps in (2, 3):
        page.keyboard.press("ArrowRight")
        expect(log).to_have_count(steps)
    page.keyboard.press("ArrowLeft")
    expect(log).to_have_count(2)
    slider = page.locator("input[type=range]")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(log.last).to_contain_text("The game is over.")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(log).to_have_count(1)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "mow")
    for _ in range(6):
        mover, other = (
            (host, guest) if host.get_attribute("[data-mine]", "data-mine") == "true" else (guest, host)
        )
        before = sequence(other)
        first_move(mover)
        await_step(other, before)
        assert sequence(host) == sequence(guest)
    guest.keyboard.press("c")
    guest.get_by_placeholder("Say something").fill("Moo!")
    guest.keyboard.press("Enter")
    host.wait_for_selector(".badge")
    host.keyboard.press("c")
    host.wait_for_selector("text=Moo!")


def test_reload_and_power_failure_in_mid_game(visit: Visit, house: House) -> None:
    page = visit()
    play_now(page, "mow")
    assert await_turn(page)
    first_move(page)
    assert await_turn(page)
    seen = sequence(page)
    page.reload()
    page.wait_for_selector("[data-status=playing]")
    assert await_turn(page)
    assert sequence(page) >= seen
    house.kill()
    page.wait_for_selector("text=The connection is lost")
    house.start()
    page.wait_for_selector("text=The connection is lost", state="detached", timeout=30_000)
    assert await_turn(page)
    first_move(page)


def test_nobody_is_told_the_hand_of_another(visit: Visit) -> None:
    host = visit()
    heard_by_host = listen(host)
    host.click("[data-game=mow] .start .button:not(.primary)")
    link = host.locator(".invitation input").input_value()
    guest = visit(None)
    heard_by_guest = listen(guest)
    guest.goto(link)
    onlooker = visit(None)
    heard_by_onlooker = listen(onlooker)
    onlooker.goto(link.split("#")[0])
    for page in (host, guest, onlooker):
        await_deal(page)
    for _ in range(5):
        mover = host if host.get_attribute("[data-mine]", "data-mine") == "true" else guest
        first_move(mover)
        for page in (host, guest, onlooker):
            page.wait_for_selector(f"[data-seq='{sequence(mover)}']")
    hands = {frame["seq"]: frame["view"] for frame in heard_by_host if frame.get("view")}
    compared = 0
    for frame in heard_by_guest + heard_by_onlooker:
        if frame.get("view") and frame["seq"] in hands:
            view = hands[frame["seq"]]
            shown = {cow["card"] for cow in view["farmers"][view["seat"]]["shown"]}
            alone = [cow for cow in view["hand"] if cow["species"] != "slowpoke"]  # of which there are two
            hidden = {cow["card"] for cow in alone} - shown
            assert hidden, "the host has a hand"
            assert not hidden & cards_in(frame), frame["seq"]
            compared += 1
    assert compared > 10


def cards_in(told: dict[str, Any]) -> set[int]:
    """The numbers of all cards that are named anywhere in a message."""
    return {int(card) for card in re.findall(r'"card": (\d+)', json.dumps(told))}


def test_leaving_and_coming_back(visit: Visit, house: House) -> None:
    """A table that everybody has left waits as it is."""
    page = visit()
    play_now(page, "uwo")
    assert await_turn(page)
    first_move(page)
    address = page.url
    page.keyboard.press("t")
    page.get_by_text("The game waits here until you return.").wait_for()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(house.address + "/")
    page.click(f"a[href='{address.removeprefix(house.address)}']")
    page.wait_for_selector("[data-status=playing]")
    assert await_turn(page)
    first_move(page)


def test_another_device_becomes_mine(visit: Visit, house: House) -> None:
    here = visit()
    here.fill(".nickname input", "Zsófi")
    here.keyboard.press("Tab")
    here.wait_for_selector("text=saved")
    here.locator("header button").last.click()
    here.get_by_role("button", name="Continue on another device").click()
    link = here.locator("dialog .link input").input_value()
    there = visit(link.removeprefix(house.address))
    there.get_by_role("button", name="Take over").click()
    expect(there.get_by_role("main").get_by_role("status")).to_have_text("Done. Here you are Zsófi.")
    there.get_by_role("link", name="To the front page").click()
    expect(there.locator(".nickname input")).to_have_value("Zsófi")


def test_a_host_sends_a_guest_away_and_starts_with_bots(visit: Visit, house: House) -> None:
    host = visit(None)
    open_table(host, {"game": "memowars", "players": 3})
    link = host.locator(".invitation input").input_value()
    guest = visit(link.removeprefix(house.address))
    guest.wait_for_selector("[data-status=open]")  # it sits there, and hears what happens
    host.get_by_role("button", name="Send away").click()
    expect(guest.get_by_role("alert")).to_contain_text("left this seat")
    expect(host.get_by_role("button", name="Send away")).to_have_count(0)
    host.get_by_role("button", name="Start now, with bots").click()
    await_deal(host)
    expect(host.locator(".strip li")).to_have_text(
        [re.compile(who) for who in (r"\(you\)", "Bram", "Csilla")]  # all of whom may move
    )


def test_the_rules_can_be_searched_and_each_clause_has_an_address(visit: Visit) -> None:
    page = visit("/rules/mow#mow.slowpoke.gap")
    page.wait_for_selector("[data-clause='mow.slowpoke.gap']:focus")
    page.get_by_placeholder("Search the rules").fill("slowpoke missing")
    page.wait_for_selector("[data-clause='mow.take']", state="detached")
    assert page.locator("[data-clause='mow.slowpoke.gap']").is_visible()
