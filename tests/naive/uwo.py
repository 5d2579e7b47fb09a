"""The naive twin of UWO: slow, plain and obviously right; tests compare the engine with it move by move."""

from dataclasses import dataclass
from itertools import pairwise

ROWS, COLUMNS = 6, 5
SQUARES = range(ROWS * COLUMNS)
FIRST_ROWS = ([*range(10)], [*range(20, 30)])  # of the Gnorfs and of the Pnorfs
BACK_CORNERS = (0, 4, 25, 29)
HAND = 3
ENERGY = 6
MORF_COST = 1
QUIET_ROUNDS = 20


@dataclass(frozen=True)
class Kind:
    """What is printed on a card; attack 0 is none, and a Dynamite's attack cost is that of its blast."""

    name: str
    copies: int
    walk: int
    walk_cost: int
    attack: int
    attack_cost: int
    shields: frozenset[str]


@dataclass(frozen=True)
class Switches:
    """Where the rulebooks of the three languages differ."""

    refill_optional: bool
    ko_may_walk: bool
    ko_may_morf: bool
    bazooka_ko_ends: str  # "end" or "start" of its owner's next turn
    rider_ko_ends: str  # "rider-end", "victim-end" or "victim-start"
    inaction_costs: bool  # is a morf alone no payment for a turn?


EDITIONS = {
    "nl": Switches(False, False, False, "end", "rider-end", False),
    "en": Switches(True, True, True, "end", "victim-end", False),
    "hu": Switches(False, True, True, "start", "victim-end", False),
}


@dataclass(frozen=True)
class KnockOut:
    """Until the start or the end of this seat's turn with this number, in its own count (uwo.bazooka.ko)."""

    seat: int
    when: str
    turn: int


@dataclass
class Piece:
    """An UWO on the field, the card that it is now on top of its stack, which is last."""

    seat: int
    stack: list[str]
    knocked_out_until: KnockOut | None = None

    @property
    def kind(self) -> str:
        """The kind that this UWO is now (uwo.morf.own)."""
        return self.stack[-1]

    @property
    def knocked_out(self) -> bool:
        """Whether it is knocked out (uwo.ko.helpless)."""
        return self.knocked_out_until is not None


@dataclass(frozen=True)
class Plain:
    """A move that needs no more words."""


@dataclass(frozen=True)
class Morf:
    """In the own turn: play a card from the hand on the own UWO on this square."""

    square: int
    kind: str


@dataclass(frozen=True)
class Swap:
    """In the own turn: put a card under the deck, draw the top one and end the turn."""

    kind: str


@dataclass(frozen=True)
class Walk:
    """In the own turn: walk in a straight line."""

    square: int
    to: int


@dataclass(frozen=True)
class Ride:
    """In the own turn: a Rider goes along these squares and stops on the last."""

    square: int
    path: tuple[int, ...]


@dataclass(frozen=True)
class Attack:
    """In the own turn: attack the enemy on the target square."""

    square: int
    target: int


@dataclass(frozen=True)
class Blast:
    """In the own turn: a Dynamite explodes."""

    square: int


class End(Plain):
    """In the own turn: end it."""


class KeepHand(Plain):
    """In the own turn: end it and draw nothing."""


class Burn(Plain):
    """In the own turn: give up all energy and end it."""


@dataclass(frozen=True)
class DefendMorf:
    """Attacked: morf the attacked UWO."""

    kind: str


class Miss(Plain):
    """Attacked: play a Miss."""


class Yield(Plain):
    """Attacked: be hit."""


class Counter(Plain):
    """After a defence: strike back."""


class Decline(Plain):
    """After a defence: leave it at that."""


TurnMove = Morf | Swap | Walk | Ride | Attack | Blast | End | KeepHand | Burn
Answer = DefendMorf | Miss | Yield | Counter | Decline
Move = TurnMove | Answer

# when each answer is asked for, and the clause that it breaks at any other time
MOMENTS: dict[type[Answer], tuple[str, str]] = {
    DefendMorf: ("defend", "uwo.defend.none"),
    Miss: ("defend", "uwo.defend.miss"),
    Yield: ("defend", "uwo.defend.none"),
    Counter: ("counter", "uwo.duel.counter"),
    Decline: ("counter", "uwo.duel.counter"),
}


