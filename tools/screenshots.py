"""Take the pictures of the web client for the README, of real games, and of its icon: `make screenshots`."""

import base64
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House, await_turn, launch, open_table
from tests.browser.keyboard import advised_move

DOCS = Path(__file__).parent.parent / "docs"
PUBLIC = DOCS.parent / "web" / "public"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
TABLES: Mapping[str, Mapping[str, Any]] = {
    "mow": {"game": "mow", "players": 5, "bots": {str(seat): 1 for seat in range(1, 5)}},
    "uwo": {"game": "uwo", "players": 2, "bots": {"1": 1}},
    "memowars": {"game": "memowars", "players": 3, "bots": {"1": 1, "2": 1}},
}
MOVES = {"mow": 2, "uwo": 14, "memowars": 12}  # of ours, until there is something to see
WORTH = {
    "mow": ".mow:has(.herd li.cow:nth-of-type(5)) button.fits",
    "memowars": "[data-phase=toss]",
    "uwo": "body",
}
QUALITY = 90  # of 100
ICON = 512  # pixels
PATIENCE = 20  # moves more, if it is not to be seen yet


def visitor(browser: Browser, house: House, window: Mapping[str, int], dark: bool) -> Page:
    """Somebody called Zsófi opens the front page."""
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": window["width"], "height": window["height"]},
        has_touch=window is PHONE,
        locale="en",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.fill(".nickname input", "Zsófi")
    page.keyboard.press("Tab")
    page.wait_for_selector("[role=status]:has-text('saved')")
    return page


def play(page: Page, game: str) -> None:
    """Play as a hint says, until there is something to see."""
    open_table(page, TABLES[game])
    page.wait_for_selector("[data-status=playing]")
    page.locator(".tabs button").nth(1).click()
    for moves in range(MOVES[game] + PATIENCE):
        if not await_turn(page) or (moves >= MOVES[game] and page.locator(WORTH[game]).count()):
            return
        advised_move(page)


def front(page: Page) -> None:
    page.reload()
    page.wait_for_selector(".players:has-text('10')")


def table(game: str) -> Callable[[Page], None]:
    def sit(page: Page) -> None:
        play(page, game)
        page.locator(".tabs button").nth(1 if page.viewport_size == PHONE else 0).click()
        page.mouse.move(1, 1)
        page.wait_for_timeout(600)

    return sit


SCENES: Mapping[str, tuple[Mapping[str, int], bool, Callable[[Page], None]]] = {
    "web-front": (DESK, False, front),
    **{f"web-{game}": (DESK, False, table(game)) for game in TABLES},
    **{f"web-{game}-phone": (PHONE, game == "uwo", table(game)) for game in TABLES},
}


def shoot(page: Page, path: Path) -> None:
    """WebP, at which flat colours keep their edges: a quarter of a PNG."""
    devtools: Any = page.context.new_cdp_session(page)  # its types are only partly known
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def icon(browser: Browser) -> None:
    """The icon for those who take no drawing; it fills the square, which a phone cuts to its own shape."""
    page = browser.new_page(viewport={"width": ICON, "height": ICON})
    page.set_content((PUBLIC / "icon.svg").read_text())
    page.add_style_tag(content="body { margin: 0; background: #6fae4f } svg { display: block; scale: 0.9 }")
    page.screenshot(path=PUBLIC / f"icon-{ICON}.png")
    page.close()


def main(names: list[str]) -> None:
    """Take these pictures, or all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        House(Path(folder)) as house,
    ):
        browser = launch(playwright)
        for name, (window, dark, scene) in [(name, SCENES[name]) for name in names or SCENES]:
            page = visitor(browser, house, window, dark)
            scene(page)
            shoot(page, DOCS / f"{name}.webp")
            page.context.close()
        if not names:
            icon(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
