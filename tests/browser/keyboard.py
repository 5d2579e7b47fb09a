"""Playing any game by keyboard alone, from the list of moves, without a look at the board."""

from playwright.sync_api import Page

from tests.browser.house import await_step, await_turn, sequence

ADVISED = 4  # moves, before one looks for the end


def advised_move(page: Page) -> None:
    """Ask for a hint (h), go to the list of moves (m), and choose what it names first."""
    before = sequence(page)
    page.keyboard.press("h")
    page.wait_for_selector(".move .hint", timeout=90_000)
    page.locator(".move").first.focus()
    page.keyboard.press("Enter")
    await_step(page, before)


def searched_move(page: Page, words: str) -> None:
    """Search the list of moves for these words, and choose the first of what is left, or of all."""
    before = sequence(page)
    field = page.locator("#panel input[type=search]")
    if field.count():
        field.focus()
        page.keyboard.insert_text(words)
        if page.locator(".move").count() == 0:
            page.keyboard.press("Control+a")
            page.keyboard.press("Delete")
    page.locator(".move").first.focus()
    page.keyboard.press("Enter")
    await_step(page, before)


def play_to_the_end(page: Page, words: str = "", most: int = 400) -> int:
    """Play until the game is over, as advised, or soon what is found by these words; the number of moves."""
    page.keyboard.press("m")
    for moves in range(most):
        if not await_turn(page):
            return moves
        if words and moves >= ADVISED:
            searched_move(page, words)
        else:
            advised_move(page)
    raise AssertionError(f"not over after {most} moves")
