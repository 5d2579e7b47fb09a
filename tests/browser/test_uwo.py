"""UWO played in the browser: by mouse, by keys alone, by touch on a phone; refusals, drags and paths."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import await_step, await_turn, open_table, play_now, sequence
from tests.browser.uwo import ENOUGH, Player, Way

SHORT = {"game": "uwo", "players": 2, "bots": {"1": 2}, "seat": 0, "options": {"army": 8}}
GAMES = 4  # more at most


def table(visit: Visit, way: Way = "mouse", height: int = 844) -> Page:
    page = visit(None, width=390, height=height, touch=True) if way == "touch" else visit(None)
    open_table(page, SHORT)
    assert await_turn(page)
    return page


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_whole_game(visit: Visit, way: Way) -> None:
    page = table(visit, way)
    player = Player(page, way)
    player.play_to_the_end()
    expect(page.locator("[data-status=over]")).to_be_visible()
    for _ in range(GAMES):  # the cards may have allowed no attack
        if player.done >= ENOUGH:
            break
        open_table(page, SHORT)
        player.play_to_the_end()
    assert player.done >= ENOUGH


def test_an_impossible_walk_is_explained(visit: Visit) -> None:
    page = table(visit)
    before = sequence(page)
    page.click("[data-square='6']")
    page.click("[data-square='21']")
    expect(page.get_by_role("alert")).to_contain_text("There must be an enemy there")
    assert sequence(page) == before
    page.click("[data-square='17']")
    expect(page.get_by_role("alert")).to_contain_text("It walks in a straight line")


def test_an_uwo_can_be_dragged(visit: Visit) -> None:
    page = table(visit)
    before = sequence(page)
    page.drag_and_drop("[data-square='6']", "[data-square='11']")
    await_step(page, before)
    expect(page.locator("[data-square='11']")).to_have_attribute("aria-label", re.compile("^b3: yours, Fist"))


def test_in_english_a_turn_may_end_without_drawing(visit: Visit) -> None:
    page = visit(None)
    keep, cards = page.locator("[data-move=keep-hand]"), page.locator("[data-card]")
    morfed = False
    while not morfed:  # three Misses morf nobody
        open_table(page, SHORT | {"options": {"army": 8, "edition": "en"}})
        assert await_turn(page)
        expect(cards).to_have_count(3)
        expect(keep).to_have_count(0)  # there is nothing to draw
        morfed = Player(page).morf()
    expect(keep).to_be_visible()
    before = sequence(page)
    keep.click()
    await_step(page, before)
    expect(cards).to_have_count(2)


def test_escape_takes_a_choice_back(visit: Visit) -> None:
    page = table(visit)
    page.click("[data-square='6']")
    expect(page.locator("[data-mark]")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_focus_stays_where_it_was_after_a_move(visit: Visit) -> None:
    page = table(visit, "keys")
    player = Player(page, "keys")
    player.press("[data-square='6']")
    before = sequence(page)
    player.press("[data-square='11']")
    await_step(page, before)
    assert page.evaluate("document.activeElement.dataset.square") == "11"


def test_the_pnorfs_see_the_field_from_their_side(visit: Visit) -> None:
    page = visit(None)
    open_table(page, SHORT | {"seat": 1, "bots": {"0": 2}})
    assert await_turn(page)
    squares = page.locator("[data-square]")
    assert squares.first.get_attribute("data-square") == "4"
    assert squares.last.get_attribute("data-square") == "25"


@pytest.mark.parametrize(("height", "share"), [(844, 1), (664, 0.3)])
def test_field_and_hand_are_seen_at_once_on_a_phone(visit: Visit, height: int, share: float) -> None:
    """On a low screen the pictures of the cards, at least."""
    page = table(visit, "touch", height)
    assert_hand_is_seen(page, share)
    page.locator("[data-card]").first.tap()
    expect(page.locator("[data-move=swap]")).to_be_visible()
    assert_hand_is_seen(page, share)
    page.locator("[data-card]").first.tap()
    page.tap("[data-square='6']")
    expect(page.locator("[data-mark]")).not_to_have_count(0)
    assert_hand_is_seen(page, share)


def assert_hand_is_seen(page: Page, share: float) -> None:
    """So much of every card lies above the bar at the bottom, without scrolling."""
    page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    tabs = page.locator(".tabs").bounding_box()
    assert tabs
    for card in page.locator("[data-card]").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + share * box["height"] <= tabs["y"]


def test_play_now_leads_to_a_table(visit: Visit) -> None:
    page = visit()
    play_now(page, "uwo")
    assert await_turn(page)
    expect(page.locator("[data-square]")).to_have_count(30)
