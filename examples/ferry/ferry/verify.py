"""What chance brings in a game of Ferry, said once more for tools/verify_deal.py. Twin: edges.draws.

Stands alone, like the script that loads it: nothing is imported but Python's own library.
"""

from typing import Any

VERSION = "1"  # of the rules


def draws(stream: Any, context: Any, earlier: list[Any], entry: Any) -> Any:
    """Chance has a hand in the deal only: who starts, and the shuffled pile."""
    if earlier:
        return None
    starter = stream.draw(len(context["seats"]))
    return {"starter": starter, "pile": stream.shuffled(context["cards"]["animals"])}
