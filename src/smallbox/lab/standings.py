"""What a tournament shows: ratings, each bot's share of the wins, and who beats whom.

The games of one deal are not independent: a winning hand wins for anybody who holds it. So the intervals
count deals, not games (see `share_of_deals`).
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from smallbox.lab.simulate import NORMAL_95, Estimate, share
from smallbox.lab.tournament import Result, Tournament


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: Estimate  # OpenSkill's mu, and 1.96 sigma on each side
    mu: float
    sigma: float
    wins: Estimate  # its share of the wins, per seat it took
    games: int
    moves: int
    thinking: float  # seconds per move, on average
    longest: float  # seconds for its slowest move


class Pair(msgspec.Struct, frozen=True):
    """How two bots did at tables where both sat."""

    bot: str
    other: str
    games: int
    wins: float  # of the bot: a shared win counts as its share
    losses: float  # wins of the other
    draws: int  # games that they shared
    share: Estimate  # wins of the bot among those of both


class Standings(msgspec.Struct, frozen=True):
    """What a tournament found."""

    game: str
    version: str
    players: int
    options: Any
    seed: int
    games: int
    deals: int
    bots: list[Standing]  # best first
    pairs: list[Pair]
    shared: Estimate  # of all games: draws, and wins that several share
    moves: int


def standings(tournament: Tournament, results: Iterable[Result]) -> Standings:
    """Sum up all games; the order they were played in does not matter."""
    games = sorted(results, key=lambda result: result.number)
    settings, players = tournament.settings, tournament.players
    deals: dict[int, list[Result]] = {}
    for game in games:
        deals.setdefault(game.number // players, []).append(game)
    rated = ratings(tournament.bots, games)
    found = [standing(bot, rated[bot], deals.values()) for bot in tournament.bots]
    return Standings(
        game=settings.game,
        version=settings.version,
        players=players,
        options=tournament.options,
        seed=settings.seed,
        games=len(games),
        deals=len(deals),
        bots=sorted(found, key=lambda one: one.mu, reverse=True),
        pairs=[pair(one, other, deals.values()) for one, other in combinations(tournament.bots, 2)],
        shared=share(sum(max(game.shares) < 1 for game in games), len(games)),
        moves=sum(sum(game.moves) for game in games),
    )


Rating = tuple[float, float]  # mu and sigma


def ratings(bots: Sequence[str], games: Sequence[Result]) -> dict[str, Rating]:
    """OpenSkill's ratings after these games; a bot that took several seats gets the mean of its seats."""
    model = PlackettLuce(tau=0.0)  # a bot learns nothing from one game to the next
    start = model.rating()
    now: dict[str, Rating] = dict.fromkeys(bots, (start.mu, start.sigma))
    for game in games:
        seats = [[model.rating(*now[bot])] for bot in game.bots]
        ranks = [float(sum(other > mine for other in game.shares)) for mine in game.shares]
        rated = [seat[0] for seat in model.rate(seats, ranks=ranks)]
        for bot in set(game.bots):
            own = [seat for seat, name in zip(rated, game.bots, strict=True) if name == bot]
            now[bot] = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
    return now


def standing(bot: str, rating: Rating, deals: Iterable[Sequence[Result]]) -> Standing:
    """How this bot did."""
    wins: list[float] = []
    seats: list[float] = []
    games, moves, seconds, longest = 0, 0, 0.0, 0.0
    for deal in deals:
        taken = [(game, seat) for game in deal for seat, name in enumerate(game.bots) if name == bot]
        if taken:
            wins.append(sum(game.shares[seat] for game, seat in taken))
            seats.append(len(taken))
            games += len({game.number for game, _ in taken})
            moves += sum(game.moves[seat] for game, seat in taken)
            seconds += sum(game.seconds[seat] for game, seat in taken)
            longest = max([longest, *(game.longest[seat] for game, seat in taken)])
    mu, sigma = rating
    spread = NORMAL_95 * sigma
    return Standing(
        bot=bot,
        rating=Estimate(mu, mu - spread, mu + spread),
        mu=mu,
        sigma=sigma,
        wins=share_of_deals(wins, seats),
        games=games,
        moves=moves,
        thinking=seconds / max(1, moves),
        longest=longest,
    )


def pair(bot: str, other: str, deals: Iterable[Sequence[Result]]) -> Pair:
    """How these two did at tables where both sat."""
    wins: list[float] = []
    losses: list[float] = []
    games, draws = 0, 0
    for deal in deals:
        met = [game for game in deal if bot in game.bots and other in game.bots]
        if met:
            both = [(won(game, bot), won(game, other)) for game in met]
            wins.append(sum(mine for mine, _ in both))
            losses.append(sum(theirs for _, theirs in both))
            games += len(met)
            draws += sum(mine == theirs > 0 for mine, theirs in both)
    decided = [mine + theirs for mine, theirs in zip(wins, losses, strict=True)]
    return Pair(bot, other, games, sum(wins), sum(losses), draws, share_of_deals(wins, decided))


def won(game: Result, bot: str) -> float:
    """This bot's share of the win, all its seats together."""
    return sum(mine for mine, name in zip(game.shares, game.bots, strict=True) if name == bot)


def share_of_deals(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """A share with a Wilson interval for the effective number of games.

    Each entry is one deal, played from every seat: what was won of what there was to win. How much the deals
    differ says how many independent games would be as certain (the ratio estimator of cluster sampling). That
    number is kept between the number of deals and the number of games played.
    """
    whole = sum(wholes)
    if not whole:
        return Estimate(0.5, 0.0, 1.0)  # neither has won a game
    mean = sum(parts) / whole
    most = float(whole)
    least = whole * whole / sum(one * one for one in wholes)
    squares = sum((part - mean * one) ** 2 for part, one in zip(parts, wholes, strict=True))
    binary = mean * (1 - mean)
    if len(wholes) < 2 or binary <= 0:
        return share(mean * least, least)
    variance = squares * len(wholes) / (len(wholes) - 1) / (whole * whole)
    games = most if variance <= 0 else min(most, max(least, binary / variance))
    return share(mean * games, games)
