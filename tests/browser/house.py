"""A real server in a process of its own, and a real browser."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, Page, Playwright
from playwright.sync_api import TimeoutError as Waited

from smallbox.server.client_folder import BUILT, PAGE
from tools.browser import find

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY_SECONDS = 600  # the rules may have to be compiled first
SOON = 10_000  # milliseconds, on a busy computer
SETTINGS = {
    "SMALLBOX_BOT_PAUSE": "0",
    "SMALLBOX_REQUESTS": "2000",
    "SMALLBOX_SOCKETS_EACH": "400",
}


class House:
    """A server with a data folder of its own; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        if not (BUILT / PAGE).exists():
            raise RuntimeError("the web client is not built: make web")
        self._folder = folder
        self._settings = SETTINGS | dict(settings or {})
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Listen (after a restart at the same address), and wait until all games can be played."""
        command = [sys.executable, "-m", "smallbox.cli", "serve", "--port", str(self._port)]
        environment = os.environ | self._settings | {"SMALLBOX_DATA": str(self._folder)}
        log = (self._folder / "log").open("a")
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        log.close()
        assert self._process.stdout
        said = self._process.stdout.readline()
        if not said:
            raise RuntimeError((self._folder / "log").read_text())
        self._port = int(said.split("127.0.0.1:")[1].split()[0])
        end = time.monotonic() + READY_SECONDS
        while httpx.get(f"{self.address}/health").json()["status"] != "ready":
            if time.monotonic() > end:
                raise RuntimeError("the server is not ready")
            time.sleep(0.2)

    def stop(self) -> None:
        self._end("terminate")

    def kill(self) -> None:
        """The power fails."""
        self._end("kill")

    def _end(self, how: Literal["terminate", "kill"]) -> None:
        if self._process:
            getattr(self._process, how)()
            self._process.communicate(timeout=120)
            self._process = None


def launch(playwright: Playwright) -> Browser:
    """A Chromium; tools/browser.py knows where."""
    found = find(playwright)
    if found is None:
        raise RuntimeError("there is no browser: make browser, or say where it is with SMALLBOX_CHROMIUM")
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


# --------------------------------------------------------------------------- what every table page offers


def play_now(page: Page, game: str) -> None:
    """From the front page to a table against bots, with one click."""
    page.click(f"[data-game={game}] .primary")
    await_deal(page)


def play_on_server(page: Page, game: str) -> None:
    """The same on the server, as long as this browser has no module of the game."""
    open_table(page, {"game": game}, "/api/quick")
    await_deal(page)


def await_deal(page: Page) -> None:
    """Wait until the cards are on the table; that the game has begun is told a moment earlier."""
    page.wait_for_selector("[data-status=playing]:not([data-seq='-1'])")


def open_table(page: Page, wish: Mapping[str, Any], by: str = "/api/tables") -> str:
    """Open a table on the server, as the set-up page would for friends, and go there; its id."""
    if page.url.endswith("/") and not page.context.cookies():
        page.wait_for_selector(".nickname")  # now the server knows who asks
    answer = page.request.post(by, data=dict(wish))
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-status]")
    return table


def await_turn(page: Page) -> bool:
    """Wait until it is my turn (True) or the game is over (False)."""
    page.wait_for_selector("[data-mine=true][data-busy=false], [data-status=over]", timeout=60_000)
    return page.locator("[data-status=over]").count() == 0


def sequence(page: Page) -> int:
    """The number of the step that is shown."""
    return int(page.get_attribute("[data-seq]", "data-seq") or -1)


def await_step(page: Page, after: int, milliseconds: int = 60_000) -> None:
    """Wait until something has happened since this step."""
    page.wait_for_function(
        "after => Number(document.querySelector('[data-seq]').dataset.seq) > after",
        arg=after,
        timeout=milliseconds,
    )


def has_stepped(page: Page, after: int) -> bool:
    """Did something happen soon after this step?"""
    try:
        await_step(page, after, SOON)
    except Waited:
        return False
    return True
