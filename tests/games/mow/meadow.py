"""Positions for tests, laid out in words: `Meadow(herd="3 7 9", hand="8 slowpoke")`.

A cow is written as its number with a dot for each fly (`7..`), or as a special: closer16, acrobat7, slowpoke,
calf, thin, milk, mad, yellow-closer0. In a herd `slowpoke=8` and `calf=4` say what they stand for, and
`7+acrobat7` carries an acrobat; a slash parts the three herds of two farmers.
"""

from typing import Any

from smallbox.games.mow import GAME, moves
from smallbox.games.mow.cards import all_cows
from smallbox.games.mow.codes import Rule
from smallbox.games.mow.moves import Move
from smallbox.games.mow.table import IN_HERD, NOBODY
from smallbox.games.mow.view import View
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream

COWS = all_cows(GAME.own_cards)


def card_ids(word: str) -> list[int]:
    """All cards that look like this."""
    deck = "yellow" if word.startswith("yellow-") else None
    word = word.removeprefix("yellow-")
    number = word.rstrip(".").lstrip("abcdefghijklmnopqrstuvwxyz")
    species = word.rstrip(".").rstrip("0123456789") or "ordinary"
    flies = word.count(".") if species == "ordinary" else 5
    found = [
        card
        for card, cow in enumerate(COWS)
        if cow.species == species
        and cow.flies == flies
        and (not number or cow.number == int(number))
        and (deck is None or cow.deck == deck)
    ]
    assert found, f"there is no cow {word}"
    return found


def face(word: str) -> int:
    """The card of a move with this cow."""
    return card_ids(word)[0]


class Meadow:
    """A table in the middle of a round; seat 0 is to move, everything else as it comes."""

    def __init__(
        self, herd: str = "", hand: str = "", players: int = 4, pile: int | None = None, flies: int = 100
    ) -> None:
        self.tables: Tables[Any] = GAME.blank(players, GAME.options(flies=flies))
        seed_stream(self.tables[0].chance, 1, players)
        GAME.kernels.setup(self.tables, 0)
        self.table: Any = self.tables[0]
        self.table.turn = self.table.starter = 0
        self.table.turns = 10
        self.free = set(range(self.table.cards))
        for number, words in enumerate(herd.split("/")):
            self.lay(number, words)
        own = [self.fetch(word) for word in hand.split()]
        hands = [own] + [[self.free.pop() for _ in range(5)] for _ in range(players - 1)]
        for seat, cards in enumerate(hands):
            self.table.hand_size[seat] = len(cards)
            self.table.hand[seat, : len(cards)] = cards
        left = sorted(self.free)
        kept = left if pile is None else left[:pile]
        self.table.pile_size = len(kept)
        self.table.pile[: len(kept)] = kept
        for card in left[len(kept) :]:  # the rest has been taken before, by the last farmer
            self.shed(players - 1, card)

    def fetch(self, word: str) -> int:
        """Take such a card out of the box."""
        card = next(card for card in card_ids(word) if card in self.free)
        self.free.remove(card)
        return card

    def shed(self, seat: int, card: int) -> None:
        self.table.whereabouts[card] = seat
        self.table.shed_size[seat] += 1
        self.table.shed_flies[seat] += self.table.flies[card]

    def lay(self, herd: int, words: str) -> None:
        """Lay out a herd."""
        for word in words.split():
            below, _, acrobat = word.partition("+")
            name, _, stands_for = below.partition("=")
            card = self.fetch(name)
            number = int(stands_for) if stands_for else 8 if name == "mad" else int(self.table.number[card])
            self.table.herd[herd, number] = card
            self.table.low[herd] = min(self.table.low[herd], number)
            self.table.high[herd] = max(self.table.high[herd], number)
            self.table.mad[herd] |= name == "mad"
            self.table.whereabouts[card] = IN_HERD
            if acrobat:
                self.table.acrobat[herd, number] = rider = self.fetch(acrobat)
                self.table.whereabouts[rider] = IN_HERD

    def check(self, move: Move, seat: int = 0) -> Rule:
        return Rule(GAME.kernels.check(self.tables, 0, seat, moves.encode(move)))

    def play(self, move: Move, seat: int = 0) -> "Meadow":
        """Play a legal move."""
        assert self.check(move, seat) == Rule.OK
        GAME.kernels.play(self.tables, 0, seat, moves.encode(move))
        return self

    def legal(self, seat: int = 0) -> list[Move]:
        return [moves.decode(code) for code in GAME.legal_moves(self.tables, seat)]

    def view(self, seat: int = 0) -> View:
        seen = GAME.seeing.view(self.tables, seat)
        assert isinstance(seen, View)
        return seen

    def herd(self, herd: int = 0) -> dict[int, str]:
        """Who stands where: species by number."""
        cards: list[int] = self.table.herd[herd].tolist()
        return {number: COWS[card].species for number, card in enumerate(cards) if card != NOBODY}

    def hand(self, seat: int = 0) -> list[int]:
        return self.table.hand[seat, : self.table.hand_size[seat]].tolist()
