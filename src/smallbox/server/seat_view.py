"""What a seat may know of a game, in the form of messages; made from the match and nothing else.

Views, events and moves are the game's own, as JSON already.
"""

import functools

import msgspec

from smallbox.game import NOBODY
from smallbox.games import find
from smallbox.match import Match
from smallbox.server import messages

encode = msgspec.json.Encoder().encode


@functools.lru_cache(8192)
def move_as_json(game: str, move: int) -> msgspec.Raw:
    """A move as JSON, cached: the same few come again and again."""
    return msgspec.Raw(encode(find(game).decode(move)))


def legal_moves(match: Match | None, asked: int, seat: int) -> list[msgspec.Raw]:
    """What this seat may choose from, if its bit is set in `asked`."""
    if match is None or seat == NOBODY or not asked >> seat & 1:
        return []
    return [move_as_json(match.game.name, move) for move in match.game.legal_moves(match.tables, seat)]


def missed_steps(match: Match | None, seat: int, seen: int) -> list[messages.Step]:
    """What happened after `seen`, found by replaying the game.

    Where the game is about remembering, only the last step, which can still be seen, is given in full.
    """
    if match is None or not 0 <= seen < len(match.moves):
        return []
    steps: list[messages.Step] = []
    for seq, again in enumerate(match.steps()):
        if seq > seen:
            events = again.events_json(seat)
            if seq < len(match.moves):
                events = encode([match.game.recall(event) for event in again.events(seat)])
            steps.append(messages.Step(seq, msgspec.Raw(events)))
    return steps


def frames(match: Match, seat: int) -> list[messages.Frame]:
    """The whole game as this seat saw it, step by step."""
    return [
        messages.Frame(
            seq=len(again.moves),
            events=msgspec.Raw(again.events_json(seat)),
            view=msgspec.Raw(again.view_json(seat)),
            asked=again.told_asked(seat),
        )
        for again in match.steps()
    ]
