"""The client as a folder of static files below a path of some host, with and without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from smallbox.registry import OWN_GAMES
from smallbox.server.client_folder import built
from smallbox.words import LANGUAGES, words
from tests.browser.conftest import Visit
from tests.browser.hosts import FileHost
from tests.browser.house import await_deal
from tests.browser.test_pages import assert_accessible, assert_fits, speak
from tools.site import site, write

PATH = "/games/smallbox/"
PAGES = {  # and what is there when all has come
    "": ".players:has-text('10')",
    **{f"#/rules/{game}": ".rulebook section" for game in OWN_GAMES},
    **{f"#/new/{game}": "form .start" for game in OWN_GAMES},
    "#/rules/uwo#uwo.ko.helpless": ".wanted",
    "#/nowhere": "main .primary",
}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FileHost]:
    with FileHost(tmp_path, PATH) as host:
        write(site(built()), host.folder)
        yield host


def await_kept(page: Page) -> None:
    """Wait until the page would open without a network."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def assert_every_page_opens(page: Page, host: FileHost) -> None:
    """By its address, and again."""
    for place, there in PAGES.items():
        page.goto("about:blank")  # an address that differs only behind its # is no other page to a browser
        page.goto(host.address + place)
        page.wait_for_selector(there)
        page.reload()
        page.wait_for_selector(there)


def test_every_page_opens_and_opens_again_offline(visit: Visit, host: FileHost) -> None:
    page = visit(None, at=host.address)
    asked: list[str] = []
    page.on("response", lambda answer: asked.append(f"{answer.status} {answer.url}"))
    assert_every_page_opens(page, host)
    assert [told for told in asked if told[:3] not in ("200", "304") or "/api/" in told] == []
    await_kept(page)
    page.context.set_offline(True)
    host.stop()
    assert_every_page_opens(page, host)


def test_from_page_to_page_offline_in_every_language(visit: Visit, host: FileHost) -> None:
    page = visit("", at=host.address)
    await_kept(page)
    page.context.set_offline(True)
    host.stop()
    for language in LANGUAGES:
        speak(page, language)
        say = words(language)
        tile = page.locator(f"[data-game={OWN_GAMES[0]}]")
        tile.locator(".primary").click()
        await_deal(page)
        page.locator("header a").first.click()
        expect(page.locator(".lists a").first).to_contain_text(say("web-on-device"))
        expect(page.get_by_text(say("web-open-tables"))).to_have_count(0)
        tile.get_by_role("link", name=say("web-rules"), exact=True).click()
        page.wait_for_selector(".rulebook section")
        page.get_by_role("link", name=say(f"{OWN_GAMES[1]}-title"), exact=True).click()
        expect(page).to_have_url(f"{host.address}#/rules/{OWN_GAMES[1]}")
        page.locator(".rulebook .mark").last.click()
        page.wait_for_selector(".wanted")
        page.go_back()
        page.go_back()
        expect(page).to_have_url(f"{host.address}#/rules/{OWN_GAMES[0]}")
        page.locator("header .home").click()
        page.wait_for_selector("[data-game]")
        page.reload()
        page.wait_for_selector(f"html[lang={language}]")


def test_the_settings_are_those_that_need_no_server(visit: Visit, host: FileHost) -> None:
    page = visit("", at=host.address)
    page.locator("header button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("dark", exact=True).click()
    page.wait_for_selector("html[data-theme=dark]")
    dialog.get_by_label("Nickname").fill("Zsófi")
    page.keyboard.press("Tab")
    expect(dialog.get_by_text("saved")).to_be_visible()
    expect(dialog.get_by_text("another device")).to_have_count(0)
    assert_accessible(page, "settings of a site")
    page.reload()
    page.wait_for_selector("html[data-theme=dark]")
    page.wait_for_selector(PAGES[""])
    expect(page.get_by_label("Nickname")).to_have_value("Zsófi")


def test_what_needs_a_server_says_so(visit: Visit, host: FileHost) -> None:
    page = visit("#/new/mow", at=host.address)
    page.wait_for_selector("form .start")
    expect(page.locator("form option").filter(has_text="a friend")).to_have_count(0)
    page.goto(f"{host.address}#/t/some-table")
    expect(page.get_by_role("alert")).to_contain_text("This needs a server, and there is none here.")
    page.get_by_role("link", name="To the front page").click()
    page.wait_for_selector("[data-game]")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_nothing_overflows_in_any_language(visit: Visit, host: FileHost, width: int, height: int) -> None:
    page = visit("", at=host.address, width=width, height=height)
    for place in ("", f"#/new/{OWN_GAMES[0]}"):
        page.goto(host.address + place)
        page.wait_for_selector(PAGES[place])
        for language in LANGUAGES:
            speak(page, language)
            assert_fits(page, f"{place} in {language}")
        assert_accessible(page, f"a site's {place}")


# ------------------------------------------------------------------------------------------ a newer client


def newer(welcome: str) -> dict[str, bytes]:
    """The site of another build: there is another welcome, and every script has another name."""
    files, version = built(), welcome.encode().hex()
    scripts = [Path(name).stem for name in files if name.startswith("assets/") and name.endswith(".js")]
    old, new = words("en")("web-welcome-alone").encode(), welcome.encode()
    for name, content in list(files.items()):
        if Path(name).suffix in (".js", ".html"):
            content = content.replace(old, new)
            for script in scripts:
                content = content.replace(f"{script}.js".encode(), f"{script}{version}.js".encode())
            del files[name]
            files[name.replace(".js", f"{version}.js") if Path(name).stem in scripts else name] = content
    return site(files)


def version_of(files: dict[str, bytes]) -> str:
    return files["service-worker.js"].decode().split('"version":"')[1].split('"')[0]


SETTLED = """async version => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration()
    const names = await caches.keys()
    return !installing && !waiting && names.length === 2 && names[1].endsWith(version)
}"""  # this version is in use, and the one before is all that is kept of others


def look_for_a_newer_one(page: Page) -> None:
    """As a browser does by itself from time to time; until it is here."""
    page.evaluate(
        """() => new Promise(done => {
            navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
            navigator.serviceWorker.getRegistration().then(known => known.update())
        })"""
    )


def test_a_newer_client_is_taken_between_two_pages(visit: Visit, host: FileHost) -> None:
    page = visit("#/new/mow", at=host.address)
    await_kept(page)
    page.get_by_label("How many play").get_by_text("7").click()
    write(newer("Once more"), host.folder)  # the files of the first one are gone
    look_for_a_newer_one(page)
    expect(page.get_by_role("radio", name="7")).to_be_checked()  # nothing happens to an open page
    page.evaluate("window.first = true")
    speak(page, "hu")  # and it goes on with its own files
    speak(page, "en")
    assert page.evaluate("window.first")
    page.locator("header .home").click()
    expect(page.locator("h1")).to_have_text("Once more")
    assert page.evaluate("window.first") is None
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_selector(".rulebook section")


def test_a_newer_client_comes_with_a_reload_and_the_oldest_is_forgotten(visit: Visit, host: FileHost) -> None:
    page = visit("", at=host.address)
    await_kept(page)
    for welcome in ("Once more", "And again"):
        files = newer(welcome)
        write(files, host.folder)
        page.reload()
        expect(page.locator("h1")).to_have_text(welcome)
        while not page.evaluate(SETTLED, version_of(files)):
            page.wait_for_timeout(100)
    page.context.set_offline(True)
    host.stop()
    page.reload()
    expect(page.locator("h1")).to_have_text("And again")
