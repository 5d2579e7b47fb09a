"""Everything sent between client and server, typed; `make protocol` writes the same for TypeScript.

The lobby uses HTTP, the game itself one socket per table. Views, moves, events and options are the game's own
Structs; here they are raw JSON.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from smallbox.fair import Hex16, Hex32
from smallbox.options import OptionField
from smallbox.words import Language

PROTOCOL = 2  # changes whenever an old client could misread a message
SUBPROTOCOL = f"smallbox.{PROTOCOL}"

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[int, Meta(ge=1, le=5)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40)]

# --------------------------------------------------------------------------------------------- people


class Person(Struct, frozen=True):
    """Who I am."""

    id: str
    nickname: Nickname
    language: Language


class ChangePerson(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname | None = None
    language: Language | None = None


class DeviceLink(Struct, frozen=True):
    """A link that makes another device mine, once."""

    code: str
    path: str  # to be opened there
    expires: float  # seconds since 1970


class UseDeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    code: str


# --------------------------------------------------------------------------------------------- tables


class Seat(Struct, frozen=True):
    """Who sits there, as far as everybody may know."""

    kind: Literal["person", "bot", "open"]
    nickname: str | None = None  # of a person
    level: int | None = None  # of a bot, or of the bot that stands in for somebody
    away: bool = False  # the person has left: a bot plays until they are back
    connected: bool = False


class Fairness(Struct, frozen=True):
    """How the deal is settled: see docs/fair.md."""

    commitment: str  # published before anybody else adds anything
    context: str  # the canonical JSON that the commitment binds
    committed: list[int] = []  # seats that have committed to their share
    revealing: bool = False  # now those seats have to reveal it
    shares: dict[str, str] = {}  # what the seats have revealed, by seat
    secret: str | None = None  # the server's, when the game is over


class PublicTable(Struct, frozen=True):
    """A table, as far as everybody may know."""

    id: str
    game: str
    version: str
    options: Raw
    own_cards: bool  # played with the cards that come with the game
    seats: list[Seat]
    host: int  # the seat that may remove guests and start
    public: bool
    clock: int | None  # seconds for a move
    hints: bool  # may be asked for
    status: Literal["open", "dealing", "playing", "over", "aborted"]
    asked: list[int]  # the seats that may move now, as far as everybody may know; in a list only mine
    seq: int  # the last entry of its log: 0 is the deal, n is move n; -1 before the deal
    created: float
    moved: float  # when something last happened
    fairness: Fairness | None = None
    rematch: str | None = None  # the table where they play again
    winners: list[int] = []
    chat: bool = True  # the host may turn it off


class MyTable(Struct, frozen=True):
    table: PublicTable
    seat: int


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; the first seat without a bot is mine."""

    game: str
    players: Annotated[int, Meta(ge=2, le=10)]
    bots: dict[str, Level] = {}  # level by seat
    options: dict[str, Any] | None = None  # the game's Options
    cards: dict[str, Any] | None = None  # the game's Cards
    public: bool = False
    clock: Annotated[int, Meta(ge=5, le=604800)] | None = None
    seat: SeatNumber | None = None  # where I sit


class QuickPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A table against bots that begins at once."""

    game: str
    players: Annotated[int, Meta(ge=2, le=10)] | None = None
    level: Level = 2
    options: dict[str, Any] | None = None
    seat: SeatNumber | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, or come back to my seat; also for a new token when the old one is lost."""

    invite: str | None = None  # of a table that is not public
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """My seat and the token that proves it; shown once, kept by us only as a hash."""

    table: PublicTable
    seat: int
    token: str
    invite: str | None = None  # to pass on; only for those who sit at the table


