"""A record: a game with one JSON value per line; docs/saved-games.md describes the format."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from smallbox.game import Game, Mistake
from smallbox.games import find
from smallbox.mistake import Refused
from smallbox.saved.playable import M, Playable

FORMAT = "smallbox/record/1"


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: everything settled before the first card is dealt."""

    format: Literal["smallbox/record/1"]
    game: str
    version: str
    names: list[str]
    options: msgspec.Raw
    cards: msgspec.Raw
    key: str


class MoveLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line per move."""

    seat: int
    move: msgspec.Raw


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how it ended."""

    shares: list[float]
    digest: str


def write(path: Path, match: Playable) -> None:
    """Save a game, finished or not."""
    game, names = match.game, match.names or [""] * match.players
    head = Head(
        FORMAT, game.name, game.version, names, _raw(match.options), _raw(match.cards), match.key.hex()
    )
    lines: list[Any] = [head]
    lines += [MoveLine(seat, _raw(game.decode(move))) for seat, move in match.moves]
    lines.append(Tail(match.outcome, match.digest))
    try:
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None


def read(path: Path, text: bytes, match: type[M]) -> M:
    """Read a game and replay it; a Mistake names the line that is wrong."""
    lines = text.splitlines()
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
    played = _deal(path, game, head, match)
    for number, line in enumerate(lines[1:-1], 1):
        _play(path, played, number, line)
    tail = _line(path, len(lines), lines[-1], Tail)
    if tail.digest != played.digest or tail.shares != played.outcome:
        raise Mistake("record-digest", file=str(path))
    return played


def _deal(path: Path, game: Game, head: Head, match: type[M]) -> M:
    options = _line(path, 1, head.options, game.options)
    cards = _line(path, 1, head.cards, game.cards)
    if len(head.names) not in game.seats:
        game.blank(len(head.names))  # fails if the number of players is wrong
    try:
        key = bytes.fromhex(head.key)
    except ValueError:
        raise Mistake("record-wrong", file=str(path), line=1, problem="$.key") from None
    game.check_cards(cards, str(path))
    dealt = match(game, len(head.names), options, cards, key)
    dealt.names = head.names
    return dealt


def _play(path: Path, match: Playable, number: int, text: bytes) -> None:
    line: MoveLine = _line(path, number + 1, text, MoveLine)
    move = _line(path, number + 1, line.move, match.game.move)
    try:
        match.append(line.seat, match.game.encode(move))
    except Refused as refused:
        is_seat = line.seat in range(match.players)
        raise Mistake(
            "record-refused",
            file=str(path),
            line=number + 1,
            number=number,
            seat=(is_seat and match.names[line.seat]) or line.seat + 1,
            clause=refused.clause,
        ) from None


def _line(path: Path, number: int, line: bytes | msgspec.Raw, form: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.DecodeError as error:
        raise Mistake("record-wrong", file=str(path), line=number, problem=str(error)) from None


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
