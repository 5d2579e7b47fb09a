"""How strong the levels are: `make bench-levels` writes it into docs/bots.md.

Mirrored tournaments of each level against the one below. Their games are kept in build/levels: an interrupted
run goes on where it was; with other rules or bots everything begins anew.
"""

import argparse
import os
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from bench.report import fill
from smallbox.game import LEVELS
from smallbox.games import find
from smallbox.lab.scoresheet import Scoresheet
from smallbox.lab.standings import Standings, standings
from smallbox.lab.tournament import Tournament, fingerprint, play_here
from smallbox.words import FALLBACK, words

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "levels"
SEED = 1
TABLES = (("mow", 2), ("mow", 4), ("uwo", 2), ("memowars", 2))
USUAL, LONG = 400, 200  # games of a meeting


class Meeting(NamedTuple):
    """Two bots, how many sit at the table, and what we want of the stronger one's wins."""

    game: str
    players: int
    weaker: str
    stronger: str
    mean: float
    low: float  # where the interval may begin

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.weaker}-{self.stronger}"


def ladder(game: str, players: int, mean: float, low: float) -> list[Meeting]:
    """Each level against the one below."""
    return [
        Meeting(game, players, f"level-{one}", f"level-{two}", mean, low) for one, two in pairwise(LEVELS)
    ]


def meetings(game: str, players: int) -> list[Meeting]:
    """All that is to be shown of a game for so many."""
    if players > 2:  # two of each at the table, and the stronger ones win 1.3 times their fair share
        return ladder(game, players, 1.3 / players, 1 / players)
    return [
        Meeting(game, players, "random", "level-1", 0.5, 0.5),
        *ladder(game, players, 0.6, 0.55),
        Meeting(game, players, "careful", "level-5", 0.75, 0.5),
    ]


def play(meeting: Meeting, games: int, threads: int, console: Console) -> Standings:
    """The tournament of these two, or what is missing of it."""
    game = find(meeting.game)
    names = [meeting.weaker, meeting.stronger]
    run = Tournament.of(game, meeting.players, names, SEED, game.options(), game.own_cards)
    file = KEPT / fingerprint() / f"{meeting.name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet = Scoresheet(file)
    sheet.begin(run.settings)
    numbers = run.numbers(games)
    left = [number for number in numbers if number not in sheet.results]
    if left:
        with closing(play_here(run, left, threads)) as results:
            for result in track(results, meeting.name, len(left), console=console, transient=True):
                sheet.add(result)
    return standings(run, [sheet.results[number] for number in numbers])


def row(meeting: Meeting, found: Standings) -> str:
    """A line of the table: the stronger one's share of the wins, a drawn game being half a win."""
    one = next(one for one in found.bots if one.bot == meeting.stronger)
    share = f"**{one.wins.mean:.1%}** | {one.wins.low:.1%} – {one.wins.high:.1%}"
    reached = one.wins.mean >= meeting.mean and one.wins.low > meeting.low
    wanted = f"≥ {meeting.mean:.1%}, from {meeting.low:.0%}"
    thinking = f"{1000 * one.thinking:.1f} ({1000 * one.longest:.0f})"
    pair = f"{meeting.stronger} against {meeting.weaker}"
    return f"| {pair} | {share} | {found.games} | {wanted}{'' if reached else ' **missed**'} | {thinking} |"


def table(game: str, players: int, rows: Sequence[str]) -> list[str]:
    """The meetings of one game for so many players."""
    fair = f"fair share {1 / players:.0%}"
    return [
        f"### {words(FALLBACK)(f'{game}-title')} for {players} ({fair})",
        "",
        "| | share of the wins | 95 % interval | games | wanted | ms a move (at most) |",
        "|---|---:|---:|---:|---:|---:|",
        *rows,
        "",
    ]


def main() -> None:
    """Play all that is missing, and write everything down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, help=f"of each meeting; usually {USUAL}, {LONG} if level 5 plays"
    )
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--only", metavar="PART", help="meetings with this in their names; nothing is written"
    )
    wish, console = parser.parse_args(), Console(soft_wrap=True)
    lines: list[str] = []
    for game, players in TABLES:
        rows: list[str] = []
        for meeting in meetings(game, players):
            if (wish.only or "") in meeting.name:
                games = wish.games or (LONG if meeting.stronger == "level-5" else USUAL)
                rows.append(row(meeting, play(meeting, games, wish.threads, console)))
                console.print(meeting.name, rows[-1])
        lines += table(game, players, rows)
    if not wish.only:
        fill(PAGE, "figures", lines)


if __name__ == "__main__":
    main()
