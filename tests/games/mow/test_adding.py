"""Adding cows: numbers, specials, what is said with them."""

import pytest

from smallbox.games.mow.codes import Rule
from smallbox.games.mow.moves import Add, Pass, Take
from tests.games.mow.meadow import Meadow, card_ids, face

clause = pytest.mark.clause


@clause("mow.turn")
def test_the_farmer_whose_turn_it_is_plays() -> None:
    meadow = Meadow(herd="3 7", hand="8")
    assert meadow.check(Add(face("8"))) == Rule.OK
    meadow.play(Add(face("8")))
    assert meadow.table.turn == 1


@clause("mow.turn", refuses=True)
@pytest.mark.parametrize("seat", [1, 2, 3, 4, -1])
def test_nobody_else_plays(seat: int) -> None:
    assert Meadow(herd="3 7", hand="8").check(Take(), seat) == Rule.TURN


@clause("mow.hand")
def test_a_cow_of_the_own_hand_leaves_it() -> None:
    meadow = Meadow(herd="3", hand="8 9", pile=0).play(Add(face("8")))
    assert meadow.hand() == card_ids("9")[:1]


@clause("mow.hand", refuses=True)
def test_a_cow_that_one_does_not_hold() -> None:
    meadow = Meadow(herd="3", hand="8")
    assert meadow.check(Add(face("9"))) == Rule.HAND
    assert meadow.check(Add(95)) == Rule.HAND


@clause("mow.cards.look-alike")
def test_the_yellow_double_is_the_same_move_and_the_seen_one_goes_first() -> None:
    meadow = Meadow(herd="3", hand="8. 9 8.", players=6)
    assert [move.card for move in meadow.legal() if isinstance(move, Add)].count(face("8.")) == 1
    seen = meadow.hand()[2]
    meadow.table.whereabouts[seen] = 20  # everyone has seen the second one in the hand of seat 0
    meadow.play(Add(face("8.")))
    assert meadow.table.herd[0, 8] == seen


@clause("mow.add.outside")
@pytest.mark.parametrize("word", ["1", "2.", "10", "15"])
def test_a_number_outside_the_herd(word: str) -> None:
    assert Meadow(herd="3 7 9", hand=word).check(Add(face(word))) == Rule.OK


@clause("mow.add.outside")
def test_the_first_cow_may_have_any_number() -> None:
    for word in ("1", "8...", "15"):
        assert Meadow(hand=word).check(Add(face(word))) == Rule.OK


@clause("mow.add.outside", refuses=True)
@pytest.mark.parametrize("word", ["3.", "5", "8..", "9..."])
def test_a_number_inside_or_at_an_end(word: str) -> None:
    assert Meadow(herd="3 7 9", hand=word).check(Add(face(word))) == Rule.ADD_OUTSIDE


@clause("mow.add.own-number")
def test_a_numbered_cow_stands_at_its_own_number() -> None:
    assert Meadow(herd="3 7", hand="12").play(Add(face("12"))).herd()[12] == "ordinary"


@clause("mow.add.own-number", refuses=True)
@pytest.mark.parametrize("word", ["12", "thin", "closer16", "acrobat7", "mad"])
def test_only_slowpoke_and_calf_are_given_a_number(word: str) -> None:
    meadow = Meadow(herd="7 8", hand=word, players=6)
    assert meadow.check(Add(face(word), number=9)) == Rule.ADD_OWN_NUMBER


@pytest.mark.parametrize(
    ("herd", "word", "rule"),
    [
        ("3 12", "7", Rule.ADD_OUTSIDE),
        ("3 12", "acrobat7", Rule.ACROBAT_SAME_NUMBER),
        ("3 12", "mad", Rule.MAD_REPLACES_EIGHT),
        ("", "mad", Rule.START_ORDINARY),
        ("3 mad 12", "2", Rule.MAD_FLIES_ONLY),
    ],
)
def test_first_why_a_cow_cannot_be_added_at_all(herd: str, word: str, rule: Rule) -> None:
    meadow = Meadow(herd=herd, hand=word, players=6)
    assert meadow.check(Add(face(word), number=4, arrow="left", next=0)) == rule


@clause("mow.add.draw")
def test_one_card_is_drawn_after_adding() -> None:
    meadow = Meadow(herd="3", hand="8 9", pile=5)
    top = meadow.table.pile[4]
    meadow.play(Add(face("8")))
    assert (meadow.table.hand_size[0], meadow.table.pile_size) == (2, 4)
    assert top in meadow.hand()


@clause("mow.add.draw")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    assert Meadow(herd="3", hand="8 9", pile=0).play(Add(face("8"))).table.hand_size[0] == 1