def which(clauses: dict[str, bool]) -> set[str]:
    """The clauses that are broken, of those that are looked at."""
    return {clause for clause, is_broken in clauses.items() if is_broken}


def distances(one: int, other: int) -> tuple[int, int]:
    """How many rows and how many columns lie between two squares (uwo.setup.field)."""
    return abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS)


def around(square: int) -> list[int]:
    """The up to eight squares around this one (uwo.dynamite.blast)."""
    return [other for other in SQUARES if max(distances(square, other)) == 1]


def line(start: int, stop: int) -> list[int]:
    """The squares of a row or column after the start up to the stop; none if there is no such line."""
    if start not in SQUARES or stop not in SQUARES or min(distances(start, stop)) > 0:
        return []
    step = 1 if start // COLUMNS == stop // COLUMNS else COLUMNS
    if stop < start:
        step = -step
    return list(range(start + step, stop + step, step))


class Uwo:
    """A game of UWO, shuffled by somebody else; seat 0 are the Gnorfs, seat 1 the Pnorfs."""

    def __init__(self, kinds: dict[str, Kind], switches: Switches, army: int) -> None:
        """Sit down with these cards and an army of ten or eight (uwo.setup.army, uwo.setup.eight)."""
        self.kinds = kinds
        self.switches = switches
        self.army = army
        # the game
        self.field: dict[int, Piece] = {}
        self.hands: list[list[str]] = [[], []]
        self.decks: list[list[str]] = [[], []]
        self.removed: list[tuple[int, str]] = []
        self.winner: int | str | None = None
        # the energy round
        self.energy = [ENERGY, ENERGY]
        self.first_out: int | None = None
        self.uwo_removed = False
        self.quiet_rounds = 0
        # the turn
        self.phase = "turn"
        self.active = 0
        self.asked: int | None = 0
        self.turns = [0, 0]  # begun by each seat
        self.ended_turns = [0, 0]  # and ended
        self.morfed = self.acted = self.walked = False
        self.morfed_square: int | None = None
        self.spent = 0
        # the duel: the strike going on, or the one that just failed while a counter is asked for
        self.attacker_square: int | None = None
        self.target_square: int | None = None

    def deal(self, hands: list[list[str]], decks: list[list[str]]) -> None:
        """Set up the armies and begin with the Gnorfs (uwo.setup.deck, uwo.setup.gnorfs-first)."""
        self.hands = [list(hand) for hand in hands]
        self.decks = [list(deck) for deck in decks]
        for seat, squares in enumerate(FIRST_ROWS):
            for square in squares:
                if self.army == 8 and square in BACK_CORNERS:
                    self.removed.append((seat, "fist"))
                else:
                    self.field[square] = Piece(seat, ["fist"])
        self.begin_turn(0)

    # What lies on the table

    def piece(self, seat: int, square: int) -> Piece | None:
        """The UWO of this seat on this square."""
        piece = self.field.get(square)
        return piece if piece is not None and piece.seat == seat else None

    def is_shielded(self, piece: Piece, attacker: str) -> bool:
        """Whether it has a shield from this kind; the knocked-out have none (uwo.ko.helpless)."""
        return attacker in self.kinds[piece.kind].shields and not piece.knocked_out

    def is_in_range(self, square: int, target: int) -> bool:
        """In a line, within the card's squares and with nobody in between (uwo.attack.line)."""
        squares = line(square, target)
        reach = self.kinds[self.field[square].kind].attack
        return 1 <= len(squares) <= reach and not any(between in self.field for between in squares[:-1])

    # Judging a move

    def broken(self, seat: int, move: Move) -> set[str]:
        """The clauses that this move would break; none if it is legal."""
        if seat not in (0, 1):
            return {"uwo.turn.seat"}
        if isinstance(move, TurnMove):
            clauses = which({"uwo.turn.seat": seat != self.asked or self.phase != "turn"})
            return clauses | self.broken_by_turn_move(seat, move)
        phase, clause = MOMENTS[type(move)]
        if self.phase != phase:
            return {"uwo.turn.seat", clause}
        clauses = which({"uwo.turn.seat": seat != self.asked})
        if isinstance(move, DefendMorf):
            clauses |= self.broken_by_defence(seat, move.kind)
        if isinstance(move, Miss) and "miss" not in self.hands[seat]:
            clauses |= {"uwo.hand", "uwo.defend.miss"}
        return clauses

    def broken_by_turn_move(self, seat: int, move: TurnMove) -> set[str]:
        """At most one morf and one action in a turn, each by its own rules (uwo.turn.one-each)."""
        match move:
            case Morf():
                return which({"uwo.turn.one-each": self.morfed}) | self.broken_by_morf(seat, move)
            case Swap():
                return which({"uwo.turn.one-each": self.morfed}) | self.broken_by_swap(seat, move)
            case Walk():
                return which({"uwo.turn.one-each": self.acted}) | self.broken_by_walk(seat, move)
            case Ride():
                return which({"uwo.turn.one-each": self.acted}) | self.broken_by_ride(seat, move)
            case Attack():
                return which({"uwo.turn.one-each": self.acted}) | self.broken_by_attack(seat, move)
            case Blast():
                return which({"uwo.turn.one-each": self.acted}) | self.broken_by_blast(seat, move)
            case KeepHand():
                return which({"uwo.turn.refill": not self.may_keep_hand(seat)})
            case End() | Burn():
                return set()

    def may_keep_hand(self, seat: int) -> bool:
        """Only where filling the hand is optional and there is something to draw (uwo.turn.refill)."""
        can_draw = len(self.hands[seat]) < HAND and len(self.decks[seat]) > 0
        return self.switches.refill_optional and can_draw

    def broken_by_morf(self, seat: int, move: Morf) -> set[str]:
        """An own UWO takes any form but a Miss (uwo.morf.own); knocked out only where it may."""
        piece = self.piece(seat, move.square)
        knocked_out = piece is not None and piece.knocked_out
        clauses = {
            "uwo.hand": move.kind not in self.hands[seat],
            "uwo.energy.afford": self.energy[seat] < MORF_COST,
            "uwo.morf.own": piece is None,
            "uwo.morf.no-miss": move.kind == "miss",
            "uwo.ko.helpless": knocked_out and not self.switches.ko_may_morf,
        }
        return which(clauses)

    def broken_by_swap(self, seat: int, move: Swap) -> set[str]:
        """Any card may be swapped instead of a morf while there is a deck to draw from (uwo.swap)."""
        clauses = {
            "uwo.hand": move.kind not in self.hands[seat],
            "uwo.swap": self.morfed or not self.decks[seat],
        }
        return which(clauses)

    def broken_by_walk(self, seat: int, move: Walk) -> set[str]:
        """In a straight line through and onto empty squares (uwo.walk.straight); a Rider rides instead."""
        piece = self.piece(seat, move.square)
        if piece is None:
            return {"uwo.turn.own"}
        squares = line(move.square, move.to)
        in_reach = 1 <= len(squares) <= self.kinds[piece.kind].walk
        blocked = any(square in self.field for square in squares)
        clauses = {
            "uwo.walk.straight": not in_reach or blocked or piece.kind == "rider",
            "uwo.rider.walk": piece.kind == "rider",
        }
        return self.broken_by_walker(piece) | which(clauses)

    def broken_by_ride(self, seat: int, move: Ride) -> set[str]:
        """Over enemies, but over no own UWO and no Bazooka that stands (uwo.rider.walk)."""
        piece = self.piece(seat, move.square)
        if piece is None:
            return {"uwo.turn.own"}
        if piece.kind != "rider":
            return {"uwo.rider.walk"}
        met = [self.field[square] for square in move.path if square in self.field]
        enemies = [other for other in met if other.seat != seat]
        clauses = {
            "uwo.rider.walk": not self.is_ride(move),
            "uwo.rider.not-own": len(met) > len(enemies),
            "uwo.rider.not-bazooka": any(self.is_shielded(enemy, "rider") for enemy in enemies),
        }
        return self.broken_by_walker(piece) | which(clauses)

    def broken_by_walker(self, piece: Piece) -> set[str]:
        """Walking is paid, and the knocked-out walk only where they may (uwo.ko.helpless)."""
        clauses = {
            "uwo.energy.afford": self.kinds[piece.kind].walk_cost > self.energy[piece.seat],
            "uwo.ko.helpless": piece.knocked_out and not self.switches.ko_may_walk,
        }
        return which(clauses)

    def is_ride(self, move: Ride) -> bool:
        """One to three single steps, never back to a square, onto an empty one (uwo.rider.walk)."""
        squares = [move.square, *move.path]
        if not 1 <= len(move.path) <= self.kinds["rider"].walk or len(set(squares)) < len(squares):
            return False
        single_steps = all(len(line(one, other)) == 1 for one, other in pairwise(squares))
        return single_steps and squares[-1] not in self.field

    def broken_by_attack(self, seat: int, move: Attack) -> set[str]:
        """An enemy in range without a shield; Rider and Dynamite attack nobody so (uwo.attack.line)."""
        piece, target = self.piece(seat, move.square), self.piece(1 - seat, move.target)
        if piece is None:
            return {"uwo.turn.own"}
        clauses = {
            "uwo.energy.afford": self.kinds[piece.kind].attack_cost > self.energy[seat],
            "uwo.ko.helpless": piece.knocked_out,
            "uwo.morf.no-attack": self.morfed_square == move.square and piece.kind != "dynamite",
            "uwo.rider.no-attack": piece.kind == "rider",
            "uwo.dynamite.blast": piece.kind == "dynamite",
            "uwo.attack.line": target is None or not self.is_in_range(move.square, move.target),
            "uwo.attack.shielded": target is not None and self.is_shielded(target, piece.kind),
        }
        return which(clauses)

    def broken_by_blast(self, seat: int, move: Blast) -> set[str]:
        """A Dynamite needs no target and may have morfed, but not walked (uwo.dynamite.at-once)."""
        piece = self.piece(seat, move.square)
        if piece is None:
            return {"uwo.turn.own"}
        if piece.kind != "dynamite":
            return {"uwo.dynamite.blast"}
        clauses = {
            "uwo.energy.afford": self.kinds["dynamite"].attack_cost > self.energy[seat],
            "uwo.ko.helpless": piece.knocked_out,
            "uwo.dynamite.at-once": self.walked,
        }
        return which(clauses)

    def broken_by_defence(self, seat: int, kind: str) -> set[str]:
        """Only into a kind shielded from the attacker (uwo.defend.morf), and no Rider (uwo.duel.rider)."""
        attacker, target = (self.field[square] for square in self.duel_squares())
        clauses = {
            "uwo.hand": kind not in self.hands[seat],
            "uwo.energy.afford": self.energy[seat] < MORF_COST,
            "uwo.defend.morf": kind not in self.kinds or attacker.kind not in self.kinds[kind].shields,
            "uwo.duel.rider": target.kind == "rider",
        }
        return which(clauses)

    # Making a move

    def play(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        if isinstance(move, Answer):
            self.answer(seat, move)
        else:
            self.play_in_turn(seat, move)

    def play_in_turn(self, seat: int, move: TurnMove) -> None:
        """A morf, an action or the end of the turn (uwo.turn.one-each, uwo.energy.burn)."""
        self.acted = self.acted or isinstance(move, Walk | Ride | Attack | Blast)
        match move:
            case Morf(square, kind):
                self.morfed, self.morfed_square = True, square
                self.morf(square, kind)
            case Walk(square, to):
                self.walk(square, to)
            case Ride(square, path):
                self.walk(square, path[-1])
                self.trample(seat, path[:-1])
            case Blast(square):
                self.blast(square)
            case Attack(square, target):
                self.strike(square, target)
            case Swap(kind):
                self.swap(seat, kind)
            case Burn():
                self.pay(seat, self.energy[seat])
            case End() | KeepHand():
                pass
        if isinstance(move, Swap | Burn | End | KeepHand):
            self.end_turn(draws=not isinstance(move, KeepHand))
        else:
            self.go_on()

    def pay(self, seat: int, cost: int) -> None:
        """Pay, and remember who ran out first (uwo.attack.pay, uwo.energy.back)."""
        self.energy[seat] -= cost
        if seat == self.active:
            self.spent += cost
        if self.energy[seat] == 0 and self.first_out is None:
            self.first_out = seat

    def morf(self, square: int, kind: str) -> None:
        """The card goes from the hand on the stack for one energy, and wakes nobody (uwo.morf.own)."""
        piece = self.field[square]
        self.pay(piece.seat, MORF_COST)
        self.hands[piece.seat].remove(kind)
        piece.stack.append(kind)

    def swap(self, seat: int, kind: str) -> None:
        """A card goes under the deck and the top one to the hand (uwo.swap)."""
        self.hands[seat].remove(kind)
        self.decks[seat].insert(0, kind)
        self.hands[seat].append(self.decks[seat].pop())

    def walk(self, square: int, to: int) -> None:
        """Pay and go (uwo.walk.straight, uwo.rider.walk)."""
        self.walked = True
        piece = self.field.pop(square)
        self.pay(piece.seat, self.kinds[piece.kind].walk_cost)
        self.field[to] = piece

    def trample(self, rider: int, passed: tuple[int, ...]) -> None:
        """All enemies passed over are knocked out, or anew (uwo.rider.tramples, uwo.rider.again)."""
        who, when = self.switches.rider_ko_ends.split("-")
        for square in passed:
            if square in self.field:
                self.knock_out(square, rider if who == "rider" else 1 - rider, when)

    def knock_out(self, square: int, seat: int, when: str) -> None:
        """Until the start or end of this seat's next turn (uwo.bazooka.ko, uwo.rider.ko)."""
        self.field[square].knocked_out_until = KnockOut(seat, when, self.turns[seat] + 1)

    def blast(self, square: int) -> None:
        """It removes itself and everybody around it (uwo.dynamite.blast)."""
        self.pay(self.field[square].seat, self.kinds["dynamite"].attack_cost)
        self.remove([square, *around(square)])

    def remove(self, squares: list[int]) -> None:
        """UWOs leave the game with their whole stacks (uwo.attack.hit), which may end it (uwo.end.both)."""
        for square in squares:
            if square in self.field:
                piece = self.field.pop(square)
                self.removed += [(piece.seat, kind) for kind in piece.stack]
        self.uwo_removed = True
        self.quiet_rounds = 0
        left = {piece.seat for piece in self.field.values()}
        if len(left) < 2:
            self.end_game(left.pop() if left else "draw")

    # Duels

    def duel_squares(self) -> tuple[int, int]:
        """Where the UWO that strikes and the one that is struck stand."""
        assert self.attacker_square is not None
        assert self.target_square is not None
        return self.attacker_square, self.target_square

    def strike(self, square: int, target: int) -> None:
        """Pay, shoot, and hit who has nothing to defend with (uwo.attack.pay, uwo.bazooka.ko)."""
        self.attacker_square, self.target_square = square, target
        attacker, defender = self.field[square], self.field[target]
        self.pay(attacker.seat, self.kinds[attacker.kind].attack_cost)
        if attacker.kind == "bazooka":
            self.knock_out(square, attacker.seat, self.switches.bazooka_ko_ends)
        self.ask(defender.seat, "defend")
        if defender.knocked_out or not self.hands[defender.seat]:
            self.end_duel()
            self.remove([target])

    def answer(self, seat: int, move: Answer) -> None:
        """One answer in a duel (uwo.defend.morf, uwo.defend.miss, uwo.defend.none, uwo.duel.counter)."""
        attacker, target = self.duel_squares()
        match move:
            case DefendMorf(kind):
                self.morf(target, kind)
                self.offer_counter(attacker, target)
            case Miss():
                self.hands[seat].remove("miss")
                self.removed.append((seat, "miss"))
                self.offer_counter(attacker, target)
            case Yield():
                self.end_duel()
                self.remove([target])
            case Counter():
                self.counter(target, attacker)
            case Decline():
                self.end_duel()
        self.go_on()

    def offer_counter(self, attacker: int, target: int) -> None:
        """After a defence the defender may strike back, if he can (uwo.duel.counter, uwo.duel.again)."""
        if self.can_counter(target, attacker):
            self.ask(self.field[target].seat, "counter")
        else:
            self.end_duel()

    def can_counter(self, square: int, target: int) -> bool:
        """Range, shield and cost as ever; a Dynamite must reach the attacker, a Rider cannot strike."""
        piece = self.field[square]
        if self.kinds[piece.kind].attack_cost > self.energy[piece.seat]:
            return False
        if piece.kind == "dynamite":
            return target in around(square)
        return self.is_in_range(square, target) and not self.is_shielded(self.field[target], piece.kind)

    def counter(self, square: int, target: int) -> None:
        """Strike back, a Dynamite with its blast (uwo.duel.counter, uwo.dynamite.blast)."""
        if self.field[square].kind == "dynamite":
            self.end_duel()
            self.blast(square)
        else:
            self.strike(square, target)

    def end_duel(self) -> None:
        """The turn of the player who began goes on (uwo.duel.again)."""
        self.attacker_square = self.target_square = None
        self.ask(self.active, "turn")

    # Turns and energy

    def ask(self, seat: int, phase: str) -> None:
        """This seat has to move now (uwo.turn.seat)."""
        self.asked = seat
        self.phase = phase

    def go_on(self) -> None:
        """Without energy the turn ends by itself, but only after the duel (uwo.energy.out)."""
        if self.phase == "turn" and self.energy[self.active] == 0:
            self.end_turn()

    def end_turn(self, draws: bool = True) -> None:
        """A turn costs at least one; then the hand is filled (uwo.turn.at-least-one, uwo.turn.refill)."""
        if self.spent == 0 or (self.switches.inaction_costs and not self.acted and self.energy[self.active]):
            self.pay(self.active, 1)
        if draws:
            self.refill()
        self.next_turn()

    def refill(self) -> None:
        """Fill the hand to three while the deck lasts (uwo.turn.refill)."""
        while len(self.hands[self.active]) < HAND and self.decks[self.active]:
            self.hands[self.active].append(self.decks[self.active].pop())

    def next_turn(self) -> None:
        """The other's turn, or the same player's again while the other is out (uwo.energy.out)."""
        self.wake("end")
        self.ended_turns[self.active] += 1
        if self.energy == [0, 0]:
            self.end_round()
        elif self.energy[1 - self.active] > 0:
            self.begin_turn(1 - self.active)
        else:
            self.begin_turn(self.active)

    def begin_turn(self, seat: int) -> None:
        """A new turn, counted for knock-outs (uwo.bazooka.ko, uwo.rider.ko)."""
        self.active = seat
        self.turns[seat] += 1
        self.morfed = self.acted = self.walked = False
        self.morfed_square = None
        self.spent = 0
        self.wake("start")
        self.ask(seat, "turn")

    def wake(self, when: str) -> None:
        """Knock-outs end with the start or end of the turn they name (uwo.bazooka.ko, uwo.rider.ko)."""
        now = KnockOut(self.active, when, self.turns[self.active])
        for piece in self.field.values():
            if piece.knocked_out_until == now:
                piece.knocked_out_until = None

    def end_round(self) -> None:
        """Energy comes back and who ran out first moves (uwo.energy.back), or it is a stalemate."""
        if not self.uwo_removed:
            self.quiet_rounds += 1
        if self.quiet_rounds == QUIET_ROUNDS:
            self.end_game("draw")
            return
        assert self.first_out is not None
        starter = self.first_out
        self.energy = [ENERGY, ENERGY]
        self.first_out = None
        self.uwo_removed = False
        self.begin_turn(starter)

    def end_game(self, winner: int | str) -> None:
        """Nobody is asked any more (uwo.end.exterminate, uwo.end.both, uwo.end.stalemate)."""
        self.winner = winner
        self.phase = "over"
        self.asked = None
