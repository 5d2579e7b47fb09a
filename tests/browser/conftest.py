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
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "registration blocked by Playwright")
# As those of our servers; a blank page has no place to note it.
BOTS_MOVE_AT_ONCE = "if (origin !== 'null') localStorage.setItem('smallbox.bot-pause', '0')"
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

    With the path None nothing is opened yet, which is quicker for who goes straight to a table. `at` is the
    address of another host than the server. A test that holds back files of the client wants them not `kept`.
    Without `modules`, as in a checkout where they are still being made, every table is on the server.
    A mistake on the console, an uncaught error or a request that leaves the host fails the test.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(told in message.text for told in EXPECTED):
            troubles.append(message.text)

    def visit(
        path: str | None = "/",
        *,
        at: str | None = None,
        kept: bool = True,
        modules: bool = True,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
    ) -> Page:
        host = at or house.address

        def watch(request: Request) -> None:
            if urlsplit(request.url).netloc != urlsplit(host).netloc and request.url[:5] != "data:":
                troubles.append(f"a request left the host: {request.url}")

        context = chromium.new_context(
            base_url=host,
            service_workers="allow" if kept and modules else "block",
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BOTS_MOVE_AT_ONCE)
        if not modules:
            context.route("**/kernels/manifest.json", lambda route: route.fulfill(json={}))
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
