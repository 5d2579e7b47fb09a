"""The files that kernels are made of: an edit in one of them makes what was compiled from it stale."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
TEMPLATES = PACKAGE / "templates"


def digest_of(files: Iterable[Path], start: str = "") -> str:
    """A digest of the current contents of these files."""
    digest = hashlib.sha256(start.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def is_unchanged(digest: str, files: Iterable[str], start: str = "") -> bool:
    """Do these files of our package still have this digest?"""
    try:
        return digest_of((PACKAGE / file for file in files), start) == digest
    except OSError:
        return False


def shared_sources() -> list[Path]:
    """What the kernels of every game are made of, besides its own."""
    folders = (PACKAGE / "kernel", TEMPLATES)
    return sorted(
        [*(path for folder in folders for path in folder.glob("*.py")), PACKAGE / "plain_knowledge.py"]
    )


def digest_of_game(folder: Path) -> str:
    """A digest of all that the kernels in this folder may be made of; outside our package also our games."""
    folders = [folder] if folder.is_relative_to(PACKAGE) else [folder, PACKAGE / "games"]
    return digest_of(
        [*shared_sources(), *(file for each in folders for file in sorted(each.glob("**/*.py")))]
    )
