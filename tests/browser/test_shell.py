"""The pages around the games."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import await_step, await_turn, play_now, sequence
from tests.browser.mow import move

# A browser without a window has nowhere to show a message: note down what it was told to show.
NOTE = """window.told = []
const show = ServiceWorkerRegistration.prototype.showNotification
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    return show.call(this, title, options).then(() => told.push([title, options.body, options.data]))
}"""

COUNT_TURNS = """() => {
    window.turns = 0
    const table = document.querySelector('[data-mine]')
    new MutationObserver(() => (window.turns += table.dataset.mine === 'true'))
        .observe(table, { attributeFilter: ['data-mine'] })
}"""


def move_and_wait(page: Page) -> None:
    """Make a move, and wait until it is my turn again."""
    assert await_turn(page)
    move(page)
    assert await_turn(page)


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
    expect(page.locator("#panel")).to_be_focused()  # in the next frame
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    if page.locator("#panel input:focus").count():  # a long list begins with a search
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    await_step(page, before)
    page.keyboard.press("l")
    name = page.locator(".strip .me .name").inner_text()
    expect(page.locator("#panel p").filter(has_text=re.compile(f"^{name} (adds|takes)"))).to_have_count(1)


def test_my_turn_is_told_when_nobody_looks_and_only_if_that_is_wished(visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(NOTE)
    page.reload()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.locator("header button").last.click()
    wish = page.get_by_label("Tell me when it is my turn")
    expect(wish).to_be_checked()  # it was granted before
    wish.uncheck()
    page.keyboard.press("Escape")
    play_now(page, "mow")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    move_and_wait(page)
    assert page.evaluate("told") == []
    page.locator("header .tools button").last.click()
    wish.check()
    page.keyboard.press("Escape")
    page.evaluate(COUNT_TURNS)
    while not page.evaluate("turns"):  # who takes a herd starts the next: it is still the same turn
        move_and_wait(page)
    page.wait_for_function("() => told.length")
    assert page.evaluate("told") == [["Your turn", "Mow", page.url]]


def test_nobody_is_asked_for_messages_unless_they_wish_them(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script(
        """window.asked = 0
        Object.defineProperty(Notification, 'permission', { get: () => 'default' })
        Notification.requestPermission = async () => { window.asked += 1; return 'denied' }"""
    )
    page.goto("/")
    play_now(page, "mow")
    assert await_turn(page)
    page.locator("header .tools button").last.click()
    assert page.evaluate("asked") == 0
    wish = page.get_by_label("Tell me when it is my turn")
    wish.click()
    expect(wish).to_be_disabled()
    expect(wish).not_to_be_checked()
    expect(page.get_by_text("This browser does not allow notifications about your turn.")).to_be_visible()
    assert page.evaluate("asked") == 1


def test_it_can_be_installed(visit: Visit) -> None:
    """The manifest is one that Chromium accepts, and every icon is there in the size that it claims."""
    page = visit()
    devtools: Any = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    obstacles = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [obstacle["errorId"] for obstacle in obstacles] == [
        "in-incognito"
    ]  # as every visitor of these tests is
    for icon in json.loads(manifest["data"])["icons"]:
        size = page.evaluate(
            """src => new Promise((good, bad) => {
                const image = new Image()
                image.onload = () => good(`${image.naturalWidth}x${image.naturalHeight}`)
                image.onerror = bad
                image.src = src
            })""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)
