"""The kernels and the naive twin play the same games and give the same answers."""

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from smallbox.games.mow import GAME, moves
from smallbox.games.mow.codes import Rule
from smallbox.games.mow.table import IN_HAND, NOBODY
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.games.mow.meadow import COWS
from tests.naive import mow as naive
from tests.ways import FAST

NON_STARTERS = [
    card for card, cow in enumerate(COWS) if cow.species in ("acrobat", "slowpoke", "calf", "mad")
]


def plain(move: moves.Move) -> naive.Move:
    """A move as the twin knows it."""
    match move:
        case moves.Add():
            return naive.Add(move.card, move.number, move.arrow, move.next)
        case moves.Take():
            return naive.Take()
        case moves.Pass():
            return naive.Pass()


def hands(table: Any) -> list[list[int]]:
    return [table.hand[seat, : table.hand_size[seat]].tolist() for seat in range(table.seats)]


def stack_the_deck(table: Any) -> None:
    """Give the starter a hand with which no herd can be started, as chance hardly ever does."""
    useless = [card for card in NON_STARTERS if card < table.cards][:5]
    rest = [card for card in range(table.cards) if card not in useless]
    for seat in range(table.seats):
        cards = useless if seat == table.starter else [rest.pop(seat * 7 % len(rest)) for _ in range(5)]
        table.hand[seat, : len(cards)] = cards
        table.hand_size[seat] = len(cards)
    dealt = {card for hand in hands(table) for card in hand}
    pile = [card for card in range(table.cards) if card not in dealt]
    table.pile[: len(pile)] = pile
    table.pile_size = len(pile)


def some_moves(table: Any, legal: list[int], choices: np.random.Generator) -> list[moves.Move]:
    """Legal moves, and tries of every kind that a player could send."""
    tries = [moves.decode(code) for code in legal] + [moves.Take(), moves.Pass()]
    seat = int(table.turn)
    for card in [*hands(table)[seat], int(choices.integers(96)), *choices.choice(NON_STARTERS, 2).tolist()]:
        number = int(choices.integers(-1, 17))
        arrow = (None, None, "left", "right")[choices.integers(4)]
        named = int(choices.integers(-1, 10))
        tries.append(moves.Add(card, None if number < 0 else number, arrow, None if named < 0 else named))
        tries.append(moves.Add(card))
        tries.append(moves.Add(card, None if number < 0 else number, "left"))
    return tries


def compare_tables(table: Any, twin: naive.Mow) -> None:
    faces = [int(face) for face in table.face]

    def look(cards: list[int]) -> list[int]:
        return sorted(faces[card] for card in cards)

    assert table.over == twin.over
    assert table.score[: table.seats].tolist() == twin.scores
    if twin.over:
        return
    assert (table.turn, table.arrow, table.herd_turn) == (twin.turn, twin.arrow, twin.herd_turn)
    assert (table.round_number, table.starter) == (twin.round, twin.starter)
    assert table.pile[: table.pile_size].tolist() == twin.pile
    for herd in range(table.herds):
        for row, expected in (
            (table.herd[herd], twin.herds[herd]),
            (table.acrobat[herd], twin.acrobats[herd]),
        ):
            cards: list[int] = row.tolist()
            standing = {number: faces[card] for number, card in enumerate(cards) if card != NOBODY}
            assert standing == {number: faces[card] for number, card in expected.items()}
    for seat in range(table.seats):
        assert look(hands(table)[seat]) == look(twin.hands[seat])
        everywhere = range(table.cards)
        shed = [card for card in everywhere if table.whereabouts[card] == seat]
        shown = [card for card in everywhere if table.whereabouts[card] == IN_HAND + seat]
        assert look(shed) == look(twin.sheds[seat])
        assert look(shown) == look(list(twin.shown[seat]))
        assert table.shed_size[seat] == len(shed)


def play_both(players: int, seed: int, flies: int, stacked: bool) -> None:
    tables: Tables[Any] = GAME.blank(players, GAME.options(flies=flies))
    seed_stream(tables[0].chance, seed, 0)
    GAME.kernels.setup(tables, 0)
    table, choices = tables[0], np.random.default_rng(seed)
    cows = [naive.Cow(cow.species, cow.number, cow.flies, cow.deck) for cow in COWS[: table.cards]]
    twin = naive.Mow(cows, players, flies)
    if stacked:
        stack_the_deck(table)
    twin.deal(hands(table), table.pile[: table.pile_size].tolist(), int(table.starter))
    while not twin.over:
        legal = GAME.legal_moves(tables, int(table.turn))
        for move in some_moves(table, legal, choices):
            for seat in {int(table.turn), int(choices.integers(players))}:
                rule = Rule(GAME.kernels.check(tables, 0, seat, moves.encode(move)))
                broken = twin.broken(seat, plain(move))
                told = [] if rule == Rule.OK else [GAME.clause(rule)]
                assert told == broken[:1], (move, rule, broken)
        seat, code = int(table.turn), legal[choices.integers(len(legal))]
        GAME.kernels.play(tables, 0, seat, code)
        twin.play(seat, plain(moves.decode(code)))
        if twin.waiting_for_deal:
            twin.deal(hands(table), table.pile[: table.pile_size].tolist())
        compare_tables(table, twin)
    shares = [GAME.kernels.outcome(tables, 0, seat) for seat in range(players)]
    assert shares == twin.shares


@settings(max_examples=40 if FAST else 6)
@given(st.integers(2, 10), st.integers(0, 2**32), st.sampled_from([1, 30, 100]), st.booleans())
def test_kernels_and_twin_agree(players: int, seed: int, flies: int, stacked: bool) -> None:
    play_both(players, seed, flies, stacked)
