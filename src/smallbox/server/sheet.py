"""What is kept of a table: a sheet that may change, and a log that only grows."""

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from smallbox.fair import Pledge
from smallbox.game import NOBODY
from smallbox.server import messages

OWN_CARDS = Raw(b"null")
STAND_IN = 3  # the level of the bot that plays on for somebody
State = Literal["open", "dealing", "playing", "over", "aborted"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits on it."""

    person: str | None = None
    nickname: str | None = None
    level: int | None = None  # of a bot
    away: bool = False  # the person has left; a bot plays on
    tokens: tuple[str, ...] = ()  # hashes of what proves that the seat is mine, one for each device

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        if self.person is not None:
            return "person"
        return "bot" if self.level is not None else "open"


class Sheet(Struct, frozen=True, omit_defaults=True):
    """Everything about a table that is not a move."""

    id: str
    game: str
    version: str
    options: Raw
    cards: Raw  # null: those that come with the game; msgspec knows no union with Raw
    chairs: tuple[Chair, ...]
    host: int
    public: bool
    clock: int | None
    created: float
    state: State = "open"
    changed: float = 0.0
    deal: Pledge | None = None
    revealing: bool = False  # everyone who will has committed to a share
    chat: bool = True
    removed: tuple[str, ...] = ()  # people who may not sit down again
    rematch: str | None = None
    winners: tuple[int, ...] = ()
    revision: int = 0

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def levels(self) -> list[int | None]:
        """Of the bots, by seat; None where none sits."""
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
    def forsaken(self) -> bool:
        """Has everybody left? Then the game waits as it is: bots do not play it to its end by themselves."""
        return bool(self.people) and all(self.chairs[seat].away for seat in self.people)

    def machine(self, seat: int) -> bool:
        """Does a bot move for this seat?"""
        chair = self.chairs[seat]
        return (chair.kind == "bot" or chair.away) and not self.forsaken

    def with_chair(self, seat: int, chair: Chair) -> "Sheet":
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)


class Entry(Struct, frozen=True, gc=False):
    """One entry of a log: 0 is the deal, n is move n."""

    seq: int
    seat: int  # NOBODY for the deal
    move: int
    client: str  # the id that the mover gave it
    asked: int  # a bit for each seat that is asked afterwards
    time: float


class Kept(Struct, frozen=True):
    """A table as the store has it."""

    sheet: Sheet
    last: Entry | None


class Whole(Struct, frozen=True):
    """A table with all that was ever played and said there."""

    sheet: Sheet
    entries: list[Entry]
    chat: list[messages.Said]


def seats_of(mask: int) -> list[int]:
    """The seats in a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def as_table(
    sheet: Sheet, last: Entry | None, connected: frozenset[int] | set[int] = frozenset()
) -> messages.Table:
    """The table as everyone may know it."""
    return messages.Table(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        own_cards=sheet.cards == OWN_CARDS,
        seats=[as_seat(chair, seat in connected) for seat, chair in enumerate(sheet.chairs)],
        host=sheet.host,
        public=sheet.public,
        clock=sheet.clock,
        hints=len(sheet.people) == 1,
        state=sheet.state,
        turn=seats_of(last.asked) if last and sheet.state == "playing" else [],
        seq=last.seq if last else -1,
        created=sheet.created,
        moved=max(sheet.changed, last.time) if last else sheet.changed,
        fairness=as_fairness(sheet),
        rematch=sheet.rematch,
        winners=list(sheet.winners),
        chat=sheet.chat,
    )


def as_seat(chair: Chair, connected: bool) -> messages.Seat:
    return messages.Seat(
        kind=chair.kind,
        nickname=chair.nickname,
        level=STAND_IN if chair.away else chair.level,
        away=chair.away,
        connected=connected,
    )


def as_fairness(sheet: Sheet) -> messages.Fairness | None:
    """What everyone may know of the deal."""
    deal = sheet.deal
    if deal is None:
        return None
    return messages.Fairness(
        commitment=deal.commitment,
        context=deal.context,
        committed=sorted(deal.digests),
        revealing=sheet.revealing,
        shares={str(seat): share for seat, share in sorted(deal.shares.items())},
        secret=deal.secret if sheet.state == "over" else None,
    )


def deadline_of(sheet: Sheet, last: Entry | None) -> float | None:
    """When the time of whoever is asked runs out."""
    if sheet.clock is None or last is None or not last.asked or sheet.state != "playing":
        return None
    return last.time + sheet.clock
