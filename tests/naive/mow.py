"""The naive twin of Mow: slow, plain and obviously right; tests compare the engine with it move by move."""

from dataclasses import dataclass

STARTERS = ("ordinary", "closer", "thin", "milk")
ARROWS = {"left": 1, "right": -1}
CARDS_DRAWN = {"thin": 0, "mad": 0, "milk": 2}  # every other cow: one


@dataclass(frozen=True)
class Cow:
    """What is printed on one card."""

    species: str
    number: int | None
    flies: int
    colour: str


@dataclass(frozen=True)
class Add:
    """Add a cow of this face to the herd; a face is named by its lowest card."""

    card: int
    number: int | None = None
    arrow: str | None = None
    next: int | None = None


@dataclass(frozen=True)
class Take:
    """Take the herd into the own cowshed."""


@dataclass(frozen=True)
class Pass:
    """Show the hand, because no cow in it can start the empty herd."""


Move = Add | Take | Pass


def is_special(cow: Cow, colour: str) -> bool:
    """Whether this is a special cow of that colour (mow.green.arrow, mow.yellow.next)."""
    return cow.species != "ordinary" and cow.colour == colour


def same_face(one: Cow, other: Cow) -> bool:
    """Green and yellow ordinary twins are the same to a player, specials differ by colour (mow.hand)."""
    if (one.species, one.number, one.flies) != (other.species, other.number, other.flies):
        return False
    return one.species == "ordinary" or one.colour == other.colour