@clause("mow.start.ordinary")
@pytest.mark.parametrize("word", ["8", "closer0", "yellow-closer16", "thin", "milk"])
def test_numbered_cows_start_a_herd(word: str) -> None:
    meadow = Meadow(hand=word, players=6)
    assert any(isinstance(move, Add) and move.card == face(word) for move in meadow.legal())


@clause("mow.start.ordinary", refuses=True)
@pytest.mark.parametrize("word", ["acrobat7", "slowpoke", "calf", "mad"])
def test_these_start_no_herd(word: str) -> None:
    meadow = Meadow(hand=f"{word} 8", players=6)
    assert meadow.check(Add(face(word))) == Rule.START_ORDINARY


@clause("mow.start.pass")
def test_a_farmer_who_cannot_start_shows_the_hand_and_passes() -> None:
    meadow = Meadow(hand="acrobat7 slowpoke mad", players=6)
    assert meadow.legal() == [Pass()]
    meadow.play(Pass())
    assert meadow.table.turn == 1
    assert all(meadow.table.whereabouts[card] == 20 for card in meadow.hand())


@clause("mow.start.pass", refuses=True)
def test_nobody_passes_who_can_start_or_take() -> None:
    assert Meadow(hand="8").check(Pass()) == Rule.START_PASS
    assert Meadow(herd="7", hand="7.").check(Pass()) == Rule.START_PASS


@clause("mow.closer")
def test_closers_shut_their_end() -> None:
    meadow = Meadow(herd="3 7", hand="closer0 closer16 1 15")
    meadow.play(Add(face("closer0"), arrow="left"))
    meadow.table.turn = 0
    assert meadow.check(Add(face("1"))) == Rule.ADD_OUTSIDE
    assert meadow.check(Add(face("15"))) == Rule.OK
    meadow.play(Add(face("closer16"), arrow="left"))
    meadow.table.turn = 0
    assert meadow.check(Add(face("15"))) == Rule.ADD_OUTSIDE


@clause("mow.acrobat.same-number")
def test_an_acrobat_jumps_on_its_number() -> None:
    meadow = Meadow(herd="3 7. 9", hand="acrobat7").play(Add(face("acrobat7"), arrow="left"))
    assert meadow.table.acrobat[0, 7] == face("acrobat7")
    assert meadow.herd() == {3: "ordinary", 7: "ordinary", 9: "ordinary"}


@clause("mow.acrobat.same-number", refuses=True)
@pytest.mark.parametrize("herd", ["3 9", "3 slowpoke=7 9", "8 calf=7", "7+acrobat7 9"])
def test_no_ordinary_cow_to_jump_on(herd: str) -> None:
    meadow = Meadow(herd=herd, players=6)
    meadow.table.hand_size[0] = 1
    meadow.table.hand[0, 0] = face("acrobat7")
    assert meadow.check(Add(face("acrobat7"), arrow="left")) == Rule.ACROBAT_SAME_NUMBER


@clause("mow.slowpoke.gap")
def test_a_slowpoke_squeezes_in() -> None:
    meadow = Meadow(herd="5 9", hand="slowpoke")
    numbers = {move.number for move in meadow.legal() if isinstance(move, Add)}
    assert numbers == {6, 7, 8}
    assert meadow.play(Add(face("slowpoke"), number=7, arrow="left")).herd()[7] == "slowpoke"


@clause("mow.slowpoke.gap", refuses=True)
@pytest.mark.parametrize("number", [None, 0, 4, 5, 6, 9, 10, 16])
def test_no_gap_for_a_slowpoke(number: int | None) -> None:
    meadow = Meadow(herd="5 slowpoke=6 9", hand="slowpoke")
    assert meadow.check(Add(face("slowpoke"), number=number, arrow="left")) == Rule.SLOWPOKE_GAP


@clause("mow.green.arrow")
def test_a_green_special_turns_the_arrow() -> None:
    right = Meadow(herd="3", hand="closer16").play(Add(face("closer16"), arrow="right"))
    assert (right.table.arrow, right.table.turn) == (-1, 3)
    left = Meadow(herd="3", hand="closer16").play(Add(face("closer16"), arrow="left"))
    assert (left.table.arrow, left.table.turn) == (1, 1)


@clause("mow.green.arrow", refuses=True)
def test_only_green_specials_turn_the_arrow_and_they_must_say() -> None:
    meadow = Meadow(herd="3", hand="closer16 8 yellow-closer0", players=6)
    assert meadow.check(Add(face("closer16"))) == Rule.GREEN_ARROW
    assert meadow.check(Add(face("8"), arrow="right")) == Rule.GREEN_ARROW
    assert meadow.check(Add(face("yellow-closer0"), arrow="right", next=2)) == Rule.GREEN_ARROW


