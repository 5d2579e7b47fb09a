"""Finished games looked at again, each once, in a thread of its own; docs/analysis.md defines the account."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec import Raw

from smallbox.bots.analysis import Decision, analyse
from smallbox.server import messages
from smallbox.server.room import Room, said_move
from smallbox.server.thinking import step_back

LEVEL = 3
KEPT = 32  # analyses in memory


class Analysts:
    """Analyses that were asked for, as far as they have come."""

    def __init__(self) -> None:
        self._made: dict[str, messages.Analysis] = {}
        self._thread = ThreadPoolExecutor(1, "smallbox-analyse", initializer=step_back)  # bots do not wait
        self._closed = False

    def of(self, room: Room) -> messages.Analysis:
        room.finished()  # or declined
        if room.id not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[room.id] = messages.Analysis(False, 0.0)
            room.house.spawn(self._make(room))
        return self._made[room.id]

    async def _make(self, room: Room) -> None:
        match, _ = room.finished()

        def progress(done: int, total: int) -> None:
            if self._closed:
                raise InterruptedError
            self._made[room.id] = messages.Analysis(False, done / total)

        loop = asyncio.get_running_loop()
        told = await loop.run_in_executor(self._thread, lambda: analyse(match, LEVEL, progress=progress))
        self._made[room.id] = messages.Analysis(
            done=True,
            progress=1.0,
            judgements=[judgement(room.game.name, decision) for decision in told.decisions],
            luck=[account.deal + account.draws for account in told.accounts],
            skill=[account.own for account in told.accounts],
            others=[account.others for account in told.accounts],
        )

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)


def judgement(game: str, decision: Decision) -> messages.Judgement:
    move: Raw = said_move(game, decision.move)
    best: Raw = said_move(game, decision.best)
    return messages.Judgement(decision.number, decision.seat, move, best, decision.best_value, decision.loss)