class Mow:
    """A game of Mow on one table, shuffled and dealt by somebody else."""

    def __init__(self, cows: list[Cow], players: int, flies: int) -> None:
        """Sit down with these cards; the game ends when somebody has this many flies (mow.game.hundred)."""
        self.cows = cows
        self.players = players
        self.target = flies
        self.faces = [self.lowest_twin(cow) for cow in cows]
        # the game
        self.round = 0
        self.starter = 0
        self.scores = [0] * players
        self.last_round_flies = [0] * players
        self.shares = [0.0] * players
        self.waiting_for_deal = True
        self.over = False
        # the round
        self.turn = 0
        self.turns_played = 0
        self.arrow = 1
        self.herd_turn = 0
        self.clear_pasture()
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[set[int]] = [set() for _ in range(players)]
        self.sheds: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []

    def lowest_twin(self, cow: Cow) -> int:
        """The lowest card with the same face as this cow."""
        return min(card for card, other in enumerate(self.cows) if same_face(cow, other))

    def clear_pasture(self) -> None:
        """Two farmers have three herds, more farmers have one (mow.two.star)."""
        herds = 3 if self.players == 2 else 1
        self.herds: list[dict[int, int]] = [{} for _ in range(herds)]
        self.acrobats: list[dict[int, int]] = [{} for _ in range(herds)]

    # Set-up

    def deal(self, hands: list[list[int]], pile: list[int], starter: int | None = None) -> None:
        """Begin a round, the arrow pointing to the left (mow.setup.deal, mow.setup.arrow)."""
        self.round += 1
        self.starter = self.find_starter() if starter is None else starter
        self.turn = self.starter
        self.turns_played = 0
        self.arrow = 1
        self.herd_turn = 0
        self.clear_pasture()
        self.hands = [list(hand) for hand in hands]
        self.shown = [set() for _ in range(self.players)]
        self.sheds = [[] for _ in range(self.players)]
        self.pile = list(pile)
        self.waiting_for_deal = False

    def find_starter(self) -> int:
        """The farmer with most flies starts, ties go clockwise from the last starter (mow.setup.starter)."""
        for steps in range(self.players):
            seat = (self.starter + steps) % self.players
            if self.scores[seat] == max(self.scores):
                return seat
        raise AssertionError("somebody always has most flies")

    # What lies on the table

    def herd(self) -> dict[int, int]:
        """The herd this turn belongs to."""
        return self.herds[self.herd_turn]

    def hand(self, seat: int) -> list[int]:
        """The cards in this seat's hand; a seat that does not exist has none."""
        return self.hands[seat] if 0 <= seat < self.players else []

    def cards_of_face(self, seat: int, face: int) -> list[int]:
        """The cards of this face in a hand."""
        return [card for card in self.hand(seat) if self.faces[card] == face]

    def can_start(self, seat: int) -> bool:
        """Whether the hand holds a cow that may start a herd (mow.start.ordinary)."""
        return any(self.cows[card].species in STARTERS for card in self.hand(seat))

    def is_ordinary(self, number: int) -> bool:
        """Whether an ordinary cow, and no stand-in, is at this number of the herd."""
        return number in self.herd() and self.cows[self.herd()[number]].species == "ordinary"

    def is_mad(self) -> bool:
        """Whether a mad cow is in the herd (mow.mad.flies-only)."""
        return any(self.cows[card].species == "mad" for card in self.herd().values())

    # Judging a move

    def broken(self, seat: int, move: Move) -> list[str]:
        """The clauses that this move would break, the one a person wants to hear first; none if it is legal.

        First whose turn it is and what is in the hand, then what no choice could mend: this cow cannot start
        a herd, does not dare, has no place. Last, what was said too much or left out.
        """
        clauses: list[str] = []
        if self.over or self.waiting_for_deal or seat != self.turn:
            clauses.append("mow.turn")
        if isinstance(move, Add):
            clauses += self.broken_by_add(seat, move)
        elif isinstance(move, Take):
            clauses += self.broken_by_take()
        else:
            clauses += self.broken_by_pass(seat)
        return clauses

    def broken_by_take(self) -> list[str]:
        """An empty herd cannot be taken (mow.take)."""
        return [] if self.herd() else ["mow.take"]

    def broken_by_pass(self, seat: int) -> list[str]:
        """Only who must start a herd and cannot may pass (mow.start.pass)."""
        may_pass = not self.herd() and not self.can_start(seat)
        return [] if may_pass else ["mow.start.pass"]

    def broken_by_add(self, seat: int, move: Add) -> list[str]:
        """The clauses that adding this cow would break."""
        if not 0 <= move.card < len(self.cows):
            return ["mow.hand"]
        cow = self.cows[move.card]
        clauses: list[str] = []
        if not self.cards_of_face(seat, move.card):
            clauses.append("mow.hand")
        if not self.herd() and cow.species not in STARTERS:
            clauses.append("mow.start.ordinary")
        if self.is_mad() and cow.flies == 0:
            clauses.append("mow.mad.flies-only")
        clauses += self.broken_by_place(cow, move.number)
        clauses += self.broken_by_arrow(cow, move.arrow)
        clauses += self.broken_by_next(seat, cow, move.next)
        return clauses

    def broken_by_place(self, cow: Cow, number: int | None) -> list[str]:
        """Every species has its own places in the herd; only slowpoke and calf are told a number."""
        if cow.species == "slowpoke":
            return [] if self.is_gap(number) else ["mow.slowpoke.gap"]
        if cow.species == "calf":
            return [] if self.is_calf_place(number) else ["mow.calf.end"]
        clauses: list[str] = []
        if cow.species == "acrobat" and not self.can_carry_acrobat(cow.number):
            clauses.append("mow.acrobat.same-number")
        if cow.species == "mad" and not self.is_ordinary(8):
            clauses.append("mow.mad.replaces-eight")
        if cow.species in STARTERS and not self.is_outside(cow.number):
            clauses.append("mow.add.outside")
        if number is not None:
            clauses.append("mow.add.own-number")
        return clauses

    def is_outside(self, number: int | None) -> bool:
        """A numbered cow goes strictly below or above all others, or anywhere if first (mow.add.outside)."""
        if number is None:
            return False
        if not self.herd():
            return True
        return number < min(self.herd()) or number > max(self.herd())

    def can_carry_acrobat(self, number: int | None) -> bool:
        """An ordinary cow of the acrobat's number carries one acrobat (mow.acrobat.same-number)."""
        if number is None:
            return False
        return self.is_ordinary(number) and number not in self.acrobats[self.herd_turn]

    def is_gap(self, number: int | None) -> bool:
        """A slowpoke takes a missing number between the lowest and the highest (mow.slowpoke.gap)."""
        if number is None or not self.herd():
            return False
        return min(self.herd()) < number < max(self.herd()) and number not in self.herd()

    def is_calf_place(self, number: int | None) -> bool:
        """A calf goes beyond an end that is an ordinary cow without flies (mow.calf.end)."""
        if number is None or not self.herd():
            return False
        lowest, highest = min(self.herd()), max(self.herd())
        if number == lowest - 1:
            return self.is_ordinary_without_flies(lowest)
        if number == highest + 1:
            return self.is_ordinary_without_flies(highest)
        return False

    def is_ordinary_without_flies(self, number: int) -> bool:
        """Whether a calf likes to stand beside the cow at this number (mow.calf.end)."""
        return self.is_ordinary(number) and self.cows[self.herd()[number]].flies == 0

    def broken_by_arrow(self, cow: Cow, arrow: str | None) -> list[str]:
        """A green special, and nothing else, sets the arrow (mow.green.arrow)."""
        fits = arrow in ARROWS if is_special(cow, "green") else arrow is None
        return [] if fits else ["mow.green.arrow"]

    def broken_by_next(self, seat: int, cow: Cow, named: int | None) -> list[str]:
        """A yellow special, and nothing else, names another farmer to play next (mow.yellow.next)."""
        others = [other for other in range(self.players) if other != seat]
        fits = named in others if is_special(cow, "yellow") else named is None
        return [] if fits else ["mow.yellow.next"]

    # Making a move

    def play(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        if isinstance(move, Add):
            self.add(seat, move)
        elif isinstance(move, Take):
            self.take(seat)
        else:
            self.shown[seat] = set(self.hands[seat])
            self.end_turn(None)

    def add(self, seat: int, move: Add) -> None:
        """Add the cow, draw, set the arrow and let the next farmer play (mow.add.draw)."""
        alike = self.cards_of_face(seat, move.card)
        card = min(alike, key=lambda one: (one not in self.shown[seat], one))  # mow.cards.look-alike
        self.hands[seat].remove(card)
        self.shown[seat].discard(card)
        self.put(seat, card, move.number)
        self.draw(seat, CARDS_DRAWN.get(self.cows[card].species, 1))
        if move.arrow is not None:
            self.arrow = ARROWS[move.arrow]
        self.end_turn(move.next)

    def put(self, seat: int, card: int, said: int | None) -> None:
        """Put the card where it belongs: on a back, in place of the 8, at the number said or at its own."""
        cow = self.cows[card]
        if cow.species == "mad":
            self.replace_eight(seat, card)
            return
        number = cow.number if said is None else said
        assert number is not None
        if cow.species == "acrobat":
            self.acrobats[self.herd_turn][number] = card
        else:
            self.herd()[number] = card

    def replace_eight(self, seat: int, mad_cow: int) -> None:
        """The mad cow stands for the 8, which everybody sees going to the hand (mow.mad.replaces-eight)."""
        eight = self.herd()[8]
        self.herd()[8] = mad_cow
        self.hands[seat].append(eight)
        self.shown[seat].add(eight)

    def draw(self, seat: int, cards: int) -> None:
        """Draw as far as the pile goes (mow.add.draw, mow.thin.no-draw, mow.milk.two)."""
        for _ in range(cards):
            if self.pile:
                self.hands[seat].append(self.pile.pop())

    def end_turn(self, named: int | None) -> None:
        """The named farmer plays next, otherwise the neighbour the arrow points at (mow.yellow.next)."""
        self.turn = (self.turn + self.arrow) % self.players if named is None else named
        self.turns_played += 1
        if self.players == 2:
            self.go_to_next_herd()

    def go_to_next_herd(self) -> None:
        """Three openings in order, then on in the arrow's direction (mow.two.star, mow.two.arrow)."""
        if self.turns_played < 3:
            self.herd_turn = self.turns_played
        else:
            self.herd_turn = (self.herd_turn + self.arrow) % 3

    def take(self, seat: int) -> None:
        """The herd goes to the cowshed; with an empty pile that ends the round (mow.take, mow.round.end)."""
        self.sheds[seat] += self.herd().values()
        self.sheds[seat] += self.acrobats[self.herd_turn].values()
        self.herds[self.herd_turn] = {}
        self.acrobats[self.herd_turn] = {}
        if not self.pile:
            self.end_round()

    # The end

    def end_round(self) -> None:
        """Hands go to their own cowsheds and the flies are counted (mow.round.hands, mow.count)."""
        for seat in range(self.players):
            self.sheds[seat] += self.hands[seat]
            self.hands[seat] = []
            self.shown[seat] = set()
            self.last_round_flies[seat] = sum(self.cows[card].flies for card in self.sheds[seat])
            self.scores[seat] += self.last_round_flies[seat]
        if max(self.scores) >= self.target:
            self.end_game()
        else:
            self.waiting_for_deal = True

    def end_game(self) -> None:
        """The fewest flies win, equal farmers share (mow.game.hundred)."""
        self.over = True
        winners = self.scores.count(min(self.scores))
        self.shares = [1 / winners if score == min(self.scores) else 0.0 for score in self.scores]
