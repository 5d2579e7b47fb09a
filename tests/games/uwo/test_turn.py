"""Set-up, turns, morfing, swapping and walking."""

import pytest

from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Blast,
    Burn,
    DefendMorf,
    End,
    Miss,
    Morf,
    Ride,
    Swap,
    Walk,
)
from tests.games.uwo.arena import Arena, cards_of
from tests.games.uwo.openings import opening

clause = pytest.mark.clause

FAR = {29: "fist"}  # an enemy who is in nobody's way


@clause("uwo.setup.field", "uwo.setup.army", "uwo.aim", "uwo.see.all")
def test_ten_fists_on_the_first_two_rows() -> None:
    view = opening().view
    assert {uwo.square for uwo in view.field if uwo.seat == 0} == set(range(10))
    assert {uwo.square for uwo in view.field if uwo.seat == 1} == set(range(20, 30))
    assert {(uwo.kind, uwo.height, uwo.knocked_out) for uwo in view.field} == {("fist", 1, None)}


@clause("uwo.setup.eight")
def test_eight_leave_the_back_corners_empty() -> None:
    start = opening(army=8)
    assert {uwo.square for uwo in start.view.field} == set(range(30)) - {0, 4, *range(10, 20), 25, 29}
    assert [side.removed for side in start.view.sides] == [["fist", "fist"]] * 2
    assert cards_of(start.table, 0) == [10, 3, 3, 3, 3, 3, 3, 3, 9]


@clause("uwo.setup.deck", "uwo.cards.kinds")
def test_a_hand_of_three_from_a_shuffled_deck_of_thirty() -> None:
    start = opening()
    assert [(side.hand_size, side.deck_size) for side in start.view.sides] == [(3, 27)] * 2
    for seat in (0, 1):
        assert cards_of(start.table, seat) == [10, 3, 3, 3, 3, 3, 3, 3, 9]
    assert (
        start.table.deck[0].tolist() != start.table.deck[1].tolist() != opening(seed=2).table.deck[1].tolist()
    )


@clause("uwo.setup.energy", "uwo.setup.gnorfs-first")
def test_six_energy_and_gnorfs_begin() -> None:
    view = opening().view
    assert [side.energy for side in view.sides] == [6, 6]
    assert (view.turn, view.asked, view.phase) == (0, [0], "turn")


@clause("uwo.see.own", "uwo.see.nobody")
def test_one_sees_the_own_hand_and_the_own_swapped_cards() -> None:
    arena = Arena({12: "fist"}, FAR, "miss tank ball", "miss").play(Swap("tank"))
    assert "tank" in arena.view(0).under
    assert arena.view(0).hand == sorted(arena.view(0).hand, key=KINDS.index)
    assert arena.view(1).hand == ["miss"]
    assert arena.view(1).under == arena.view(-1).under == arena.view(-1).hand == []
    assert [event.kind for event in arena.events(0) if event.what == "swapped"] == ["tank"]
    assert [event.kind for event in arena.events(1) if event.what == "swapped"] == [None]


@clause("uwo.turn.seat")
def test_turns_alternate() -> None:
    arena = Arena({12: "fist"}, FAR)
    assert arena.play(End()).asked() == (1, "turn")
    assert arena.play(End()).asked() == (0, "turn")


@clause("uwo.turn.seat", refuses=True)
def test_only_who_is_asked_and_only_what_is_asked() -> None:
    arena = Arena({12: "fist"}, {17: "fist"}, other_hand="miss")
    assert arena.check(End(), 1) == Rule.TURN_SEAT
    arena.play(Attack(12, 17))
    assert arena.asked() == (1, "defend")
    for move in (End(), Burn(), Swap("miss"), Walk(17, 16), Morf(17, "tank"), Attack(17, 12)):
        assert arena.check(move) == Rule.TURN_SEAT
    assert arena.check(End(), 0) == Rule.TURN_SEAT


@clause("uwo.turn.own")
def test_each_side_moves_its_own() -> None:
    arena = Arena({12: "fist"}, FAR)
    assert arena.check(Walk(12, 13)) == Rule.OK
    assert arena.play(End()).check(Walk(29, 28)) == Rule.OK


@clause("uwo.turn.own", refuses=True)
@pytest.mark.parametrize("square", [3, 16, 17, 18])
def test_nobody_moves_the_others_or_what_is_not_there(square: int) -> None:
    arena = Arena({12: "fist"}, {16: "rider", 17: "fist", 18: "dynamite"})
    for move in (Walk(square, 13), Ride(square, [13]), Attack(square, 12), Blast(square)):
        assert arena.check(move) == Rule.TURN_OWN


@clause("uwo.hand")
def test_a_card_from_the_hand_leaves_it() -> None:
    arena = Arena({12: "fist"}, FAR, "tank ball", decks=(0, 0)).play(Morf(12, "tank"))
    assert arena.hand() == ["ball"]


