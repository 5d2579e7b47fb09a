"""Whole games as one seat sees them, to work on a board without a server: `python -m tools.fixtures`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from smallbox.fair import key_of_seed
from smallbox.game import Game
from smallbox.games import all_games
from smallbox.match import Match


def frames(game: Game, players: int, seat: int, seed: int) -> list[dict[str, Any]]:
    """Each step of a game of careful players as this seat sees it, with its legal moves."""
    match = Match(game, players, game.options(), game.own_cards, key_of_seed(seed))
    seen = list[dict[str, Any]]()
    while True:
        legal = [game.decode(move) for move in game.legal_moves(match.tables, seat)]
        seen.append({"seq": len(match.moves), "view": match.view(seat)})
        seen[-1] |= {"events": match.events(seat), "legal": legal}
        if not match.asked:
            return seen
        mover = match.asked[0]
        match.append(mover, game.careful_move(match.tables, mover, len(match.moves)))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        for players in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]}):
            told = {"cards": game.own_cards, "frames": frames(game, players, 0, players)}
            (folder / f"{game.name}-{players}.json").write_bytes(msgspec.json.encode(told))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "web/fixtures"))
