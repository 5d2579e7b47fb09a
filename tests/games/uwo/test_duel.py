"""Attacks, defences, counterattacks, knock-outs."""

import pytest

from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Burn,
    Counter,
    Decline,
    DefendMorf,
    End,
    Miss,
    Morf,
    Ride,
    Swap,
    Walk,
    Yield,
)
from tests.games.uwo.arena import Arena, cards_of

clause = pytest.mark.clause


@clause("uwo.attack.line")
def test_targets_in_line_and_in_reach() -> None:
    arena = Arena({12: "bazooka", 7: "pistol"}, {10: "fist", 27: "fist", 8: "fist", 18: "fist"})
    attacks = {(move.square, move.target) for move in arena.legal() if isinstance(move, Attack)}
    assert attacks == {(12, 10), (12, 27), (7, 8)}


@clause("uwo.attack.line", refuses=True)
@pytest.mark.parametrize("target", [11, 12, 7, 9, 22, 27, 18, 14])
def test_targets_out_of_line_or_out_of_reach(target: int) -> None:
    arena = Arena({12: "pistol", 7: "fist", 13: "fist"}, {14: "fist", 9: "fist", 27: "fist", 18: "fist"})
    assert arena.check(Attack(12, target)) == Rule.ATTACK_LINE


@clause("uwo.attack.pay")
def test_energy_is_paid_even_if_the_attack_fails() -> None:
    arena = Arena({12: "pistol"}, {22: "fist"}, other_hand="miss").play(Attack(12, 22))
    assert arena.energy() == [5, 6]
    assert arena.play(Miss()).energy() == [5, 6]
    assert arena.asked() == (0, "turn")


@clause("uwo.attack.shielded", "uwo.cards.table")
@pytest.mark.parametrize(("kind", "target"), [("fist", "fist"), ("ball", "pistol"), ("bazooka", "tank")])
def test_kinds_that_hurt(kind: str, target: str) -> None:
    assert Arena({12: kind}, {13: target}).check(Attack(12, 13)) == Rule.OK


@clause("uwo.attack.shielded", refuses=True)
@pytest.mark.parametrize(
    ("kind", "target"),
    [("ball", "tank"), ("turret", "ball"), ("pistol", "turret"), ("tank", "pistol"), ("bazooka", "turret")],
)
def test_the_ring_of_shields(kind: str, target: str) -> None:
    assert Arena({12: kind}, {13: target}).check(Attack(12, 13)) == Rule.ATTACK_SHIELDED
    assert Arena({12: kind}, {13: target + "!"}).check(Attack(12, 13)) == Rule.OK  # uwo.ko.helpless


@clause("uwo.attack.hit", "uwo.defend.none")
def test_a_hit_removes_the_whole_stack() -> None:
    arena = Arena({12: "pistol"}, {13: "ball", 29: "fist"}, other_hand="miss").play(Attack(12, 13))
    assert arena.asked() == (1, "defend")
    arena.play(Yield())
    assert arena.kind(13) is None
    assert sorted(arena.view().sides[1].removed) == ["ball"] + ["fist"] * 9
    assert [event.number for event in arena.events() if event.what == "removed"] == [2]
    assert arena.asked() == (0, "turn")
    assert cards_of(arena.table, 1) == [10, 3, 3, 3, 3, 3, 3, 3, 9]


@clause("uwo.defend.none")
def test_an_empty_hand_is_not_asked_but_any_other_is() -> None:
    assert Arena({12: "fist"}, {13: "fist", 29: "fist"}).play(Attack(12, 13)).kind(13) is None
    useless = Arena({12: "fist"}, {13: "fist", 29: "fist"}, other_hand="dynamite").play(Attack(12, 13))
    assert useless.asked() == (1, "defend")
    assert useless.legal() == [Yield()]


@clause("uwo.defend.morf")
def test_a_defender_morfs_into_a_shielded_kind() -> None:
    arena = Arena({12: "pistol"}, {22: "fist"}, other_hand="turret tank").play(
        Attack(12, 22), DefendMorf("turret")
    )
    assert arena.kind(22) == "turret"
    assert arena.energy() == [5, 5]
    assert arena.asked() == (1, "counter")


@clause("uwo.defend.morf")
def test_a_defence_is_not_the_morf_of_the_turn() -> None:
    arena = Arena({12: "pistol"}, {13: "fist"}, "tank ball turret", "turret")
    arena.play(Attack(12, 13), DefendMorf("turret"), Counter(), DefendMorf("ball"), Decline())
    assert arena.asked() == (0, "turn")
    assert arena.check(Morf(12, "tank")) == Rule.OK


@clause("uwo.defend.morf", refuses=True)
@pytest.mark.parametrize("kind", ["tank", "ball", "bazooka", "dynamite", "miss"])
def test_no_other_kind(kind: str) -> None:
    arena = Arena({12: "pistol"}, {22: "fist"}, other_hand=kind).play(Attack(12, 22))
    assert arena.check(DefendMorf(kind)) == Rule.DEFEND_MORF  # pyright: ignore[reportArgumentType]


