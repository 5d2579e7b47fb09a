"""Mow in a real browser: whole games by clicks, touch and keys, and everything that the meadow asks."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import await_deal, await_step, await_turn, open_table, sequence
from tests.browser.mow import ANSWERS, COWS, move, move_by_keys, play_to_the_end, tap

FEW = 8  # flies, which somebody has after a round or two
MANY = 30  # where rounds are short: with many at the table


def sit_down(page: Page, players: int, flies: int) -> None:
    """A table against bots that ends with so many flies."""
    wish: dict[str, Any] = {"game": "mow", "players": players, "options": {"flies": flies}}
    open_table(page, wish | {"bots": {str(seat): 1 for seat in range(1, players)}})
    await_deal(page)


def await_cow(page: Page, wanted: str) -> Locator:
    """Play until such a cow is in the hand and fits."""
    while await_turn(page):
        if page.locator(wanted).count():
            return page.locator(wanted).first
        move(page)
    raise AssertionError(f"the game was over before {wanted} fitted")


def await_special(page: Page) -> Locator:
    return await_cow(page, f"{COWS}[data-special=true]")


def await_plain(page: Page) -> Locator:
    return await_cow(page, f"{COWS}[data-special=false]")


def added(cow: Locator) -> str:
    """What the log will say of this cow, `adds 7 with 2 flies.`; she is called `7 with 2 flies – fits`."""
    return f"adds {cow.locator('.unseen').inner_text().partition(' – ')[0]}."


def drag(page: Page, what: Locator, onto: Locator) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 10, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


@pytest.mark.parametrize(("players", "flies"), [(2, FEW), (4, MANY), (10, MANY)])
def test_a_whole_game_by_clicks(visit: Visit, players: int, flies: int) -> None:
    page = visit(None)
    sit_down(page, players, flies)
    assert play_to_the_end(page) > 0  # how often it is my turn is up to the deal
    expect(page.locator(".mow .scores")).to_contain_text("Moo!")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 3, FEW)
    assert play_to_the_end(page, move_by_keys) > 0


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(None, width=390, height=844, touch=True)
    sit_down(page, 6, MANY)
    assert play_to_the_end(page, lambda page: move(page, tap)) > 0
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_cow_can_be_dragged_onto_the_herd(visit: Visit) -> None:
    page = visit(None, still=False)
    sit_down(page, 4, flies=1000)
    cow = await_plain(page)
    told = added(cow)
    before = sequence(page)
    drag(page, cow, page.locator(".mow .herd.now"))
    await_step(page, before)
    expect(page.locator("#panel")).to_contain_text(told)


def test_a_cow_can_be_dragged_with_a_finger(visit: Visit) -> None:
    page = visit(None, width=390, height=844, touch=True)
    sit_down(page, 4, flies=1000)
    cow = await_plain(page)
    told = added(cow)
    before = sequence(page)
    start, end = cow.bounding_box(), page.locator(".mow .herd.now").bounding_box()
    assert start
    assert end
    finger: Any = page.context.new_cdp_session(page)  # its types are only partly known
    x, y = start["x"] + 20, start["y"] + 30
    goal = end["y"] + end["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 6):
        point = {"x": x, "y": y + (goal - y) * part / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await_step(page, before)
    page.locator(".tabs button").first.click()
    expect(page.locator("#panel")).to_contain_text(told)


def test_a_cow_that_is_let_go_elsewhere_stays_in_the_hand(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 4, flies=1000)
    assert await_turn(page)
    before = sequence(page)
    drag(page, page.locator(".mow [data-card]").first, page.locator(".mow .seats"))
    expect(page.locator(".mow .held")).to_have_count(0)
    assert sequence(page) == before


def test_escape_calls_a_drag_off(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 4, flies=1000)
    cow = await_plain(page)
    before = sequence(page)
    start, end = cow.bounding_box(), page.locator(".mow .herd.now").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    expect(page.locator(".mow .held")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".mow .held")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-busy=false]")).to_have_count(1)
    assert sequence(page) == before


def test_a_cow_that_does_not_fit_is_explained(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 4, flies=1000)
    unfit = page.locator(".mow button.active:not(.fits)")
    assert await_turn(page)
    while not unfit.count():
        move(page)
        assert await_turn(page)
    before = sequence(page)
    unfit.first.click()
    expect(page.locator(".why-not")).to_be_visible()
    assert sequence(page) == before


def test_escape_takes_back_a_half_made_choice(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 2, flies=1000)
    special = await_special(page)
    before = sequence(page)
    special.press("Enter")
    expect(page.locator(ANSWERS).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(ANSWERS)).to_have_count(0)
    expect(special).to_be_focused()
    assert sequence(page) == before


def test_the_arrow_keys_walk_along_the_hand(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 4, flies=1000)
    assert await_turn(page)
    cows = page.locator(".mow [data-card]")
    cows.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(cows.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cows.nth(0)).to_be_focused()


def test_the_cowshed_and_the_flies_can_be_looked_at(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, 4, flies=1000)
    page.locator(".mow button.shed").click()
    expect(page.locator(".mow .panel")).to_contain_text("Your cowshed: 0 cows")
    page.keyboard.press("Escape")
    expect(page.locator(".mow .panel")).to_have_count(0)
    page.locator(".mow button.score").click()
    expect(page.locator(".mow .panel")).to_contain_text("No round is over yet.")