@clause("uwo.hand", refuses=True)
def test_a_card_that_one_does_not_hold() -> None:
    arena = Arena({12: "fist"}, {17: "fist"}, "tank", "ball")
    assert arena.check(Morf(12, "ball")) == Rule.HAND
    assert arena.check(Swap("ball")) == Rule.HAND
    arena.play(Attack(12, 17))
    assert arena.check(Miss()) == Rule.HAND
    assert arena.check(DefendMorf("tank")) == Rule.HAND


@clause("uwo.energy.afford")
def test_what_one_can_just_pay() -> None:
    assert Arena({12: "turret"}, FAR, energy=(2, 6)).check(Walk(12, 13)) == Rule.OK
    assert Arena({12: "dynamite"}, FAR, energy=(2, 6)).check(Blast(12)) == Rule.OK


@clause("uwo.energy.afford", refuses=True)
def test_what_one_cannot_pay() -> None:
    assert Arena({12: "turret"}, FAR, energy=(1, 6)).check(Walk(12, 13)) == Rule.ENERGY_AFFORD
    assert Arena({12: "dynamite"}, FAR, energy=(1, 6)).check(Blast(12)) == Rule.ENERGY_AFFORD
    assert Arena({12: "rider"}, FAR, energy=(1, 6)).check(Ride(12, [13])) == Rule.ENERGY_AFFORD
    out = Arena({12: "fist"}, {17: "fist"}, other_hand="tank", energy=(6, 0)).play(Attack(12, 17))
    assert out.check(DefendMorf("tank")) == Rule.ENERGY_AFFORD


@clause("uwo.turn.one-each")
@pytest.mark.parametrize("moves", [(Morf(12, "tank"), Walk(12, 13)), (Walk(7, 6), Morf(12, "tank"))])
def test_a_morf_and_an_action_in_either_order(moves: tuple[Morf | Walk, ...]) -> None:
    arena = Arena({12: "fist", 7: "fist"}, FAR, "tank").play(*moves)
    assert arena.asked() == (0, "turn")  # both done, and still the turn needs its end
    assert set(arena.legal()) == {End(), Burn()}
    assert arena.play(End()).energy() == [4, 6]


@clause("uwo.turn.one-each", refuses=True)
def test_no_second_morf_and_no_second_action() -> None:
    arena = Arena({12: "fist", 7: "fist", 2: "rider", 3: "dynamite"}, {17: "fist!"}, "tank ball")
    arena.play(Morf(12, "tank"), Walk(7, 6))
    assert arena.check(Morf(6, "ball")) == Rule.TURN_ONE_EACH
    for move in (Walk(12, 13), Attack(12, 17), Ride(2, [1]), Blast(3)):
        assert arena.check(move) == Rule.TURN_ONE_EACH


@clause("uwo.turn.refill", "uwo.end.no-cards")
def test_the_hand_is_filled_up_while_the_deck_lasts() -> None:
    assert len(Arena({12: "fist"}, FAR).play(End()).hand()) == 3
    two = Arena({12: "fist"}, FAR, decks=(2, 0)).play(End())
    assert (len(two.hand()), two.view().sides[0].deck_size) == (2, 0)
    assert two.play(End(), End()).asked() == (1, "turn")  # empty decks end nothing
    assert [
        event.number
        for event in Arena({1: "fist"}, FAR, "miss").play(End()).events()
        if event.what == "refilled"
    ] == [2]


@clause("uwo.turn.at-least-one")
def test_a_turn_without_payment_costs_one() -> None:
    idle = Arena({12: "fist"}, FAR).play(End())
    assert idle.energy() == [5, 6]
    assert "paid" in idle.happened()
    assert Arena({12: "fist"}, FAR, "tank").play(Morf(12, "tank"), End()).energy() == [5, 6]
    assert Arena({12: "fist"}, FAR, "tank").play(Swap("tank")).energy() == [5, 6]
    assert Arena({12: "fist"}, FAR, "tank").play(Walk(12, 13), Swap("tank")).energy() == [5, 6]


@clause("uwo.turn.at-least-one")
def test_everyone_sees_what_ending_the_turn_costs() -> None:
    arena = Arena({12: "fist"}, FAR, "tank")
    assert [arena.view(seat).end_costs for seat in (0, 1, -1)] == [1, 1, 1]
    assert arena.play(Morf(12, "tank")).view().end_costs == 0
    assert Arena({12: "fist"}, FAR).play(Walk(12, 13)).view().end_costs == 0


