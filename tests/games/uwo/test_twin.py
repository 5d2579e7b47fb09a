"""The kernels and the naive twin play the same games and give the same answers.

Random players hardly ever fight a long duel or run each other out of energy. Careful ones do: so both kinds
of games are compared, and games in which now the one and now the other decides.
"""

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from smallbox.game import NOBODY
from smallbox.games.uwo import GAME, Options, moves
from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.field import square_of
from smallbox.games.uwo.options import switches
from smallbox.games.uwo.table import ARMY, AT_START, ONE_MORE, UWOS
from smallbox.games.uwo.view import PHASES
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.games.uwo.arena import plain_moves
from tests.naive import uwo as naive
from tests.ways import FAST

NAIVE_KINDS = {
    card.kind: naive.Kind(
        card.kind,
        card.copies,
        card.walk,
        card.walk_energy,
        card.attack,
        card.attack_energy,
        frozenset(card.shields),
    )
    for card in GAME.own_cards.uwos
}
STEPS = (1, -1, 5, -5)


def plain(move: moves.Move) -> naive.Move:
    """A move as the twin knows it."""
    match move:
        case moves.Ride():
            return naive.Ride(move.square, tuple(move.path))
        case _:
            fields = [getattr(move, name) for name in move.__struct_fields__]
            return getattr(naive, type(move).__name__)(*fields)


def words_of(numbers: Any) -> list[str]:
    return [KINDS[number] for number in numbers]


def hands(table: Any) -> list[list[str]]:
    return [words_of(np.repeat(np.arange(len(KINDS)), table.hand[seat])) for seat in (0, 1)]


def decks(table: Any) -> list[list[str]]:
    return [words_of(table.deck[seat, : table.deck_size[seat]]) for seat in (0, 1)]


def some_moves(table: Any, legal: list[int], choices: np.random.Generator) -> list[moves.Move]:
    """Some of the legal moves, and tries of every sort that a player could send."""
    tries = [moves.decode(legal[int(choices.integers(len(legal)))]) for _ in range(4)]
    tries += plain_moves()
    standing = [square_of(int(cell)) for cell in table.cell if cell != NOBODY]
    for _ in range(3):
        square, target = (int(number) for number in choices.choice(standing, 2))
        near = square + int(choices.choice(STEPS)) * int(choices.integers(1, 4))
        place = near if 0 <= near < 30 else int(choices.integers(30))
        held = [kind for hand in hands(table) for kind in hand]
        kind = str(choices.choice(held)) if held and choices.integers(3) else KINDS[choices.integers(9)]
        path: list[int] = []
        here = square
        for _ in range(choices.integers(1, 4)):
            here += int(choices.choice(STEPS))
            path += [here] if 0 <= here < 30 else [int(choices.integers(30))]
        tries += [moves.Morf(square, kind), moves.Swap(kind), moves.DefendMorf(kind)]  # pyright: ignore
        tries += [moves.Walk(square, place), moves.Attack(square, place), moves.Attack(square, target)]
        tries += [moves.Ride(square, path), moves.Blast(square), moves.Morf(place, kind)]  # pyright: ignore
    return tries


