"""Positions for tests, laid out in words: `Arena({12: "pistol"}, {17: "tank!"}, hand="miss tank")`.

Squares are numbered as players do, 0 to 4 being the Gnorfs' back row; with an exclamation mark an UWO is
knocked out.
It is the Gnorfs' turn. A pair of things is the Gnorfs' and the Pnorfs'.
"""

from typing import Any, get_args

from smallbox.games.uwo import GAME, Options, moves
from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.field import cards_in, cell_of, one
from smallbox.games.uwo.moves import Move
from smallbox.games.uwo.table import ARMY, EMPTY, NOBODY, ONE_MORE, RIM, UWOS
from smallbox.games.uwo.view import Event, KnockedOut, Uwo, View
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream


def plain_moves() -> list[Move]:
    """The moves that say nothing but their verb."""
    return [kind() for kind in get_args(Move) if not kind.__struct_fields__]


class Arena:
    """A table in the middle of a game."""

    def __init__(
        self,
        gnorfs: dict[int, str],
        pnorfs: dict[int, str],
        hand: str = "",
        other_hand: str = "",
        energy: tuple[int, int] = (6, 6),
        decks: tuple[int, int] = (30, 30),
        **options: Any,
    ) -> None:
        self.tables: Tables[Any] = GAME.blank(2, Options(**options))
        seed_stream(self.tables[0].chance, 1, 1)
        GAME.kernels.setup(self.tables, 0)
        self.table: Any = self.tables[0]
        self.table.energy[:] = energy
        self.table.first_out = next((seat for seat in (0, 1) if energy[seat] == 0), NOBODY)
        self.table.field[self.table.field != RIM] = EMPTY
        for seat, (army, cards) in enumerate(((gnorfs, hand), (pnorfs, other_hand))):
            left = {kind: int(self.table.copies[number]) for number, kind in enumerate(KINDS)}
            self.place(seat, army, left)
            self.deal(seat, cards.split(), decks[seat], left)

    def place(self, seat: int, army: dict[int, str], left: dict[str, int]) -> None:
        """Put an army on the field; whatever is no Fist stands on one."""
        self.table.cell[seat * ARMY : seat * ARMY + ARMY] = NOBODY
        self.table.stack[seat * ARMY : seat * ARMY + ARMY] = 0
        self.table.army[seat] = len(army)
        for number, (square, word) in enumerate(army.items()):
            uwo, kind = seat * ARMY + number, word.rstrip("!")
            self.table.roster[seat, number] = uwo
            self.table.cell[uwo] = cell_of(square)
            self.table.field[cell_of(square)] = uwo
            self.table.kind[uwo] = KINDS.index(kind)
            for card in {"fist", kind}:
                left[card] -= 1
                self.table.stack[uwo] += one(KINDS.index(card))
            if word.endswith("!"):  # until the end of its owner's next turn
                self.table.wakes[uwo] = (2 - seat) * ONE_MORE + 2 * seat
                self.table.asleep += 1

    def deal(self, seat: int, hand: list[str], deck: int, left: dict[str, int]) -> None:
        """Give a side its hand and deck; all other cards are out of the game."""
        self.table.hand[seat] = [hand.count(kind) for kind in KINDS]
        self.table.hand_size[seat] = len(hand)
        for kind in hand:
            left[kind] -= 1
        assert min(left.values()) >= 0
        rest = [kind for kind in KINDS if kind != "fist" for _ in range(left[kind])]
        size = min(deck, len(rest))
        self.table.deck_size[seat] = size
        self.table.deck[seat, :size] = [KINDS.index(kind) for kind in rest[:size]]
        self.table.under[seat] = 0
        gone = ["fist"] * left["fist"] + rest[size:]
        self.table.removed[seat] = sum(one(KINDS.index(kind)) for kind in gone)

    def check(self, move: Move, seat: int | None = None) -> Rule:
        """The answer to a try of this seat, or of the one that is asked."""
        who = int(self.table.asked) if seat is None else seat
        return Rule(GAME.kernels.check(self.tables, 0, who, moves.encode(move)))

    def play(self, *several: Move) -> "Arena":
        """Play legal moves, each by the seat that is asked."""
        for move in several:
            assert not self.table.over
            assert self.check(move) == Rule.OK, move
            assert move in self.legal()
            GAME.kernels.play(self.tables, 0, int(self.table.asked), moves.encode(move))
        return self

    def legal(self) -> list[Move]:
        return [moves.decode(code) for code in GAME.legal_moves(self.tables, int(self.table.asked))]

    def view(self, seat: int = 0) -> View:
        view = GAME.seeing.view(self.tables, seat)
        assert isinstance(view, View)
        return view

    def at(self, square: int) -> Uwo | None:
        """Who stands on this square."""
        return next((uwo for uwo in self.view().field if uwo.square == square), None)

    def kind(self, square: int) -> str | None:
        uwo = self.at(square)
        return uwo.kind if uwo else None

    def knocked_out(self, square: int) -> KnockedOut | None:
        uwo = self.at(square)
        assert uwo
        return uwo.knocked_out

    def hand(self, seat: int = 0) -> list[str]:
        return list(self.view(seat).hand)

    def energy(self) -> list[int]:
        return self.table.energy.tolist()

    def asked(self) -> tuple[int | None, str]:
        """Who is asked, and for what."""
        view = self.view()
        return next(iter(view.asked), None), view.phase

    def happened(self, seat: int = 0) -> list[str]:
        """What happened in the last move."""
        return [event.what for event in self.events(seat)]

    def events(self, seat: int = 0) -> list[Event]:
        return [event for event in GAME.seeing.events(self.tables, seat) if isinstance(event, Event)]


def cards_of(table: Any, seat: int) -> list[int]:
    """How many cards of each kind a side has, wherever they are."""
    counts: list[int] = []
    for kind in range(len(KINDS)):
        stacks = [int(table.stack[uwo]) for uwo in range(UWOS) if (uwo >= ARMY) == bool(seat)]
        piles = [*stacks, int(table.removed[seat])]
        count = sum(cards_in(pile, kind) for pile in piles) + int(table.hand[seat, kind])
        counts.append(count + table.deck[seat, : table.deck_size[seat]].tolist().count(kind))
    return counts
