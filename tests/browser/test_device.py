"""Tables on the device: whole games without a network, kept through everything, and proved like any other."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import mow
from tests.browser.conftest import Visit
from tests.browser.house import House, await_deal, await_turn, play_now, sequence
from tests.browser.memowars import Mouse
from tests.browser.test_site import await_kept
from tests.browser.uwo import Player

VERIFIER = Path(__file__).parents[2] / "tools/verify_deal.py"
STRONGEST = 5


def by_the_form(page: Page, game: str, players: int, level: int = STRONGEST, **options: int) -> None:
    """A table against bots, as the form offers it."""
    page.goto(f"/new/{game}")
    page.wait_for_selector("form")
    if page.locator("[name=players]").count():
        page.locator(f"[name=players][value='{players}']").check(force=True)
    for bot in page.locator("form li select").all():
        bot.select_option(label=bot.locator(f"option:has-text('Bot {level}')").inner_text())
    for name, value in options.items():
        page.get_by_label(name).fill(str(value))
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/device-*")
    await_deal(page)


GAMES: dict[str, tuple[dict[str, Any], Callable[[Page], object]]] = {
    "mow": ({"players": 4}, mow.play_to_the_end),
    "uwo": ({"players": 2}, lambda page: Player(page).play_to_the_end()),
    "memowars": ({"players": 2}, lambda page: Mouse(page).play_to_the_end()),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_the_strongest_without_a_network(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    """And once more: watched again, analysed, proved; and another one begun."""
    wish, play = GAMES[game]
    page = visit()
    await_kept(page)
    by_the_form(page, game, **wish)
    page.context.set_offline(True)
    play(page)
    expect(page.locator("section[aria-label='The result']")).to_be_visible()
    assert_proved(page, tmp_path)
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/replay")
    slider = page.locator("input[type=range]")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.get_by_role("button", name="Look for better moves").click()
    expect(page.locator("figure")).to_contain_text("luck", timeout=120_000)
    page.get_by_label("Back to the table").click()
    page.get_by_role("button", name="Play again").click()
    await_deal(page)
    assert await_turn(page)


def assert_proved(page: Page, folder: Path) -> None:
    """The file that can be saved fits its promises, and the rules."""
    page.keyboard.press("t")
    expect(page.locator("#panel")).to_contain_text("It proves nothing to others")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    file = folder / "game.json"
    download.value.save_as(file)
    verified = subprocess.run([sys.executable, "-I", "-S", VERIFIER, file], capture_output=True, text=True)
    assert verified.returncode == 0, verified.stdout
    assert "fits its commitment" in verified.stdout
    replayed = subprocess.run(
        [sys.executable, "-m", "smallbox.cli", "replay", file], capture_output=True, text=True
    )
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


def test_play_now_asks_nothing_of_the_server(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".nickname")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    play_now(page, "mow")
    for _ in range(3):
        assert await_turn(page)
        mow.move(page)
    assert "/t/device-" in page.url
    assert (asked, sockets) == ([], [])


def test_a_reload_in_mid_game_loses_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page, "mow")
    for _ in range(2):
        assert await_turn(page)
        mow.move(page)
        assert await_turn(page)
        seen, hand = sequence(page), page.locator(".mow [data-card]").all_inner_texts()
        page.reload()
        await_deal(page)
        assert await_turn(page)
        assert sequence(page) == seen
        assert page.locator(".mow [data-card]").all_inner_texts() == hand


def test_a_game_goes_on_by_the_rules_it_was_dealt_by(visit: Visit) -> None:
    """Another version of the client may have other rules, or none."""
    page = visit(kept=False)
    play_now(page, "uwo")
    assert await_turn(page)

    def no_module(route: Route) -> None:
        route.fulfill(json={}) if route.request.url.endswith(".json") else route.abort()

    page.context.route("**/kernels/*", no_module)
    page.reload()
    await_deal(page)
    Player(page).play_one()


def test_the_tab_that_was_opened_last_has_the_table(visit: Visit) -> None:
    first = visit()
    play_now(first, "mow")
    assert await_turn(first)
    second = first.context.new_page()
    second.goto(first.url)
    assert await_turn(second)
    expect(first.get_by_role("alert")).to_contain_text("now open in another tab")
    mow.move(second)
    assert await_turn(second)
    seen = sequence(second)
    first.get_by_role("button", name="Play here").click()
    expect(second.get_by_role("alert")).to_contain_text("now open in another tab")
    expect(first.get_by_role("alert")).to_have_count(0)
    assert await_turn(first)
    assert sequence(first) == seen
    mow.move(first)
    second.close()
    assert await_turn(first)


def test_my_tables_are_there_without_a_network(visit: Visit, house: House) -> None:
    """One that I have left waits; whoever has another device is told where it is."""
    page = visit()
    await_kept(page)
    play_now(page, "uwo")
    assert await_turn(page)
    table = page.url
    page.context.set_offline(True)
    page.keyboard.press("t")
    page.get_by_text("The game waits here until you return.").wait_for()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(house.address + "/")
    expect(page.locator(".lists a")).to_contain_text("on this device")
    page.locator(".lists a").click()
    assert await_turn(page)
    Player(page).play_one()
    stranger = visit(table.removeprefix(house.address))
    expect(stranger.get_by_role("alert")).to_contain_text("This table is on another device")


def test_hints_refusals_and_the_chat(visit: Visit) -> None:
    page = visit()
    play_now(page, "uwo")
    assert await_turn(page)
    before = sequence(page)
    page.click("[data-square='6']")
    page.click("[data-square='21']")
    expect(page.get_by_role("alert")).to_contain_text("There must be an enemy there")
    page.get_by_role("button", name="Hint").click()
    page.keyboard.press("m")
    expect(page.locator("#panel")).to_contain_text("%")
    page.keyboard.press("c")
    page.get_by_placeholder("Say something").fill("Hello, bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello, bots")
    page.get_by_label("Everybody may write").uncheck()
    expect(page.get_by_placeholder("Say something")).to_be_hidden()
    assert sequence(page) == before
