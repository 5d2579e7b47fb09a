"""Is what the analysis calls luck nought on average? python -m bench.luck mow 4 40 random careful"""

import sys

import numpy as np

from smallbox.bots.analysis import analyse
from smallbox.bots.players import find_bot
from smallbox.fair import key_of_seed
from smallbox.games import find
from smallbox.match import Match

PARTS = ("deal", "draws", "own", "others")


def main(name: str, level: int, games: int, names: list[str]) -> None:
    """Analyse games between these bots, who change seats, and print the mean of each part."""
    game, parts = find(name), {bot: list[list[float]]() for bot in names}
    for seed in range(games):
        order = names[seed % len(names) :] + names[: seed % len(names)]
        match = Match(game, len(order), game.options(), game.own_cards, key_of_seed(seed))
        while asked := match.asked:
            seat = asked[0]
            sight = game.known_table(match.tables, seat)
            match.append(seat, find_bot(order[seat])(game, sight, seat, len(match.moves)))
        for account in analyse(match, level).accounts:
            parts[order[account.seat]].append([getattr(account, part) for part in PARTS])
    for bot, rows in parts.items():
        means, errors = np.mean(rows, axis=0), np.std(rows, axis=0) / len(rows) ** 0.5
        told = zip(PARTS, means.tolist(), errors.tolist(), strict=True)
        print(bot, *(f"{part} {mean:+.3f} ± {error:.3f}" for part, mean, error in told), sep="  ")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
