"""Set-up, taking herds, rounds, the end, two farmers, and what a player may see."""

from collections import Counter

import pytest

from smallbox.game import NOBODY
from smallbox.games.mow import GAME
from smallbox.games.mow.codes import Rule, What
from smallbox.games.mow.moves import Add, Take
from smallbox.kernel.chance import seed_stream
from tests.games.mow.meadow import COWS, Meadow, face

clause = pytest.mark.clause


@clause("mow.cards.green", "mow.cards.yellow", "mow.cards.yellow-closers", "mow.cards.thin-milk-number")
def test_what_is_printed_on_the_cows() -> None:
    for deck in ("green", "yellow"):
        cows = [cow for cow in COWS if cow.deck == deck]
        assert (len(cows), sum(cow.flies for cow in cows)) == (48, 74)
        ordinary = Counter((cow.number, cow.flies) for cow in cows if cow.species == "ordinary")
        ranges = [(1, 15), (2, 14), (3, 13), (7, 9)]
        expected = {(n, flies): 1 for flies, (low, high) in enumerate(ranges) for n in range(low, high + 1)}
        assert ordinary == expected
    specials = sorted((cow.deck, cow.species, cow.number or 0) for cow in COWS if cow.flies == 5)
    assert specials == [
        ("green", "acrobat", 7),
        ("green", "acrobat", 9),
        ("green", "closer", 0),
        ("green", "closer", 16),
        ("green", "slowpoke", 0),
        ("green", "slowpoke", 0),
        ("yellow", "calf", 0),
        ("yellow", "closer", 0),
        ("yellow", "closer", 16),
        ("yellow", "mad", 0),
        ("yellow", "milk", 11),
        ("yellow", "thin", 5),
    ]


@clause("mow.setup.players", "mow.setup.deck", "mow.two.deck")
@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_farmers_and_their_decks(players: int) -> None:
    tables = GAME.blank(players)
    assert tables[0].cards == (48 if players <= 5 else 96)


@clause("mow.setup.deal", "mow.setup.arrow", "mow.setup.starter")
@pytest.mark.parametrize("players", range(2, 11))
def test_five_cows_each_and_the_arrow_to_the_left(players: int) -> None:
    starters: set[int] = set()
    for seed in range(60):
        tables = GAME.blank(players)
        seed_stream(tables[0].chance, seed, 0)
        GAME.kernels.setup(tables, 0)
        table = tables[0]
        assert table.hand_size[:players].tolist() == [5] * players
        assert table.pile_size == table.cards - 5 * players
        assert (table.arrow, table.turn) == (1, table.starter)
        starters.add(int(table.starter))
    assert len(starters) > 1


@clause("mow.take")
def test_the_herd_goes_into_the_cowshed_and_a_new_one_is_started_at_once() -> None:
    meadow = Meadow(herd="3. 7+acrobat7 9", hand="1 2", pile=5).play(Take())
    assert (meadow.table.shed_size[0], meadow.table.shed_flies[0]) == (4, 6)
    assert meadow.herd() == {}
    assert meadow.table.turn == 0
    assert meadow.check(Add(face("1"))) == Rule.OK
    assert meadow.play(Add(face("1"))).table.turn == 1


@clause("mow.take", refuses=True)
def test_there_must_be_a_herd_to_take() -> None:
    assert Meadow(hand="8").check(Take()) == Rule.TAKE


@clause("mow.take")
def test_a_farmer_may_take_although_he_could_add() -> None:
    assert Meadow(herd="7", hand="8").check(Take()) == Rule.OK


@clause("mow.round.end", "mow.round.hands", "mow.count")
def test_taking_with_an_empty_pile_ends_the_round() -> None:
    meadow = Meadow(herd="3. 9..", hand="7... 1", pile=0)
    meadow.play(Take())
    assert meadow.table.score[0] == 3 + 3
    assert meadow.table.round_number == 2
    assert meadow.table.pile_size == 48 - 20
    told = [int(event[0]) for event in meadow.table.events[: meadow.table.event_count]]
    assert told == [What.TOOK, What.ROUND_OVER, *[What.COUNTED] * 4, What.DEALT]


@clause("mow.round.end")
def test_after_the_last_draw_play_goes_on_until_somebody_takes() -> None:
    meadow = Meadow(herd="3", hand="8", pile=1).play(Add(face("8")))
    assert (meadow.table.pile_size, meadow.table.round_number, meadow.table.turn) == (0, 1, 1)


@clause("mow.round.end")
def test_without_cards_one_has_to_take() -> None:
    assert Meadow(herd="3", hand="", pile=0).legal() == [Take()]


