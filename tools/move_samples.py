"""Moves of every kind with their numbers, to test the browser's side with: web/src/protocol/moves.json."""

from typing import Any

import msgspec
from msgspec import inspect

from smallbox.coding import MoveCodes
from smallbox.game import Game


class Samples(msgspec.Struct):
    """How a game writes its moves, and some of them: number and JSON, both as texts."""

    codes: MoveCodes
    moves: list[tuple[str, str]]


def samples_of(game: Game, codes: MoveCodes) -> Samples:
    """Of each kind of move, one with the first of all possible values and one with the last."""
    union: Any = inspect.type_info(game.move)
    moves = [
        kind.cls(*(extreme(field.type, which) for field in kind.fields))
        for kind in union.types
        for which in ((0, -1) if kind.fields else (0,))
    ]
    return Samples(codes, [(str(game.encode(move)), msgspec.json.encode(move).decode()) for move in moves])


def lines_of(samples: dict[str, Samples]) -> str:
    """Samples as JSON, with a line for each move."""
    games: list[str] = []
    for name, game in samples.items():
        moves = ",\n".join(f"  {msgspec.json.encode(move).decode()}" for move in game.moves)
        codes = msgspec.json.encode(game.codes).decode()
        games.append(f'"{name}": {{\n "codes": {codes},\n "moves": [\n{moves}\n ]\n}}')
    return "{\n" + ",\n".join(games) + "\n}\n"


def extreme(kind: inspect.Type, which: int) -> Any:
    """The first or the last value that a field may have; the first of all is to leave it out."""
    match kind:
        case inspect.UnionType():
            return extreme(kind.types[0], which) if which else None
        case inspect.IntType():
            return (kind.ge, kind.le)[which]
        case inspect.LiteralType():
            return kind.values[which]
        case inspect.ListType():
            return [extreme(kind.item_type, which)] * ((kind.min_length, kind.max_length)[which] or 0)
        case _:
            raise TypeError(f"no field of a move can be {kind}")
