"""Fixtures: one server and one browser for all tests; visitors who notice everything that goes wrong."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.house import House, launch

Visit = Callable[..., Page]
PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Opens the front page as somebody new: `visit(width=390, touch=True, language="hu", dark=True)`.

    With the path None nothing is opened yet, which is quicker for who goes straight to a table.
    A mistake on the console, an uncaught error or a request that leaves the host fails the test.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in message.text:
            troubles.append(message.text)

    def watch(request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(house.address).netloc and request.url[:5] != "data:":
            troubles.append(f"a request left the host: {request.url}")

    def visit(
        path: str | None = "/",
        *,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
    ) -> Page:
        context = chromium.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", watch)
        if path is not None:
            page.goto(path)
            page.wait_for_selector("h1")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert troubles == []
