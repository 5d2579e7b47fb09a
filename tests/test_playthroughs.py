"""Short games that a person can read: the files in playthroughs/ tell each of them move by move.

The first line says what is played; the rest is the log. `SMALLBOX_REWRITE=1` writes the logs anew, after a
change of rules or words that was meant: read the difference before you commit it.
"""

import os
from pathlib import Path

import msgspec
import pytest

from smallbox.fair import key_of_seed
from smallbox.game import NOBODY
from smallbox.games import find
from smallbox.match import Match
from smallbox.terminal.screens import screen_of
from smallbox.words import words

FILES = sorted(Path(__file__).parent.glob("playthroughs/*.txt"))
MOST_LINES = 200


class Played(msgspec.Struct):
    """The first line of a playthrough."""

    game: str
    players: int
    seed: int
    options: dict[str, int | str]


def log(played: Played) -> list[str]:
    """What happens when careful players play this game."""
    game, say = find(played.game), words("en")
    screen = screen_of(game)
    names = [say("bot-name", number=seat + 1) for seat in range(played.players)]
    options = msgspec.convert(played.options, game.options)
    match = Match(game, played.players, options, game.own_cards, key_of_seed(played.seed))
    lines: list[str] = []
    while True:
        for event in match.events(NOBODY):
            lines.append(f"{len(match.moves):3} {screen.tell(event, names, say)}")
        if not match.asked:
            return [*lines, screen.result(match.view(NOBODY), names, say)]
        seat = match.asked[0]
        match.append(seat, game.careful_move(match.tables, seat, len(match.moves)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_is_told(path: Path) -> None:
    first, *told = path.read_text(encoding="utf-8").splitlines()
    now = log(msgspec.json.decode(first, type=Played))
    if os.environ.get("SMALLBOX_REWRITE"):
        path.write_text("\n".join([first, *now]) + "\n", encoding="utf-8")
        told = now
    assert len(now) < MOST_LINES
    assert now == told
