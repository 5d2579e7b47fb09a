"""Short stories of play that a person can follow."""

from smallbox.games.uwo.codes import Rule
from smallbox.games.uwo.moves import (
    Attack,
    Blast,
    Burn,
    Counter,
    DefendMorf,
    End,
    Miss,
    Morf,
    Ride,
    Walk,
    Yield,
)
from tests.games.uwo.arena import Arena


def test_a_duel_of_three_exchanges() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {13: "fist", 29: "fist"}, "tank miss", "miss pistol", decks=(0, 0))
    arena.play(Attack(12, 13), Miss())  # the Fist on 13 ducks
    arena.play(Counter(), DefendMorf("tank"))  # and strikes back; a Tank is safe from Fists
    assert arena.asked() == (0, "counter")
    arena.play(Counter(), DefendMorf("pistol"))  # the Tank strikes; a Pistol is safe from Tanks
    assert arena.asked() == (1, "counter")
    arena.play(Counter(), Miss())  # the Pistol strikes, the Tank ducks, and cannot hurt a Pistol
    assert arena.asked() == (0, "turn")
    assert arena.energy() == [3, 3]
    assert (arena.kind(12), arena.kind(13)) == ("tank", "pistol")
    assert arena.play(End()).energy() == [3, 3]  # the duel has paid for the turn


def test_a_blast_that_ends_the_game() -> None:
    arena = Arena(
        {11: "fist", 0: "fist"}, {17: "tank", 13: "fist"}, "dynamite", "miss miss miss", decks=(0, 0)
    )
    arena.play(Walk(11, 12), Morf(12, "dynamite"), End())  # it has walked: no blast in this turn
    arena.play(Attack(13, 12))  # the Gnorfs hold no card: the Dynamite is gone before it explodes
    assert arena.view().sides[0].removed.count("dynamite") == 3

    arena = Arena(
        {11: "fist", 0: "fist"}, {17: "tank", 13: "fist"}, "dynamite miss", "miss miss", decks=(0, 0)
    )
    arena.play(Walk(11, 12), Morf(12, "dynamite"), End())
    arena.play(Attack(13, 12), Miss())  # this time it ducks, and may answer with its blast
    assert arena.asked() == (0, "counter")
    arena.play(Counter())  # the Tank and the Fist hold Misses, which do not help against Dynamite
    assert [uwo.square for uwo in arena.view().field] == [0]
    assert arena.view().shares == [1.0, 0.0]
    assert arena.happened() == ["blasted", "removed", "removed", "removed", "game-over"]


def test_a_finish_of_several_turns_in_a_row() -> None:
    arena = Arena(
        {12: "fist", 18: "pistol"}, {13: "fist", 24: "fist"}, other_hand="tank", energy=(5, 1), decks=(0, 0)
    )
    arena.play(End(), Burn())  # the Pnorfs have nothing left: they can neither morf nor strike back
    assert (arena.energy(), arena.asked()) == ([4, 0], (0, "turn"))
    arena.play(Attack(12, 13))
    assert arena.legal() == [Yield()]  # the Tank in the hand cannot be paid for
    arena.play(Yield(), End())
    assert arena.asked() == (0, "turn")
    arena.play(Walk(18, 19), End())
    arena.play(Attack(19, 24))
    assert arena.energy() == [1, 0]
    arena.play(Yield())
    assert arena.view().shares == [1.0, 0.0]


def test_a_rider_prepares_what_a_fist_finishes() -> None:
    arena = Arena(
        {12: "rider", 8: "fist"}, {13: "turret", 29: "fist"}, other_hand="miss miss miss", decks=(0, 0)
    )
    assert arena.check(Attack(8, 13)) == Rule.ATTACK_SHIELDED
    arena.play(Ride(12, [13, 14]), End(), End())
    arena.play(Attack(8, 13))  # knocked out: no shield, no Miss
    assert arena.kind(13) is None


def test_a_morf_and_a_blast_in_one_turn() -> None:
    arena = Arena({12: "fist", 0: "fist"}, {13: "fist", 18: "fist", 29: "fist"}, "dynamite", "miss miss miss")
    arena.play(Morf(12, "dynamite"), Blast(12))
    assert [uwo.square for uwo in arena.view().field] == [0, 29]
    assert arena.energy() == [3, 6]
