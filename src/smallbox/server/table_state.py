"""What is stored of a table: a state that may change, and a log that only grows."""

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from smallbox.fair import Pledge
from smallbox.game import NOBODY
from smallbox.server import messages

OWN_CARDS = Raw(b"null")
CHAT_LINES = 100  # sent to a newcomer
STAND_IN = 3  # the level of the bot that stands in for somebody who has left
Status = Literal["open", "dealing", "playing", "over", "aborted"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits on it."""

    person: str | None = None
    nickname: str | None = None
    level: int | None = None  # of a bot
    away: bool = False  # the person has left; a bot stands in
    tokens: tuple[str, ...] = ()  # hashes of the tokens that prove the seat, one for each device

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        if self.person is not None:
            return "person"
        return "bot" if self.level is not None else "open"


class TableState(Struct, frozen=True, omit_defaults=True, rename={"status": "state"}):
    """Everything about a table that is not a move. In the store `status` keeps its old name, `state`."""

    id: str
    game: str
    version: str
    options: Raw
    cards: Raw  # null: those that come with the game; msgspec has no union with Raw
    chairs: tuple[Chair, ...]
    host: int
    public: bool
    clock: int | None
    created: float
    status: Status = "open"
    changed: float = 0.0
    deal: Pledge | None = None
    revealing: bool = False  # everybody who is going to commit to a share has done so
    chat: bool = True
    removed: tuple[str, ...] = ()  # people who may not sit down again
    rematch: str | None = None
    winners: tuple[int, ...] = ()
    revision: int = 0

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def levels(self) -> list[int | None]:
        """The bots' levels by seat; None where no bot sits."""
        return [chair.level for chair in self.chairs]

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def seat_of(self, person: str) -> int:
        """Where this person sits, or NOBODY."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), NOBODY)

    def seat_of_token(self, digest: str) -> int:
        """The seat that the token with this hash proves, or NOBODY."""
        return next((seat for seat, chair in enumerate(self.chairs) if digest in chair.tokens), NOBODY)

    @property
    def abandoned(self) -> bool:
        """Has everybody left? Then the game waits as it is: bots do not finish it among themselves."""
        return bool(self.people) and all(self.chairs[seat].away for seat in self.people)

    def bot_moves_for(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return (chair.kind == "bot" or chair.away) and not self.abandoned

    def with_chair(self, seat: int, chair: Chair) -> "TableState":
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)


class LogEntry(Struct, frozen=True, gc=False):
    """One entry of a log: 0 is the deal, n is move n."""

    seq: int
    seat: int  # NOBODY for the deal
    move: int
    client: str  # the id that the mover gave it
    asked: int  # a bit for each seat that is asked afterwards
    time: float


class StoredTable(Struct, frozen=True):
    """A table for a list of tables: its state, and the last entry of its log."""

    state: TableState
    last: LogEntry | None


class WholeTable(Struct, frozen=True):
    """A table with everything played there, and the latest chat lines."""

    state: TableState
    entries: list[LogEntry]
    chat: list[messages.Said]


def public_table(
    state: TableState, last: LogEntry | None, asked: list[int], connected: set[int]
) -> messages.PublicTable:
    """The table, as far as everybody may know; `asked` is what they are told of who may move."""
    return messages.PublicTable(
        id=state.id,
        game=state.game,
        version=state.version,
        options=state.options,
        own_cards=state.cards == OWN_CARDS,
        seats=[public_seat(chair, seat in connected) for seat, chair in enumerate(state.chairs)],
        host=state.host,
        public=state.public,
        clock=state.clock,
        hints=len(state.people) == 1,
        status=state.status,
        asked=asked if state.status == "playing" else [],
        seq=last.seq if last else -1,
        created=state.created,
        moved=max(state.changed, last.time) if last else state.changed,
        fairness=public_fairness(state),
        rematch=state.rematch,
        winners=list(state.winners),
        chat=state.chat,
    )


def public_seat(chair: Chair, connected: bool) -> messages.Seat:
    return messages.Seat(
        kind=chair.kind,
        nickname=chair.nickname,
        level=STAND_IN if chair.away else chair.level,
        away=chair.away,
        connected=connected,
    )


def public_fairness(state: TableState) -> messages.Fairness | None:
    """What everybody may know of the deal."""
    deal = state.deal
    if deal is None:
        return None
    return messages.Fairness(
        commitment=deal.commitment,
        context=deal.context,
        committed=sorted(deal.digests),
        revealing=state.revealing,
        shares={str(seat): share for seat, share in sorted(deal.shares.items())},
        secret=deal.secret if state.status == "over" else None,
    )


def deadline_of(state: TableState, last: LogEntry | None) -> float | None:
    """When the time of those who are asked runs out."""
    if state.clock is None or last is None or not last.asked or state.status != "playing":
        return None
    return last.time + state.clock