def compare_tables(table: Any, twin: naive.Uwo) -> None:
    assert bool(table.over) == (twin.winner is not None)
    removed = [Counter(kind for seat, kind in twin.removed if seat == side) for side in (0, 1)]
    for seat in (0, 1):
        assert piled(int(table.removed[seat])) == removed[seat]
        assert Counter(hands(table)[seat]) == Counter(twin.hands[seat])
    assert decks(table) == twin.decks
    field = {square_of(int(table.cell[uwo])): uwo for uwo in range(UWOS) if table.cell[uwo] != NOBODY}
    assert field.keys() == twin.field.keys()
    for square, uwo in field.items():
        piece = twin.field[square]
        assert (uwo // ARMY, KINDS[table.kind[uwo]]) == (piece.seat, piece.kind)
        assert piled(int(table.stack[uwo])) == Counter(piece.stack)
        assert until(table, uwo) == counted(twin, piece.knocked_out_until)
    assert table.energy.tolist() == twin.energy
    if not table.over:
        assert (table.turn, table.asked, PHASES[table.phase]) == (twin.active, twin.asked, twin.phase)
        assert table.spent == twin.spent


def piled(pile: int) -> Counter[str]:
    return +Counter({kind: pile >> 5 * number & 31 for number, kind in enumerate(KINDS)})


def until(table: Any, uwo: int) -> tuple[int, str, int] | None:
    """Whose turn wakes this UWO, its start or end, and how many of these are still to come."""
    wakes = int(table.wakes[uwo])
    return (wakes >> 1 & 1, "start" if wakes & AT_START else "end", wakes // ONE_MORE) if wakes else None


def counted(twin: naive.Uwo, knock_out: naive.KnockOut | None) -> tuple[int, str, int] | None:
    """The same, from the number of the turn that the twin remembers."""
    if knock_out is None:
        return None
    passed = (twin.turns if knock_out.when == "start" else twin.ended_turns)[knock_out.seat]
    return knock_out.seat, knock_out.when, knock_out.turn - passed


def play_both(options: Options, seed: int, carefully: float) -> None:
    tables: Tables[Any] = GAME.blank(2, options)
    seed_stream(tables[0].chance, seed, 0)
    GAME.kernels.setup(tables, 0)
    table, choices = tables[0], np.random.default_rng(seed)
    chosen = switches(options)
    twin = naive.Uwo(
        NAIVE_KINDS,
        naive.Switches(*(getattr(chosen, name) for name in chosen.__struct_fields__)),
        options.army,
    )
    twin.deal(hands(table), decks(table))
    compare_tables(table, twin)
    while twin.winner is None:
        seat = int(table.asked)
        legal = GAME.legal_moves(tables, seat)
        for move in some_moves(table, legal, choices):
            for other in {seat, int(choices.integers(-1, 3))}:
                rule = Rule(GAME.kernels.check(tables, 0, other, moves.encode(move)))
                broken = twin.broken(other, plain(move))
                assert (rule == Rule.OK) == (not broken), (move, rule, broken)
                assert rule == Rule.OK or GAME.clause(rule) in broken, (move, rule, broken)
        if choices.random() < carefully:
            code = GAME.careful_move(tables, seat, int(table.turns))
        else:
            code = legal[choices.integers(len(legal))]
        GAME.kernels.play(tables, 0, seat, code)
        twin.play(seat, plain(moves.decode(code)))
        compare_tables(table, twin)
    expected = {0: [1, 0], 1: [0, 1], "draw": [0.5, 0.5]}[twin.winner]
    assert [GAME.kernels.outcome(tables, 0, seat) for seat in (0, 1)] == expected


any_switch = {
    "refill_optional": st.sampled_from([None, False, True]),
    "ko_may_walk": st.sampled_from([None, False, True]),
    "ko_may_morf": st.sampled_from([None, False, True]),
    "bazooka_ko_ends": st.sampled_from([None, "end", "start"]),
    "rider_ko_ends": st.sampled_from([None, "rider-end", "victim-end", "victim-start"]),
    "inaction_costs": st.sampled_from([None, False, True]),
}
any_options = st.builds(
    Options, edition=st.sampled_from(["nl", "en", "hu"]), army=st.sampled_from([10, 8]), **any_switch
)


@settings(max_examples=12 if FAST else 2)
@given(any_options, st.integers(0, 2**32))
def test_kernels_and_twin_agree_in_random_games(options: Options, seed: int) -> None:
    play_both(options, seed, 0.0)


@settings(max_examples=24 if FAST else 3)
@given(any_options, st.integers(0, 2**32), st.sampled_from([1.0, 0.9, 0.6]))
@example(  # a stalemate while UWOs are knocked out
    Options(edition="hu", army=8, ko_may_walk=False, rider_ko_ends="rider-end"), 1917, 0.6
)
def test_kernels_and_twin_agree_in_careful_games(options: Options, seed: int, carefully: float) -> None:
    play_both(options, seed, carefully)
