"""What the levels of the bots mean in MemoWars."""

from itertools import pairwise

from smallbox.games.memowars.levels import LEVELS


def test_the_lower_levels_forget_more_and_toss_worse() -> None:
    for below, above in pairwise(LEVELS):
        assert below.options["memory"] <= above.options["memory"]
        assert below.options["steadiness"] >= above.options["steadiness"]
