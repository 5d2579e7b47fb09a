"""The careful player: chance decides between moves that promise the same."""

from collections import Counter

from smallbox.games.uwo import GAME
from smallbox.games.uwo.moves import Attack, Move
from tests.games.uwo.arena import Arena


def test_chance_decides_which_of_two_equal_fists_is_attacked() -> None:
    arena = Arena({12: "pistol"}, {11: "fist", 13: "fist"})
    chosen = Counter[Move](GAME.decode(GAME.careful_move(arena.tables, 0, seed)) for seed in range(400))
    assert set(chosen) == {Attack(12, 11), Attack(12, 13)}
    assert abs(chosen[Attack(12, 11)] - 200) < 33  # one in a thousand
