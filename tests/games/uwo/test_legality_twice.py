"""`legal` and `check` are written twice for speed, and agree: see docs/decisions/legality-twice-in-uwo.md."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from smallbox.games.uwo import GAME, Options, codes, moves
from smallbox.games.uwo.cards import FARTHEST, KINDS, RIDER_FARTHEST, Card, Cards
from smallbox.games.uwo.rules import check
from smallbox.kernel import Row, Tables, kernel
from smallbox.kernel.chance import seed_stream
from tests.games.uwo.arena import plain_moves
from tests.ways import BY_THE_THOUSAND, compiled

GAMES = 12 if BY_THE_THOUSAND else 1  # of each edition, army and set of cards
EVERY = 1 if BY_THE_THOUSAND else 24  # of so many positions one is compared,
AT_FIRST = 4  # and so many of each phase in any case


def every_move() -> list[int]:
    """The code of every move that can be said at all, sensible or not."""
    squares, kinds = range(30), KINDS
    said: list[moves.Move] = plain_moves()
    said += [moves.Morf(square, kind) for square in squares for kind in kinds]
    said += [move(kind) for kind in kinds for move in (moves.Swap, moves.DefendMorf)]
    said += [move(one, two) for one in squares for two in squares for move in (moves.Walk, moves.Attack)]
    said += [moves.Blast(square) for square in squares]
    for start in squares:
        paths = [[start]]
        for _ in range(moves.MOST_SQUARES):
            paths = [[*path, path[-1] + step] for path in paths for step in (1, -1, 5, -5)]
            paths = [path for path in paths if 0 <= path[-1] < 30]
            said += [moves.Ride(start, path[1:]) for path in paths]
    return [moves.encode(move) for move in said]


@compiled
@kernel
def accepted(tables: Tables[Any], seat: int, tries: Row, answers: Row) -> None:
    for number in range(len(tries)):
        answers[number] = check(tables[0], seat, tries[number]) == 0


def far_reaching() -> Cards:
    """Cards of which each walks and attacks as far as it may."""

    def stretched(card: Card) -> Card:
        walk = RIDER_FARTHEST if card.kind == "rider" else FARTHEST
        attack = card.attack if card.kind in ("rider", "dynamite") else FARTHEST
        costs = {"walk_energy": 1, "attack_energy": min(attack, 1)}
        return msgspec.structs.replace(card, walk=walk, attack=attack, **costs)

    cards = Cards([card if card.kind == "miss" else stretched(card) for card in GAME.own_cards.uwos])
    GAME.check_cards(cards, "far-reaching")
    return cards


@pytest.mark.parametrize("cards", [None, far_reaching()], ids=["own", "far-reaching"])
@pytest.mark.parametrize("army", [10, 8])
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_legal_moves_are_exactly_those_that_check_accepts(edition: Any, army: Any, cards: Any) -> None:
    tries, verbs = np.array(every_move()), set[int]()
    answers = np.zeros(len(tries), np.int64)
    for seed in range(GAMES):
        tables = GAME.blank(2, Options(edition=edition, army=army), cards)
        choices, phases, step = np.random.default_rng(seed), Counter[int](), 0
        seed_stream(tables[0].chance, seed, army)
        GAME.kernels.setup(tables, 0)
        while seats := GAME.asked(tables):
            listed = GAME.legal_moves(tables, seats[0])
            phases[int(tables[0].phase)] += 1
            if step % EVERY == 0 or phases[int(tables[0].phase)] <= AT_FIRST:
                accepted(tables, seats[0], tries, answers)
                assert sorted(listed) == sorted(tries[answers == 1].tolist())
                verbs |= {int(codes.verb_of(move)) for move in listed}
            GAME.kernels.play(tables, 0, seats[0], listed[choices.integers(len(listed))])
            step += 1
    if BY_THE_THOUSAND:
        optional = {codes.KEEP_HAND} if edition != "en" else set[int]()
        assert verbs == set(range(codes.DECLINE + 1)) - optional  # every verb was tried out
