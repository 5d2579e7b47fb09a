"""Everything that the server calls of a game, called before anybody waits for it to be compiled."""

from smallbox.fair import key_of_seed
from smallbox.game import NOBODY, Game
from smallbox.kernel import COMPILED
from smallbox.match import Match
from smallbox.server.thinking import hinted, thought


def warm_up(game: Game) -> None:
    """Play a whole game as a table would, which compiles its kernels; uncompiled rules need no warming."""
    if not COMPILED:
        return
    match = Match(game, game.seats[0], game.options(), game.own_cards, key_of_seed(0))
    hinted(game, match.tables, match.asked[0])
    while asked := match.asked:
        match.append(asked[0], thought(game, match.tables, asked[0], 1, 0).move)
        for seat in (NOBODY, *range(match.players)):
            look(match, seat)
    look(match, NOBODY)


def look(match: Match, seat: int) -> None:
    game = match.game
    game.view(match.tables[0], seat)
    game.events(match.tables[0], seat)
    game.legal_moves(match.tables, seat)
