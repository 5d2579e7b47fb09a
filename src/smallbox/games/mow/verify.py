"""What chance brings in a game of Mow, said once more for tools/verify_deal.py. Twin: draws.py.

Stands alone, like the script that loads it: nothing is imported but Python's own library.
"""

from typing import Any

VERSION = "1"  # of the rules


def draws(stream: Any, context: Any, earlier: list[Any], entry: Any) -> Any:
    """A starter and the pile; then a new pile for each round, which ends with somebody taking a herd."""
    players = len(context["seats"])
    cards = list(range(96 if players >= 6 else 48))
    if not earlier:
        return {"starter": stream.draw(players), "pile": stream.shuffled(cards)}
    if entry["move"]["type"] == "take" and entry["brought"] is not None:
        return {"pile": stream.shuffled(cards)}
    return None
