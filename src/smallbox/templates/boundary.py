"""The kernels of a game as Python calls them: over `(tables, i, …)`, and over whole batches of games.

A template (see kernel/binding.py), loaded once for each game, with that game's kernels. Passing an array
and an index costs a sixth of passing a record.
"""

from typing import Any

from smallbox.kernel import (
    FloatGrid,
    IntGrid,
    IntRow,
    Record,
    Row,
    Stream,
    Tables,
    bound,
    entry,
    i8,
    kernel,
    u8,
)
from smallbox.kernel.chance import draw as _draw
from smallbox.kernel.chance import one_of
from smallbox.kernel.chance import seed_stream as _seed_stream
from smallbox.kernel.writing import Json

rules, agree_on, _hide, _redeal, _careful, *_edges, tally, _tally_shape = bound(__name__)
_view, _events, _draws, _told, _all_together = _edges
_setup, _to_move, _check, _play = rules.setup, rules.to_move, rules.check, rules.play
_legal, _outcome, _score = rules.legal, rules.outcome, rules.score

PLAYERS = 1 << 62  # the players' streams start here, so that a seed deals the same cards no matter who plays


class Batch(Record):
    """What a batch of games needs besides its tables."""

    seed = i8()
    first = i8()  # table i plays game first + i of the seed
    careful_seats = i8()  # a bit for each seat that plays carefully; the others play at random
    tally = i8(*_tally_shape)  # counts over all its games
    moves = i8(rules.MOST_MOVES)  # scratch: the moves to choose from
    whim = u8(4)  # scratch: the players' stream


@kernel
def count_nothing(table: Any, counts: Row) -> None:
    """The tally of a game that counts nothing."""


@kernel
def agree_on_nothing(table: Any, numbers: Row) -> None:
    """The options of a game that puts them on a table in plain Python."""


@kernel
def write_nothing(json: Json, table: Any, seat: int) -> None:
    """The view of a game that makes its views in plain Python."""


@kernel
def draw_nothing(json: Json, before: Any, after: Any, is_deal: bool) -> None:
    """What chance decided in a game that says so in plain Python."""


@kernel
def in_turn(table: Any, left: Row) -> int:
    """In most games seats move one after the other."""
    return 0


@kernel
def tell_asked(table: Any, seat: int) -> int:
    """In most games everybody may know who may move."""
    return _to_move(table)


_agree = agree_on or agree_on_nothing
_together = _all_together or in_turn
_tally = tally or count_nothing
_told_asked = _told or tell_asked
_write_view, _write_events = _view or write_nothing, _events or write_nothing
_write_draws = _draws or draw_nothing


@entry
def agree(tables: Tables[Any], i: int, numbers: IntRow) -> None:
    """Put the options on a table, before the deal."""
    _agree(tables[i], numbers)


@entry
def setup(tables: Tables[Any], i: int) -> None:
    _setup(tables[i])


@entry
def to_move(tables: Tables[Any], i: int) -> int:
    return _to_move(tables[i])


@entry
def check(tables: Tables[Any], i: int, seat: int, move: int) -> int:
    return _check(tables[i], seat, move)


@entry
def play(tables: Tables[Any], i: int, seat: int, move: int) -> int:
    """Play a move, or change nothing and return the rule that it breaks."""
    rule = _check(tables[i], seat, move)
    if rule == 0:
        _play(tables[i], seat, move)
    return rule


@entry
def advance(tables: Tables[Any], i: int, seat: int, move: int) -> int:
    """Play a move that `check` has accepted; return who is asked next."""
    _play(tables[i], seat, move)
    return _to_move(tables[i])


@entry
def legal(tables: Tables[Any], i: int, seat: int, moves: IntRow) -> int:
    return _legal(tables[i], seat, moves)


@entry
def outcome(tables: Tables[Any], i: int, seat: int) -> float:
    return _outcome(tables[i], seat)


@entry
def score(tables: Tables[Any], i: int, seat: int) -> int:
    return _score(tables[i], seat)


@entry
def hide(tables: Tables[Any], i: int, seat: int) -> None:
    """Put everything this seat cannot know into a fixed order, in place."""
    _hide(tables[i], seat)


@entry
def redeal(tables: Tables[Any], i: int, seat: int, whim: Stream) -> None:
    """Deal again what this seat cannot know, in place."""
    _redeal(tables[i], seat, whim)


@entry
def careful_move(tables: Tables[Any], i: int, seat: int, batches: Tables[Batch]) -> int:
    """The move of a careful player; the players' stream decides between equals."""
    batch = batches[0]
    return _careful(tables[i], seat, batch, _legal(tables[i], seat, batch.moves))


@entry
def told_asked(tables: Tables[Any], i: int, seat: int) -> int:
    """The seats that may move, as a bit mask, as far as this seat may know."""
    return _told_asked(tables[i], seat)


@entry
def together(tables: Tables[Any], i: int, left: IntRow) -> int:
    """If all seats move at once now: how many moves each makes, and how many it has left; otherwise 0."""
    return _together(tables[i], left)


@entry
def view(tables: Tables[Any], i: int, seat: int, jsons: Tables[Json]) -> int:
    """Write what this seat may see as JSON; return how long it is."""
    jsons[0].length = 0
    _write_view(jsons[0], tables[i], seat)
    return jsons[0].length


@entry
def events(tables: Tables[Any], i: int, seat: int, jsons: Tables[Json]) -> int:
    """Write what this seat may know of the last move as JSON; return how long it is."""
    jsons[0].length = 0
    _write_events(jsons[0], tables[i], seat)
    return jsons[0].length


@entry
def draws(tables: Tables[Any], is_deal: int, jsons: Tables[Json]) -> int:
    """Write what chance decided between the first and the second table as JSON; return how long it is."""
    jsons[0].length = 0
    _write_draws(jsons[0], tables[0], tables[1], is_deal != 0)
    return jsons[0].length


@entry
def seed_stream(chance: Stream, seed: int, index: int) -> None:
    _seed_stream(chance, seed, index)


@entry
def draw(chance: Stream, below: int) -> int:
    return _draw(chance, below)


@entry
def setup_all(tables: Tables[Any], batches: Tables[Batch]) -> None:
    """Deal every table."""
    batch = batches[0]
    for i in range(len(tables)):
        _seed_stream(tables[i].chance, batch.seed, batch.first + i)
        _setup(tables[i])


@entry
def play_all(tables: Tables[Any], batches: Tables[Batch], lengths: IntRow) -> None:
    """Play every table to its end; `lengths` gets the number of moves."""
    batch = batches[0]
    for i in range(len(tables)):
        _seed_stream(batch.whim, batch.seed, PLAYERS + batch.first + i)
        lengths[i] = play_out(tables[i], batch)


@entry
def results(tables: Tables[Any], wins: FloatGrid, scores: IntGrid) -> None:
    """Write every seat's share of the win and score, one row per table."""
    for i in range(len(tables)):
        for seat in range(tables[i].seats):
            wins[i, seat] = _outcome(tables[i], seat)
            scores[i, seat] = _score(tables[i], seat)


@kernel
def play_out(table: Any, batch: Batch) -> int:
    """Play one table to its end; return the number of moves."""
    length = 0
    asked = _to_move(table)
    while asked:
        seat = one_of(asked, batch.whim)
        count = _legal(table, seat, batch.moves)
        if batch.careful_seats >> seat & 1:
            move = _careful(table, seat, batch, count)
        else:
            move = batch.moves[_draw(batch.whim, count)]
        _play(table, seat, move)
        _tally(table, batch.tally)
        length += 1
        asked = _to_move(table)
    return length
