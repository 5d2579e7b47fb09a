"""A finished game as one JSON file: what was promised, every move, and what chance brought; see docs/fair.md.

`tools/verify_deal.py` proves with it that the cards came from the promises; `read` proves that every move is
legal and leads to the table and the winners that the file tells.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from smallbox import fair
from smallbox.fair import Context, Hex32, Pledge
from smallbox.game import Game, Mistake
from smallbox.games import find
from smallbox.match import Match, Refused, chance
from smallbox.record import Recorded
from smallbox.server.brought import BROUGHT, Brought

FORMAT = "smallbox/export/1"


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A step of the game: 0 is the deal, n is move n."""

    entry: int
    seat: int | None
    move: dict[str, Any] | None
    brought: Brought | None  # by chance
    link: Hex32 = ""  # stands for this and all earlier entries


class Export(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal["smallbox/export/1"]
    pledge: Pledge
    entries: list[Entry]
    winners: list[int]
    digest: Hex32  # of the final table
    seal: Hex32  # stands for all entries and the end


def export_of(match: Match, pledge: Pledge) -> Export:
    """All that there is to tell of a game that is over."""
    again = Match(match.game, match.players, match.options, match.cards, pledge.key)
    entries = [tell(again, again.tables[0], fair.first_link(again.key))]
    for seat, move in match.moves:
        before = again.tables.copy()[0]
        again.append(seat, move)
        entries.append(tell(again, before, entries[-1].link))
    winners = [seat for seat, share in enumerate(again.shares) if share]
    seal = fair.seal(entries[-1].link, {"winners": winners, "digest": again.digest})
    return Export(FORMAT, pledge, entries, winners, again.digest, seal)


def tell(match: Match, before: Any, previous: str) -> Entry:
    """The last step of a match: the table before it is known, and the link of the entry before."""
    number = len(match.moves)
    entry = Entry(number, None, None, brought(match, before))
    if number:
        seat, move = match.moves[-1]
        entry.seat, entry.move = seat, msgspec.to_builtins(match.game.decode(move))
    told = {name: value for name, value in msgspec.structs.asdict(entry).items() if name != "link"}
    entry.link = fair.link(previous, told)
    return entry


def brought(match: Match, before: Any) -> Brought | None:
    """What chance brought in the last step, if anything was drawn at all."""
    after, entry = match.tables[0], len(match.moves)
    if np.array_equal(after.chance, chance(match.key, entry)):
        return None
    return BROUGHT[match.game.name](before, after, entry == 0)


def encode(export: Export) -> bytes:
    """As JSON, with a line for each entry, so that a damage is easy to find."""
    lines: list[bytes] = []
    for name, value in msgspec.structs.asdict(export).items():
        text = msgspec.json.encode(value)
        if name == "entries":
            text = b"[\n" + b",\n".join(map(msgspec.json.encode, value)) + b"\n]"
        lines.append(b'"%s":%s' % (name.encode(), text))
    return b"{" + b",\n".join(lines) + b"}\n"


# --------------------------------------------------------------------------------------------- reading


def is_export(path: Path) -> bool:
    """Does this file say that it is one? A file that cannot be read does not."""
    try:
        with path.open("rb") as file:
            return FORMAT.encode() in file.read(100)
    except OSError:
        return False


def read(path: Path) -> Recorded:
    """Read an export and play it through; whatever is wrong is a Mistake that names the first wrong entry."""
    saved: Export = _decode(path, path.read_bytes(), Export)
    context: Context = _decode(path, saved.pledge.context.encode(), Context)
    saved.pledge.check()
    match = _deal(path, find(context.game), context, saved.pledge)
    link = fair.first_link(match.key)
    for number, entry in enumerate(saved.entries):
        before = match.tables.copy()[0]
        if number:
            _play(path, match, number, entry)
        if tell(match, before, link) != entry:
            raise Mistake("export-entry", file=str(path), entry=number)
        link = entry.link
    if export_of(match, saved.pledge) != saved:
        raise Mistake("export-end", file=str(path), entry=len(saved.entries))
    return Recorded(match, [sitter.name for sitter in context.seats])


def _deal(path: Path, game: Game, context: Context, pledge: Pledge) -> Match:
    if context.version != game.version:
        raise Mistake(
            "record-version", file=str(path), game=game.name, version=context.version, known=game.version
        )
    options = _convert(path, context.options, game.options)
    cards = _convert(path, context.cards, game.cards)
    game.check_cards(cards, str(path))
    return Match(game, len(context.seats), options, cards, pledge.key)


def _play(path: Path, match: Match, number: int, entry: Entry) -> None:
    if entry.seat is None or entry.seat not in range(match.players) or entry.entry != number:
        raise Mistake("export-entry", file=str(path), entry=number)
    move = _convert(path, entry.move, match.game.move, number)
    try:
        match.append(entry.seat, match.game.encode(move))
    except Refused as refused:
        raise Mistake(
            "export-refused", file=str(path), entry=number, seat=entry.seat + 1, clause=refused.clause
        ) from None


def _decode(path: Path, text: bytes, form: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Mistake("file-wrong", file=str(path), problem=str(error)) from None


def _convert(path: Path, value: Any, form: Any, entry: int = 0) -> Any:
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        if entry:
            raise Mistake("export-wrong", file=str(path), entry=entry, problem=str(error)) from None
        raise Mistake("file-wrong", file=str(path), problem=str(error)) from None