@clause("uwo.defend.miss")
def test_a_miss_saves_for_nothing_and_leaves_the_game() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, other_hand="miss miss", energy=(6, 0)).play(
        Attack(12, 13), Miss()
    )
    assert arena.kind(13) == "fist"
    assert arena.hand(1) == ["miss"]
    assert arena.view().sides[1].removed.count("miss") == 1
    assert arena.energy() == [5, 0]


@clause("uwo.defend.miss", refuses=True)
def test_a_miss_is_not_played_in_peace() -> None:
    assert Arena({12: "fist"}, {13: "fist"}, "miss").check(Miss()) == Rule.DEFEND_MISS


@clause("uwo.defend.none", refuses=True)
def test_nobody_yields_or_morfs_in_defence_in_peace() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, "tank")
    for move in (Yield(), DefendMorf("tank")):
        assert arena.check(move) == Rule.DEFEND_NONE


@clause("uwo.duel.counter")
def test_the_saved_strikes_back_at_once() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {13: "fist"}, other_hand="miss").play(Attack(12, 13), Miss())
    assert arena.asked() == (1, "counter")
    assert arena.legal() == [Counter(), Decline()]
    assert arena.play(Counter()).kind(12) is None  # the Gnorfs hold no card
    assert arena.energy() == [5, 5]
    assert arena.asked() == (0, "turn")  # it is still their turn
    assert "countered" in arena.happened()


@clause("uwo.duel.counter")
def test_declining_ends_the_duel() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, other_hand="miss").play(Attack(12, 13), Miss(), Decline())
    assert arena.asked() == (0, "turn")
    assert arena.check(Attack(12, 13)) == Rule.TURN_ONE_EACH


@clause("uwo.duel.counter")
@pytest.mark.parametrize(
    ("attacker", "square", "target", "energy"),
    [
        ("pistol", 14, "fist", 6),  # out of reach
        ("tank", 13, "fist", 0),  # no energy
        ("pistol", 13, "fist", 6),  # shielded from a Fist
    ],
)
def test_an_impossible_counter_is_not_asked(attacker: str, square: int, target: str, energy: int) -> None:
    arena = Arena({12: attacker}, {square: target}, other_hand="miss", energy=(6, energy))
    assert arena.play(Attack(12, square), Miss()).asked() == (0, "turn")


@clause("uwo.duel.counter")
def test_a_morf_may_bring_the_attacker_into_reach() -> None:
    arena = Arena({12: "pistol", 0: "fist"}, {14: "fist"}, other_hand="turret").play(
        Attack(12, 14), DefendMorf("turret")
    )
    assert arena.asked() == (
        1,
        "counter",
    )  # a Turret reaches two squares, and may attack though it just morfed
    assert arena.play(Counter()).kind(12) is None


@clause("uwo.duel.counter", refuses=True)
def test_no_counter_without_a_duel() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, "miss")
    for move in (Counter(), Decline()):
        assert arena.check(move) == Rule.DUEL_COUNTER


@clause("uwo.duel.again")
def test_whoever_survives_a_counter_may_strike_again_but_not_twice_in_a_row() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, "miss", "miss miss").play(
        Attack(12, 13), Miss(), Counter(), Miss()
    )
    assert arena.asked() == (0, "counter")
    assert arena.play(Counter(), Miss()).asked() == (1, "counter")
    assert arena.play(Decline()).asked() == (0, "turn")
    assert arena.energy() == [4, 5]


@clause("uwo.duel.rider")
def test_a_rider_ducks_and_that_is_all() -> None:
    arena = Arena({12: "turret"}, {13: "rider"}, other_hand="miss").play(Attack(12, 13), Miss())
    assert arena.asked() == (0, "turn")


@clause("uwo.duel.rider", refuses=True)
def test_a_rider_does_not_morf_under_attack() -> None:
    arena = Arena({12: "turret"}, {13: "rider"}, other_hand="ball").play(Attack(12, 13))
    assert arena.check(DefendMorf("ball")) == Rule.DUEL_RIDER


@clause("uwo.ko.helpless")
def test_a_knocked_out_uwo_is_always_hit() -> None:
    arena = Arena({12: "fist"}, {13: "turret!", 29: "fist"}, other_hand="miss miss miss").play(Attack(12, 13))
    assert arena.kind(13) is None
    assert arena.asked() == (0, "turn")


@clause("uwo.ko.helpless", refuses=True)
def test_in_dutch_it_can_do_nothing() -> None:
    arena = Arena({12: "fist!", 14: "rider!"}, {13: "fist"}, "tank")
    for move in (Attack(12, 13), Walk(12, 11), Morf(12, "tank"), Ride(14, [9])):
        assert arena.check(move) == Rule.KO_HELPLESS
    assert set(arena.legal()) == {End(), Burn(), Swap("tank")}
