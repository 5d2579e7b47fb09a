"""Building the galaxy, and filling the void."""

from typing import Any

import msgspec
import pytest

from smallbox.game import Mistake
from smallbox.games.memowars import GAME, codes
from smallbox.games.memowars.cards import KINDS
from smallbox.games.memowars.moves import Place, Reveal, Stop
from smallbox.games.memowars.table import BUILD, REVEAL
from smallbox.kernel import Tables
from tests.games.memowars.galaxies import MINE, at, battle, dealt, play, refused, slots, view

X, Y = 9000, 7943  # where the upper minefield lies
BESIDE = Place("blaster", X + 610, Y, 0)  # 5 mm to the right of it


def place_all(tables: Tables[Any], seat: int) -> None:
    """Place all cards that this seat still has, by the menu."""
    while seat in GAME.asked(tables) and tables[0].phase == BUILD:
        GAME.kernels.play(tables, 0, seat, GAME.legal_moves(tables, seat)[0])


@pytest.mark.clause("memowars.pieces.fleets")
def test_a_fleet_has_nine_cards_of_five_kinds_and_there_are_three_mines() -> None:
    tables = dealt(6)
    assert [view(tables, seat).hand for seat in range(6)] == [
        ["planet"] * 2 + ["scanner"] * 2 + ["double"] * 2 + ["blaster"] * 2 + ["retro"]
    ] * 6
    assert tables[0].lying == 3


@pytest.mark.clause("memowars.setup.players")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(Mistake, match="players"):
            GAME.blank(players)


@pytest.mark.clause("memowars.setup.mines")
def test_three_mines_lie_around_the_middle_25_cm_apart() -> None:
    cards = view(dealt(), 0).cards
    assert sum(card.x for card in cards) / 3 == 9000
    assert sum(card.y for card in cards) / 3 == pytest.approx(6500, abs=1)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        squared = (cards[one].x - cards[other].x) ** 2 + (cards[one].y - cards[other].y) ** 2
        assert squared**0.5 == pytest.approx(2500, abs=1)
    assert all(card.face is None for card in cards)


@pytest.mark.clause("memowars.place.together")
def test_all_place_at_the_same_time_in_any_order() -> None:
    tables = dealt(3)
    assert GAME.asked(tables) == [0, 1, 2]
    play(tables, 2, BESIDE)
    play(tables, 2, Place("planet", X - 610, Y, 0))
    play(tables, 0, Place("planet", X, Y + 920, 0))
    assert GAME.asked(tables) == [0, 1, 2]
    assert len(view(tables, 2).hand) == 7
    assert view(tables, 2).cards[3].face is None  # looking is over once it lies


@pytest.mark.clause("memowars.place.together", refuses=True)
def test_nothing_is_turned_up_before_all_cards_lie() -> None:
    tables = dealt()
    place_all(tables, 0)
    assert refused(tables, 1, Reveal(0)) == "memowars.place.together"


@pytest.mark.clause("memowars.place.kind")
def test_every_card_is_placed_once() -> None:
    tables = dealt()
    play(tables, 0, Place("blaster", X + 610, Y, 0), Place("blaster", X - 610, Y, 0))
    assert view(tables, 0).hand.count("blaster") == 0


@pytest.mark.clause("memowars.place.kind", refuses=True)
def test_a_third_blaster_is_refused() -> None:
    tables = dealt()
    play(tables, 0, Place("blaster", X + 610, Y, 0), Place("blaster", X - 610, Y, 0))
    assert refused(tables, 0, Place("blaster", X, Y + 920, 0)) == "memowars.place.kind"
    own_mine = codes.laying_code(codes.PLACE, KINDS.index("mine"), codes.spot_code(X, Y + 920, 0))
    assert GAME.kernels.check(tables, 0, 0, own_mine) == GAME.rules.Rule.PLACE_KIND


@pytest.mark.clause("memowars.place.kind", refuses=True)
def test_who_has_placed_all_cards_has_none_left() -> None:
    tables = dealt()
    place_all(tables, 0)
    assert GAME.asked(tables) == [1]
    spot = GAME.decode(GAME.legal_moves(tables, 1)[0])
    assert refused(tables, 0, spot) == "memowars.place.kind"
    assert refused(tables, 0, Reveal(0)) == "memowars.place.together"
    assert refused(tables, 2, spot) == "memowars.turn"  # nobody sits there


@pytest.mark.clause("memowars.place.kind", "memowars.place.table", "memowars.place.near", refuses=True)
def test_of_several_reasons_the_first_to_mend_is_named() -> None:
    """Which card, then whether it lies on the table at all, then how it lies among the others."""
    tables = dealt()
    play(tables, 0, Place("retro", X + 610, Y, 0))
    for move, clause in (
        (Place("retro", -9000, -9000, 0), "place.kind"),
        (Place("retro", X, Y, 0), "place.kind"),
        (Place("planet", -9000, -9000, 0), "place.table"),
        (Place("planet", 2000, 2000, 0), "place.near"),
        (Place("planet", X + 1000, Y, 0), "place.no-touch"),  # and near to what it touches
    ):
        assert refused(tables, 0, move) == f"memowars.{clause}"


@pytest.mark.clause("memowars.place.no-touch")
def test_a_tenth_of_a_millimetre_is_room_enough() -> None:
    assert refused(dealt(), 0, Place("blaster", X + 561, Y, 0)) is None


@pytest.mark.clause("memowars.place.no-touch", refuses=True)
def test_cards_that_meet_or_overlap_touch() -> None:
    for x, y, angle in ((X + 560, Y, 0), (X + 559, Y, 0), (X, Y, 45), (X + 560, Y + 870, 0), (X, Y, 0)):
        assert refused(dealt(), 0, Place("blaster", x, y, angle)) == "memowars.place.no-touch"


