"""The log of a table and where it leads: who plays, what was played, what is on the table now.

This module neither writes to the store nor tells anybody. It proposes a `Step`; write_queue.py stores it
first, then adds it here.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from smallbox.fair import Pledge
from smallbox.game import NOBODY, Game, Together, seats_of
from smallbox.kernel import Tables
from smallbox.match import Match, Refused
from smallbox.server import messages, seating
from smallbox.server.problems import CONFLICT, FORBIDDEN, Declined
from smallbox.server.seat_view import legal_moves, missed_steps
from smallbox.server.table_state import CHAT_LINES, LogEntry, TableState, WholeTable, deadline_of

SAID_IDS = 64  # chat lines that may be sent twice without harm

Answer = messages.Accepted | messages.Refused | messages.Stale


class Step(NamedTuple):
    """What is added to a table in one go: log entries, a new state, chat lines."""

    entries: tuple[LogEntry, ...] = ()
    tables: Tables[Any] | None = None  # after the only entry, if known already
    state: TableState | None = None
    lines: tuple[messages.Said, ...] = ()
    message_id: str = ""  # of the message with the chat line


class TableLog:
    """One table as this worker knows it."""

    def __init__(self, game: Game, whole: WholeTable) -> None:
        self.game = game
        self.state: TableState = whole.state
        self.match: Match | None = None  # holds the moves; None before the deal
        self.last: LogEntry | None = None
        self.asked_after: list[int] = []  # for each entry, a bit for each seat asked after it
        self.dealt_at = 0.0
        self.answers: dict[tuple[int, str], int] = {}  # the entry that a seat's message id became
        self.chat = whole.chat
        self._said: list[tuple[int, str]] = []
        for entry in whole.entries:
            self.add(entry)

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def seq(self) -> int:
        return len(self.asked_after) - 1

    @property
    def asked(self) -> int:
        """A bit for each seat that may move now."""
        return self.last.asked if self.last is not None else 0

    @property
    def together(self) -> Together | None:
        """If all seats move at once now, how far they are."""
        return self.game.all_together(self.match.tables) if self.match is not None else None

    def told_asked(self, seat: int) -> list[int]:
        """The seats that this viewer is told may move now."""
        if self.match is None or self.game.told_asked is None:
            return seats_of(self.asked)
        return self.match.told_asked(seat)

    @property
    def deadline(self) -> float | None:
        return deadline_of(self.state, self.last)

    def agreed(self) -> tuple[Any, Any]:
        """The options and cards of this table as the game's own Structs."""
        options = msgspec.json.decode(self.state.options, type=self.game.options)
        cards = msgspec.json.decode(self.state.cards, type=self.game.cards | None)
        return options, cards or self.game.own_cards

    # -------------------------------------------------------------------------------- what may be added

    def judge(self, seat: int, message: messages.Move) -> Step | Answer:
        """The step a move leads to, or the answer if it leads to none."""
        known = self.answers.get((seat, message.id))
        if known is not None:
            return messages.Accepted(message.id, known)
        if self.match is None or self.state.status != "playing":
            raise Declined(CONFLICT, "server-not-playing")
        try:
            move = self.game.encode(self.game.read_move(message.move))
        except msgspec.DecodeError as error:
            raise Declined(400, "server-move-wrong", problem=str(error)) from None
        if not self.is_current(seat, message.seq):
            return self._stale(self.match, seat, message)
        try:
            return self.step_of(seat, move, message.id)
        except Refused as refused:
            return messages.Refused(message.id, refused.rule, refused.clause)

    def step_of(self, seat: int, move: int, message_id: str = "") -> Step:
        """The step of a move, played on a copy of the table; or Refused. A bot's move has no message id."""
        if self.match is None:
            raise Declined(CONFLICT, "server-not-playing")
        tables, asked = self.match.judge(seat, move)
        entry = LogEntry(self.seq + 1, seat, move, message_id, asked, time.time())
        return Step((entry,), tables, None if asked else self._over(tables))

    def is_current(self, seat: int, seen: int) -> bool:
        """Has this seat been asked ever since it saw entry `seen`, so that it still means the same move?"""
        if seen == self.seq:
            return True
        if self.match is None or not 0 <= seen < self.seq:
            return False
        asked_since = all(asked >> seat & 1 for asked in self.asked_after[seen:])
        return asked_since and all(mover != seat for mover, _ in self.match.moves[seen:])

    def _stale(self, match: Match, seat: int, message: messages.Move) -> messages.Stale:
        return messages.Stale(
            id=message.id,
            seq=self.seq,
            missed=missed_steps(match, seat, max(0, message.seq)),
            view=msgspec.Raw(match.view_json(seat)),
            asked=self.told_asked(seat),
            legal=legal_moves(match, self.asked, seat),
        )

    def _over(self, tables: Tables[Any]) -> TableState:
        """The state of the table when the game is over."""
        seats = range(len(self.state.chairs))
        winners = tuple(seat for seat in seats if self.game.kernels.outcome(tables, 0, seat) > 0)
        return self._revised(replace(self.state, status="over", winners=winners))

    def deal(self) -> Step | None:
        """Deal the cards, unless that has happened."""
        if self.state.status != "dealing":
            return None
        asked = sum(1 << seat for seat in self._dealt().asked)
        entry = LogEntry(0, NOBODY, 0, "", asked, time.time())
        return Step((entry,), state=self._revised(replace(self.state, status="playing")))

    def edit(self, edit: Callable[[TableState], TableState]) -> Step | None:
        """The state as changed by `edit`, if it is; `edit` may raise Declined."""
        state = edit(self.state)
        if state is self.state:
            return None
        options, cards = self.agreed()
        state = seating.settle(state, self.game, self.game.seat_options(options, state.levels), cards)
        return Step(state=self._revised(state))

    def line(self, seat: int, nickname: str, message: messages.Say) -> Step | None:
        """A new chat line, unless it was sent before."""
        if not self.state.chat:
            raise Declined(FORBIDDEN, "server-chat-off")
        if (seat, message.id) in self._said:
            return None
        text = seating.printable(message.text)
        number = self.chat[-1].number + 1 if self.chat else 0
        line = messages.Said(number, seat, nickname, text, time.time())
        return Step(lines=(line,), message_id=message.id)

    def _revised(self, state: TableState) -> TableState:
        return replace(state, revision=self.state.revision + 1, changed=time.time())

    def missing(self, whole: WholeTable) -> Step:
        """What the store has and we do not."""
        newest = self.chat[-1].number if self.chat else -1
        return Step(
            entries=tuple(whole.entries),
            state=whole.state if whole.state.revision > self.state.revision else None,
            lines=tuple(line for line in whole.chat if line.number > newest),
        )

    # -------------------------------------------------------------------------------- what is added

    def add(self, entry: LogEntry, tables: Tables[Any] | None = None) -> None:
        """Add a stored entry; `tables` is what it leads to, if known."""
        if entry.seq == 0:
            self.match, self.dealt_at = self._dealt(), entry.time
        elif self.match is None:
            raise LookupError(f"table {self.id} has moves without a deal")
        elif tables is None:
            self.match.append(entry.seat, entry.move)
        else:
            self.match.adopt(entry.seat, entry.move, tables)
        self.last = entry
        self.asked_after.append(entry.asked)
        if entry.client:
            self.answers[entry.seat, entry.client] = entry.seq

    def add_line(self, line: messages.Said, message_id: str = "") -> None:
        self.chat = [*self.chat, line][-CHAT_LINES:]
        if message_id:
            self._said = [*self._said, (line.seat, message_id)][-SAID_IDS:]

    def _dealt(self) -> Match:
        """The game as dealt from the promises."""
        if self.state.deal is None:
            raise LookupError(f"table {self.id} was dealt without a deal")
        options, cards = self.agreed()
        return Match(self.game, len(self.state.chairs), options, cards, self.state.deal.key)

    def finished(self) -> tuple[Match, Pledge]:
        """The game and the promises behind it; only when it is over, because they reveal everything."""
        if self.match is None or self.state.deal is None or self.state.status != "over":
            raise Declined(FORBIDDEN, "server-export-later")
        return self.match, self.state.deal
