"""The games of examples/ as if they were installed: for this process, and for all that it starts."""

import atexit
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent / "examples"
DONE = "SMALLBOX_TEST_EXAMPLES"  # set for the processes that this one starts


def install_examples() -> None:
    """Put the examples on the path with what pip would note of them: that is where entry points are found.

    Nothing of this is in the environment of whoever runs the tests afterwards.
    """
    if DONE in os.environ:
        return
    notes = Path(tempfile.mkdtemp(prefix="smallbox-examples-"))
    atexit.register(shutil.rmtree, notes, ignore_errors=True)
    path = [str(notes)]
    for file in sorted(EXAMPLES.glob("*/pyproject.toml")):
        project: Any = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        name = project["name"].replace("-", "_")  # or it would be read as version "ferry" of "smallbox"
        note(notes / f"{name}-{project['version']}.dist-info", project)
        path.append(str(file.parent))
    sys.path += path
    os.environ["PYTHONPATH"] = os.pathsep.join([*path, *filter(None, [os.environ.get("PYTHONPATH")])])
    os.environ[DONE] = "1"


def note(folder: Path, project: Any) -> None:
    """What importlib.metadata reads of an installed package."""
    folder.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (folder / "METADATA").write_text(head, encoding="utf-8")
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in entries.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
