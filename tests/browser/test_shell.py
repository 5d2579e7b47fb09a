"""The pages around the games."""

from tests.browser.conftest import Visit
from tests.browser.house import await_step, await_turn, play_now, sequence


def test_one_click_leads_to_the_first_own_move(visit: Visit) -> None:
    page = visit()
    play_now(page, "mow")
    assert await_turn(page)
    assert page.title().startswith("●")


def test_a_move_from_the_list_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_now(page, "mow")
    assert await_turn(page)
    before = sequence(page)
    page.keyboard.press("m")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    await_step(page, before)
