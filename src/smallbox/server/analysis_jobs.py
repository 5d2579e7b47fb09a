"""Analyses of finished games, each made once, in their own thread; docs/analysis.md defines the terms."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from smallbox.bots.analysis import analyse
from smallbox.match import Match
from smallbox.server.background import Background
from smallbox.server.bot_threads import step_back
from smallbox.server.messages import Analysis, Judgement
from smallbox.server.seat_view import move_as_json

LEVEL = 3
KEPT = 32  # analyses in memory


class AnalysisJobs:
    """Analyses that were requested, finished or in progress."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._found: dict[str, Analysis] = {}
        self._thread = ThreadPoolExecutor(1, "smallbox-analyse", initializer=step_back)  # bots go first
        self._closed = False

    def of(self, table: str, match: Match) -> Analysis:
        """The analysis of this finished game; the first request starts it."""
        if table not in self._found:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            self._found[table] = Analysis(False, 0.0)
            self._background.start(self._make(table, match))
        return self._found[table]

    async def _make(self, table: str, match: Match) -> None:
        loop = asyncio.get_running_loop()
        self._found[table] = await loop.run_in_executor(self._thread, self._analyse, table, match)

    def _analyse(self, table: str, match: Match) -> Analysis:
        def progress(done: int, total: int) -> None:
            if self._closed:
                raise InterruptedError
            self._found[table] = Analysis(False, done / total)

        told, game = analyse(match, LEVEL, progress=progress), match.game.name
        return Analysis(
            done=True,
            progress=1.0,
            judgements=[
                Judgement(
                    seq=decision.number,
                    seat=decision.seat,
                    move=move_as_json(game, decision.move),
                    best=move_as_json(game, decision.best),
                    value=decision.best_value,
                    loss=decision.loss,
                )
                for decision in told.decisions
            ],
            luck=[account.deal + account.draws for account in told.accounts],
            skill=[account.own for account in told.accounts],
            others=[account.others for account in told.accounts],
        )

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
