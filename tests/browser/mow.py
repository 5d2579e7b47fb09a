"""How a person plays Mow in the browser: by clicks, by touch, or with the keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.house import await_step, await_turn, sequence

ANSWERS = ".mow .spot button, .mow [data-answer], .mow .choose"
COWS = ".mow button.fits"
OTHERWISE = ".mow [data-move]"  # take the herd, or pass
ROUND_OVER = ".mow .panel button"
MOST_KEYS = 60

Press = Callable[[Locator], None]


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


def move(page: Page, press: Press = click) -> None:
    """Add a cow that fits and answer what is asked; without such a cow, take the herd or pass."""
    before = sequence(page)
    if page.locator(ROUND_OVER).count():
        press(page.locator(ROUND_OVER))
    cows = page.locator(COWS)
    press(cows.first if cows.count() else page.locator(OTHERWISE).first)
    while page.locator(ANSWERS).count() and sequence(page) == before:
        press(page.locator(ANSWERS).last)
    await_step(page, before)


def move_by_keys(page: Page) -> None:
    """The same with keys only: Tab or an arrow until something helps, then Enter."""
    before = sequence(page)
    wanted = COWS if page.locator(COWS).count() else OTHERWISE
    find_by_keys(page, wanted)
    page.keyboard.press("Enter")
    while page.locator(ANSWERS).count() and sequence(page) == before:
        assert has_focus(page, ANSWERS), "the first answer has the focus"
        page.keyboard.press("Enter")
    await_step(page, before)
    assert not has_focus(page, "body"), "the focus was lost"


def find_by_keys(page: Page, wanted: str) -> None:
    """Walk through the board until one of these has the focus."""
    if not has_focus(page, ".mow *"):
        page.keyboard.press("b")
    for _ in range(MOST_KEYS):
        if has_focus(page, wanted):
            return
        page.keyboard.press("Tab")
        if not has_focus(page, ".mow *"):
            page.keyboard.press("b")
    raise AssertionError(f"no key leads to {wanted}")


def has_focus(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("selector => document.activeElement.matches(selector)", selector)
    return found


def play_to_the_end(page: Page, one_move: Callable[[Page], None] = move) -> int:
    """Play until the game is over; how many moves of mine it took."""
    count = 0
    while await_turn(page):
        one_move(page)
        count += 1
    return count
