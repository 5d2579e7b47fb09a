"""Playing any game by keyboard alone, from the list of moves, without a look at the board."""

from playwright.sync_api import Page

from tests.browser.house import await_step, await_turn, sequence


def advised_move(page: Page) -> None:
    """Ask for a hint (h), go to the list of moves (m), and choose what it names first."""
    before = sequence(page)
    page.keyboard.press("h")
    page.wait_for_selector(".move .hint", timeout=90_000)
    page.locator(".move").first.focus()
    page.keyboard.press("Enter")
    await_step(page, before)


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Play until the game is over; the number of own moves."""
    page.keyboard.press("m")
    for moves in range(most):
        if not await_turn(page):
            return moves
        advised_move(page)
    raise AssertionError(f"not over after {most} moves")