class RemoveGuest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class SetChat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host turns the chat on or off."""

    on: bool


class LevelInfo(Struct, frozen=True):
    level: int
    options: dict[str, int] = {}  # its values for the per-seat options


GameStatus = Literal["waiting", "compiling", "ready", "broken"]


class GameInfo(Struct, frozen=True):
    """What a client needs to know to set up a table."""

    name: str
    version: str
    least: int  # players
    most: int
    sides: list[str]
    options: list[OptionField]
    cards: Raw  # what is printed on them
    clauses: dict[str, list[str]]  # the rulebook: sections and their clauses, in order
    levels: list[LevelInfo]
    status: GameStatus
    seconds: float | None  # until it is ready, roughly; None if it is, or if nobody knows


class GameWords(Struct, frozen=True):
    """The words of a game from another package."""

    texts: list[str]  # Fluent sources; a later one overrides an earlier one


class Health(Struct, frozen=True):
    status: Literal["starting", "ready"]
    version: str
    kernels: dict[str, GameStatus]
    store: str
    tables: int
    sockets: int
    uptime: float


class Frame(Struct, frozen=True):
    """One step of a finished game, as a seat saw it."""

    seq: int
    events: Raw
    view: Raw
    asked: list[int]


class Replay(Struct, frozen=True):
    table: PublicTable
    seat: int
    frames: list[Frame]


class Judgement(Struct, frozen=True):
    """A move of a finished game compared with the best one, by what its seat could know."""

    seq: int
    seat: int
    move: Raw
    best: Raw
    value: float  # expected share of the win of the best move
    loss: float  # what the move played gave away


class Analysis(Struct, frozen=True):
    done: bool  # False: still working, ask again
    progress: float
    judgements: list[Judgement] = []
    luck: list[float] = []  # of each seat, once done: what cards and opponents brought
    skill: list[float] = []  # what its own moves gave away: never above zero
    # what others' moves gave it; share of the win = fair share + luck + skill + others
    others: list[float] = []


class Problem(Struct, frozen=True):
    """Why a request was not carried out: a Fluent message and what fills it in."""

    message: str
    arguments: dict[str, str | int] = {}


# ------------------------------------------------------------------------------- from client to table


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket."""

    protocol: int
    token: str | None = None  # none: a spectator
    seen: int = -1  # the last entry this client has


class Commit(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """Commit to a share of the deal, 16 random bytes: `fair.share_commitment` says how."""

    digest: Hex32


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The share itself, when `Fairness.revealing` asks for it."""

    share: Hex16


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    id: ClientId  # sent again with the same id, it gets the first answer again
    seq: int  # what the mover had seen
    move: Raw


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    id: ClientId
    text: ChatText


class AskHint(Struct, frozen=True, tag="ask-hint", forbid_unknown_fields=True):
    pass


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Hello | Commit | Reveal | Move | Say | AskHint | Ping

# ------------------------------------------------------------------------------- from table to client


class Said(Struct, frozen=True, tag="said"):
    """A line of the chat."""

    number: int
    seat: int  # -1: a spectator
    nickname: str
    text: str
    time: float


class Step(Struct, frozen=True):
    """What happened in one entry of the log, as far as this seat may know."""

    seq: int
    events: Raw  # the game's Events


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: where the game stands, and what was missed."""

    protocol: int
    table: PublicTable
    seat: int  # -1: a spectator
    seq: int  # 0 is the deal; -1 before it
    view: Raw | None  # the game's View; none before the deal
    asked: list[int]  # the seats that may move now, as far as this one may know
    legal: list[Raw]  # my moves
    missed: list[Step]  # after `seen`; empty for a newcomer
    chat: list[Said]
    deadline: float | None = None  # of the seats that are asked


class Update(Struct, frozen=True, tag="update"):
    """An entry was added to the log and is on disk."""

    seq: int
    events: Raw
    view: Raw
    asked: list[int]
    legal: list[Raw]
    deadline: float | None = None


class Accepted(Struct, frozen=True, tag="accepted"):
    """The move with this id is entry `seq` of the log, on disk; its update follows or came before."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """The move breaks a rule; nothing has changed."""

    id: str
    rule: int
    clause: str


class Stale(Struct, frozen=True, tag="stale"):
    """The move was meant for an earlier table; here is what was missed."""

    id: str
    seq: int
    missed: list[Step]
    view: Raw
    asked: list[int]
    legal: list[Raw]


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody came, left, connected, revealed; or the game began or ended."""

    table: PublicTable


class Hinted(Struct, frozen=True):
    move: Raw
    value: float  # expected share of the win


class Hints(Struct, frozen=True, tag="hints"):
    """The best moves by what this seat knows, best first."""

    seq: int
    hints: list[Hinted]


class Failed(Struct, frozen=True, tag="failed"):
    """A message that was not understood or not allowed; after a fatal one the socket is closed."""

    message: str  # a Fluent message
    arguments: dict[str, str | int] = {}
    id: str | None = None  # of the message that failed
    fatal: bool = False


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromTable = Welcome | Update | Accepted | Refused | Stale | TableChanged | Said | Hints | Failed | Pong

OverHttp = (
    Person, ChangePerson, DeviceLink, UseDeviceLink, PublicTable, MyTable, OpenTable, QuickPlay, TakeSeat,
    Seated, RemoveGuest, SetChat, GameInfo, GameWords, Health, Replay, Analysis, Problem,
)  # fmt: skip

read_message = msgspec.json.Decoder(FromClient).decode
