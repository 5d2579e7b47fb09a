"""A game without drawings of its own, in a real browser: found, set up, and played on the plain board."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import await_deal, await_step, await_turn, open_table, play_now, sequence
from tests.browser.test_pages import assert_accessible, assert_fits, speak
from tests.installed import EXAMPLES

MOVES = ".plain .move"
SIZES = [(1280, 800), (390, 844), (844, 390)]


def click(page: Page) -> None:
    """Play the last move of the list: the heaviest animal that may board."""
    page.locator(MOVES).last.click()


def click_a_card(page: Page) -> None:
    """Play a card of the hand by a click on it, if one can be played."""
    cards = page.locator(".plain button.card")
    (cards if cards.count() else page.locator(MOVES)).last.click()


def press_keys(page: Page) -> None:
    """From the board (b) by Tab and arrow to a move, and Enter; from the second move on it has the focus."""
    if not page.evaluate("selector => document.activeElement.matches(selector)", MOVES):
        page.keyboard.press("b")
        for _ in range(10):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", MOVES):
                break
    page.keyboard.press("ArrowDown")
    assert page.evaluate("selector => document.activeElement.matches(selector)", MOVES)
    page.keyboard.press("Enter")


def play_to_the_end(page: Page, choose: Callable[[Page], None]) -> int:
    moves = 0
    while await_turn(page):
        before = sequence(page)
        choose(page)
        await_step(page, before)
        moves += 1
    return moves


def sit_down(page: Page, players: int = 2) -> None:
    open_table(page, {"game": "ferry", "players": players, "bots": {str(n): 1 for n in range(1, players)}})
    await_deal(page)


def test_it_stands_on_the_front_page_after_our_own(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-game=ferry]")
    games = [game.get_attribute("data-game") for game in page.locator("[data-game]").all()]
    assert games[-1] == "ferry"
    assert len(games) == 4
    play_now(page, "ferry")
    expect(page.locator(".plain .seats li")).to_have_count(4)


def test_it_is_set_up_by_the_form_and_played_by_clicks(visit: Visit) -> None:
    page = visit("/new/ferry")
    page.get_by_text("3", exact=True).click()
    page.get_by_label("Seat 2").select_option("1")
    page.get_by_label("Seat 3").select_option("5")
    page.get_by_label("The boat carries this much.").fill("15")
    page.get_by_role("button", name="Start").click()
    await_deal(page)
    expect(page.locator(".plain .whole")).to_contain_text("of 15")
    assert play_to_the_end(page, click) >= 9
    expect(page.locator("[data-status=over]")).to_have_count(1)
    expect(page.locator(".plain .seats svg")).not_to_have_count(0)  # somebody wears the crown
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector(".replay .plain")
    page.keyboard.press("End")
    expect(page.locator(".plain .whole")).to_contain_text("The pile is used up.")


def test_the_end_is_seen_on_a_low_screen_and_the_deal_can_be_checked(visit: Visit, tmp_path: Path) -> None:
    page = visit(None, width=844, height=390, touch=True)
    sit_down(page, 3)
    play_to_the_end(page, click)  # the last move of the list is below the fold
    expect(page.get_by_label("The result")).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("t")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    name = download.value.suggested_filename
    expect(page.get_by_text("verify_deal.py")).to_have_text(f"python tools/verify_deal.py {name}")
    download.value.save_as(tmp_path / name)
    verifier, game = EXAMPLES.parent / "tools/verify_deal.py", EXAMPLES / "ferry/ferry/verify.py"
    command = [sys.executable, "-I", "-S", verifier, tmp_path / name, "--game", game]
    assert subprocess.run(command, check=False).returncode == 0


def test_a_card_of_the_hand_is_played_by_touch(visit: Visit) -> None:
    page = visit(None, width=390, height=844, touch=True)
    sit_down(page, 4)
    assert play_to_the_end(page, click_a_card) >= 6


def test_it_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit(None)
    sit_down(page)
    assert play_to_the_end(page, press_keys) >= 12


def test_two_people_play_it_and_each_sees_their_own_hand(visit: Visit) -> None:
    people = [visit(), visit()]
    for page in people:
        page.wait_for_selector(".nickname")  # now the server knows who asks
    seated = people[0].request.post("/api/tables", data={"game": "ferry", "players": 2}).json()
    for page in people:
        page.goto(f"/t/{seated['table']['id']}#{seated['invite']}")
    for page in people:
        await_deal(page)
        expect(page.locator(".plain .mine .card")).to_have_count(3)
        page.wait_for_selector("[data-mine]")
    mover = people[0] if people[0].locator("[data-mine=true]").count() else people[1]
    before = sequence(mover)
    click(mover)
    for page in people:
        await_step(page, before)
        expect(page.locator(".plain .told")).to_contain_text("boards a ")


def test_it_speaks_english_where_it_has_no_other_words(visit: Visit) -> None:
    page = visit("/rules/ferry", language="hu")
    expect(page.locator("[data-clause='ferry.twin']")).to_contain_text("No two animals of a kind")
    speak(page, "nl")
    expect(page.locator("[data-clause='ferry.twin']")).to_contain_text("No two animals of a kind")
    page.goto("/rules/ferry#ferry.cast-off")
    expect(page.locator(".wanted")).to_contain_text("send the boat across")


@pytest.mark.parametrize("path", ["/new/chess", "/rules/chess"])
def test_a_game_that_nobody_brings_leads_nowhere(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1")).to_have_text("There is no page here.")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_and_everything_fits(visit: Visit, width: int, height: int) -> None:
    page = visit(None, width=width, height=height, touch=width < 1000)
    sit_down(page, 3)
    assert await_turn(page)
    assert_fits(page, f"ferry, {width} wide")
    assert_accessible(page, f"ferry, {width} wide")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.plain button')].map(one => one.getBoundingClientRect())
            .filter(({ width, height }) => width < 44 || height < 44).length"""
    )
    assert small == 0
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    assert_accessible(page, f"ferry by night, {width} wide", only="color-contrast")
    for there in ("/new/ferry", "/rules/ferry"):
        page.goto(there)
        page.wait_for_selector("form, [data-clause]")
        assert_fits(page, f"{there}, {width} wide")
        assert_accessible(page, f"{there}, {width} wide")
