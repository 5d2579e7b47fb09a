"""Bazooka, Rider and Dynamite."""

import pytest

from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Blast,
    Counter,
    DefendMorf,
    End,
    Miss,
    Morf,
    Ride,
    Walk,
)
from smallbox.games.uwo.view import KnockedOut
from tests.games.uwo.arena import Arena

clause = pytest.mark.clause


@clause("uwo.bazooka.ko")
def test_a_shot_knocks_the_bazooka_out_until_the_end_of_the_next_turn() -> None:
    arena = Arena({10: "bazooka"}, {14: "fist", 29: "fist"}).play(Attack(10, 14))
    assert arena.knocked_out(10) == KnockedOut(seat=0, moment="end", turns=2)
    arena.play(End(), End())
    assert arena.check(Walk(10, 11)) == Rule.KO_HELPLESS
    arena.play(End())
    assert "woke" in arena.happened()
    assert arena.knocked_out(10) is None


@clause("uwo.bazooka.ko")
def test_a_counter_is_a_shot_too_and_the_next_turn_comes_sooner() -> None:
    arena = Arena({13: "fist", 0: "fist"}, {14: "bazooka"}, other_hand="miss").play(
        Attack(13, 14), Miss(), Counter()
    )
    assert arena.kind(13) is None
    assert arena.knocked_out(14) == KnockedOut(seat=1, moment="end", turns=1)
    arena.play(End(), End())
    assert arena.knocked_out(14) is None


@clause("uwo.bazooka.ko")
def test_a_bazooka_that_missed_is_helpless_against_the_counter() -> None:
    arena = Arena({13: "bazooka", 0: "fist"}, {14: "fist"}, "miss miss", "miss")
    assert arena.play(Attack(13, 14), Miss()).asked() == (1, "counter")
    assert arena.play(Counter()).kind(13) is None


@clause("uwo.bazooka.ko")
def test_only_the_turns_of_its_owner_count_also_several_in_a_row() -> None:
    arena = Arena({10: "bazooka"}, {14: "fist", 29: "fist"}, energy=(6, 0)).play(Attack(10, 14), End())
    assert arena.asked() == (0, "turn")
    assert arena.knocked_out(10) == KnockedOut(0, "end", 1)
    assert arena.play(End()).knocked_out(10) is None


@clause("uwo.rider.walk")
def test_a_rider_bends() -> None:
    arena = Arena({12: "rider"}, {29: "fist"}).play(Ride(12, [13, 18, 19]))
    assert arena.kind(19) == "rider"
    assert arena.energy() == [4, 6]
    short = Arena({12: "rider"}, {29: "fist"}).play(Ride(12, [7]))
    assert short.energy() == [4, 6]


@clause("uwo.rider.walk")
def test_all_ways_of_a_lonely_rider() -> None:
    arena = Arena({12: "rider"}, {29: "fist"})
    rides = [move for move in arena.legal() if isinstance(move, Ride)]
    assert [len([ride for ride in rides if len(ride.path) == n]) for n in (1, 2, 3)] == [4, 12, 33]


@clause("uwo.rider.walk", refuses=True)
@pytest.mark.parametrize(
    "path", [[18], [12], [13, 12], [13, 8, 13], [13, 14, 15], [13, 15], [11, 10, 9], [17, 22]]
)
def test_ways_a_rider_cannot_go(path: list[int]) -> None:
    arena = Arena({12: "rider", 0: "fist"}, {22: "fist"})
    assert arena.check(Ride(12, path)) == Rule.RIDER_WALK


@clause("uwo.rider.walk", refuses=True)
def test_a_rider_rides_and_nobody_else_does() -> None:
    arena = Arena({12: "rider", 0: "fist"}, {29: "fist"})
    for move in (Walk(12, 13), Ride(0, [1])):
        assert arena.check(move) == Rule.RIDER_WALK


@clause("uwo.rider.tramples", "uwo.rider.no-miss")
def test_everyone_passed_over_is_knocked_out_without_a_question() -> None:
    arena = Arena({12: "rider"}, {13: "turret", 18: "fist", 29: "fist"}, other_hand="miss miss miss")
    arena.play(Ride(12, [13, 18, 19]))
    assert arena.asked() == (0, "turn")
    assert arena.knocked_out(13)
    assert arena.knocked_out(18)
    assert arena.knocked_out(29) is None
    assert arena.happened().count("trampled") == 2


@clause("uwo.rider.ko")
def test_in_dutch_the_trampled_lie_until_the_end_of_the_riders_next_turn() -> None:
    arena = Arena({12: "rider"}, {13: "fist"}).play(Ride(12, [13, 14]))
    assert arena.knocked_out(13) == KnockedOut(seat=0, moment="end", turns=2)
    arena.play(End(), End())
    assert arena.knocked_out(13) == KnockedOut(seat=0, moment="end", turns=1)
    assert arena.play(End()).knocked_out(13) is None


