"""Games in files: the record of a game that was played anywhere, and the export of one that a server dealt.

`read` reads both. Nothing is believed that was not checked: every move is played through, and the table at
the end has to be the one that the file tells.
"""

from pathlib import Path

from smallbox.mistake import Mistake
from smallbox.saved import export, record
from smallbox.saved.playable import M
from smallbox.saved.record import write

__all__ = ["is_export", "read", "write"]


def read(path: Path, match: type[M]) -> M:
    """Read a saved game; whatever is wrong is a Mistake that names the line or the entry."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    return export.read(path, text, match) if export.is_export(text) else record.read(path, text, match)


def is_export(path: Path) -> bool:
    """Does this file say that it is an export? One that cannot be read does not."""
    try:
        with path.open("rb") as file:
            return export.is_export(file.read(export.HEAD_BYTES))
    except OSError:
        return False
