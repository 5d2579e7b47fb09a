"""A move that breaks several clauses is refused for the one that a player should hear first."""

import pytest

from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Blast,
    Counter,
    DefendMorf,
    Morf,
    Move,
    Ride,
    Walk,
)
from tests.games.uwo.arena import Arena

FAR = {29: "fist"}


def test_first_whose_uwo_it_is() -> None:
    arena = Arena({12: "fist", 7: "fist"}, FAR, "tank ball").play(Morf(7, "tank"), Walk(12, 13))
    for move in (Walk(29, 0), Attack(29, 0), Blast(29), Ride(29, [0])):
        assert arena.check(move) == Rule.TURN_OWN
    assert arena.check(Morf(29, "ball")) == Rule.MORF_OWN


def test_then_what_the_turn_still_allows() -> None:
    arena = Arena({12: "fist!", 7: "fist", 0: "rider", 5: "dynamite"}, FAR, "tank", energy=(2, 6))
    arena.play(Walk(7, 6))
    for move in (Walk(12, 29), Attack(12, 29), Ride(0, [29]), Attack(0, 29), Attack(5, 29), Blast(5)):
        assert arena.check(move) == Rule.TURN_ONE_EACH


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Attack(2, 29), Rule.RIDER_NO_ATTACK),  # and knocked out
        (Walk(1, 29), Rule.KO_HELPLESS),  # and too far
        (Attack(1, 29), Rule.KO_HELPLESS),
        (Attack(3, 29), Rule.KO_HELPLESS),  # and a Dynamite explodes
        (Morf(1, "miss"), Rule.KO_HELPLESS),
        (Morf(1, "ball"), Rule.KO_HELPLESS),  # and not in the hand
        (Walk(12, 29), Rule.ENERGY_AFFORD),  # and too far
        (Ride(14, [29]), Rule.ENERGY_AFFORD),
        (Attack(13, 29), Rule.ENERGY_AFFORD),  # and a Dynamite explodes
        (Attack(10, 28), Rule.ATTACK_SHIELDED),  # and too far: to come nearer would be in vain
        (Attack(10, 25), Rule.ATTACK_LINE),
    ],
)
def test_then_whether_the_uwo_can_do_such_a_thing_and_the_square_last(move: Move, rule: Rule) -> None:
    gnorfs = {1: "fist!", 2: "rider!", 3: "dynamite!", 12: "turret", 14: "rider", 13: "dynamite", 10: "fist"}
    arena = Arena(gnorfs, {29: "fist", 28: "tank", 25: "fist"}, "tank miss", energy=(1, 6))
    assert arena.check(move) == rule


def test_a_morfed_uwo_hears_of_its_morf_before_the_line() -> None:
    arena = Arena({12: "fist"}, FAR, "tank").play(Morf(12, "tank"))
    assert arena.check(Attack(12, 29)) == Rule.MORF_NO_ATTACK


def test_a_defender_without_energy_hears_of_that_before_the_card() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, other_hand="ball", energy=(6, 0)).play(Attack(12, 13))
    for kind in ("dynamite", "miss", "ball"):
        assert arena.check(DefendMorf(kind)) == Rule.ENERGY_AFFORD
    rider = Arena({12: "turret"}, {13: "rider"}, other_hand="ball", energy=(6, 0)).play(Attack(12, 13))
    assert rider.check(DefendMorf("ball")) == Rule.DUEL_RIDER
    assert rider.check(Counter()) == Rule.DUEL_COUNTER