@pytest.mark.clause("memowars.place.near", "memowars.pieces.size")
def test_a_gap_of_exactly_one_centimetre_is_near() -> None:
    assert refused(dealt(), 0, Place("blaster", X + 660, Y, 0)) is None
    assert refused(dealt(), 0, Place("blaster", X + 560 + 60, Y + 870 + 80, 0)) is None  # corner to corner


@pytest.mark.clause("memowars.place.near", refuses=True)
def test_a_wider_gap_is_refused() -> None:
    assert refused(dealt(), 0, Place("blaster", X + 661, Y, 0)) == "memowars.place.near"
    assert refused(dealt(), 0, Place("blaster", X + 560 + 61, Y + 870 + 80, 0)) == "memowars.place.near"


@pytest.mark.clause("memowars.pieces.size", refuses=True)
def test_an_angle_of_180_degrees_does_not_exist() -> None:
    code = codes.laying_code(codes.PLACE, KINDS.index("blaster"), codes.spot_code(X + 610, Y, 180))
    assert GAME.kernels.check(dealt(), 0, 0, code) == GAME.rules.Rule.PIECES_SIZE
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "place", "kind": "blaster", "x": 0, "y": 0, "angle": 180}, GAME.move)


@pytest.mark.clause("memowars.place.table")
def test_a_card_may_lie_at_the_very_edge() -> None:
    tables = battle((0, "planet", 330, 1000), (1, "planet", 1000, 1000), (1, "double", 5000, 5000))
    tables[0].phase, tables[0].to_place[0], tables[0].place[2] = BUILD, 1, -1
    assert refused(tables, 0, Place("scanner", 280, 1920, 0)) is None


@pytest.mark.clause("memowars.place.table", refuses=True)
def test_a_card_may_not_stick_out() -> None:
    tables = battle((0, "planet", 330, 1000), (1, "planet", 1000, 1000), (1, "double", 5000, 5000))
    tables[0].phase, tables[0].to_place[0], tables[0].place[2] = BUILD, 1, -1
    assert refused(tables, 0, Place("scanner", 279, 1920, 0)) == "memowars.place.table"
    assert refused(tables, 0, Place("scanner", 280, 1920, 45)) == "memowars.place.table"
    assert refused(tables, 0, Place("scanner", -16000, -16000, 0)) == "memowars.place.table"


@pytest.mark.clause("memowars.place.first-done")
def test_the_first_to_finish_takes_the_ufo() -> None:
    tables = dealt(3)
    for seat in (1, 2, 0):
        assert view(tables, seat).turn is None  # nobody learns it before the battle begins
        place_all(tables, seat)
    seen = view(tables, 0)
    assert (seen.turn, seen.asked, seen.phase) == (1, [1], "reveal")


@pytest.mark.clause("memowars.void")
def test_three_groups_are_one_when_the_battle_begins() -> None:
    tables = dealt()
    for seat, (x, y) in enumerate(((X + 610, Y), (X - 610, Y))):
        play(tables, seat, Place("blaster", x, y, 0))
    place_all(tables, 0)
    before = [(card.x, card.y) for card in view(tables, 0).cards]
    place_all(tables, 1)
    assert tables[0].phase == REVEAL
    after = [(card.x, card.y) for card in view(tables, 0).cards]
    assert len(set(before) & set(after)) < 12


@pytest.mark.clause("memowars.void")
def test_a_stray_is_pushed_straight_to_5_mm() -> None:
    tables = battle(
        (0, "blaster", 5000, 5000),
        (0, "planet", 5660, 5000),
        (1, "scanner", 5000, 5920),
        (1, "planet", 5000, 6840),  # two cards that hang on the Scanner alone
        (1, "double", 5000, 7760),
        (0, "double", 5660, 4060),
    )
    play(tables, 0, Reveal(2))
    play(tables, 1, Stop())
    assert slots(tables) == [0, 1, 3, 4, 5]
    assert [at(tables, slot) for slot in (0, 1, 5)] == [(5000, 5000), (5660, 5000), (5660, 4060)]
    assert [at(tables, slot) for slot in (3, 4)] == [(5000, 5920), (5000, 6840)]


@pytest.mark.clause("memowars.void")
def test_of_equal_groups_the_one_with_the_earliest_card_stays() -> None:
    tables = battle((0, "blaster", 5000, 5000), (1, "scanner", 5000, 5920), (1, "planet", 5000, 6840))
    play(tables, 0, Reveal(1))
    play(tables, 1, Stop())
    assert (at(tables, 0), at(tables, 2)) == ((5000, 5000), (5000, 5920))


@pytest.mark.clause("memowars.void", "memowars.place.table")
def test_a_group_may_be_pushed_over_the_edge() -> None:
    row = [(1, kind, 9000 + 660 * i, 460) for i, kind in enumerate(["planet", "planet", "double", "double"])]
    row += [(MINE, "mine", 11640 + 660 * i, 460) for i in range(3)]
    hook = [(0, "planet", 9000, 2500), (0, "planet", 8340, 2500), (0, "double", 7680, 2500)]
    hook += [(0, "double", 7020, 2500), (0, "blaster", 7020, 1580), (0, "blaster", 7020, 660)]
    tables = battle((1, "scanner", 13620, 460), *row, *hook)
    play(tables, 0, Reveal(0))
    play(tables, 1, Stop())
    assert at(tables, 1) == (9000, 460)
    assert at(tables, 8) == (9000, 460 + 870 + 50)
    assert at(tables, 13) == (7020, 660 - 1120)  # a part of it lies beyond the table's edge
