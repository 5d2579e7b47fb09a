"""A game in a file: one JSON value a line, as docs/record.md tells. Reads nothing that it has not checked."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from smallbox.game import Game, Mistake
from smallbox.games import find
from smallbox.match import Match, Refused

FORMAT = "smallbox/record/1"


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: everything that is settled before the first card is dealt."""

    format: Literal["smallbox/record/1"]
    game: str
    version: str
    names: list[str]
    options: msgspec.Raw
    cards: msgspec.Raw
    key: str


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each move."""

    seat: int
    move: msgspec.Raw


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how it ended."""

    shares: list[float]
    digest: str


class Recorded(msgspec.Struct):
    """A record that was read: every move is legal, and the table is the one that it ended with."""

    match: Match
    names: list[str]


def write(path: Path, match: Match, names: list[str]) -> None:
    """Save a game, finished or not."""
    game = match.game
    head = Head(
        FORMAT, game.name, game.version, names, _raw(match.options), _raw(match.cards), match.key.hex()
    )
    lines: list[Any] = [head]
    lines += [Entry(seat, _raw(game.decode(move))) for seat, move in match.moves]
    lines.append(Tail(match.shares, match.digest))
    try:
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None


def read(path: Path) -> Recorded:
    """Read a game and play it through; whatever is wrong is a Mistake that names the line."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    if not lines or FORMAT.encode() not in lines[0]:
        raise Mistake("record-format", file=str(path))
    head = _line(path, 1, lines[0], Head)
    game = find(head.game)
    if head.version != game.version:
        raise Mistake(
            "record-version", file=str(path), game=game.name, version=head.version, known=game.version
        )
    if len(lines) < 2:
        raise Mistake("record-unfinished", file=str(path))
    match = _deal(path, game, head)
    for number, line in enumerate(lines[1:-1], 1):
        _play(path, Recorded(match, head.names), number, line)
    tail = _line(path, len(lines), lines[-1], Tail)
    if tail.digest != match.digest or tail.shares != match.shares:
        raise Mistake("record-digest", file=str(path))
    return Recorded(match, head.names)


def _deal(path: Path, game: Game, head: Head) -> Match:
    options = _line(path, 1, head.options, game.options)
    cards = _line(path, 1, head.cards, game.cards)
    if len(head.names) not in game.seats:
        game.blank(len(head.names))  # says which numbers of players there are
    try:
        key = bytes.fromhex(head.key)
    except ValueError:
        raise Mistake("record-wrong", file=str(path), line=1, problem="$.key") from None
    game.check_cards(cards, str(path))
    return Match(game, len(head.names), options, cards, key)


def _play(path: Path, saved: Recorded, number: int, line: bytes) -> None:
    match, names = saved.match, saved.names
    entry: Entry = _line(path, number + 1, line, Entry)
    move = _line(path, number + 1, entry.move, match.game.move)
    try:
        match.append(entry.seat, match.game.encode(move))
    except Refused as refused:
        raise Mistake(
            "record-refused",
            file=str(path),
            line=number + 1,
            number=number,
            seat=names[entry.seat] if entry.seat in range(len(names)) else entry.seat + 1,
            clause=refused.clause,
        ) from None


def _line(path: Path, number: int, line: bytes | msgspec.Raw, form: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.DecodeError as error:
        raise Mistake("record-wrong", file=str(path), line=number, problem=str(error)) from None


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
