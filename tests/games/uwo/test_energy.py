"""Running out of energy, getting it back, and the end of the game."""

import pytest

from smallbox.games.uwo import GAME
from smallbox.games.uwo.moves import (
    Attack,
    Blast,
    Burn,
    Counter,
    DefendMorf,
    End,
    Miss,
    Morf,
    Walk,
    Yield,
)
from tests.games.uwo.arena import Arena

clause = pytest.mark.clause

FAR = {29: "fist"}


@clause("uwo.energy.out")
def test_the_other_goes_on_turn_after_turn() -> None:
    arena = Arena({12: "fist"}, FAR, energy=(3, 0))
    assert arena.play(End()).asked() == (0, "turn")
    assert arena.play(End()).asked() == (0, "turn")
    assert arena.play(End()).energy() == [6, 6]


@clause("uwo.energy.out")
def test_who_is_out_defends_with_misses_only_and_does_not_refill() -> None:
    arena = Arena({12: "pistol"}, {13: "fist"}, other_hand="turret miss", energy=(3, 0)).play(Attack(12, 13))
    assert set(arena.legal()) == {Miss(), Yield()}
    arena.play(Miss())
    assert arena.asked() == (0, "turn")  # nothing left to strike back with
    assert arena.play(End()).hand(1) == ["turret"]


@clause("uwo.energy.out")
def test_with_the_last_energy_the_turn_ends_by_itself_and_the_hand_is_filled_up() -> None:
    arena = Arena({12: "fist"}, FAR, "miss", energy=(1, 6)).play(Walk(12, 13))
    assert arena.asked() == (1, "turn")
    assert len(arena.hand()) == 3
    assert arena.happened()[:3] == ["out", "walked", "refilled"]
    morf = Arena({12: "fist"}, FAR, "tank", energy=(1, 6)).play(Morf(12, "tank"))
    assert morf.asked() == (1, "turn")


@clause("uwo.energy.out")
def test_a_duel_that_is_paid_for_is_fought_to_its_end() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, "miss", "miss miss", energy=(1, 6)).play(Attack(12, 13))
    assert arena.asked() == (1, "defend")
    arena.play(Miss(), Counter())
    assert arena.asked() == (0, "defend")
    assert arena.play(Miss()).asked() == (1, "turn")  # the Gnorfs cannot strike again, and their turn is over
    assert arena.energy() == [0, 5]


@clause("uwo.energy.back")
def test_both_get_six_and_who_ran_out_first_moves() -> None:
    arena = Arena({12: "fist"}, FAR, energy=(1, 2)).play(End(), End(), End())
    assert arena.energy() == [6, 6]
    assert arena.asked() == (0, "turn")
    assert "energy-back" in arena.happened()
    other = Arena({12: "fist"}, FAR, energy=(2, 1)).play(End(), End(), Burn())
    assert other.asked() == (1, "turn")


@clause("uwo.energy.back")
def test_a_duel_may_empty_both() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}, "tank", "miss miss", energy=(2, 1))
    arena.play(Attack(12, 13), Miss(), Counter())  # the Pnorfs come to nothing first
    assert arena.energy() == [1, 0]
    arena.play(DefendMorf("tank"))
    assert arena.energy() == [6, 6]
    assert arena.asked() == (1, "turn")


@clause("uwo.end.exterminate")
def test_the_last_hit_wins() -> None:
    arena = Arena({12: "fist"}, {13: "fist"}).play(Attack(12, 13))
    assert arena.view().shares == [1.0, 0.0]
    assert arena.asked()[0] is None
    assert GAME.kernels.to_move(arena.tables, 0) == 0
    assert arena.happened() == ["attacked", "removed", "game-over"]


@clause("uwo.end.exterminate")
def test_a_counter_may_win_and_a_blast_of_the_own_army_loses() -> None:
    counter = Arena({12: "fist"}, {13: "fist"}, other_hand="miss").play(Attack(12, 13), Miss(), Counter())
    assert counter.view().shares == [0.0, 1.0]
    blast = Arena({12: "dynamite"}, {13: "fist", 29: "fist"}).play(Blast(12))
    assert blast.view().shares == [0.0, 1.0]


@clause("uwo.end.both")
def test_a_blast_that_removes_both_armies_is_a_draw() -> None:
    arena = Arena({12: "dynamite"}, {13: "fist", 18: "fist"}).play(Blast(12))
    assert arena.view().shares == [0.5, 0.5]


@clause("uwo.end.no-cards")
def test_without_cards_one_plays_on() -> None:
    arena = Arena({12: "fist"}, {13: "fist", 29: "fist"}, decks=(0, 0)).play(Attack(12, 13), End(), End())
    assert arena.hand() == []
    assert arena.asked() == (0, "turn")


@clause("uwo.end.stalemate")
def test_twenty_energy_rounds_without_a_removal_are_a_draw() -> None:
    arena = Arena({12: "fist"}, FAR)
    for energy_round in range(20):
        assert arena.view().quiet == energy_round
        arena.play(Burn(), Burn())
    assert arena.view().shares == [0.5, 0.5]
    assert arena.happened()[-1] == "game-over"


@clause("uwo.end.stalemate")
def test_a_removal_starts_the_count_anew() -> None:
    arena = Arena({12: "fist"}, {13: "fist", 29: "fist"})
    for _ in range(19):
        arena.play(Burn(), Burn())
    arena.play(Attack(12, 13), Yield(), Burn(), Burn())
    for _ in range(19):
        arena.play(Burn(), Burn())
    assert not arena.table.over
    assert arena.play(Burn(), Burn()).table.over
