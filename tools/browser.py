"""Find a Chromium for the browser tests; if there is none, fetch one: `make browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
APT = [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]


def find(playwright: Playwright) -> str | None:
    """The browser that is named, Playwright's own, or one that this computer has."""
    own = Path(playwright.chromium.executable_path)
    named = os.environ.get("SMALLBOX_CHROMIUM")
    return named or (str(own) if own.exists() else next(filter(None, map(shutil.which, INSTALLED)), None))


def succeeds(command: list[str]) -> bool:
    sys.stderr.write(f"trying: {' '.join(command)}\n")
    return subprocess.run(command, check=False).returncode == 0  # noqa: S603


def there() -> bool:
    with sync_playwright() as playwright:
        return find(playwright) is not None


def main() -> int:
    if there() or succeeds([sys.executable, "-m", "playwright", "install", "chromium"]):
        return 0
    if shutil.which("apt-get") and os.getuid() == 0 and all(map(succeeds, APT)) and there():
        return 0
    sys.stderr.write(
        "No Chromium could be found or fetched. Install one, or say where it is: SMALLBOX_CHROMIUM=…\n"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
