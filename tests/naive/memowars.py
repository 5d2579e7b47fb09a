"""The naive twin of MemoWars: plain Python over Shapely's geometry; tests compare the engine with it.

Everything is measured in tenths of a millimetre. Corners are whole numbers, so a distance that is not exactly
one of the rules' limits differs from it by more than `EXACT`: comparisons with a limit are exact.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import cos, floor, hypot, inf, radians, sin
from typing import Literal, NamedTuple

from shapely import Point, Polygon
from shapely.ops import nearest_points

FLEET = ("planet", "planet", "scanner", "scanner", "double", "double", "blaster", "blaster", "retro")
SHOTS = {"blaster": 1, "double": 2, "retro": 1}
MINES = [(9000, 7943, 0), (7750, 5778, 0), (10250, 5778, 0)]  # a triangle of 25 cm sides around the middle
NOBODY = -1  # the owner of a minefield

TABLE_WIDTH, TABLE_HEIGHT = 18000, 13000
HALF_WIDTH, HALF_HEIGHT = 280, 435
NEAR, PUSHED_BACK_TO = 100, 50
DISC_RADIUS, HAND_SPAN, LONGEST_FLIGHT = 225, 1200, 6000
QUIET_TURNS, LONGEST_GAME = 60, 500
EXACT = 1e-10


class Place(NamedTuple):
    """Put an own card into the galaxy while it is being built."""

    kind: str
    x: int
    y: int
    angle: int


class Reveal(NamedTuple):
    """Turn up any one card."""

    slot: int


class Look(NamedTuple):
    """Look secretly at a card through the Scanner."""

    slot: int


class Stop(NamedTuple):
    """Look at no more cards."""


class Return(NamedTuple):
    """Put an eliminated card back into the galaxy through a Planet."""

    kind: str
    x: int
    y: int
    angle: int


class Toss(NamedTuple):
    """Toss the disc from here, in tenths of a degree, over an intended flight."""

    x: int
    y: int
    direction: int
    strength: int


class Choose(NamedTuple):
    """Name the covered card that is hit."""

    slot: int


Move = Place | Reveal | Look | Stop | Return | Toss | Choose
Phase = Literal["place", "reveal", "look", "return", "toss", "choose", "over"]
MOMENTS: dict[type[Move], Phase] = {  # when each move is asked for
    Place: "place",
    Reveal: "reveal",
    Look: "look",
    Stop: "look",
    Return: "return",
    Toss: "toss",
    Choose: "choose",
}
ASKED_FOR: dict[Phase, str] = {  # the clause that any other move breaks then
    "place": "memowars.place.together",
    "reveal": "memowars.turn.reveal",
    "look": "memowars.scanner",
    "return": "memowars.planet",
    "toss": "memowars.shoot.from",
    "choose": "memowars.shoot.choose",
}


@dataclass(frozen=True)
class Card:
    """A card in the galaxy: whose, what, the place of its centre, and whether it lies open."""

    owner: int
    kind: str
    x: int
    y: int
    angle: int
    face_up: bool = False


Cards = dict[int, Card]  # by slot
Parts = list[set[int]]  # groups of slots


@dataclass
class Margins:
    """How narrowly the closest comparison was decided, and how near to a half the closest rounding was."""

    compared: float = inf
    rounded: float = inf

    def compare(self, difference: float) -> None:
        """Remember a comparison that this difference decided."""
        self.compared = min(self.compared, abs(difference))

    def round(self, number: float) -> int:
        """Round to whole tenths and remember how near to a half it was."""
        self.rounded = min(self.rounded, abs(number - floor(number) - 0.5))
        return round(number)


def corners(card: Card) -> list[tuple[int, int]]:
    """The corners of a card, each offset rounded to whole tenths (memowars.pieces.size)."""
    cosine, sine = cos(radians(card.angle)), sin(radians(card.angle))
    found: list[tuple[int, int]] = []
    for right, up in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        offset_x = round(right * HALF_WIDTH * cosine - up * HALF_HEIGHT * sine)
        offset_y = round(right * HALF_WIDTH * sine + up * HALF_HEIGHT * cosine)
        found.append((card.x + offset_x, card.y + offset_y))
    return found


@lru_cache(maxsize=10_000)
def shape(card: Card) -> Polygon:
    """The card as a polygon."""
    return Polygon(corners(card))


def gap(one: Card, other: Card) -> float:
    """The distance between two cards, nothing if they touch (memowars.place.no-touch)."""
    return float(shape(one).distance(shape(other)))


def overlap(one: Card, other: Card) -> float:
    """About how deep two touching cards lie over each other; nothing if only their edges meet."""
    common = shape(one).intersection(shape(other))
    return 2 * float(common.area) / float(common.length) if common.area else 0.0


def distance_to(card: Card, x: int, y: int) -> float:
    """The distance from a point to a card, nothing inside it."""
    return float(shape(card).distance(Point(x, y)))


def disc_covers(card: Card, x: int, y: int) -> bool:
    """Whether a disc resting here lies on the card, not only at its edge (memowars.pieces.size)."""
    return distance_to(card, x, y) < DISC_RADIUS - EXACT


def is_on_table(card: Card) -> bool:
    """Whether the card lies wholly on the table (memowars.place.table)."""
    return all(0 <= x <= TABLE_WIDTH and 0 <= y <= TABLE_HEIGHT for x, y in corners(card))


def part_with(parts: Parts, slot: int) -> set[int]:
    """The group that this card belongs to."""
    return next(part for part in parts if slot in part)


def closest_first(cards: Cards) -> list[tuple[float, int, int]]:
    """All pairs of cards with the gap between them, the closest first."""
    pairs = combinations(sorted(cards), 2)
    return sorted((gap(cards[one], cards[other]), one, other) for one, other in pairs)


def groups(cards: Cards, margins: Margins | None = None) -> Parts:
    """The groups of cards joined by near gaps, the one placed earliest first (memowars.void)."""
    margins = margins or Margins()
    parts = [{slot} for slot in cards]
    for distance, one, other in closest_first(cards):
        first, second = part_with(parts, one), part_with(parts, other)
        if first is second:
            continue
        margins.compare(distance - NEAR)
        if distance > NEAR + EXACT:
            break  # all other pairs are farther apart
        parts.remove(second)
        first |= second
    return sorted(parts, key=min)


def push(cards: Cards, parts: Parts, anchor: int, one: int, other: int) -> tuple[set[int], float, float]:
    """Which group moves, and how far, to close the gap between two cards to 5 mm (memowars.void)."""
    stays, goes = part_with(parts, one), part_with(parts, other)
    if (anchor in goes, len(goes), -min(goes)) > (anchor in stays, len(stays), -min(stays)):
        one, other, stays, goes = other, one, goes, stays
    start, end = nearest_points(shape(cards[other]), shape(cards[one]))
    distance = gap(cards[one], cards[other])
    share = (distance - PUSHED_BACK_TO) / distance
    return goes, (end.x - start.x) * share, (end.y - start.y) * share


def next_push(cards: Cards, parts: Parts, anchor: int, margins: Margins) -> tuple[set[int], int, int]:
    """The push for the closest two cards of different groups, in a tie the earliest pair (memowars.void)."""
    apart = [pair for pair in closest_first(cards) if pair[2] not in part_with(parts, pair[1])]
    smallest = apart[0][0]
    earliest = min((one, other) for distance, one, other in apart if distance <= smallest + EXACT)
    goes, x, y = push(cards, parts, anchor, *earliest)
    step = goes, margins.round(x), margins.round(y)
    for distance, one, other in apart:
        if distance < smallest + 1:
            rival, rival_x, rival_y = push(cards, parts, anchor, one, other)
            if (rival, round(rival_x), round(rival_y)) != step:
                margins.compare(distance - smallest)
    return step


def fill_void(cards: Cards, margins: Margins | None = None) -> dict[int, tuple[int, int]]:
    """Where every card lies once all groups are pushed back to the main group (memowars.void)."""
    margins = margins or Margins()
    cards = dict(cards)
    parts = groups(cards, margins)
    anchor = min(max(parts, key=len, default={NOBODY}))  # its group stays the main group until all are one
    while len(parts) > 1:
        goes, x, y = next_push(cards, parts, anchor, margins)
        for slot in goes:
            cards[slot] = replace(cards[slot], x=cards[slot].x + x, y=cards[slot].y + y)
        parts = groups(cards, margins)
    return {slot: (card.x, card.y) for slot, card in cards.items()}


class MemoWars:
    """A game of MemoWars on one table; the harness says where each tossed disc came to rest."""

    def __init__(self, players: int, starter_mines: list[tuple[int, int, int]] | None = None) -> None:
        """Lay out the minefields and hand out the fleets (memowars.setup.mines)."""
        self.players = players
        self.margins = Margins()
        self.phase: Phase = "place"
        self.active = NOBODY  # nobody has the UFO until somebody has placed all his cards
        self.winner: int | Literal["draw"] | None = None
        # the galaxy
        self.cards: Cards = {}
        self.next_slot = 0
        self.to_place: list[list[str]] = [list(FLEET) for _ in range(players)]
        self.eliminated: list[list[str]] = [[] for _ in range(players)]
        # the turn
        self.opened: int | None = None  # the card turned up this turn, until it is turned down or removed
        self.shown: set[int] = set()  # by the Scanner that looks now
        self.shots_left = 0  # of the opened card
        self.revenge: list[int] = []  # hit Retros that still lie there, the last one hit at the end
        self.has_avenged: set[int] = set()
        self.candidates: list[int] = []  # what the last toss covered
        self.turns = 0
        self.quiet_turns = 0  # in a row, after which no fewer cards lay there than ever before
        self.fewest = 0
        for x, y, angle in MINES if starter_mines is None else starter_mines:
            self.lay(Card(NOBODY, "mine", x, y, angle))

    def lay(self, card: Card) -> None:
        """A card that comes into the galaxy gets the next slot, so lower slots were placed earlier."""
        self.cards[self.next_slot] = card
        self.next_slot += 1

    # What lies on the table

    @property
    def margin(self) -> float:
        """The smallest distance that decided a comparison in the last `broken` or `play`."""
        return self.margins.compared

    @property
    def out(self) -> set[int]:
        """The players without cards in the galaxy, once it is built (memowars.out)."""
        if self.phase == "place":
            return set()
        return set(range(self.players)) - {card.owner for card in self.cards.values()}

    @property
    def asked(self) -> set[int]:
        """The seats that may move: all that still place, the active player, or the owner of an open card."""
        if self.phase == "over":
            return set()
        if self.phase == "place":
            return {seat for seat in range(self.players) if self.to_place[seat]}
        if self.phase == "reveal":
            return {self.active}
        return {self.cards[self.acting()].owner}

    def acting(self) -> int:
        """The open card whose effect is carried out: the last Retro hit, otherwise the card turned up."""
        slot = self.revenge[-1] if self.revenge else self.opened
        assert slot is not None
        return slot

    def may_lay(self, seat: int) -> list[str]:
        """What a seat may lay: cards left to place, later eliminated ones but no Planet (memowars.planet)."""
        if not 0 <= seat < self.players:
            return []
        if self.phase == "place":
            return self.to_place[seat]
        return [kind for kind in self.eliminated[seat] if kind != "planet"]

    # Judging a move

    def broken(self, seat: int, move: Move) -> set[str]:
        """The clauses that this move would break; none if it is legal."""
        self.margins = Margins()
        is_building = self.phase == "place" and 0 <= seat < self.players  # also those who are done
        if not is_building and seat not in self.asked:
            return {"memowars.turn"}
        if self.phase != MOMENTS[type(move)]:
            return {ASKED_FOR[self.phase]}
        if isinstance(move, Place | Return):
            missing = "memowars.place.kind" if isinstance(move, Place) else "memowars.planet"
            return self.broken_by_lying(move) | ({missing} if move.kind not in self.may_lay(seat) else set())
        if isinstance(move, Toss):
            return self.broken_by_toss(move)
        if isinstance(move, Look) and move.slot in self.shown:
            return {"memowars.scanner.once"}
        return set() if self.is_possible(move) else {ASKED_FOR[self.phase]}

    def is_possible(self, move: Move) -> bool:
        """Whether there is such a card to turn up, look at or choose."""
        if isinstance(move, Look):
            return move.slot in self.cards and move.slot != self.opened
        if isinstance(move, Choose):
            return move.slot in self.candidates
        return not isinstance(move, Reveal) or move.slot in self.cards

    def broken_by_toss(self, move: Toss) -> set[str]:
        """The hand is within a span of the shooting card, the flight at most 60 cm (memowars.shoot.from)."""
        span = distance_to(self.cards[self.acting()], move.x, move.y)
        self.margins.compare(span - HAND_SPAN)
        clauses: set[str] = set() if span <= HAND_SPAN + EXACT else {"memowars.shoot.from"}
        if not 0 <= move.direction < 3600:
            clauses.add("memowars.shoot.direction")
        if not 0 <= move.strength <= LONGEST_FLIGHT:
            clauses.add("memowars.shoot.flight")
        return clauses

    def broken_by_lying(self, move: Place | Return) -> set[str]:
        """A card lies on the table, touches none and is near one (memowars.place.table, .no-touch, .near)."""
        if not 0 <= move.angle < 180:
            return {"memowars.pieces.size"}
        clauses: set[str] = set()
        card = Card(NOBODY, move.kind, move.x, move.y, move.angle)
        if not is_on_table(card):
            clauses.add("memowars.place.table")
        smallest = min((gap(card, other) for other in self.cards.values()), default=inf)
        if smallest == 0:
            clauses.add("memowars.place.no-touch")
        self.margins.compare(smallest or max(overlap(card, other) for other in self.cards.values()))
        if smallest > NEAR + EXACT:
            clauses.add("memowars.place.near")
        self.margins.compare(smallest - NEAR)
        return clauses

    # Making a move

    def play(self, seat: int, move: Move, landing: tuple[int, int] | None = None) -> None:
        """Make a legal move; a toss also says where the disc came to rest."""
        self.margins = Margins()
        if isinstance(move, Place):
            self.place(seat, move)
        elif isinstance(move, Reveal):
            self.reveal(move.slot)
        elif isinstance(move, Look):
            self.look(move.slot)
        elif isinstance(move, Stop):
            self.end_scan()
        elif isinstance(move, Return):
            self.eliminated[seat].remove(move.kind)
            self.lay(Card(seat, move.kind, move.x, move.y, move.angle))
            self.end_turn()
        elif isinstance(move, Toss):
            assert landing is not None
            assert hypot(landing[0] - move.x, landing[1] - move.y) <= LONGEST_FLIGHT  # memowars.shoot.flight
            self.toss(*landing)
        else:
            self.hit(move.slot)

    def place(self, seat: int, move: Place) -> None:
        """Who is done first takes the UFO, the battle begins when all are (memowars.place.first-done)."""
        self.to_place[seat].remove(move.kind)
        self.lay(Card(seat, move.kind, move.x, move.y, move.angle))
        if not self.to_place[seat] and self.active == NOBODY:
            self.active = seat
        if not any(self.to_place):
            self.push_together()
            self.phase = "reveal"
            self.fewest = len(self.cards)

    def push_together(self) -> None:
        """Push every group back to the main group (memowars.void)."""
        for slot, (x, y) in fill_void(self.cards, self.margins).items():
            self.cards[slot] = replace(self.cards[slot], x=x, y=y)

    def reveal(self, slot: int) -> None:
        """Turn a card up; its owner must carry out its effect, whoever he is (memowars.turn.reveal)."""
        self.turn_over(slot, face_up=True)
        self.opened = slot
        card = self.cards[slot]
        if card.kind == "scanner":
            self.phase = "look"
        elif card.kind == "planet" and self.may_lay(card.owner):
            self.phase = "return"
        else:
            self.shots_left = SHOTS.get(card.kind, 0)
            self.go_on_shooting()

    def turn_over(self, slot: int, face_up: bool) -> None:
        """Turn a card up or down where it lies."""
        self.cards[slot] = replace(self.cards[slot], face_up=face_up)

    def look(self, slot: int) -> None:
        """Three cards at most, and each of the others once (memowars.scanner, .scanner.once)."""
        self.shown.add(slot)
        if len(self.shown) == 3 or self.shown | {self.acting()} == set(self.cards):
            self.end_scan()

    def end_scan(self) -> None:
        """A Scanner that has looked is eliminated, even if it is the last card (memowars.scanner)."""
        self.shown = set()
        self.remove([self.acting()])
        self.end_turn()

    # Shooting

    def go_on_shooting(self) -> None:
        """The last Retro hit shoots and leaves first, then the opened card goes on (memowars.retro.chain)."""
        while self.phase != "over" and self.revenge and self.revenge[-1] in self.has_avenged:
            self.remove([self.revenge[-1]])
        if not self.revenge and not self.shots_left:
            self.end_turn()
        elif self.phase != "over":
            self.phase = "toss"

    def toss(self, x: int, y: int) -> None:
        """The disc has come to rest; a single covered card is hit by itself (memowars.shoot.choose)."""
        if self.revenge:
            self.has_avenged.add(self.revenge[-1])
        else:
            self.shots_left -= 1
        self.candidates = [slot for slot in sorted(self.cards) if self.is_covered(slot, x, y)]
        if len(self.candidates) > 1:
            self.phase = "choose"
        elif self.candidates:
            self.hit(self.candidates[0])
        else:
            self.go_on_shooting()

    def is_covered(self, slot: int, x: int, y: int) -> bool:
        """The card that shoots and Retros taking revenge cannot be hit (memowars.shoot.choose)."""
        if slot == self.acting() or slot in self.revenge:
            return False
        self.margins.compare(distance_to(self.cards[slot], x, y) - DISC_RADIUS)
        return disc_covers(self.cards[slot], x, y)

    def hit(self, slot: int) -> None:
        """A mine takes the shooting card along, a Retro shoots first (memowars.mine, .retro.revenge)."""
        self.turn_over(slot, face_up=True)
        if self.cards[slot].kind == "mine":
            self.remove([slot, self.acting()])
        elif self.cards[slot].kind == "retro":
            self.revenge.append(slot)
        else:
            self.remove([slot])
        self.go_on_shooting()

    def remove(self, slots: list[int]) -> None:
        """Cards go back to their owners, all at once, and the void is filled (memowars.eliminated)."""
        for slot in slots:
            card = self.cards.pop(slot)
            if card.owner != NOBODY:
                self.eliminated[card.owner].append(card.kind)
        self.revenge = [slot for slot in self.revenge if slot in self.cards]
        if self.opened not in self.cards:
            self.opened, self.shots_left = None, 0
        self.push_together()
        if len(self.out) == self.players - 1:
            self.end(min(set(range(self.players)) - self.out))

    # The end

    def end_turn(self) -> None:
        """Turn the card down and pass the UFO to the left, past players who are out (memowars.turn.pass)."""
        if self.phase == "over":
            return
        if self.opened is not None:
            self.turn_over(self.opened, face_up=False)
        self.opened = None
        self.turns += 1
        self.quiet_turns = self.quiet_turns + 1 if len(self.cards) >= self.fewest else 0
        self.fewest = min(self.fewest, len(self.cards))
        if self.quiet_turns >= QUIET_TURNS or self.turns >= LONGEST_GAME:
            self.end("draw")
            return
        self.phase = "reveal"
        to_the_left = [(self.active + step) % self.players for step in range(1, self.players + 1)]
        self.active = next(seat for seat in to_the_left if seat not in self.out)

    def end(self, winner: int | Literal["draw"]) -> None:
        """The game ends at once and everything stays as it lies (memowars.end.last)."""
        self.winner = winner
        self.phase = "over"
