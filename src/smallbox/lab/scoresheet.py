"""The file where a tournament keeps its games, so that it can be interrupted and resumed.

One JSON value per line: first the settings, then each game as soon as it is over.
"""

from pathlib import Path
from typing import Any

import msgspec

from smallbox.game import Mistake
from smallbox.lab.tournament import FORMAT, Result, Settings


class Scoresheet:
    """The finished games of one tournament; without a path they are kept in memory only."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.settings: Settings | None = None  # None if the file is new
        self.results: dict[int, Result] = {}
        try:
            written = path.read_bytes() if path and path.exists() else b""
        except OSError as error:
            raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
        whole, newline, torn = written.rpartition(b"\n")
        self.torn = bool(torn)  # was it interrupted in the middle of a line?
        self._kept = len(whole + newline)
        if written:
            self._read(whole.split(b"\n"))

    def begin(self, settings: Settings) -> None:
        """Write the settings, or resume; a Mistake if the file belongs to another tournament."""
        if self.settings is None:
            self._write(settings, "wb")
            self.settings = settings
        for name in Settings.__struct_fields__:
            was, now = said(getattr(self.settings, name)), said(getattr(settings, name))
            if was != now:
                raise Mistake("scoresheet-other", file=str(self.path), setting=name, was=was, now=now)
        if self.path and self.torn:
            with self.path.open("r+b") as file:
                file.truncate(self._kept)

    def add(self, result: Result) -> None:
        """Write a finished game."""
        self._write(result, "ab")
        self.results[result.number] = result

    def _write(self, line: Settings | Result, mode: str) -> None:
        if self.path is None:
            return
        try:
            with self.path.open(mode) as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            problem = error.strerror or str(error)
            raise Mistake("file-unwritable", file=str(self.path), problem=problem) from None

    def _read(self, lines: list[bytes]) -> None:
        if FORMAT.encode() not in lines[0]:
            raise Mistake("scoresheet-format", file=str(self.path), format=FORMAT)
        self.settings = self._line(1, lines[0], Settings)
        for number, line in enumerate(lines[1:], 2):
            result: Result = self._line(number, line, Result)
            self.results[result.number] = result

    def _line(self, number: int, line: bytes, form: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=form)
        except msgspec.DecodeError as error:
            raise Mistake("record-wrong", file=str(self.path), line=number, problem=str(error)) from None


def said(setting: Any) -> str:
    """A setting as it is written in the file."""
    return setting if isinstance(setting, str) else msgspec.json.encode(setting).decode()
