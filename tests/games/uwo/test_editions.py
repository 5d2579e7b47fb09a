"""The places where the rulebooks differ: one position, three answers."""

from typing import Any

import pytest

from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Burn,
    Counter,
    End,
    KeepHand,
    Miss,
    Morf,
    Ride,
    Swap,
    Walk,
)
from smallbox.games.uwo.options import EDITIONS, Options, switches
from smallbox.games.uwo.view import KnockedOut
from tests.games.uwo.arena import Arena

clause = pytest.mark.clause
FAR = {29: "fist"}


@clause("uwo.turn.refill")
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_a_turn_ends_with_a_full_hand_without_a_question(edition: str) -> None:
    arena = Arena({12: "fist"}, FAR, "tank", edition=edition).play(End())
    assert (arena.asked(), len(arena.hand())) == ((1, "turn"), 3)


@clause("uwo.turn.refill")
def test_in_english_a_turn_may_end_without_drawing() -> None:
    arena = Arena({12: "fist"}, FAR, "tank", edition="en").play(KeepHand())
    assert (arena.asked(), arena.hand(), arena.energy()) == ((1, "turn"), ["tank"], [5, 6])
    assert arena.happened()[:2] == ["paid", "kept"]
    assert Arena({12: "fist"}, FAR, refill_optional=True).play(Walk(12, 13), KeepHand()).hand() == []


@clause("uwo.turn.refill")
@pytest.mark.parametrize("ends", [Swap("tank"), Burn(), Walk(12, 13)])
def test_however_else_it_ends_the_hand_is_filled_up(ends: Swap | Burn | Walk) -> None:
    arena = Arena({12: "fist"}, FAR, "tank", energy=(1, 6), edition="en").play(ends)
    assert (arena.asked(), len(arena.hand())) == ((1, "turn"), 3)


@clause("uwo.turn.refill", refuses=True)
def test_without_drawing_only_where_agreed_and_where_there_is_something_to_draw() -> None:
    for edition in ("nl", "hu"):
        assert Arena({12: "fist"}, FAR, edition=edition).check(KeepHand()) == Rule.TURN_REFILL
    full = Arena({12: "fist"}, FAR, "miss miss miss", edition="en")
    no_deck = Arena({12: "fist"}, FAR, "miss", decks=(0, 0), edition="en")
    for arena in (full, no_deck):
        assert arena.check(KeepHand()) == Rule.TURN_REFILL
        assert KeepHand() not in arena.legal()


@clause("uwo.turn.at-least-one")
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_a_morf_alone_is_payment_unless_agreed_otherwise(edition: str) -> None:
    ruled = Arena({12: "fist"}, FAR, "tank", edition=edition).play(Morf(12, "tank"))
    assert ruled.view().end_costs == 0
    assert ruled.play(End()).energy() == [5, 6]
    literal = Arena({12: "fist"}, FAR, "tank", edition=edition, inaction_costs=True).play(Morf(12, "tank"))
    assert literal.view().end_costs == 1
    assert literal.play(End()).energy() == [4, 6]
    assert "paid" in literal.happened()


@clause("uwo.turn.at-least-one")
def test_with_inaction_costs_an_action_pays_for_the_turn() -> None:
    arena = Arena({12: "fist", 7: "fist"}, FAR, "tank", inaction_costs=True)
    arena.play(Morf(12, "tank"), Walk(7, 6))
    assert arena.view().end_costs == 0
    assert arena.play(End()).energy() == [4, 6]


@clause("uwo.turn.at-least-one")
def test_with_inaction_costs_nobody_owes_what_they_do_not_have() -> None:
    morf = Arena({12: "fist"}, FAR, "tank", energy=(1, 6), inaction_costs=True).play(Morf(12, "tank"))
    assert (morf.energy(), morf.asked()) == ([0, 6], (1, "turn"))
    assert "paid" not in morf.happened()
    burnt = Arena({12: "fist"}, FAR, "tank", energy=(3, 6), inaction_costs=True)
    assert burnt.play(Morf(12, "tank"), Burn()).energy() == [0, 6]
    swap = Arena({12: "fist"}, FAR, "tank", inaction_costs=True).play(Swap("tank"))
    assert swap.energy() == [5, 6]


@clause("uwo.ko.helpless")
@pytest.mark.parametrize(("edition", "rule"), [("nl", Rule.KO_HELPLESS), ("en", Rule.OK), ("hu", Rule.OK)])
def test_walking_and_morfing_while_knocked_out(edition: str, rule: Rule) -> None:
    arena = Arena({12: "fist!", 2: "rider!"}, {13: "fist"}, "tank", edition=edition)
    for move in (Walk(12, 11), Ride(2, [1]), Morf(12, "tank")):
        assert arena.check(move) == rule
    assert arena.check(Attack(12, 13)) == Rule.KO_HELPLESS