@clause("uwo.rider.again")
def test_the_new_end_takes_the_place_of_the_old() -> None:
    arena = Arena({12: "rider"}, {13: "fist!", 29: "fist"})
    assert arena.knocked_out(13) == KnockedOut(1, "end", 1)
    arena.play(Ride(12, [13, 14]))
    assert arena.knocked_out(13) == KnockedOut(0, "end", 2)
    assert arena.table.asleep == 1


@clause("uwo.rider.not-bazooka")
def test_over_a_knocked_out_bazooka() -> None:
    assert Arena({12: "rider"}, {13: "bazooka!"}).check(Ride(12, [13, 14])) == Rule.OK


@clause("uwo.rider.not-bazooka", refuses=True)
def test_not_over_a_bazooka_that_is_awake() -> None:
    arena = Arena({12: "rider"}, {13: "bazooka"})
    for path in ([13, 14], [7, 8, 13], [13]):
        assert arena.check(Ride(12, path)) == Rule.RIDER_NOT_BAZOOKA


@clause("uwo.rider.not-own")
def test_around_the_own_side() -> None:
    assert Arena({12: "rider", 13: "fist"}, {29: "fist"}).check(Ride(12, [7, 8, 9])) == Rule.OK


@clause("uwo.rider.not-own", refuses=True)
def test_not_over_the_own_side() -> None:
    arena = Arena({12: "rider", 13: "fist"}, {29: "fist"})
    for path in ([13, 14], [13]):
        assert arena.check(Ride(12, path)) == Rule.RIDER_NOT_OWN


@clause("uwo.rider.no-attack")
def test_what_was_a_rider_may_attack_as_something_else() -> None:
    arena = Arena({12: "rider"}, {13: "fist"}, "tank").play(Morf(12, "tank"), End(), End())
    assert arena.check(Attack(12, 13)) == Rule.OK


@clause("uwo.rider.no-attack", refuses=True)
@pytest.mark.parametrize("target", [13, 14, 29, 11, 0])
def test_a_rider_never_attacks_near_or_far(target: int) -> None:
    arena = Arena({12: "rider", 0: "fist"}, {13: "fist", 14: "bazooka", 29: "fist"})
    assert arena.check(Attack(12, target)) == Rule.RIDER_NO_ATTACK


@clause("uwo.dynamite.blast", "uwo.dynamite.no-defence")
def test_a_blast_takes_friend_and_foe_without_a_question() -> None:
    arena = Arena(
        {12: "dynamite", 6: "fist", 0: "fist"},
        {18: "turret", 17: "fist!", 14: "fist"},
        other_hand="miss miss",
    ).play(Blast(12))
    assert [uwo.square for uwo in arena.view().field] == [0, 14]
    assert arena.energy() == [4, 6]
    assert arena.asked() == (0, "turn")
    assert arena.happened().count("removed") == 4


@clause("uwo.dynamite.blast")
def test_a_blast_needs_no_target_and_stops_at_the_edge() -> None:
    arena = Arena({14: "dynamite", 0: "fist"}, {15: "fist", 10: "fist", 20: "fist"}).play(Blast(14))
    assert [uwo.square for uwo in arena.view().field] == [0, 15, 10, 20]


@clause("uwo.dynamite.blast")
def test_a_blast_as_counterattack() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {13: "dynamite", 29: "fist"}, other_hand="miss").play(
        Attack(12, 13), Miss()
    )
    assert arena.asked() == (1, "counter")
    arena.play(Counter())
    assert [uwo.square for uwo in arena.view().field] == [0, 29]
    assert arena.energy() == [5, 4]
    assert arena.asked() == (0, "turn")


@clause("uwo.dynamite.blast")
def test_no_counter_when_the_attacker_is_out_of_the_blast() -> None:
    arena = Arena({12: "pistol"}, {14: "dynamite"}, other_hand="miss").play(Attack(12, 14), Miss())
    assert arena.asked() == (0, "turn")


@clause("uwo.dynamite.blast", refuses=True)
def test_dynamite_and_only_dynamite_explodes() -> None:
    arena = Arena({12: "dynamite", 0: "fist"}, {13: "fist", 14: "dynamite"})
    for move in (Attack(12, 13), Blast(0)):
        assert arena.check(move) == Rule.DYNAMITE_BLAST


@clause("uwo.dynamite.at-once")
def test_dynamite_explodes_in_the_turn_of_its_morf() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {13: "fist", 29: "fist"}, "dynamite").play(
        Morf(12, "dynamite"), Blast(12)
    )
    assert arena.kind(13) is None
    assert arena.energy() == [3, 6]


@clause("uwo.dynamite.at-once", refuses=True)
def test_but_not_if_it_has_walked() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {18: "fist"}, "dynamite").play(Walk(12, 13), Morf(13, "dynamite"))
    assert arena.check(Blast(13)) == Rule.DYNAMITE_AT_ONCE


def test_a_defender_may_become_a_rider() -> None:
    arena = Arena({12: "pistol"}, {13: "fist"}, other_hand="rider").play(Attack(12, 13), DefendMorf("rider"))
    assert arena.kind(13) == "rider"
    assert arena.asked() == (0, "turn")