@clause("uwo.energy.burn")
def test_all_energy_may_be_given_up() -> None:
    arena = Arena({12: "fist"}, FAR).play(Walk(12, 13), Burn())
    assert arena.energy() == [0, 6]
    assert arena.asked() == (1, "turn")
    assert len(arena.hand()) == 3
    assert [event.number for event in arena.events() if event.what == "burned"] == [5]


@clause("uwo.morf.own")
def test_a_morf_grows_the_stack_and_costs_one() -> None:
    arena = Arena({12: "pistol"}, FAR, "tank").play(Morf(12, "tank"))
    uwo = arena.at(12)
    assert uwo
    assert (uwo.kind, uwo.height) == ("tank", 3)
    assert arena.energy() == [5, 6]
    assert cards_of(arena.table, 0) == [10, 3, 3, 3, 3, 3, 3, 3, 9]


@clause("uwo.morf.own", refuses=True)
def test_no_morf_of_enemies_or_air() -> None:
    arena = Arena({12: "fist"}, FAR, "tank")
    for move in (Morf(29, "tank"), Morf(13, "tank")):
        assert arena.check(move) == Rule.MORF_OWN


@clause("uwo.morf.no-miss")
def test_any_other_card_is_a_form() -> None:
    for kind in KINDS[1:-1]:  # all but the Fist, of which there are none in a hand, and the Miss
        assert Arena({12: "fist"}, FAR, kind).check(Morf(12, kind)) == Rule.OK


@clause("uwo.morf.no-miss", refuses=True)
def test_a_miss_is_no_form() -> None:
    assert Arena({12: "fist"}, FAR, "tank miss").check(Morf(12, "miss")) == Rule.MORF_NO_MISS


@clause("uwo.morf.no-attack")
def test_a_morfed_uwo_may_walk_and_another_may_attack() -> None:
    arena = Arena({12: "fist", 16: "fist"}, {17: "fist!"}, "tank").play(Morf(12, "tank"))
    assert arena.check(Walk(12, 13)) == Rule.OK
    assert arena.check(Attack(16, 17)) == Rule.OK
    arena.play(Walk(16, 15), End(), End())
    assert arena.check(Attack(12, 17)) == Rule.OK  # in the next turn


@clause("uwo.morf.no-attack", refuses=True)
def test_a_morfed_uwo_may_not_attack() -> None:
    arena = Arena({12: "fist"}, {17: "fist"}, "tank").play(Morf(12, "tank"))
    assert arena.check(Attack(12, 17)) == Rule.MORF_NO_ATTACK


@clause("uwo.swap")
def test_a_swap_ends_the_turn() -> None:
    arena = Arena({12: "fist"}, FAR, "miss miss tank").play(Walk(12, 13), Swap("miss"))
    assert arena.asked() == (1, "turn")
    assert len(arena.hand()) == 3
    assert arena.view().sides[0].deck_size == 27
    assert arena.table.deck[0, 0] == KINDS.index("miss")
    assert arena.view().under == ["miss"]


@clause("uwo.swap")
def test_swapped_cards_are_drawn_last() -> None:
    arena = Arena({12: "fist"}, FAR, "miss tank ball", decks=(2, 0))
    arena.play(Swap("miss"), End(), Swap("tank"))
    assert arena.view().under == ["tank", "miss"]
    arena.play(End(), Swap("ball"))
    assert arena.view().under == ["ball", "tank"]
    assert "miss" in arena.hand()


@clause("uwo.swap", refuses=True)
def test_no_swap_after_a_morf_or_without_a_deck() -> None:
    assert Arena({12: "fist"}, FAR, "miss", decks=(0, 0)).check(Swap("miss")) == Rule.SWAP
    arena = Arena({12: "fist"}, FAR, "miss tank").play(Morf(12, "tank"))
    assert arena.check(Swap("miss")) == Rule.SWAP


@clause("uwo.walk.straight")
def test_walking_as_far_as_the_card_says() -> None:
    arena = Arena({12: "ball"}, {10: "fist", 22: "fist"})
    walks = {move.to for move in arena.legal() if isinstance(move, Walk)}
    assert walks == {11, 13, 14, 17, 7, 2}
    arena.play(Walk(12, 2))
    assert (arena.kind(2), arena.kind(12)) == ("ball", None)


@clause("uwo.walk.straight", refuses=True)
@pytest.mark.parametrize("to", [12, 10, 11, 18, 27, 22, 4])
def test_squares_too_far_or_out_of_line(to: int) -> None:
    arena = Arena({12: "ball"}, {11: "fist", 22: "fist"})
    assert arena.check(Walk(12, to)) == Rule.WALK_STRAIGHT


@clause("uwo.walk.straight", refuses=True)
def test_not_over_the_edge() -> None:
    arena = Arena({14: "ball"}, FAR)
    for move in (Walk(14, 15), Walk(14, 16)):
        assert arena.check(move) == Rule.WALK_STRAIGHT