@clause("mow.calf.end")
@pytest.mark.parametrize(
    ("herd", "numbers"),
    [
        ("5", {4, 6}),
        ("5 8.", {4}),
        ("5. 8", {9}),
        ("1", {0, 2}),
        ("15", {14, 16}),
        ("7+acrobat7", {6, 8}),
        ("4. 6 9..", set[int]()),
        ("closer0 thin", set[int]()),
    ],
)
def test_a_calf_stands_beside_a_cow_without_flies(herd: str, numbers: set[int]) -> None:
    meadow = Meadow(herd=herd, hand="calf", players=6)
    assert {move.number for move in meadow.legal() if isinstance(move, Add)} == numbers


@clause("mow.calf.end")
def test_the_next_cow_is_beyond_the_calf() -> None:
    meadow = Meadow(herd="5", hand="calf 4 3", players=6).play(Add(face("calf"), number=4, next=1))
    meadow.table.turn = 0
    assert meadow.check(Add(face("4"))) == Rule.ADD_OUTSIDE
    assert meadow.check(Add(face("3"))) == Rule.OK


@clause("mow.calf.end", refuses=True)
@pytest.mark.parametrize(
    ("herd", "number"), [("5", None), ("5", 5), ("5", 7), ("5. 8", 4), ("mad", 9), ("milk", 12)]
)
def test_no_place_for_a_calf(herd: str, number: int | None) -> None:
    meadow = Meadow(herd=herd, hand="calf", players=6)
    assert meadow.check(Add(face("calf"), number=number, next=1)) == Rule.CALF_END


@clause("mow.thin.no-draw")
def test_the_thin_cow_draws_nothing() -> None:
    assert Meadow(herd="8", hand="thin 9", players=6).play(Add(face("thin"), next=1)).table.hand_size[0] == 1


@clause("mow.milk.two")
@pytest.mark.parametrize(("pile", "drawn"), [(5, 2), (1, 1), (0, 0)])
def test_the_milk_cow_draws_two(pile: int, drawn: int) -> None:
    meadow = Meadow(herd="8", hand="milk 9", players=6, pile=pile).play(Add(face("milk"), next=1))
    assert (meadow.table.hand_size[0], meadow.table.pile_size) == (1 + drawn, pile - drawn)


@clause("mow.mad.replaces-eight")
def test_the_mad_cow_chases_the_eight_into_the_hand() -> None:
    meadow = Meadow(herd="8.. 9", hand="mad 3", players=6, pile=5).play(Add(face("mad"), next=1))
    eight = face("8..")
    assert meadow.herd() == {8: "mad", 9: "ordinary"}
    assert eight in meadow.hand()
    assert meadow.table.whereabouts[eight] == 20
    assert (meadow.table.hand_size[0], meadow.table.pile_size) == (2, 5)


@clause("mow.mad.replaces-eight", refuses=True)
@pytest.mark.parametrize("herd", ["7 9", "7 slowpoke=8 9", "9 calf=8"])
def test_no_ordinary_eight_to_chase(herd: str) -> None:
    meadow = Meadow(herd=herd, hand="mad", players=6)
    assert meadow.check(Add(face("mad"), next=1)) == Rule.MAD_REPLACES_EIGHT


@clause("mow.mad.flies-only")
def test_cows_with_flies_join_a_mad_cow() -> None:
    assert Meadow(herd="mad 9", hand="3.", players=6).check(Add(face("3."))) == Rule.OK


@clause("mow.mad.flies-only", refuses=True)
def test_cows_without_flies_do_not() -> None:
    assert Meadow(herd="mad 9", hand="3", players=6).check(Add(face("3"))) == Rule.MAD_FLIES_ONLY


@clause("mow.yellow.next")
@pytest.mark.parametrize("named", [1, 3, 5])
def test_a_yellow_special_names_who_is_next(named: int) -> None:
    meadow = Meadow(herd="3", hand="yellow-closer16", players=6)
    meadow.play(Add(face("yellow-closer16"), next=named))
    assert meadow.table.turn == named
    meadow.play(Take(), named)
    start = next(move for move in meadow.legal(named) if isinstance(move, Add) and move.arrow is None)
    meadow.play(start, named)
    assert meadow.table.turn in ((named + 1) % 6, start.next)


@clause("mow.yellow.next", refuses=True)
def test_only_yellow_specials_name_somebody_else() -> None:
    meadow = Meadow(herd="3", hand="yellow-closer16 8", players=6)
    assert meadow.check(Add(face("yellow-closer16"))) == Rule.YELLOW_NEXT
    assert meadow.check(Add(face("yellow-closer16"), next=0)) == Rule.YELLOW_NEXT
    assert meadow.check(Add(face("yellow-closer16"), next=6)) == Rule.YELLOW_NEXT
    assert meadow.check(Add(face("8"), next=2)) == Rule.YELLOW_NEXT
