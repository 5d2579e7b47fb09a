"""Games in files: the record of a game played anywhere, and the export of one that a server dealt.

`read` reads both, and checks everything: every move is replayed, and the final table has to be the one the
file claims.
"""

from pathlib import Path

from smallbox.mistake import Mistake
from smallbox.saved import export, record
from smallbox.saved.playable import M
from smallbox.saved.record import write

__all__ = ["is_export", "read", "write"]


def read(path: Path, match: type[M]) -> M:
    """Read a saved game; a Mistake names the line or entry that is wrong."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    return export.read(path, text, match) if export.is_export(text) else record.read(path, text, match)


def is_export(path: Path) -> bool:
    """Does this file say that it is an export? False if it cannot be read."""
    try:
        with path.open("rb") as file:
            return export.is_export(file.read(export.HEAD_BYTES))
    except OSError:
        return False
