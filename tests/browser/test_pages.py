"""Every page in four languages, on a phone and at a desk, by day and by night."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from smallbox.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import await_turn, open_table, play_now

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PAGES = {  # and what is there when all has come
    "/": ".players:has-text('10')",
    "/new/mow": "form",
    "/new/uwo": "form",
    "/new/memowars": "form",
    "/rules/uwo#uwo.ko.helpless": ".wanted",
    "/nowhere": "main",
}
TABS = 5


def assert_fits(page: Page, where: str) -> None:
    """Nothing sticks out of the window sideways, and no button's words out of the button."""
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{where}: {wide[0]} wide in a window of {wide[1]}"
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.button, .tabs button')]
            .filter(button => button.scrollWidth > button.clientWidth + 1)
            .map(button => button.textContent.trim())"""
    )
    assert cut == [], f"{where}: {cut}"


def assert_accessible(page: Page, where: str, *, only: str | None = None) -> None:
    """Axe finds nothing serious; `only` one rule, where another light can make no other difference."""
    page.evaluate(AXE.read_text())
    pictures = page.locator("[data-status=playing]").count() > 0  # what is drawn on a card is named in words
    rules = (
        {"runOnly": [only]} if only else {"rules": {"label-content-name-mismatch": {"enabled": not pictures}}}
    )
    options = {"resultTypes": ["violations"], **rules}
    found = page.evaluate("options => axe.run(document, options).then(told => told.violations)", options)
    serious = [
        f"{where}: {told['id']} {node['target']} {node['failureSummary']}"
        for told in found
        if told["impact"] in SERIOUS
        for node in told["nodes"]
    ]
    assert serious == [], "\n".join(serious[:10])


def look_everywhere(page: Page, look: Callable[[Page, str], None], where: str) -> None:
    """At every tab beside the table, and into the two dialogs."""
    for tab in range(TABS):
        page.locator(".tabs button").nth(tab).click()
        look(page, f"{where}, tab {tab}")
    page.keyboard.press("Escape")
    page.locator("header .tools button").last.click()
    look(page, f"{where}, settings")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_is_spoken_to_in_its_language(visit: Visit, language: str) -> None:
    page = visit(width=390, height=844, touch=True, language=language)
    assert page.get_attribute("html", "lang") == language


def speak(page: Page, language: str) -> None:
    """Choose another language, as anybody would."""
    page.locator("select:has(option[lang=eo]):visible").select_option(language)
    page.wait_for_selector(f"html[lang={language}]")


def test_nothing_overflows_on_a_phone_in_any_language(visit: Visit) -> None:
    page = visit(None, width=390, height=844, touch=True)
    for path, there in PAGES.items():
        page.goto(path)
        page.wait_for_selector(there)
        for language in LANGUAGES:
            speak(page, language)
            assert_fits(page, f"{path} in {language}")


def test_nothing_overflows_at_a_table_in_any_language(visit: Visit) -> None:
    page = visit(width=390, height=844, touch=True)
    play_now(page, "mow")
    assert await_turn(page)
    for language in LANGUAGES:
        page.locator("header .tools button").last.click()
        speak(page, language)
        page.keyboard.press("Escape")
        look_everywhere(page, assert_fits, f"mow in {language}")


def test_axe_finds_nothing_serious_on_any_page(visit: Visit) -> None:
    page = visit(None)
    for path, there in PAGES.items():
        page.emulate_media(color_scheme="light")
        page.goto(path)
        page.wait_for_selector(there)
        assert_accessible(page, path)
        page.emulate_media(color_scheme="dark")
        page.wait_for_selector("html[data-theme=dark]")
        assert_accessible(page, f"{path} by night", only="color-contrast")


@pytest.mark.parametrize("game", ["mow", "uwo", "memowars"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str) -> None:
    page = visit(width=390, height=844, touch=True)
    play_now(page, game)
    assert await_turn(page)
    assert_accessible(page, game)
    if game == "mow":
        look_everywhere(page, assert_accessible, game)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    assert_accessible(page, f"{game} by night", only="color-contrast")


def test_axe_finds_nothing_serious_in_the_waiting_room(visit: Visit) -> None:
    page = visit(None)
    open_table(page, {"game": "uwo", "players": 2})
    assert_accessible(page, "waiting room")


def test_text_twice_as_large_still_fits(visit: Visit) -> None:
    page = visit(width=640, height=800)
    page.add_style_tag(content="html { font-size: 200% }")
    assert_fits(page, "front page at 200 %")
    play_now(page, "mow")
    assert await_turn(page)
    page.add_style_tag(content="html { font-size: 200% }")
    assert_fits(page, "table at 200 %")
