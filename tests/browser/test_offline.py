"""The client of a server: when the network is gone, when there is a newer one, and below a path."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from smallbox.server.settings import Settings
from tests.browser.conftest import Visit
from tests.browser.hosts import PathProxy
from tests.browser.house import House, await_deal, await_turn, play_now, play_on_server, sequence
from tests.browser.mow import move
from tests.browser.test_pages import assert_accessible, assert_fits
from tests.browser.test_site import await_kept


def test_the_front_page_helps_without_a_network_and_goes_on_by_itself(visit: Visit) -> None:
    page = visit()
    await_kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(page.locator("main")).to_contain_text("are safe")
    expect(page.locator("[data-game=mow]")).to_contain_text("For 2 to 10 players")
    assert_accessible(page, "front page without a network")
    assert_fits(page, "front page without a network")
    page.locator("[data-game=mow] .button:not(.primary)").click()
    expect(page.locator("[data-game=mow]").get_by_role("alert")).to_contain_text("does not answer")
    play_now(page, "mow")
    page.locator("header a").first.click()
    page.locator("header select").select_option("hu")
    page.wait_for_selector("html[lang=hu]")
    expect(page.locator("header").get_by_role("alert")).to_have_count(0)
    page.locator("header select").select_option("en")
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_selector(".rulebook section")
    page.reload()
    page.wait_for_selector(".rulebook section")
    page.locator("header .home").click()
    page.get_by_role("alert").wait_for()
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_selector(".nickname")
    play_now(page, "mow")


def test_a_table_without_a_network_leads_back_to_the_front_page(visit: Visit) -> None:
    page = visit()
    await_kept(page)
    play_on_server(page, "mow")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.get_by_role("link", name="To the front page").click()
    expect(page.locator("main")).to_contain_text("are safe")
    page.context.set_offline(False)
    page.locator(".lists a[href^='/t/']").click()
    assert await_turn(page)


def test_the_service_worker_keeps_nothing_that_the_server_said(visit: Visit) -> None:
    page = visit()
    await_kept(page)
    play_on_server(page, "mow")
    page.reload()
    await_deal(page)
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert [path for path in kept if not re.match(r"/(assets/.+|kernels/.+|[\w.-]*)$", path)] == []
    assert "/games.json" in kept


def test_the_client_is_kept_within_what_a_server_allows_one_address(visit: Visit, tmp_path: Path) -> None:
    with House(tmp_path, {"SMALLBOX_REQUESTS": str(Settings().requests)}) as house:
        page = visit(at=house.address)
        play_now(page, "mow")  # meanwhile there is room for whoever plays
        assert await_turn(page)
        await_kept(page)


def test_a_newer_client_waits_for_the_end_of_a_visit_to_a_table(visit: Visit) -> None:
    page = visit()
    await_kept(page)
    play_on_server(page, "mow")
    page.evaluate("window.first = true")
    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    for _ in range(2):
        assert await_turn(page)
        before = sequence(page)
        move(page)
        assert await_turn(page)
        assert sequence(page) > before
    assert page.evaluate("window.first")
    table, last = page.url, sequence(page)
    page.locator("header a").first.click()
    page.wait_for_selector("[data-game]")
    assert page.evaluate("window.first") is None
    page.goto(table)
    assert await_turn(page)
    assert sequence(page) >= last


# ------------------------------------------------------------------------------------------ below a path

PATH = "/games/smallbox/"


@pytest.fixture
def proxy(house: House) -> Iterator[PathProxy]:
    with PathProxy(PATH, house.address) as proxy:
        yield proxy


def test_a_server_below_a_path(visit: Visit, proxy: PathProxy) -> None:
    page = visit("", at=proxy.address)
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(f"{proxy.address}rules/mow")
    for _ in range(2):
        page.wait_for_selector(".rulebook section")
        page.reload()
    page.locator("header .home").click()
    expect(page).to_have_url(proxy.address)
    page.click("[data-game=mow] .start .button:not(.primary)")
    link = page.locator(".invitation input").input_value()
    assert re.match(re.escape(f"{proxy.address}t/") + r"\w+#.+", link)
    guest = visit("", at=proxy.address)
    guest.goto(link)
    for player in (page, guest):
        await_deal(player)
    mover = page if page.locator("[data-mine=true]").count() else guest
    before = sequence(mover)
    move(mover)
    mover.reload()
    await_deal(mover)
    assert sequence(mover) > before
    mover.locator("header a").first.click()
    mover.get_by_role("heading", name="My tables").wait_for()
    take_to_another_device(mover, visit, proxy)


def take_to_another_device(page: Page, visit: Visit, proxy: PathProxy) -> None:
    name = page.locator(".nickname input").input_value()
    page.locator("header button").last.click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.locator(".device input").input_value()
    assert link.startswith(f"{proxy.address}device#")
    other = visit("", at=proxy.address)
    other.goto(link)
    other.get_by_role("button", name="Take over").click()
    other.get_by_role("link", name="To the front page").click()
    expect(other).to_have_url(proxy.address)
    expect(other.locator(".nickname input")).to_have_value(name)


def test_a_server_below_a_path_without_a_network(visit: Visit, proxy: PathProxy) -> None:
    page = visit("rules/uwo", at=proxy.address)
    page.wait_for_selector(".rulebook section")
    await_kept(page)
    page.context.set_offline(True)
    for path, there in (("rules/uwo", ".rulebook section"), ("", "[data-game]"), ("new/mow/", "form .start")):
        page.goto(proxy.address + path)
        page.wait_for_selector(there)
