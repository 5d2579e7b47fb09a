"""An export: a finished game as one JSON file, with everything promised, played and drawn (docs/fair.md).

`tools/verify_deal.py` uses it to prove that the cards came from the promises; `read` proves that every move
is legal and that they lead to the table and the winners in the file.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec

from smallbox import fair
from smallbox.fair import Context, Hex32, Pledge, chance_before
from smallbox.game import Draws, Game, Mistake
from smallbox.games import find
from smallbox.kernel import Tables
from smallbox.mistake import Refused
from smallbox.saved.playable import M, Playable

FORMAT = "smallbox/export/1"
HEAD_BYTES = 100  # the format is named within these


class ExportedStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step of the game: 0 is the deal, n is move n."""

    entry: int
    seat: int | None
    move: dict[str, Any] | None
    brought: Draws | None  # what chance decided, if it decided anything; the format keeps its old word
    link: Hex32 = ""  # stands for this and all earlier steps


class Export(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal["smallbox/export/1"]
    pledge: Pledge
    entries: list[ExportedStep]
    winners: list[int]
    digest: Hex32  # of the final table
    seal: Hex32  # stands for all entries and the end


def export_of(match: Playable, pledge: Pledge) -> Export:
    """The export of a finished game."""
    again = type(match)(match.game, match.players, match.options, match.cards, pledge.key)
    steps = [step_of(again, again.tables, fair.first_link(again.key))]
    for seat, move in match.moves:
        before = again.tables.copy()
        again.append(seat, move)
        steps.append(step_of(again, before, steps[-1].link))
    winners = [seat for seat, share in enumerate(again.outcome) if share]
    seal = fair.seal(steps[-1].link, {"winners": winners, "digest": again.digest})
    return Export(FORMAT, pledge, steps, winners, again.digest, seal)


def step_of(match: Playable, before: Tables[Any], previous: str) -> ExportedStep:
    """The last step of a match, given the table before it and the previous link."""
    number = len(match.moves)
    step = ExportedStep(number, None, None, drawn(match, before))
    if number:
        seat, move = match.moves[-1]
        step.seat, step.move = seat, msgspec.to_builtins(match.game.decode(move))
    told = {name: value for name, value in msgspec.structs.asdict(step).items() if name != "link"}
    step.link = fair.link(previous, told)
    return step


def drawn(match: Playable, before: Tables[Any]) -> Draws | None:
    """What chance decided in the last step, if anything was drawn."""
    after: Any = match.tables[0]
    number = len(match.moves)
    if tuple(after.chance.tolist()) == chance_before(match.key, number):
        return None
    return match.game.drawing.between(before, match.tables, number == 0)


def encode(export: Export) -> bytes:
    """As JSON, with one line per entry, so that damage is easy to find."""
    lines: list[bytes] = []
    for name, value in msgspec.structs.asdict(export).items():
        text = msgspec.json.encode(value)
        if name == "entries":
            text = b"[\n" + b",\n".join(map(msgspec.json.encode, value)) + b"\n]"
        lines.append(b'"%s":%s' % (name.encode(), text))
    return b"{" + b",\n".join(lines) + b"}\n"


# --------------------------------------------------------------------------------------------- reading


def is_export(text: bytes) -> bool:
    """Does this text say that it is an export?"""
    return FORMAT.encode() in text[:HEAD_BYTES]


def read(path: Path, text: bytes, match: type[M]) -> M:
    """Read an export and replay it; a Mistake names the first wrong entry."""
    told: Export = _decode(path, text, Export)
    context: Context = _decode(path, told.pledge.context.encode(), Context)
    told.pledge.check()
    played = match(*_settled(path, context), told.pledge.key)
    link = fair.first_link(played.key)
    for number, step in enumerate(told.entries):
        before = played.tables.copy()
        if number:
            _play(path, played, number, step)
        if step_of(played, before, link) != step:
            raise Mistake("export-entry", file=str(path), entry=number)
        link = step.link
    if export_of(played, told.pledge) != told:
        raise Mistake("export-end", file=str(path), entry=len(told.entries))
    played.names = [sitter.name for sitter in context.seats]
    return played


def _settled(path: Path, context: Context) -> tuple[Game, int, Any, Any]:
    """What was settled before the deal, as the game's own Structs."""
    game = find(context.game)
    if context.version != game.version:
        raise Mistake(
            "record-version", file=str(path), game=game.name, version=context.version, known=game.version
        )
    options = _convert(path, context.options, game.options)
    cards = _convert(path, context.cards, game.cards)
    game.check_cards(cards, str(path))
    return game, len(context.seats), options, cards


def _play(path: Path, match: Playable, number: int, step: ExportedStep) -> None:
    if step.seat is None or step.seat not in range(match.players) or step.entry != number:
        raise Mistake("export-entry", file=str(path), entry=number)
    move = _convert(path, step.move, match.game.move, number)
    try:
        match.append(step.seat, match.game.encode(move))
    except Refused as refused:
        raise Mistake(
            "export-refused", file=str(path), entry=number, seat=step.seat + 1, clause=refused.clause
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