@clause("uwo.ko.helpless")
def test_a_morf_does_not_wake() -> None:
    arena = Arena({12: "fist!", 0: "fist"}, {13: "fist"}, "tank", "miss", edition="en").play(Morf(12, "tank"))
    assert arena.knocked_out(12)
    arena.play(End(), End())
    assert arena.knocked_out(12) == KnockedOut(0, "end", 1)


@clause("uwo.bazooka.ko")
@pytest.mark.parametrize(
    ("edition", "then"),
    [("nl", KnockedOut(0, "end", 2)), ("en", KnockedOut(0, "end", 2)), ("hu", KnockedOut(0, "start", 1))],
)
def test_how_long_a_bazooka_is_knocked_out(edition: str, then: KnockedOut) -> None:
    arena = Arena({10: "bazooka"}, {14: "fist", 29: "fist"}, "miss miss miss", edition=edition, decks=(0, 0))
    arena.play(Attack(10, 14))
    assert arena.knocked_out(10) == then
    arena.play(End(), End())
    can_shoot_again = arena.knocked_out(10) is None
    assert can_shoot_again == (edition == "hu")
    assert arena.play(End()).knocked_out(10) is None


@clause("uwo.bazooka.ko")
@pytest.mark.parametrize(("edition", "awake"), [("nl", False), ("en", False), ("hu", True)])
def test_after_a_counter_in_the_other_turn(edition: str, awake: bool) -> None:
    arena = Arena({13: "fist", 0: "fist"}, {14: "bazooka"}, other_hand="miss", edition=edition, decks=(0, 0))
    arena.play(Attack(13, 14), Miss(), Counter(), End())
    assert arena.asked() == (1, "turn")
    assert (arena.knocked_out(14) is None) == awake


@clause("uwo.rider.ko")
@pytest.mark.parametrize(
    ("edition", "then", "awake_after"),
    [
        ("nl", KnockedOut(0, "end", 2), 3),
        ("en", KnockedOut(1, "end", 1), 2),
        ("hu", KnockedOut(1, "end", 1), 2),
    ],
)
def test_how_long_the_trampled_are_knocked_out(edition: str, then: KnockedOut, awake_after: int) -> None:
    arena = Arena({12: "rider"}, {13: "fist"}, edition=edition, decks=(0, 0)).play(Ride(12, [13, 14]))
    assert arena.knocked_out(13) == then
    for ends in (1, 2, 3):
        arena.play(End())
        assert (arena.knocked_out(13) is None) == (ends >= awake_after)


@clause("uwo.rider.ko")
def test_the_trampled_may_be_up_at_once_though_no_edition_says_so() -> None:
    arena = Arena({12: "rider"}, {13: "fist"}, edition="hu", rider_ko_ends="victim-start")
    assert arena.play(Ride(12, [13, 14])).knocked_out(13) == KnockedOut(1, "start", 1)
    assert arena.play(End()).knocked_out(13) is None


@clause("uwo.rider.ko")
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_the_trampled_cannot_attack_in_their_next_turn(edition: str) -> None:
    arena = Arena({12: "rider"}, {13: "fist"}, edition=edition, decks=(0, 0)).play(Ride(12, [13, 14]), End())
    assert arena.check(Attack(13, 14)) == Rule.KO_HELPLESS


@clause("uwo.rider.ko")
@pytest.mark.parametrize(("edition", "helpless"), [("nl", True), ("en", False), ("hu", False)])
def test_whether_the_rider_s_side_can_use_it_in_its_next_turn(edition: str, helpless: bool) -> None:
    arena = Arena({12: "rider", 8: "fist"}, {13: "tank"}, edition=edition, decks=(0, 0))
    arena.play(Ride(12, [13, 14]), End(), End())
    assert arena.check(Attack(8, 13)) == (Rule.OK if helpless else Rule.ATTACK_SHIELDED)


@pytest.mark.parametrize("name", list(EDITIONS["nl"].__struct_fields__))
@pytest.mark.parametrize("edition", ["nl", "en", "hu"])
def test_each_switch_can_be_set_on_its_own(edition: str, name: str) -> None:
    for other in EDITIONS.values():
        chosen: dict[str, Any] = {"edition": edition, name: getattr(other, name)}
        result = switches(Options(**chosen))
        for field in result.__struct_fields__:
            expected = other if field == name else EDITIONS[edition]
            assert getattr(result, field) == getattr(expected, field)


def test_switches_reach_the_table() -> None:
    arena = Arena({12: "fist!"}, FAR, "tank", ko_may_morf=True)
    assert (arena.check(Morf(12, "tank")), arena.check(Walk(12, 13))) == (Rule.OK, Rule.KO_HELPLESS)
    arena = Arena({12: "fist!"}, FAR, "tank", edition="hu", ko_may_morf=False)
    assert (arena.check(Morf(12, "tank")), arena.check(Walk(12, 13))) == (Rule.KO_HELPLESS, Rule.OK)
