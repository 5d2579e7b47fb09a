"""Whoever waits sees it: at once that something was clicked, then a sign, then words; and how it ended."""

import functools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hold import HeldRequests, HeldTable
from tests.browser.house import await_deal, await_step, await_turn, open_table, play_now, sequence
from tests.browser.test_pages import assert_accessible, assert_fits

SIGN = ".sign"
SERVER = "Waiting for the server …"
ENOUGH = 4.5  # WCAG AA; axe does not measure what is disabled
CONTRAST = """element => {
    const light = color => {
        const [red, green, blue] = color.match(/[\\d.]+/g).slice(0, 3).map(Number).map(part =>
            part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    const { color, backgroundColor } = getComputedStyle(element)
    const [one, other] = [light(color), light(backgroundColor)]
    return Math.max(one, other) / Math.min(one, other)
}"""


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Who waits for a server plays on it."""
    return functools.partial(visit, modules=False)


def tile(page: Page, game: str = "mow") -> Locator:
    return page.locator(f"[data-game={game}]")


def assert_waits(place: Locator, words: str) -> None:
    """First there is a sign, then there are words."""
    expect(place.locator(SIGN).first).to_be_visible()
    expect(place).to_contain_text(words)


def assert_waits_no_more(place: Locator, words: str) -> None:
    expect(place.locator(SIGN)).to_have_count(0)
    expect(place).not_to_contain_text(words)


# ------------------------------------------------------------------------------------------ clicks


def test_play_now_is_pressed_at_once_and_then_says_what_it_waits_for(visit: Visit) -> None:
    page = visit()
    quick = HeldRequests(page, "**/api/quick")
    button = tile(page).locator(".primary")
    expect(tile(page)).to_contain_text("For 2 to 10 players")
    size = box(button)
    button.click()
    assert button.get_attribute("aria-busy") == "true"
    expect(tile(page).locator(".button").last).to_have_attribute("aria-disabled", "true")
    assert_waits(tile(page), SERVER)
    assert box(button) == size
    expect(button).to_be_focused()
    assert_accessible(page, "Play now")
    assert button.evaluate(CONTRAST) >= ENOUGH
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    assert_accessible(page, "Play now by night", only="color-contrast")
    assert button.evaluate(CONTRAST) >= ENOUGH
    quick.release()
    await_deal(page)


def box(place: Locator) -> tuple[float, float]:
    found = place.bounding_box()
    assert found
    return found["width"], found["height"]


def test_a_click_that_fails_says_so_and_can_be_repeated(visit: Visit) -> None:
    page = visit()
    quick = HeldRequests(page, "**/api/quick")
    tile(page, "memowars").locator(".primary").click()
    assert_waits(tile(page, "memowars"), SERVER)
    quick.fail()
    expect(tile(page, "memowars").get_by_role("alert")).to_contain_text("The server does not answer")
    assert_waits_no_more(tile(page, "memowars"), SERVER)
    expect(tile(page).get_by_role("alert")).to_have_count(0)
    play_now(page, "memowars")


def test_who_goes_elsewhere_meanwhile_is_left_in_peace(visit: Visit) -> None:
    page = visit()
    quick = HeldRequests(page, "**/api/quick")
    tile(page).locator(".primary").click()
    tile(page).get_by_role("link", name="Rules").click()
    page.wait_for_selector(".rulebook")
    with page.expect_response("**/api/quick"):
        quick.release()
    page.locator("header .home").click()
    page.get_by_role("heading", name="My tables").wait_for()
    expect(page.locator(".lists a[href^='/t/']")).to_have_count(1)


def start_by_the_form(page: Page) -> Locator:
    page.goto("/new/mow")
    return page.get_by_role("button", name="Start", exact=True)


def link_another_device(page: Page) -> Locator:
    page.locator("header button").last.click()
    return page.get_by_role("button", name="Continue on another device")


def start_a_table(page: Page) -> Locator:
    open_table(page, {"game": "uwo", "players": 2})
    return page.get_by_role("button", name="Start now, with bots")


def leave_a_table(page: Page) -> Locator:
    open_table(page, {"game": "uwo", "players": 2})
    page.keyboard.press("t")
    return page.get_by_role("button", name="Leave the table")


@pytest.mark.parametrize(
    ("find", "addresses"),
    [
        (start_by_the_form, "**/api/tables"),
        (link_another_device, "**/api/me/link"),
        (start_a_table, "**/api/tables/*/start"),
        (leave_a_table, "**/api/tables/*/leave"),
    ],
)
def test_every_click_that_asks_the_server(
    visit: Visit, find: Callable[[Page], Locator], addresses: str
) -> None:
    page = visit()
    button = find(page)
    held = HeldRequests(page, addresses)
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button.locator(SIGN)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=SERVER)).to_be_visible()
    assert_fits(page, addresses)
    held.fail()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(button).to_have_attribute("aria-busy", "false")
    button.click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_nickname_that_is_being_saved(visit: Visit) -> None:
    page = visit()
    place = page.locator(".nickname")
    place.wait_for()
    held = HeldRequests(page, "**/api/me")
    place.locator("input").fill("Zsófi")
    page.keyboard.press("Tab")
    assert_waits(place, SERVER)
    held.release()
    expect(place).to_contain_text("saved")
    assert_waits_no_more(place, SERVER)


def test_another_language_that_is_slow_to_come(visit: Visit) -> None:
    page = visit(kept=False)
    held = HeldRequests(page, "**/assets/nl-*.js")
    page.locator("header select").select_option("nl")
    assert_waits(page.locator("header .language"), SERVER)
    held.release()
    page.wait_for_selector("html[lang=nl]")
    expect(page.locator("header").locator(SIGN)).to_have_count(0)


@pytest.mark.parametrize("still", [False, True])
def test_the_sign_turns_unless_nothing_should_move(visit: Visit, still: bool) -> None:
    page = visit(still=still)
    HeldRequests(page, "**/api/quick")
    tile(page).locator(".primary").click()
    sign = tile(page).locator(f".primary {SIGN}")
    moves = "element => getComputedStyle(element).animationName !== 'none'"
    sign.wait_for()
    assert sign.evaluate(moves) is not still
    page.locator("header button").last.click()
    page.get_by_label("Nothing moves").check()
    assert sign.evaluate(moves) is False


# -------------------------------------------------------------------------------------- at a table


def test_a_move_that_is_on_its_way(visit: Visit) -> None:
    page = visit()
    table = HeldTable(page)
    play_now(page, "mow")
    assert await_turn(page)
    before = sequence(page)
    page.keyboard.press("m")
    table.hold()
    page.locator(".move").first.click()
    assert page.get_attribute("[data-busy]", "data-busy") == "true"
    status = page.locator("main > .status")
    assert_waits(status, "Your move is on its way …")
    assert_accessible(page, "a move on its way")
    table.release()
    await_step(page, before)
    assert_waits_no_more(status, "Your move is on its way …")


def test_a_move_while_the_connection_is_lost(visit: Visit) -> None:
    page = visit()
    table = HeldTable(page)
    play_now(page, "mow")
    assert await_turn(page)
    before = sequence(page)
    page.keyboard.press("m")
    table.hold()
    page.locator(".move").first.click()
    status = page.locator("main > .status")
    assert_waits(status, "Your move is on its way …")
    page.evaluate(
        """() => { window.told = []; const status = document.querySelector('main > .status')
        new MutationObserver(() => told.push(status.textContent)).observe(
            status, {subtree: true, childList: true, characterData: true}) }"""
    )
    table.cut()
    await_step(page, before)
    assert any("The connection is lost" in said for said in page.evaluate("told"))
    assert_waits_no_more(status, "Your move is on its way …")


def test_a_hint_that_is_being_looked_for(visit: Visit) -> None:
    page = visit()
    table = HeldTable(page)
    play_now(page, "mow")
    assert await_turn(page)
    button = page.get_by_role("button", name="Hint", exact=True)
    table.hold()
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button.locator(SIGN)).to_be_visible()
    status = page.locator("main > .status")
    assert_waits(status, "Looking for a good move …")
    table.release()
    expect(button).to_have_attribute("aria-busy", "false")
    assert_waits_no_more(status, "Looking for a good move …")
    page.keyboard.press("m")
    expect(page.locator(".move .hint").first).to_be_visible()


def test_a_line_of_the_chat_is_there_at_once_and_survives_a_lost_connection(visit: Visit) -> None:
    page = visit()
    table = HeldTable(page)
    open_table(page, {"game": "uwo", "players": 2})
    page.keyboard.press("c")
    chat = page.locator("#panel")
    table.hold()
    chat.get_by_placeholder("Say something").fill("Moo!")
    page.keyboard.press("Enter")
    expect(chat.locator(".unsaid")).to_contain_text("Moo!")
    assert_waits(chat, SERVER)
    table.cut()
    expect(chat.get_by_role("log").get_by_text("Moo!")).to_be_visible()
    assert_waits_no_more(chat, SERVER)
    expect(chat.get_by_text("Moo!")).to_have_count(1)


def test_a_table_whose_server_says_nothing_yet(visit: Visit) -> None:
    page = visit()
    address = open_table(page, {"game": "uwo", "players": 2})
    table = HeldTable(page)
    table.hold()
    page.goto(f"/t/{address}")
    assert_waits(page.locator(".board"), SERVER)
    table.release()
    page.wait_for_selector("[data-status=open]")
    expect(page.locator(SIGN)).to_have_count(0)


# ------------------------------------------------------------------------------------------- pages


def test_the_list_of_games_is_slow_to_come(visit: Visit) -> None:
    page = visit(None)
    held = HeldRequests(page, "**/api/games")
    page.goto("/")
    assert_waits(tile(page), SERVER)
    assert_waits(page.locator(".lists"), SERVER)
    held.release()
    expect(tile(page)).to_contain_text("For 2 to 10 players")
    expect(page.locator(".lists")).to_contain_text("Nobody is waiting")
    expect(page.locator(SIGN)).to_have_count(0)


def test_the_list_of_games_does_not_come(visit: Visit) -> None:
    page = visit(None)
    held = HeldRequests(page, "**/api/games")
    page.goto("/")
    page.wait_for_selector(SIGN)
    held.fail()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.locator(SIGN)).to_have_count(0)
    expect(page.get_by_text("Nobody is waiting")).to_have_count(0)  # we do not know that
    play_now(page, "mow")


@pytest.mark.parametrize(
    ("path", "addresses", "there"),
    [
        ("/t/{table}", "**/api/tables/mine", "[data-status]"),
        ("/t/{table}/replay", "**/api/tables/mine", None),
        ("/rules/mow", "**/assets/Rules-*.js", ".rulebook"),
    ],
)
def test_a_page_that_is_slow_to_come_or_does_not(
    visit: Visit, path: str, addresses: str, there: str | None
) -> None:
    page = visit(kept=False)
    path = path.format(table=open_table(page, {"game": "uwo", "players": 2}))
    held = HeldRequests(page, addresses)
    if there:
        page.goto(path)
        assert_waits(page.locator("main"), SERVER)
        held.release()
        page.wait_for_selector(there)
        expect(page.locator(SIGN)).to_have_count(0)
    failing = HeldRequests(page, addresses)
    page.goto(path)
    assert_waits(page.locator("main"), SERVER)
    failing.fail()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.get_by_role("link", name="To the front page").click()
    page.wait_for_selector("[data-game]")


@pytest.mark.parametrize(("path", "there"), [("/rules/mow", ".rulebook"), ("/new/mow", "form")])
def test_a_page_that_can_do_without_the_server(visit: Visit, path: str, there: str) -> None:
    page = visit(None)
    for end in (HeldRequests.release, HeldRequests.fail):
        held = HeldRequests(page, "**/api/games")
        page.goto(path)
        assert_waits(page.locator("main"), SERVER)
        end(held)
        page.wait_for_selector(there)
        expect(page.locator(SIGN)).to_have_count(0)


# -------------------------------------------------------------------------------- games that are not ready


class Loader:
    """What the server says about its games is changed on the way."""

    def __init__(self, page: Page) -> None:
        self.changes: dict[str, dict[str, Any]] = {}
        page.route("**/api/games", self._answer)

    def _answer(self, route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[game | self.changes.get(game["name"], {}) for game in games])


def test_a_game_that_is_not_ready_says_for_how_long_until_it_is(visit: Visit) -> None:
    page = visit(None)
    loader = Loader(page)
    loader.changes = {
        "mow": {"status": "compiling", "seconds": 21},
        "uwo": {"status": "waiting", "seconds": 130},
        "memowars": {"status": "waiting", "seconds": None},
    }
    page.goto("/")
    assert_waits(tile(page), "Ready in about 25 seconds")
    assert_waits(tile(page, "uwo"), "Ready in about 3 minutes")
    assert_waits(tile(page, "memowars"), "Being made ready …")
    assert_accessible(page, "games that are not ready")
    quick = HeldRequests(page, "**/api/quick")
    tile(page).locator(".primary").click()
    expect(tile(page)).to_contain_text("Begins in about 25 seconds …")
    tile(page, "memowars").locator(".primary").click()
    expect(tile(page, "memowars")).to_contain_text("Begins as soon as it is ready …")
    loader.changes["uwo"] = {"status": "ready", "seconds": None}
    expect(tile(page, "uwo")).to_contain_text("For 2 players")
    expect(tile(page, "uwo").locator(SIGN)).to_have_count(0)
    loader.changes.clear()
    expect(tile(page)).not_to_contain_text("25 seconds")
    quick.release()
    await_deal(page)


def test_a_game_that_is_broken_says_so(visit: Visit) -> None:
    page = visit(None)
    loader = Loader(page)
    loader.changes = {"mow": {"status": "broken"}, "uwo": {"name": "another"}}  # or it is not listed at all
    page.route("**/api/games/another/words/*", lambda route: route.fulfill(json={"texts": ANOTHER}))
    page.goto("/")
    for game in ("mow", "uwo"):
        expect(tile(page, game)).to_contain_text("This game is broken here.")
    expect(tile(page, "memowars")).to_contain_text("For 2 to 6 players")


ANOTHER = ["another-title = Another\nanother-summary = Another game"]


def test_the_set_up_page_says_what_it_waits_for(visit: Visit) -> None:
    page = visit(None)
    Loader(page).changes = {"mow": {"status": "compiling", "seconds": 21}}
    page.goto("/new/mow")
    held = HeldRequests(page, "**/api/tables")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Begins in about 25 seconds …")).to_be_visible()
    held.release()
    await_deal(page)