@clause("mow.setup.starter")
@pytest.mark.parametrize(
    ("scores", "last", "starter"), [([50, 9, 9, 9], 0, 0), ([9, 60, 60, 9], 2, 2), ([60, 9, 9, 60], 1, 3)]
)
def test_the_farmer_with_most_flies_starts_the_next_round(scores: list[int], last: int, starter: int) -> None:
    meadow = Meadow(herd="3", pile=0, flies=1000)
    meadow.table.shed_flies[:4] = 0
    meadow.table.hand_size[:4] = 0
    meadow.table.score[:4] = scores
    meadow.table.starter = last
    meadow.play(Take())
    assert meadow.table.starter == meadow.table.turn == starter


@clause("mow.game.hundred", "mow.aim")
def test_a_hundred_flies_end_the_game_and_the_fewest_win() -> None:
    meadow = Meadow(herd="3", pile=0)
    meadow.table.shed_flies[:4] = 0
    meadow.table.hand_size[:4] = 0
    meadow.table.score[:4] = [100, 20, 99, 20]
    meadow.play(Take())
    assert GAME.asked(meadow.tables) == []
    assert [GAME.kernels.outcome(meadow.tables, 0, seat) for seat in range(4)] == [0, 0.5, 0, 0.5]


@clause("mow.game.hundred")
def test_ninety_nine_flies_do_not() -> None:
    meadow = Meadow(herd="3", pile=0)
    meadow.table.shed_flies[:4] = 0
    meadow.table.hand_size[:4] = 0
    meadow.table.score[:4] = [99, 20, 99, 20]
    assert GAME.asked(meadow.play(Take()).tables) != []


def star(hand: str = "8 9 10 11 12") -> Meadow:
    """Two farmers at the start of a round, seat 0 to move."""
    meadow = Meadow(hand=hand, players=2)
    meadow.table.turns = 0
    return meadow


def herd_order(meadow: Meadow, turns: int) -> list[tuple[int, int]]:
    """Play ordinary cows, or take and start anew, and note whose turn it was at which herd."""
    order: list[tuple[int, int]] = []
    while len(order) < turns:
        seat, herd = int(meadow.table.turn), int(meadow.table.herd_turn)
        adds = [move for move in meadow.legal(seat) if isinstance(move, Add) and move.arrow is None]
        meadow.play(adds[0] if adds else Take(), seat)
        if adds:
            order.append((seat, herd))
    return order


@clause("mow.two.star")
def test_farmers_and_herds_take_turns() -> None:
    assert herd_order(star(), 7) == [(0, 0), (1, 1), (0, 2), (1, 0), (0, 1), (1, 2), (0, 0)]


@clause("mow.two.arrow")
def test_the_arrow_turns_the_order_of_the_herds_from_the_fourth_turn_on() -> None:
    meadow = star("closer0 9 10 11 12").play(Add(face("closer0"), arrow="right"))
    assert herd_order(meadow, 5) == [(1, 1), (0, 2), (1, 1), (0, 0), (1, 2)]


@clause("mow.two.take")
def test_a_taken_herd_is_replaced_and_the_others_stay() -> None:
    meadow = Meadow(herd="2 4 / 5. / 6.", hand="8 9", players=2)
    meadow.play(Take()).play(Add(face("8")))
    assert [meadow.herd(herd) for herd in range(3)] == [{8: "ordinary"}, {5: "ordinary"}, {6: "ordinary"}]
    assert meadow.table.shed_size[0] == 2


@clause("mow.two.end")
def test_the_other_two_herds_count_for_nobody() -> None:
    meadow = Meadow(herd="2. / 7... / 9...", players=2, pile=0)
    meadow.table.shed_flies[:2] = 0
    meadow.table.hand_size[:2] = 0
    meadow.play(Take())
    assert meadow.table.score[:2].tolist() == [1, 0]
    assert meadow.table.round_number == 2


@clause("mow.see.own", "mow.see.all", "mow.see.nobody")
def test_what_a_farmer_sees() -> None:
    meadow = Meadow(herd="3. 7+acrobat7", hand="8 mad", players=6, pile=7)
    meadow.shed(0, meadow.hand()[0])
    mine, theirs, public = (meadow.view(seat) for seat in (0, 1, NOBODY))
    assert [cow.species for cow in mine.hand] == ["mad", "ordinary"]
    assert (len(mine.shed), len(theirs.shed), len(public.shed)) == (1, 0, 0)
    assert public.hand == []
    assert mine.herds == theirs.herds == public.herds
    assert [(p.number, p.cow.flies, p.acrobat is not None) for p in mine.herds[0]] == [
        (3, 1, False),
        (7, 0, True),
    ]
    assert mine.farmers == theirs.farmers == public.farmers
    assert (mine.pile_size, mine.arrow, mine.farmers[0].hand_size) == (7, "left", 2)


@clause("mow.see.all")
def test_everyone_knows_a_shown_hand_and_the_chased_eight() -> None:
    chased = Meadow(herd="8.. 9", hand="mad 3", players=6).play(Add(face("mad"), next=1))
    assert [cow.number for cow in chased.view(4).farmers[0].shown] == [8]
