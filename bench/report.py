"""What was measured, on one page for people, bench/results.md, and as JSON for programs."""

import json
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE / "results.md"
MACHINE = f"{platform.machine()}, Python {platform.python_version()}, {platform.system()}"


def keep(name: str, figures: dict[str, Any], lines: Sequence[str]) -> None:
    """The figures of one bench: its JSON file, and its part of the page."""
    file_of(name).write_text(json.dumps({"machine": MACHINE, **figures}, indent=1) + "\n")
    fill(PAGE, name, lines)


def kept(name: str) -> dict[str, Any]:
    """The figures of the last time."""
    return json.loads(file_of(name).read_text())


def file_of(name: str) -> Path:
    return HERE / f"{name}.json"


def fill(page: Path, name: str, lines: Sequence[str]) -> None:
    """Write these lines between the two comments of that name; the rest of the page stays."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, found, rest = page.read_text().partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{page.name} needs a line {begin.strip()} and a line {end}")
    told = "\n".join(lines).strip()
    page.write_text(f"{before}{begin}\n{told}\n\n{end}{after}")
